"""The data for a page about a game."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat


class PageQuestion(Record):
    """A request for a game's page."""

    game: str
    title: str
    book: bytes
    """The book as JSON."""
    lines: tuple[bytes, ...]
    """Stored journal lines, which lead to its position."""
    names: dict[Seat, str]
    turn: Seat
    over: bool
    created: str
