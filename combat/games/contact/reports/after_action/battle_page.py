"""HTML report of a battle as a single file, with text, drawings and styles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TypeAlias

from combat.engine.runs.ground_drawing import Sign
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.report_parts import put_fact, put_section
from combat.engine.space.plane.point import Point
from combat.engine.words import capital, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.contact.reports.after_action.event_counting import EventCounting
from combat.games.contact.reports.after_action.rolled import KINDS
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, SEATS, opponent
from combat.games.contact.title import TITLE
from combat.games.contact.words import contact_names as names
from combat.games.contact.words.contact_words import WORDS
from combat.games.miniatures.reports import battle_report
from combat.games.miniatures.reports.battle_map import DrawnGoal, MapContent, put_map
from combat.games.miniatures.reports.battle_page import BattlePage, put_course
from combat.games.miniatures.reports.battle_tally import UnitDeeds
from combat.games.miniatures.words import wording

STYLES = (Path("assets", "contact", "report", "map.css"),)
BattleReport: TypeAlias = battle_report.BattleReport[State]


def of_save(path: Path) -> BattleReport:
    """Return the report of a save; raise SaveError if the file is invalid or damaged."""
    return battle_report.read_report(TITLE, path, EventCounting())


def saved_page(path: Path) -> tuple[str, str]:
    """Return the report of a save as an HTML page, and the title of its mission; raise SaveError."""
    found = of_save(path)
    return page(found), found.state.book.mission.title


def end_of(state: State, id_: str) -> str:
    """Return a text on the final condition of a unit: lost, its serious states, or fit."""
    unit = state.units[id_]
    if not unit.alive:
        return text("state-wreck" if unit.wreck else "state-lost")
    grave = {"demoralised": unit.demoralised, "suppressed": unit.suppressed, "stuck": bool(unit.stuck)}
    return all_of([text(f"state-{name}") for name, holds in grave.items() if holds]) or text("report-fit")


PAGE: BattlePage[State] = BattlePage(WORDS, KINDS, wording.seat, names.unit, wording.length, end_of)


def page(report: BattleReport) -> str:
    """Return the report as an HTML page in the current language."""
    state, book = report.state, report.state.book
    forces = {seat: force.name for seat, force in book.forces.items()}
    parts = [partial(_put_losses, report=report), partial(PAGE.put_dice, report=report)]
    parts += [partial(PAGE.put_units, state=state, seat=seat, units=_units(report, seat)) for seat in SEATS]
    parts += [partial(_put_map, report=report), partial(put_course, report=report)]
    head = partial(PAGE.put_head, report=report, title=book.mission.title, forces=forces, winner=state.winner)
    foot = partial(report_frame.put_played, header=report.header)
    game = translated(book.mission.title)
    return report_frame.page(text("report-title", game=game), head, parts, foot, STYLES)


def _units(report: BattleReport, seat: str) -> Iterator[UnitDeeds]:
    """Yield the statistics of the units of a seat that are known."""
    return (report.tally.of(unit.id) for unit in report.state.units.values() if unit.seat == seat)


def _put_losses(parent: Element, report: BattleReport) -> None:
    """Add what each side has lost of its break value, who holds which objective, and a plot of the losses."""
    section, state = put_section(parent, "points", "report"), report.state
    table = put(section, "table", class_="points")
    for seat in SEATS:
        lost, whole = break_values(state, opponent(seat))
        put_fact(table, text("report-destroyed", side=wording.seat(seat)), text("top-of", count=lost, most=whole))
    for goal, holder in state.held.items():
        put_fact(table, text("report-goal", goal=names.goal(goal)), wording.seat(holder) or "–")
    PAGE.put_plot(section, report, 1)


def _put_map(parent: Element, report: BattleReport) -> None:
    state = report.state
    book = state.book
    content = MapContent(
        book.table, translated(book.mission.title), partial(names.ground, state), partial(_named, state), wording.seat,
        [DrawnGoal(goal.at, names.goal(goal.name), state.held.get(goal.name, "")) for goal in book.mission.objectives],
        list(_pieces(state)),
    )  # fmt: skip
    put_map(put_section(parent, "map", "report"), report, content)


def _named(state: State, unit: str) -> str:
    return capital(names.subject(state, unit))


def _pieces(state: State) -> Iterator[tuple[Point, Sign, str, str]]:
    """Yield the units on the table: squares for the first seat, diamonds for the other, pale if demoralised."""
    signs: dict[bool, Sign] = {True: "square", False: "diamond"}
    for unit in state.units.values():
        if unit.placed and unit.pose is not None:
            style = f"{unit.seat} broken" if unit.demoralised else unit.seat
            yield unit.pose.point, signs[unit.seat == ATTACKER], style, _named(state, unit.id)
