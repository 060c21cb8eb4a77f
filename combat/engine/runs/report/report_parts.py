"""Sections, tables and figures of the page of a run."""

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
    """Add a section of the page of a run (`games`) or of one game (`report`) under its heading."""
    section = put(parent, "section", id=part)
    put(section, "h2", text(f"games-{part}" if kind == "games" else f"report-{part}"))
    return section


def put_table(parent: Element, kind: str, columns: Sequence[str], named: str = "") -> Element:
    """Add a table whose columns are headed by messages, named as those of a run are or otherwise; returns what its rows
    go into."""
    table = put(put(parent, "div", class_="wide"), "table", class_=kind)
    head = put(put(table, "thead"), "tr")
    for column in columns:
        put(head, "th", text(f"{named}-{column}" if named else f"games-column-{column}"), scope="col")
    return put(table, "tbody")


def put_cells(body: Element, first: str, cells: Sequence[object], last: str, **attributes: object) -> None:
    """Add a row that begins with what it is about, and whose last cell has a style of its own."""
    row = put(body, "tr", **attributes)
    put(row, "th", first, scope="row")
    for place, cell in enumerate(cells, 1):
        put(row, "td", cell, **({"class_": last} if place == len(cells) else {}))


def put_course(parent: Element, told: Iterable[tuple[int, LogEntry, str]]) -> None:
    """Add lines of the log, each with its turn and its style, under the turns that they belong to."""
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
"""The columns of a table of tries: what they were, how many, what they promised and brought, and how lucky that was."""


def luck_cells(luck: Luck) -> tuple[object, ...]:
    """Return the cells of such a table behind the first."""
    return luck.tries, tenths(luck.expected), luck.actual, fortune(luck)


def put_row(table: Element, first: str, *cells: object, class_: str = "counted") -> None:
    """Add a row that begins with what it is about."""
    row = put(table, "tr", class_=class_)
    put(row, "th", first, scope="row")
    for cell in cells:
        put(row, "td", number(cell, language()) if isinstance(cell, int) else cell)


def percent(part: int, whole: int) -> str:
    """Return a share in percent, with one decimal."""
    return text("games-percent", share=decimal(100 * part / whole, 1))


def between(part: int, whole: int) -> str:
    """Return the bounds of the true share at 95 percent (Wilson's interval)."""
    low, high = wilson(part, whole)
    return text("games-percent", share=f"{decimal(100 * low, 1)}–{decimal(100 * high, 1)}")


def decimal(value: float, places: int = 2) -> str:
    """Return a mean or a share as the language writes it."""
    return number(round(value, places), language(), least=places, most=places)


def signed(amount: int) -> str:
    """Return a whole number with its sign: "+2", "−1", "0"."""
    return f"+{amount}" if amount > 0 else number(amount, language())
