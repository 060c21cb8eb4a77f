"""Benchmark: lines of sight and whole-board visibility, by day and by night (12.0, 18.0, 21.0)."""

from __future__ import annotations

from functools import cache
from itertools import product

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.sight import night, visibility
from combat.games.volume1.rules.sight.sight_lines import SightLines
from combat.games.volume1.rules.state import Cloud, Flare, State
from tools.figures import Measured, figure
from tools.figures.benchmark import timed

LOOKED_FROM = Hex("14.09")
SHELLED = Hex("20.10")


@cache
def _book() -> Book:
    """Return the Farmhouse map whose geometry is already cached, as in a battle in progress."""
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


@figure("sight-cold", "line of sight, uncached", 0.12)
def _cold() -> Measured:
    book = _book()
    lines = _lines(book, book.board)

    def forget() -> None:
        nonlocal lines
        lines = _lines(book, book.board)

    taken = timed(lambda: _check_all(lines), before=forget)
    return Measured.of(taken.shared(len(_pairs())), f"{len(_pairs())} pairs of hexes, each checked once")


@figure("sight-kept", "line of sight, cached", 0.002)
def _kept() -> Measured:
    lines = _lines(_book(), _book().board)
    _check_all(lines)
    return Measured.of(timed(lambda: _check_all(lines)).shared(len(_pairs())), "the same pairs again")


@figure("field-cold", "field of view of a hex after a change of the board", 240)
def _field_cold() -> Measured:
    book = _book()
    shelled = book.board.with_terrain(SHELLED, "crater")
    return Measured.of(timed(lambda: _lines(book, shelled).field_of_view(LOOKED_FROM)), "all 594 hexes")


@figure("field-kept", "field of view of a hex, cached", 20)
def _field_kept() -> Measured:
    lines = _lines(_book(), _book().board)
    return Measured.of(timed(lambda: lines.field_of_view(LOOKED_FROM), each=20), "all 594 hexes")


@cache
def _night() -> State:
    """Return the Farmhouse at night with two flares and smoke on a quarter of the hexes."""
    state = sequence.new_state(replace(load_book("first-light"), scenario=load_book("night-patrol").scenario))
    state.night, state.flares = 6, (Flare(Hex("14.09"), 0), Flare(Hex("22.06"), 0))
    smoked = enumerate(list(state.board.hexes())[::4])
    state.lay_clouds(tuple(Cloud((hex_,), 1, 0, fading=place % 2 == 0) for place, hex_ in smoked))
    return state


def _look_by_night(state: State) -> None:
    """Compute the same lines with everything that a shot adds: melee, night, flares, smoke."""
    for viewer, target in _pairs():
        line = visibility.between(state, viewer, target)
        if line.visible:
            visibility.smoke_terms(state, viewer, target)
            night.fire_terms(state, line.range, target)


@figure("night-cold", "line of sight by night and through smoke, uncached", 0.2)
def _night_cold() -> Measured:
    state = _night()
    _look_by_night(state)

    def another_board() -> None:
        state.board = replace(state.board)
        visibility.sight_lines(state)

    taken = timed(lambda: _look_by_night(state), before=another_board)
    return Measured.of(taken.shared(len(_pairs())), "the same pairs, with their modifiers; two flares alight")


@figure("night-kept", "line of sight by night and through smoke, cached", 0.06)
def _night_kept() -> Measured:
    state = _night()
    _look_by_night(state)
    return Measured.of(timed(lambda: _look_by_night(state)).shared(len(_pairs())), "the same pairs again")


@figure("night-field", "field of view of a hex by night, after a flare has drifted", 240)
def _night_field() -> Measured:
    state, drifting = _night().copy(), iter(_night().board.hexes())
    visibility.field_of_view(state, LOOKED_FROM)

    def drift() -> None:
        state.flares = (Flare(next(drifting), 0),)
        visibility.field_of_view(state, LOOKED_FROM)

    return Measured.of(timed(drift), "all 594 hexes")


@figure("night-field-kept", "field of view of a hex by night, cached", 20)
def _night_field_kept() -> Measured:
    state = _night()
    return Measured.of(timed(lambda: visibility.field_of_view(state, LOOKED_FROM), each=20), "all 594 hexes")
