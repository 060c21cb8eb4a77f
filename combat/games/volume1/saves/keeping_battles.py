"""Serialise books and states of Volume 1 for journals.

The state of a checkpoint is written without book and smoke, and with only the changed hexes of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar, get_type_hints

from combat.engine.files import bounds
from combat.engine.journal.state_serializer import About
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import CodecError, Json, as_plain, from_plain
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import Clock, State
from combat.games.volume1.saves.format_steps import STEPS
from combat.games.volume1.saves.sound_battles import look_over_book, look_over_state

_APART = ("book", "board", "smoke")
"""Fields not stored in a checkpoint: the book has its own line, of the board only changes are stored, and smoke is
computed from the clouds.
"""
_LATER: dict[str, Any] = {
    "last_turn": 0,
    "held": {},
    "happened": (),
    "ended_by": None,
    "down_for_good": frozenset(),
    "charged_home": frozenset(),
}
"""Fields stored only if they differ from these defaults, since older saves lack them."""
_CHANGES: type[dict[Hex, str]] = dict[Hex, str]

T = TypeVar("T")


class KeepingBattles:
    """Serialiser of Volume 1's battles for journals."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = STEPS

    def about(self, book: Book) -> About:
        """Return the scenario's id and title, the options and the packs of a book, for a journal's header."""
        return About(book.scenario.id, book.scenario.title, book.chosen, book.packs)

    def book_as_plain(self, book: Book) -> Json:
        """Return a book as JSON data for a journal."""
        return as_plain(book)

    def book_from_plain(self, data: Json) -> Book:
        """Parse what `book_as_plain` wrote; raise ValueError if it is invalid."""
        _leave_letters(data)
        book = from_plain(Book, data)
        look_over_book(book)
        return book

    def state_as_plain(self, state: State) -> dict[str, Json]:
        """Return a state as JSON data without its book; of its board only the changed hexes, or None if there are
        none.
        """
        data = {name: _written(getattr(state, name)) for name in _kinds()}
        for name, usual in _LATER.items():
            if getattr(state, name) == usual:
                del data[name]
        data["board"] = _changed(state.book.board, state.board)
        return data

    def state_from_plain(self, data: dict[str, Json], book: Book) -> State:
        """Parse what `state_as_plain` wrote; raise ValueError if it is invalid."""
        state = self.view_from_plain(data, book)
        look_over_state(state)
        return state

    def view_from_plain(self, data: dict[str, Json], book: Book) -> State:
        """Parse a view, in which unknown men have neutral ids; raise ValueError if it is invalid."""
        board = book.board
        for hex_, terrain in from_plain(_CHANGES, data.get("board") or {}).items():
            if not board.contains(hex_):
                raise CodecError(msg("finding-of", of="State.board", what=msg("battle-off-board", hex=hex_)))
            board = board.with_terrain(hex_, terrain)
        parts = {name: _read(name, kind, data[name]) for name, kind in _kinds().items() if name in data}
        return State(book, board, **parts)

    def clock(self, state: State) -> dict[str, Json]:
        """Return the progress of a game as JSON data: turn, phase ("over" at the end), impulse and more."""
        return as_plain(state.clock)

    def moment(self, clock: Json) -> Moment:
        """Return the moment of a clock as written by `clock`; raise ValueError if it is invalid."""
        return from_plain(Clock, clock).moment

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the verdict and the points of a finished game; None if it is not finished."""
        return (state.verdict, state.points) if state.verdict else None

    def place(self, state: State) -> TextMessage:
        """Return the progress of a game as a message for errors: "turn 3"."""
        clock = state.clock
        if clock.impulse:
            return msg("battle-at-impulse", turn=clock.turn, impulse=clock.impulse)
        return msg("battle-at-phase", turn=clock.turn, phase=clock.phase)


def _leave_letters(data: Json) -> None:
    """Remove the order keys that books once contained."""
    with suppress(LookupError, TypeError, AttributeError):  # anything invalid is reported when it is read
        charts = bounds.json_object(bounds.json_object(data)["charts"])
        for order in bounds.json_object(charts["orders"]).values():
            bounds.json_object(order).pop("key", None)


def _written(value: object) -> Json:
    """Return a part of the state as JSON, with sets sorted."""
    return sorted(value) if isinstance(value, frozenset) else as_plain(value)


@cache
def _kinds() -> dict[str, Any]:
    """Return the fields of a checkpoint's state and their types."""
    return {name: kind for name, kind in get_type_hints(State).items() if name not in _APART}


def _changed(before: Board, after: Board) -> dict[str, Json] | None:
    if before is after or before == after:
        return None
    pairs = zip(after.hexes(), before.terrains, after.terrains, strict=True)
    return {str(hex_): now for hex_, was, now in pairs if now != was}


def _read(name: str, kind: type[T], data: Json) -> T:
    try:
        return from_plain(kind, data)
    except CodecError as fault:
        raise CodecError(msg("finding-of", of=f"State.{name}", what=cause(fault))) from None


KEEPING = KeepingBattles()
