"""HTML report of a game as a single file, with text, drawings and styles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from combat.engine.kernel.seats import Seat
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report import report_frame
from combat.engine.runs.report.fortune import tenths
from combat.engine.runs.report.report_parts import (
    LUCK,
    put_cells,
    put_fact,
    put_lucks,
    put_section,
    put_table,
    put_timeline,
)
from combat.engine.words import capital, text, translated
from combat.games.command.reports.after_action import game_plots
from combat.games.command.reports.after_action.game_map import put_map
from combat.games.command.reports.after_action.game_report import GameReport
from combat.games.command.reports.after_action.game_tally import UnitDeeds
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.words import command_names as names

STYLES = (Path("assets", "command", "report", "map.css"),)
STAMP, WON = "stamp", "won"
"""CSS classes of the result; no result is shown as a defeat."""
COLUMNS = ("attacks", "felled", "eliminated", "hexes", "broke", "rallied")
"""Columns of the unit table; fields of `UnitDeeds`."""


def page(report: GameReport) -> str:
    """Return the report as an HTML page in the current language."""
    parts: tuple[Callable[[Element], object], ...] = (
        partial(_put_points, report=report),
        partial(_put_decks, report=report),
        *(partial(_put_units, report=report, side=side) for side in SIDES),
        lambda body: put_map(put_section(body, "map", "report"), report),
        partial(_put_course, report=report),
    )
    title = text("report-title", game=translated(report.state.book.title))
    put_head, put_foot = partial(_put_head, report=report), partial(report_frame.put_played, header=report.header)
    return report_frame.page(title, put_head, parts, put_foot, STYLES)


def _put_head(parent: Element, report: GameReport) -> None:
    state, title = report.state, translated(report.state.book.title)
    head = put(parent, "header")
    put(head, "p", text("report-kind"), class_="kind")
    put(head, "h1", title)
    sides = [names.side(side) for side in SIDES]
    put(head, "p", text("report-between", axis=sides[0], allies=sides[1], turns=state.turn), class_="where")
    if report.over:
        stamp = put(head, "div", class_=f"{STAMP} {WON}")
        put(stamp, "strong", text("end-won", winner=state.winner))
        put(stamp, "span", names.score(state))
        put(head, "p", capital(names.ending(state)), class_="verdict")
    else:
        put(head, "p", text("report-unfinished", turn=state.turn), class_="verdict")


def standing_of(report: GameReport) -> list[tuple[str, str]]:
    """Return pairs of heading and text: score, time, losses, held objectives and known chits."""
    state = report.state
    found = [
        (text("report-score"), names.score(state)),
        (text("report-time"), text("report-time-of", time=state.time, sudden=state.sudden_death)),
    ]
    for side in SIDES:
        lost = text("report-lost-of", lost=endings.losses(state, side), surrender=state.surrender[side])
        held = [str(number) for number, holder in sorted(state.control.items()) if holder == side]
        found.append((text("report-lost", side=names.side(side)), lost))
        found.append((text("report-held", side=names.side(side)), ", ".join(held) or "–"))
    for chit in (*state.open_chits, *(secret for side in SIDES for secret in state.secrets[side])):
        if chit in state.book.chits:
            found.append((text("report-chit", chit=chit.upper()), names.worth(state, chit)))
    return found


def _put_points(parent: Element, report: GameReport) -> None:
    section = put_section(parent, "points", "report")
    table = put(section, "table", class_="points")
    for head, value in standing_of(report):
        put_fact(table, head, value)
    game_plots.put_points(section, report)


def _put_decks(parent: Element, report: GameReport) -> None:
    """Add the luck of each side's deck: expected and actual results."""
    section = put_section(parent, "decks", "report")
    put(section, "p", text("report-decks-about"), class_="about")
    body = put_table(section, "dice", LUCK, "report-decks")
    for side in SIDES:
        average = report.average(side)
        if average is not None:
            rolls = len(report.tally.sums[side])
            cells = (rolls, tenths(7.0), tenths(average), text("report-cancelled", count=report.tally.cancelled[side]))
            put_cells(body, text("report-average", side=names.side(side)), cells, "luck")
        named = names.side(side)
        found = [(kind, luck) for (kind, whose), luck in report.fortunes().items() if whose == side]
        rows = [(text(f"report-decks-{kind}", side=named), luck) for kind, luck in found]
        put_lucks(body, rows, text("report-decks-all", side=named), report.all_luck(side))
    game_plots.put_rolls(section, report)


def _put_units(parent: Element, report: GameReport, side: Seat) -> None:
    section = put_section(parent, f"units-{side}", "report")
    body = put_table(section, "men", ("unit", *COLUMNS, "end"), "report-column")
    for deeds in report.units(side):
        figures = [getattr(deeds, column) or "–" for column in COLUMNS]
        put_cells(body, names.unit(report.state, deeds.unit), (*figures, end_of(report.state, deeds)), "luck")


def end_of(state: State, deeds: UnitDeeds) -> str:
    """Return the state of a unit at the end as text."""
    unit = state.units[deeds.unit]
    if unit.fate:
        return text(f"state-{unit.fate}")
    marks = [text(f"state-{name}") for name in ("broken", "suppressed", "veteran") if getattr(unit, name)]
    return ", ".join((text("report-in", hex=unit.hex) if unit.hex else "–", *marks))


def _put_course(parent: Element, report: GameReport) -> None:
    lines = report.tally.course
    put_timeline(parent, [(line.turn, line.entry, "bad" if line.entry.tone == "hit" else "plain") for line in lines])
