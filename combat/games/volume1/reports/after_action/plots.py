"""Plots of the course of a battle."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.runs.charts import can_plot, chart, put_chart
from combat.engine.runs.markup import Element, put
from combat.engine.words import text
from combat.games.volume1.reports.after_action.after_action import SIDES, AfterAction
from combat.games.volume1.rules.book import Side
from combat.games.volume1.words import names

COLOURS: dict[Side, str] = {"friendly": "#5d6338", "enemy": "#9a3324"}


def put_plots(parent: Element, report: AfterAction) -> None:
    """Add plots of hits against expectation and of losses, by turn; do nothing without turns or without pygal."""
    turns = list(range(1, report.last_turn + 1))
    if not turns or not can_plot():
        return
    row = put(parent, "div", class_="plots")
    for side in SIDES:
        if any(done.kind == "fire" and done.side == side for _, done in report.tally.thrown):
            put_chart(row, _fire(report, side, turns), text("report-plot-fire", side=names.side(side)))
    put_chart(row, _losses(report, turns), text("report-plot-losses"))


def _fire(report: AfterAction, side: Side, turns: Sequence[int]) -> bytes:
    """Return the plot of cumulative hits and expected hits."""
    found = [report.luck("fire", side, turn) for turn in turns]
    lines = {
        text("report-plot-hits"): [float(one.actual) for one in found],
        text("report-plot-expected"): [round(one.expected, 2) for one in found],
    }
    return chart("Line", lines, *_along(turns), (COLOURS[side], "#8a8268"))


def _losses(report: AfterAction, turns: Sequence[int]) -> bytes:
    """Return the plot of men lost in each turn."""
    lost = report.tally.lost
    bars = {names.side(side): [float(lost.count((turn, side))) for turn in turns] for side in SIDES}
    return chart("Bar", bars, *_along(turns), tuple(COLOURS[side] for side in SIDES))


def _along(turns: Sequence[int]) -> tuple[list[str], str]:
    return [str(turn) for turn in turns], text("report-plot-turn")
