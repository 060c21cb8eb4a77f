"""Plots drawn with pygal, if it is installed."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from itertools import count
from math import ceil, floor
from xml.etree import ElementTree

from combat.engine.runs.markup import Element, put
from combat.engine.words import language
from combat.engine.words.patterns import number

try:
    import pygal
except ImportError:  # installed with combat-game[report]
    pygal = None

SIZE = (460, 270)
LINES = 6
"""Maximum grid lines, at integers."""
STEPS = (1, 2, 5)
"""Distances between grid lines, times powers of ten."""
LABELS = 13
"""Maximum labels along the axis, so that they do not overlap."""


def can_plot() -> bool:
    """Return whether pygal is installed."""
    return pygal is not None


def chart(
    kind: str, series: dict[str, list[float]], along: Sequence[str], title: str, colours: tuple[str, ...]
) -> bytes:
    """Return a pygal chart as SVG without scripts or external resources.

    `kind` is the name of the pygal class, `series` the values by name, `along` the labels of the x axis, `title` its
    caption.
    """
    assert pygal is not None
    pygal.etree.etree.to_etree()  # otherwise it would use lxml elements where lxml is installed
    most = ceil(max((value for values in series.values() for value in values), default=0))
    least = min(0, floor(min((value for values in series.values() for value in values), default=0)))
    step = next(step * 10**power for power in count() for step in STEPS if step * 10**power * LINES >= most - least)
    lowest = step * (least // step)
    style = pygal.style.Style(
        background="transparent", plot_background="transparent", foreground="#2b271d", foreground_strong="#2b271d",
        foreground_subtle="#7b7459", colors=colours, font_family="sans-serif", opacity=".85", transition="none",
    )  # fmt: skip
    chart = getattr(pygal, kind)(
        style=style, width=SIZE[0], height=SIZE[1], js=[], show_legend=len(series) > 1, legend_at_bottom=True,
        x_title=title, value_formatter=lambda value: number(value, language(), most=1),
        pretty_print=False, disable_xml_declaration=True, no_prefix=True, print_values=False, margin=6,
        truncate_label=-1,
    )  # fmt: skip
    chart.y_labels = range(lowest, max(most, step) + step, step)
    each = ceil(len(along) / LABELS)
    last = len(along) - 1  # the last label shows the end of the range
    chart.x_labels = [label if (last - place) % each == 0 else "" for place, label in enumerate(along)]
    for name, values in series.items():
        chart.add(name, values, stroke_style={"width": 3})
    drawn: ElementTree.Element = chart.render_tree()
    for parent in list(drawn.iter()):
        for script in parent.findall("script"):
            parent.remove(script)
    return ElementTree.tostring(drawn)


def put_chart(parent: Element, drawing: bytes, caption: str) -> None:
    """Add an SVG to a page as an embedded image, so that its styles do not affect the page."""
    held = put(parent, "figure")
    data = base64.b64encode(drawing).decode()
    put(held, "img", src=f"data:image/svg+xml;base64,{data}", alt=caption, width=SIZE[0], height=SIZE[1])
    put(held, "figcaption", caption)
