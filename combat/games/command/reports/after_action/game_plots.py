"""Plots of a game of COMMAND!: points by turn, and rolls of each deck; empty without pygal."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.engine.runs.charts import can_plot, chart, put_chart
from combat.engine.runs.markup import Element, put
from combat.engine.words import text
from combat.games.command.reports.after_action.game_report import SUMS, GameReport
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.words import command_names as names

COLOURS: dict[Seat, str] = {AXIS: "#5b6470", ALLIES: "#8a5a2b"}
LABELS = 10
"""Most turn labels along a plot."""


def put_points(parent: Element, report: GameReport) -> None:
    """Add the plot of the lead at the end of each player turn; nothing for fewer than two turns or without pygal."""
    turns = report.tally.points
    if len(turns) < 2 or not can_plot():
        return
    every = -(-len(turns) // LABELS)
    along = [str(turn) if place % every == 0 else "" for place, turn in enumerate(turns)]
    lead = {names.side(AXIS): [float(points) for points in turns.values()]}
    drawn = chart("Line", lead, along, text("report-plot-turn"), (COLOURS[AXIS],))
    put_chart(put(parent, "div", class_="plots"), drawn, text("report-plot-points", side=names.side(AXIS)))


def put_rolls(parent: Element, report: GameReport) -> None:
    """Add the plots of the frequency of each deck's rolls beside the expected one; nothing without pygal."""
    if not can_plot():
        return
    row = put(parent, "div", class_="plots")
    for side in SIDES:
        if report.tally.sums[side]:
            drawn = chart("Bar", _bars(report, side), [str(sum_) for sum_ in SUMS], text("report-plot-sum"),
                          (COLOURS[side], "#c9bf9c"))  # fmt: skip
            put_chart(row, drawn, text("report-plot-rolls", side=names.side(side)))


def _bars(report: GameReport, side: Seat) -> dict[str, list[float]]:
    return {
        text("report-plot-rolled"): [float(count) for count in report.counted(side)],
        text("report-plot-promised"): [round(count, 2) for count in report.promised(side)],
    }
