"""What a line of sight and the overlay of a whole board cost (12.0)."""

from __future__ import annotations

from functools import cache
from itertools import product
from time import perf_counter

from combat.board.board import Board
from combat.board.hexes import Hex
from combat.content.library import load_book
from combat.rules.book import Book
from combat.rules.sight import SightLines
from tools.figures import Measured, figure, seconds

LOOKED_FROM: Hex = "14.09"
SHELLED: Hex = "20.10"


@cache
def _book() -> Book:
    """The Farmhouse, all of whose lines have been drawn once, as in a battle under way."""
    book = load_book("first-light")
    _check_all(_lines(book, book.board))
    return book


def _lines(book: Book, board: Board) -> SightLines:
    return SightLines(board, book.charts.terrain, book.charts.numbers)


@cache
def _pairs() -> tuple[tuple[Hex, Hex], ...]:
    hexes = load_book("first-light").board.hexes()
    return tuple(product(hexes[::13], hexes[::7]))


def _check_all(lines: SightLines) -> None:
    check = lines.check
    for viewer, target in _pairs():
        check(viewer, target)


@figure("sight-cold", "one line of sight, cold", 10, "µs")
def _cold() -> Measured:
    book, taken = _book(), []
    for _ in range(15):
        lines = _lines(book, book.board)
        start = perf_counter()
        _check_all(lines)
        taken.append(perf_counter() - start)
    return Measured(sorted(taken)[7] / len(_pairs()) * 1e6, f"{len(_pairs())} pairs of hexes, each once")


@figure("sight-kept", "one line of sight, remembered", 0.3, "µs")
def _kept() -> Measured:
    lines = _lines(_book(), _book().board)
    _check_all(lines)
    return Measured(seconds(lambda: _check_all(lines)) / len(_pairs()) * 1e6, "the same pairs again")


@figure("field-cold", "what is in sight of a hex, after a change of the board", 12, "ms")
def _field_cold() -> Measured:
    book = _book()
    shelled = book.board.with_terrain(SHELLED, "crater")
    return Measured(seconds(lambda: _lines(book, shelled).field_of_view(LOOKED_FROM)) * 1e3, "all 594 hexes")


@figure("field-kept", "what is in sight of a hex, remembered", 1, "ms")
def _field_kept() -> Measured:
    lines = _lines(_book(), _book().board)
    return Measured(seconds(lambda: lines.field_of_view(LOOKED_FROM), each=20) * 1e3, "all 594 hexes")
