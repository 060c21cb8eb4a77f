"""Serialization of books and states of CONTACT! in journals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from combat.engine.journal.state_serializer import About
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Json, as_plain, from_plain
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from combat.games.miniatures.saves.state_fields import read_fields, state_fields


class ContactSerializer:
    """Journal codec of CONTACT!; the state of a checkpoint leaves out the book."""

    steps: Mapping[int, Callable[[dict[str, Any]], None]] = {}

    def about(self, book: Book) -> About:
        """Return the mission's id and title, for the header of a journal."""
        mission = book.mission
        return About(mission.id, mission.title)

    def state_as_plain(self, state: State) -> dict[str, Json]:
        """Return the fields of a state as JSON data, without its book."""
        return state_fields(state)

    def state_from_plain(self, data: dict[str, Json], book: Book) -> State:
        """Parse a state written by `state_as_plain`; raise ValueError if it is invalid."""
        return State(book, **read_fields(State, data))

    def clock(self, state: State) -> dict[str, Json]:
        """Return the turn and phase of a state as JSON data."""
        return as_plain(RULES.moment(state))

    def moment(self, clock: Json) -> Moment:
        """Parse a moment written by `clock`; raise ValueError if it is invalid."""
        return from_plain(Moment, clock)

    def verdict(self, state: State) -> tuple[str, int] | None:
        """Return the winner, "" for a draw, and the last turn; None if the battle is not over."""
        if state.phase != "over":
            return None
        return state.winner, state.turn

    def place(self, state: State) -> TextMessage:
        """Return the turn of a state as a text message."""
        return msg("contact-turn", turn=state.turn)

    def book_from_plain(self, data: Json) -> Book:
        """Parse a book written by `book_as_plain`; raise ValueError if it is invalid."""
        return from_plain(Book, data)

    def book_as_plain(self, book: Book) -> Json:
        """Return a book as JSON data."""
        return as_plain(book)


SERIALIZER = ContactSerializer()
