"""The report of a game as one file that a browser opens: text, drawings and styles are all inside."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from combat import __version__
from combat.engine.chance.luck import Luck
from combat.engine.files import folders
from combat.engine.kernel.seats import Seat
from combat.engine.runs.markup import Element, put, written
from combat.engine.words import language, text, translated
from combat.engine.words.patterns import number
from combat.games.command.reports.after_action import game_plots
from combat.games.command.reports.after_action.game_map import put_map
from combat.games.command.reports.after_action.game_report import GameReport
from combat.games.command.reports.after_action.game_tally import UnitDeeds
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.words import command_names as names

STYLES = (Path("assets", "engine", "report", "page.css"), Path("assets", "command", "report", "map.css"))
PARTS = ("points", "decks", "units-axis", "units-allies", "map", "timeline")
"""The sections that the page's own list of contents leads to."""
STAMP, WON = "stamp", "won"
"""The style of how it ended: nobody's victory is told as a defeat."""
COLUMNS = ("attacks", "felled", "eliminated", "hexes", "broke", "rallied")
"""What is counted of each unit, as `UnitDeeds` has it."""


def page(report: GameReport) -> str:
    """The whole page, in the language spoken."""
    title = translated(report.state.book.title)
    root = Element("html", lang=language())
    head = put(root, "head")
    put(head, "meta", charset="utf-8")
    put(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    put(head, "title", text("report-title", game=title))
    put(head, "style", "\n".join((folders.share() / name).read_text(encoding="utf-8") for name in STYLES))
    body = put(put(root, "body"), "main")
    _put_head(body, report, title)
    contents = put(body, "nav")
    for part in PARTS:
        put(contents, "a", text(f"report-{part}"), href=f"#{part}")
    _put_points(body, report)
    _put_decks(body, report)
    for side in SIDES:
        _put_units(body, report, side)
    put_map(_section(body, "map"), report)
    _put_course(body, report)
    foot = put(body, "footer")
    begun, played = report.header.created[:10], report.header.game
    put(foot, "p", text("report-foot", begun=begun, played=played, version=__version__))
    return written(root)


def fortune(luck: Luck) -> str:
    """How the outcome of some tries stands among all that they could have had, in words."""
    if luck.degree == "even":
        return text("report-luck-even")
    return text(f"report-luck-{'bad' if luck.below else 'good'}-{luck.degree}", odds=luck.odds)


def tenths(value: float) -> str:
    """A figure to one decimal, as the language writes it."""
    return number(round(value, 1), language(), least=1, most=1)


def _put_head(parent: Element, report: GameReport, title: str) -> None:
    state = report.state
    head = put(parent, "header")
    put(head, "p", text("report-kind"), class_="kind")
    put(head, "h1", title)
    sides = [names.side(side) for side in SIDES]
    put(head, "p", text("report-between", axis=sides[0], allies=sides[1], turns=state.turn), class_="where")
    if report.over:
        stamp = put(head, "div", class_=f"{STAMP} {WON}")
        put(stamp, "strong", text("log-ended", winner=names.side(state.winner)))
        put(stamp, "span", names.score(state))
        put(head, "p", names.ending(state), class_="verdict")
    else:
        put(head, "p", text("report-unfinished", turn=state.turn), class_="verdict")


def standing_of(report: GameReport) -> list[tuple[str, str]]:
    """Points, time, losses, objectives and the chits that are known, each with its heading."""
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
    section = _section(parent, "points")
    table = put(section, "table", class_="points")
    for head, value in standing_of(report):
        _row(table, head, value)
    game_plots.put_points(section, report)


def _put_decks(parent: Element, report: GameReport) -> None:
    """What each side's deck owed and paid."""
    section = _section(parent, "decks")
    put(section, "p", text("report-decks-about"), class_="about")
    table = put(put(section, "div", class_="wide"), "table", class_="dice")
    head = put(put(table, "thead"), "tr")
    for column in ("tries", "count", "expected", "actual", "luck"):
        put(head, "th", text(f"report-decks-{column}"), scope="col")
    body = put(table, "tbody")
    for side in SIDES:
        average = report.average(side)
        if average is not None:
            rolls = len(report.tally.sums[side])
            cells = (rolls, tenths(7.0), tenths(average), text("report-cancelled", count=report.tally.cancelled[side]))
            _cells(body, text("report-average", side=names.side(side)), cells)
        for (kind, whose), one in report.fortunes().items():
            if whose == side:
                said = text(f"report-decks-{kind}", side=names.side(side))
                _cells(body, said, (one.tries, tenths(one.expected), one.actual, fortune(one)))
        whole = report.all_luck(side)
        if whole.tries:
            said = text("report-decks-all", side=names.side(side))
            _cells(body, said, (whole.tries, tenths(whole.expected), whole.actual, fortune(whole)), class_="sum")
    game_plots.put_rolls(section, report)


def _put_units(parent: Element, report: GameReport, side: Seat) -> None:
    section = _section(parent, f"units-{side}")
    table = put(put(section, "div", class_="wide"), "table", class_="men")
    head = put(put(table, "thead"), "tr")
    for column in ("unit", *COLUMNS, "end"):
        put(head, "th", text(f"report-column-{column}"), scope="col")
    body = put(table, "tbody")
    for deeds in report.units(side):
        figures = [getattr(deeds, column) or "–" for column in COLUMNS]
        _cells(body, names.unit(report.state, deeds.unit), (*figures, end_of(report.state, deeds)))


def end_of(state: State, deeds: UnitDeeds) -> str:
    """How a unit was at the end."""
    unit = state.units[deeds.unit]
    if unit.fate:
        return text(f"state-{unit.fate}")
    marks = [text(f"state-{name}") for name in ("broken", "suppressed", "veteran") if getattr(unit, name)]
    return ", ".join((text("report-in", hex=unit.hex) if unit.hex else "–", *marks))


def _put_course(parent: Element, report: GameReport) -> None:
    section = _section(parent, "timeline")
    if not report.tally.course:
        put(section, "p", text("report-nothing"))
    for turn, lines in groupby(report.tally.course, key=lambda line: line.turn):
        put(section, "h3", text("report-turn", turn=turn) if turn else text("report-set-up"))
        listed = put(section, "ol")
        for line in lines:
            item = put(listed, "li", class_="bad" if line.entry.tone == "hit" else "plain")
            put(item, "b", line.entry.head)
            rest = " · ".join(filter(None, (line.entry.sum, line.entry.result)))
            if rest:
                put(item, "span", rest)


def _section(parent: Element, name: str) -> Element:
    section = put(parent, "section", id=name)
    put(section, "h2", text(f"report-{name}"))
    return section


def _row(table: Element, head: str, value: object) -> None:
    row = put(table, "tr")
    put(row, "th", head, scope="row")
    put(row, "td", value)


def _cells(body: Element, head: str, cells: tuple[object, ...], **attributes: object) -> None:
    row = put(body, "tr", **attributes)
    put(row, "th", head, scope="row")
    for place, cell in enumerate(cells):
        put(row, "td", cell, **({"class_": "luck"} if place == len(cells) - 1 else {}))
