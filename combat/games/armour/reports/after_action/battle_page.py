"""HTML report of a battle as a single file, with text, drawings and styles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import put_fact, put_section
from combat.engine.words import text, translated
from combat.games.armour.reports.after_action.battle_map import map_content
from combat.games.armour.reports.after_action.battle_report import BattleReport, units
from combat.games.armour.reports.after_action.rolled import KINDS
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.state import ALIVE, State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_words import WORDS
from combat.games.miniatures.reports.battle_map import put_map
from combat.games.miniatures.reports.battle_page import BattlePage, put_course
from combat.games.miniatures.words import wording

STYLES = (Path("assets", "armour", "report", "map.css"),)
HUNDREDTHS = 100
"""Points are counted in hundredths."""


def end_of(state: State, id_: str) -> str:
    """Return what is left of a unit at the end, as text."""
    unit = state.units[id_]
    if unit.destroyed:
        return text("report-gone")
    teams = [team for team in state.teams.values() if team.unit == unit.id]
    left = text("top-of", count=sum(team.where in ALIVE for team in teams), most=len(teams))
    return f"{left}, {text('state-pinned')}" if unit.pinned else left


PAGE: BattlePage[State] = BattlePage(WORDS, KINDS, wording.seat, names.unit, wording.length, end_of)


def page(report: BattleReport) -> str:
    """Return the report as an HTML page in the current language."""
    state = report.state
    mission, forces = state.book.mission, {seat: state.book.forces[seat].name for seat in SEATS}
    parts: tuple[Callable[[Element], object], ...] = (
        partial(_put_points, report=report),
        partial(PAGE.put_dice, report=report),
        *(partial(PAGE.put_units, state=state, seat=seat, units=units(report, seat)) for seat in SEATS),
        lambda body: put_map(put_section(body, "map", "report"), report, map_content(state)),
        partial(put_course, report=report),
    )
    title = text("report-title", game=translated(mission.title))
    put_head = partial(PAGE.put_head, report=report, title=mission.title, forces=forces, winner=state.winner)
    return report_frame.page(title, put_head, parts, partial(report_frame.put_played, header=report.header), STYLES)


def _put_points(parent: Element, report: BattleReport) -> None:
    """Add the points that each side has destroyed, who holds which goal, and a plot of the points."""
    section = put_section(parent, "points", "report")
    table, last = put(section, "table", class_="points"), list(report.tally.points.values())[-1:]
    for seat in SEATS:
        points = last[0][seat] if last else 0
        put_fact(table, text("report-destroyed", side=wording.seat(seat)), names.points(points))
        for goal in report.state.book.mission.side(seat).goals:
            held = wording.seat(holder(report.state, goal)) or "–"
            put_fact(table, text("report-goal", side=wording.seat(seat), goal=names.goal(goal)), held)
    PAGE.put_plot(section, report, HUNDREDTHS)
