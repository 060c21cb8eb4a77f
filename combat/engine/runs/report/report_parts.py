"""Sections, tables and figures of the page of a run."""

from __future__ import annotations

from combat.engine.chance.intervals import wilson
from combat.engine.runs.markup import Element, put
from combat.engine.words import language, text
from combat.engine.words.patterns import number


def put_section(parent: Element, part: str) -> Element:
    """Add a section under its heading."""
    section = put(parent, "section", id=part)
    put(section, "h2", text(f"games-{part}"))
    return section


def put_table(parent: Element, kind: str, columns: tuple[str, ...]) -> Element:
    """Add a table with its head; returns what its rows go into."""
    table = put(put(parent, "div", class_="wide"), "table", class_=kind)
    head = put(put(table, "thead"), "tr")
    for column in columns:
        put(head, "th", text(f"games-column-{column}"), scope="col")
    return put(table, "tbody")


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
