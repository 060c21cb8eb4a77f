"""Plots of a battle's course, drawn by pygal where it is installed: the page does without them where it is not."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from math import ceil
from xml.etree import ElementTree

from combat.engine.words import language, text
from combat.engine.words.patterns import number
from combat.games.volume1.reports.after_action.after_action import SIDES, AfterAction
from combat.games.volume1.reports.after_action.markup import Element, put
from combat.games.volume1.rules.book import Side
from combat.games.volume1.words import names

try:
    import pygal
except ImportError:  # it comes with combat-game[report]
    pygal = None

COLOURS: dict[Side, str] = {"friendly": "#5d6338", "enemy": "#9a3324"}
SIZE = (460, 270)
LINES = 6
"""Across a plot at most, with whole numbers."""


def can_plot() -> bool:
    """Whether what draws them is installed."""
    return pygal is not None


def put_plots(parent: Element, report: AfterAction) -> None:
    """Hits against expectation, turn by turn, and losses; nothing without turns or without pygal."""
    turns = list(range(1, report.last_turn + 1))
    if not turns or not can_plot():
        return
    row = put(parent, "div", class_="plots")
    for side in SIDES:
        if any(done.kind == "fire" and done.side == side for _, done in report.tally.thrown):
            _put(row, _fire(report, side, turns), text("report-plot-fire", side=names.side(side)))
    _put(row, _losses(report, turns), text("report-plot-losses"))


def _fire(report: AfterAction, side: Side, turns: Sequence[int]) -> bytes:
    """How hits and what the chances promised grew."""
    found = [report.luck("fire", side, turn) for turn in turns]
    lines = {
        text("report-plot-hits"): [float(one.actual) for one in found],
        text("report-plot-expected"): [round(one.expected, 2) for one in found],
    }
    return _chart("Line", lines, turns, (COLOURS[side], "#8a8268"))


def _losses(report: AfterAction, turns: Sequence[int]) -> bytes:
    """Men lost in each turn."""
    lost = report.tally.lost
    bars = {names.side(side): [float(lost.count((turn, side))) for turn in turns] for side in SIDES}
    return _chart("Bar", bars, turns, tuple(COLOURS[side] for side in SIDES))


def _chart(kind: str, series: dict[str, list[float]], turns: Sequence[int], colours: tuple[str, ...]) -> bytes:
    """An SVG with no script and nothing from elsewhere."""
    assert pygal is not None
    most = ceil(max((value for values in series.values() for value in values), default=0))
    step = max(1, ceil(most / LINES))
    style = pygal.style.Style(
        background="transparent", plot_background="transparent", foreground="#2b271d", foreground_strong="#2b271d",
        foreground_subtle="#7b7459", colors=colours, font_family="sans-serif", opacity=".85", transition="none",
    )  # fmt: skip
    chart = getattr(pygal, kind)(
        style=style, width=SIZE[0], height=SIZE[1], js=[], show_legend=True, legend_at_bottom=True,
        x_title=text("report-plot-turn"), value_formatter=lambda value: number(value, language(), most=1),
        pretty_print=False, disable_xml_declaration=True, no_prefix=True, print_values=False, margin=6,
    )  # fmt: skip
    chart.y_labels = range(0, max(most, step) + step, step)
    chart.x_labels = [str(turn) for turn in turns]
    for name, values in series.items():
        chart.add(name, values, stroke_style={"width": 3})
    drawn: ElementTree.Element = chart.render_tree()
    for parent in list(drawn.iter()):
        for script in parent.findall("script"):
            parent.remove(script)
    return ElementTree.tostring(drawn)


def _put(parent: Element, drawing: bytes, caption: str) -> None:
    """A picture of its own inside the page, so that its styles keep to it."""
    held = put(parent, "figure")
    data = base64.b64encode(drawing).decode()
    put(held, "img", src=f"data:image/svg+xml;base64,{data}", alt=caption, width=SIZE[0], height=SIZE[1])
    put(held, "figcaption", caption)
