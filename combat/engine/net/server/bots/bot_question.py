"""A question to a bot, with all data that another process needs to answer it."""

from __future__ import annotations

from combat.engine.kernel.game import Entry
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat


class BotQuestion(Record):
    """A question that a game asks a bot."""

    game: str
    title: str
    book: bytes
    """The book as JSON."""
    entries: tuple[Entry, ...]
    """Answers so far, which lead to the question."""
    rows: int
    """The number of answers and undos so far."""
    seat: Seat
    bot: str
    seed: int
