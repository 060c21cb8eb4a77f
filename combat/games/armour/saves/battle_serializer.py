"""Serialisation of books and states of ARMOUR! in journals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from combat.engine.journal.state_serializer import About
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Json, Record, as_plain, from_plain
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.miniatures.saves.state_fields import fields_of, read_field

_LATER: Mapping[str, object] = {"spearhead": "", "spearheads_over": ()}
"""Fields written only if they differ from these values, because older saves do not have them."""


class _Clock(Record):
    """Progress of a battle, as written in a checkpoint."""

    turn: int
    phase: str
    step: int


class BattleSerializer:
    """Journal codec of ARMOUR!; the state of a checkpoint leaves out the book."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = {}

    def about(self, book: Book) -> About:
        """Return the id and title of a book's mission, for the header of a journal."""
        return About(book.mission.id, book.mission.title)

    def book_as_plain(self, book: Book) -> Json:
        """Return a book as JSON data."""
        return as_plain(book)

    def book_from_plain(self, data: Json) -> Book:
        """Parse a book written by `book_as_plain`; raise ValueError if it is invalid."""
        return from_plain(Book, data)

    def state_as_plain(self, state: State) -> dict[str, Json]:
        """Return a state, without its book, as JSON data."""
        found = {name: getattr(state, name) for name in fields_of(State)}
        written = (name for name in found if name not in _LATER or found[name] != _LATER[name])
        return {name: as_plain(found[name]) for name in written}

    def state_from_plain(self, data: dict[str, Json], book: Book) -> State:
        """Parse a state written by `state_as_plain`, also by an older version; raise ValueError if it is invalid."""
        kinds = {name: kind for name, kind in fields_of(State).items() if name in data or name not in _LATER}
        return State(book, **{name: read_field(name, kind, data[name]) for name, kind in kinds.items()})

    def clock(self, state: State) -> dict[str, Json]:
        """Return turn, phase and step of a state as JSON data."""
        return as_plain(_Clock(state.turn, state.phase, state.step))

    def moment(self, clock: Json) -> Moment:
        """Return the moment of a battle from data written by `clock`; raise ValueError if it is invalid."""
        found = from_plain(_Clock, clock)
        return Moment(found.turn, step=found.step, over=found.phase == "over")

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the winner and the last turn; None if the battle is not over."""
        return (state.winner, state.turn) if state.phase == "over" else None

    def place(self, state: State) -> TextMessage:
        """Return the turn of a state for error messages."""
        return msg("armour-turn", turn=state.turn)


SERIALIZER = BattleSerializer()
