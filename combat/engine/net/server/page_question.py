"""What a page about a game needs."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat


class PageQuestion(Record):
    """A game whose page is asked for."""

    game: str
    title: str
    book: bytes
    """The book as JSON."""
    lines: tuple[bytes, ...]
    """The stored lines, which lead to its position."""
    names: dict[Seat, str]
    turn: Seat
    over: bool
    created: str
