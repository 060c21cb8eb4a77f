"""HTML report of a battle as a single file, with text, drawings and styles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from combat.engine.kernel.seats import Seat
from combat.engine.runs.charts import can_plot, chart, put_chart
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import (
    LUCK,
    put_cells,
    put_fact,
    put_lucks,
    put_section,
    put_table,
    put_timeline,
)
from combat.engine.words import text, translated
from combat.games.armour.reports.after_action.battle_map import put_map
from combat.games.armour.reports.after_action.battle_report import BattleReport
from combat.games.armour.reports.after_action.battle_tally import UnitDeeds
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.state import ALIVE, State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_words import WORDS

STYLES = (Path("assets", "armour", "report", "map.css"),)
STAMP, WON = "stamp", "won"
"""CSS classes of the result; no result is shown as a defeat."""
COLUMNS = ("shots", "hits", "destroyed", "lost")
"""Columns of the table of units that are counts; fields of `UnitDeeds`."""
COLOURS: dict[Seat, str] = dict(zip(SEATS, ("#2d4f74", "#b0642a"), strict=True))
LABELS = 10
"""Most turn labels along a plot."""


def page(report: BattleReport) -> str:
    """Return the HTML page in the current language."""
    parts: tuple[Callable[[Element], object], ...] = (
        partial(_put_points, report=report),
        partial(_put_dice, report=report),
        *(partial(_put_units, report=report, seat=seat) for seat in SEATS),
        lambda body: put_map(put_section(body, "map", "report"), report),
        partial(_put_course, report=report),
    )
    title = text("report-title", game=translated(report.state.book.mission.title))
    put_head, put_foot = partial(_put_head, report=report), partial(report_frame.put_played, header=report.header)
    return report_frame.page(title, put_head, parts, put_foot, STYLES)


def _put_head(parent: Element, report: BattleReport) -> None:
    state, mission = report.state, report.state.book.mission
    head = put(parent, "header")
    put(head, "p", text("report-kind"), class_="kind")
    put(head, "h1", translated(mission.title))
    forces = {seat: translated(state.book.forces[seat].name) for seat in SEATS}
    put(head, "p", text("report-between", **forces, turns=state.turn), class_="where")
    if report.over:
        stamp = put(head, "div", class_=f"{STAMP} {WON}")
        put(stamp, "strong", text("report-won", winner=names.seat(state.winner)))
        put(head, "p", WORDS.ask(state, None).title, class_="verdict")
    else:
        put(head, "p", text("report-unfinished", turn=state.turn), class_="verdict")


def _put_points(parent: Element, report: BattleReport) -> None:
    """Add the points that each side has destroyed, who holds which goal, and a plot of the points."""
    section = put_section(parent, "points", "report")
    table, last = put(section, "table", class_="points"), list(report.tally.points.values())[-1:]
    for seat in SEATS:
        points = last[0][seat] if last else 0
        put_fact(table, text("report-destroyed", side=names.seat(seat)), names.points(points))
        for goal in report.state.book.mission.side(seat).goals:
            held = names.seat(holder(report.state, goal)) or "–"
            put_fact(table, text("report-goal", side=names.seat(seat), goal=names.goal(goal)), held)
    if len(report.tally.points) > 1 and can_plot():
        every = -(-len(report.tally.points) // LABELS)
        along = [str(turn) if place % every == 0 else "" for place, turn in enumerate(report.tally.points)]
        lines = {names.seat(seat): [each[seat] / 100 for each in report.tally.points.values()] for seat in SEATS}
        drawn = chart("Line", lines, along, text("report-plot-turn"), tuple(COLOURS.values()))
        put_chart(put(section, "div", class_="plots"), drawn, text("report-plot-points"))


def _put_dice(parent: Element, report: BattleReport) -> None:
    """Add the luck of each side's dice: expected and actual results."""
    section = put_section(parent, "dice", "report")
    put(section, "p", text("report-dice-about"), class_="about")
    body = put_table(section, "dice", LUCK, "report-dice")
    for seat in SEATS:
        side = names.seat(seat)
        found = [(kind, luck) for (kind, whose), luck in report.fortunes().items() if whose == seat]
        rows = [(text(f"report-dice-{kind}", side=side), luck) for kind, luck in found]
        put_lucks(body, rows, text("report-dice-all", side=side), report.all_luck(seat))


def _put_units(parent: Element, report: BattleReport, seat: Seat) -> None:
    section = put_section(parent, f"units-{seat}", "report")
    body = put_table(section, "men", ("unit", *COLUMNS, "moved", "end"), "report-column")
    for deeds in report.units(seat):
        counts = [getattr(deeds, column) or "–" for column in COLUMNS]
        moved = names.length(deeds.moved) if deeds.moved else "–"
        put_cells(body, names.unit(report.state, deeds.unit), (*counts, moved, end_of(report.state, deeds)), "luck")


def end_of(state: State, deeds: UnitDeeds) -> str:
    """Return what is left of a unit at the end."""
    unit = state.units[deeds.unit]
    if unit.destroyed:
        return text("report-gone")
    teams = [team for team in state.teams.values() if team.unit == unit.id]
    left = text("top-of", count=sum(team.where in ALIVE for team in teams), most=len(teams))
    return f"{left}, {text('state-pinned')}" if unit.pinned else left


def _put_course(parent: Element, report: BattleReport) -> None:
    lines = report.tally.course
    put_timeline(parent, [(line.turn, line.entry, "bad" if line.entry.tone == "hit" else "plain") for line in lines])
