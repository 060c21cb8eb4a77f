"""Sections, tables and numbers of a report."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Literal

from combat.engine.chance.intervals import wilson
from combat.engine.chance.luck import Luck
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report.fortune import fortune, tenths
from combat.engine.words import language, text
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.patterns import number


def put_section(parent: Element, part: str, kind: Literal["games", "report"] = "games") -> Element:
    """Add a section with its heading to the report of a run (`games`) or of one game (`report`); return it."""
    section = put(parent, "section", id=part)
    put(section, "h2", text(f"games-{part}" if kind == "games" else f"report-{part}"))
    return section


def put_table(parent: Element, kind: str, columns: Sequence[str], named: str = "") -> Element:
    """Add a table with translated column headings; return its body.

    `kind` is its CSS class. `named` is the prefix of the headings' message ids, by default that of run tables.
    """
    table = put(put(parent, "div", class_="wide"), "table", class_=kind)
    head = put(put(table, "thead"), "tr")
    for column in columns:
        put(head, "th", text(f"{named}-{column}" if named else f"games-column-{column}"), scope="col")
    return put(table, "tbody")


def put_cells(body: Element, first: str, cells: Sequence[object], last: str, **attributes: object) -> None:
    """Add a row with a heading and cells; `last` is the CSS class of the last cell."""
    row = put(body, "tr", **attributes)
    put(row, "th", first, scope="row")
    for place, cell in enumerate(cells, 1):
        put(row, "td", cell, **({"class_": last} if place == len(cells) else {}))


def put_fact(table: Element, head: str, value: object) -> None:
    """Add a row with a heading and one value to a table."""
    row = put(table, "tr")
    put(row, "th", head, scope="row")
    put(row, "td", value)


def put_timeline(parent: Element, told: Sequence[tuple[int, LogEntry, str]]) -> None:
    """Add the section with the course of a game, or a note if it is empty.

    Each entry has its turn and CSS class.
    """
    section = put_section(parent, "timeline", "report")
    if not told:
        put(section, "p", text("report-nothing"))
    put_course(section, told)


def put_course(parent: Element, told: Iterable[tuple[int, LogEntry, str]]) -> None:
    """Add log entries, each with its turn and CSS class, grouped under headings for the turns."""
    for turn, lines in groupby(told, key=lambda line: line[0]):
        put(parent, "h3", text("report-turn", turn=turn) if turn else text("report-set-up"))
        listed = put(parent, "ol")
        for _, entry, style in lines:
            item = put(listed, "li", class_=style)
            put(item, "b", entry.head)
            rest = " · ".join(filter(None, (entry.sum, entry.result)))
            if rest:
                put(item, "span", rest)


LUCK = ("tries", "count", "expected", "actual", "luck")
"""The columns of a luck table: the kind of try, their number, the expected and actual results, and the luck."""


def luck_cells(luck: Luck) -> tuple[object, ...]:
    """Return the cells of a luck table for one row, without its heading: tries, expected and actual successes,
    description.
    """
    return luck.tries, tenths(luck.expected), luck.actual, fortune(luck)


def put_lucks(body: Element, rows: Iterable[tuple[str, Luck]], total: str, whole: Luck) -> None:
    """Add one side's rows to a luck table, each with its heading, followed by the total if anything was tried."""
    for head, luck in rows:
        put_cells(body, head, luck_cells(luck), "luck")
    if whole.tries:
        put_cells(body, total, luck_cells(whole), "luck", class_="sum")


def put_row(table: Element, first: str, *cells: object, class_: str = "counted") -> None:
    """Add a row with a heading and cells; integers are formatted in the current language."""
    row = put(table, "tr", class_=class_)
    put(row, "th", first, scope="row")
    for cell in cells:
        put(row, "td", number(cell, language()) if isinstance(cell, int) else cell)


def percent(part: int, whole: int) -> str:
    """Return the share `part / whole` as a percentage with one decimal."""
    return text("games-percent", share=decimal(100 * part / whole, 1))


def between(part: int, whole: int) -> str:
    """Return the 95 % confidence interval (Wilson's) of the share `part / whole` as a percentage."""
    low, high = wilson(part, whole)
    return text("games-percent", share=f"{decimal(100 * low, 1)}–{decimal(100 * high, 1)}")


def decimal(value: float, places: int = 2) -> str:
    """Return a number with exactly `places` decimals, in the format of the current language."""
    return number(round(value, places), language(), least=places, most=places)


def signed(amount: int) -> str:
    """Return an integer with its sign: "+2", "−1", "0"."""
    return f"+{amount}" if amount > 0 else number(amount, language())
