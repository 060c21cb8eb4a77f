"""Serialisation of books and states of COMMAND! in journals.

The state of a checkpoint leaves out the book, and stores the hexes shelled by a fire mission in `done` of its order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar, get_type_hints

from combat.engine.files import bounds
from combat.engine.journal.state_serializer import About
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import CodecError, Json, Record, as_plain, from_plain
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.fighting.fire_missions import SHELLS
from combat.games.command.rules.state import State
from combat.games.command.saves.sound_books import look_over_book
from combat.games.command.saves.sound_games import look_over_state

_UNORDERED = ("decks", "cup", "smoke_cup", "blazes")
"""Fields that contain sets, which are sorted when written."""
_LATER: dict[str, Any] = {"melees": (), "too_weak": (), "unpaid": {}, "owed": ()}
"""Fields written only if they differ from these values, because older saves do not have them."""

T = TypeVar("T")


class _Clock(Record):
    """Progress of a game, as written in a checkpoint."""

    turn: int
    phase: str
    orders: int
    """Number of orders in progress: 0 or 1."""
    order: int
    """Step of the order."""


class KeepingGames:
    """Journal codec of COMMAND!."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = {}

    def about(self, book: Book) -> About:
        """Return the id of a book's scenario and its title, for the header of a journal."""
        return About(book.scenario, book.title)

    def book_as_plain(self, book: Book) -> Json:
        """Return a book as JSON data."""
        return as_plain(book)

    def book_from_plain(self, data: Json) -> Book:
        """Parse a book written by `book_as_plain`; raise ValueError if it is invalid."""
        book = from_plain(Book, data)
        look_over_book(book)
        return book

    def state_as_plain(self, state: State) -> dict[str, Json]:
        """Return a state, without its book, as JSON data; sets are sorted."""
        plain = {
            name: as_plain(getattr(state, name), "deterministic" if name in _UNORDERED else None)
            for name in _kinds()
            if name not in _LATER or getattr(state, name) != _LATER[name]
        }
        if state.order is not None:
            order = bounds.json_object(plain["order"])
            order["done"] = [*state.order.done, *map(str, state.order.shelled)]
            del order["shelled"]
        return plain

    def state_from_plain(self, data: dict[str, Json], book: Book) -> State:
        """Parse a state written by `state_as_plain`; raise ValueError if it is invalid."""
        state = self.view_from_plain(data, book)
        look_over_state(state)
        return state

    def view_from_plain(self, data: dict[str, Json], book: Book) -> State:
        """Parse a seat's view, in which hidden cards and chits are masked; raise ValueError for wrong types."""
        given = {name: kind for name, kind in _kinds().items() if name in data or name not in _LATER}
        plain = {name: data[name] for name in given}
        plain["order"] = _shelled_apart(plain["order"])
        return State(book, **{name: _read(name, kind, plain[name]) for name, kind in given.items()})

    def clock(self, state: State) -> dict[str, Json]:
        """Return the progress of a game as JSON data: turn, phase ("over" at the end), orders given, and order in
        progress.
        """
        moment = RULES.moment(state)
        return as_plain(_Clock(moment.turn, state.phase, moment.phase, moment.step))

    def moment(self, clock: Json) -> Moment:
        """Return the moment of a game from data written by `clock`; raise ValueError if it is invalid."""
        found = from_plain(_Clock, clock)
        return Moment(found.turn, found.orders, found.order, over=found.phase == "over")

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the way in which a finished game ended, and its points; None if it is not finished."""
        return (state.ended, state.vp) if state.ended else None

    def place(self, state: State) -> TextMessage:
        """Return the progress of a game for error messages, such as "turn 3"."""
        return msg("command-turn", turn=state.turn)


@cache
def _kinds() -> dict[str, Any]:
    """Return the fields of a checkpoint's state and their types."""
    return {name: kind for name, kind in get_type_hints(State).items() if name != "book"}


def _shelled_apart(order: Json) -> Json:
    """Return an order's data with the hexes shelled by its fire mission moved to a field of their own."""
    if not isinstance(order, dict) or order.get("fires") != SHELLS:
        return order
    return order | {"done": [], "shelled": order.get("done", [])}


def _read(name: str, kind: type[T], data: Json) -> T:
    try:
        return from_plain(kind, data)
    except CodecError as fault:
        raise CodecError(msg("finding-of", of=f"State.{name}", what=cause(fault))) from None


KEEPING = KeepingGames()
