"""Benchmark: lines of sight over drawn outlines in COMMAND! (16.0)."""

from __future__ import annotations

from functools import cache
from itertools import product

from combat.engine.content.layers import shipped
from combat.engine.space.hexes.hex import Hex
from combat.games.command.content.library import Library
from combat.games.command.rules.book import Book
from combat.games.command.rules.sight.map_lines import Lines
from tools.figures import Measured, figure
from tools.figures.benchmark import timed


@cache
def _book() -> Book:
    """Return a map with a hill, woods and houses whose stroke data is already cached, as in a game in progress."""
    book = Library([shipped("command")]).load_book("farm-on-the-road-east")
    _check_all(Lines(book), book)
    return book


def _pairs(book: Book) -> tuple[tuple[Hex, Hex], ...]:
    hexes = book.map.board.hexes()
    return tuple(product(hexes[::3], hexes[::2]))


def _check_all(lines: Lines, book: Book) -> None:
    line = lines.line
    for a, b in _pairs(book):
        line(a, b)


@figure("outline-cold", "line of sight over drawn outlines, uncached", 0.4)
def _cold() -> Measured:
    book = _book()
    pairs, lines = _pairs(book), Lines(book)

    def forget() -> None:
        nonlocal lines
        lines = Lines(book)

    def check() -> None:
        line = lines.line
        for a, b in pairs:
            line(a, b)

    return Measured.of(
        timed(check, before=forget).shared(len(pairs)), f"{len(pairs)} pairs of hexes, each checked once"
    )


@figure("outline-kept", "line of sight over drawn outlines, cached", 0.005)
def _kept() -> Measured:
    book = _book()
    pairs, line = _pairs(book), Lines(book).line

    def check() -> None:
        for a, b in pairs:
            line(a, b)

    check()
    return Measured.of(timed(check).shared(len(pairs)), "the same pairs again")
