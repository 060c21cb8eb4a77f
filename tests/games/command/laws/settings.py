"""What the laws are tried on: every scenario with every switch turned over, and small fights made up from a seed.

A new scenario or switch enters by itself.
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
"""How many different fields short fights are fought on; lines of sight are drawn once for each."""


@cache
def printed() -> tuple[tuple[str, str], ...]:
    """Every scenario as it is, then with each switch turned over, so that few games try every scenario."""
    names = scenario_ids()
    return (*((name, "") for name in names), *((name, switch) for switch in SWITCHES for name in names))


def setting(number: int) -> tuple[str, Book]:
    """The game of a number: one of a scenario and a made-up one, in turns."""
    if number % 2:
        return _turned(f"skirmish {number}", skirmish(number), SWITCHES[number // 2 % len(SWITCHES)])
    name, switch = printed()[number // 2 % len(printed())]
    return _turned(name, load_book(name), switch)


def small(number: int) -> tuple[str, Book]:
    """A made-up fight from the last space before Sudden Death on, with another switch turned over than in the one before."""
    book = _field(number % FIELDS)
    book = replace(book, time=book.sudden_death - 1)
    return _turned(f"skirmish {number}", book, SWITCHES[number % len(SWITCHES)])


@cache
def _field(number: int) -> Book:
    return skirmish(number)


def last_hour(number: int) -> tuple[str, Book]:
    """A scenario from the last space before Sudden Death on, with a switch turned over."""
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
