"""Games on which the laws are checked: every scenario with every option toggled, and small generated fights.

New scenarios and options are included automatically.
"""

from __future__ import annotations

from functools import cache

from combat.engine.kernel.record import field_names, replace
from combat.games.command.content.library import load_book, scenario_ids
from combat.games.command.rules.book import Book
from combat.games.command.rules.switches import Options
from tests.games.command.skirmish import skirmish

SWITCHES = field_names(Options)
FIELDS = 8
"""Number of different maps of short fights; lines of sight are computed once for each."""


@cache
def printed() -> tuple[tuple[str, str], ...]:
    """Return pairs of scenario and toggled option: each scenario with "", then with each option.

    The order lets few games cover every scenario.
    """
    names = scenario_ids()
    return (*((name, "") for name in names), *((name, switch) for switch in SWITCHES for name in names))


def setting(number: int) -> tuple[str, Book]:
    """Return the name and book of a numbered game: shipped scenarios and generated fights alternate."""
    if number % 2:
        return _turned(f"skirmish {number}", skirmish(number), SWITCHES[number // 2 % len(SWITCHES)])
    name, switch = printed()[number // 2 % len(printed())]
    return _turned(name, load_book(name), switch)


def small(number: int) -> tuple[str, Book]:
    """Return the name and book of a generated fight that begins one space before Sudden Death.

    The number also selects the option that is toggled.
    """
    book = _field(number % FIELDS)
    book = replace(book, time=book.sudden_death - 1)
    return _turned(f"skirmish {number}", book, SWITCHES[number % len(SWITCHES)])


@cache
def _field(number: int) -> Book:
    return skirmish(number)


def last_hour(number: int) -> tuple[str, Book]:
    """Return the name and book of a scenario that begins one space before Sudden Death.

    The number also selects the option that is toggled.
    """
    names = scenario_ids()
    name = names[number % len(names)]
    book = load_book(name)
    book = replace(book, time=book.sudden_death - 1)
    return _turned(name, book, SWITCHES[number % len(SWITCHES)])


def _turned(name: str, book: Book, switch: str) -> tuple[str, Book]:
    if not switch:
        return name, book
    return f"{name}, {switch}", replace(
        book, options=replace(book.options, **{switch: not getattr(book.options, switch)})
    )
