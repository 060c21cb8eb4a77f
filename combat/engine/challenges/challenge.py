"""The definition of a challenge: scenario, options, seed and seat."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat

W = TypeVar("W", bound=Record)

FINGERPRINT = 10
"""Hexadecimal digits of a book's digest that are used."""


class ChallengeError(Exception):
    """A challenge cannot be used; its argument is the message that says why."""


class Challenge(Record, Generic[W]):
    """A challenge: a scenario of the title, or the parameters (`wishes`) of a generated one.

    With options, seed and seat.
    """

    seed: int
    """The seed of all dice and cards, and of the players at the other seats."""
    scenario: str = ""
    """The id of a scenario; "" for a generated one."""
    wishes: W | None = None
    options: tuple[str, ...] = ()
    """Ids of the chosen optional rules."""
    content: str = ""
    """The digest of the book, by which another installation checks that it has the same content."""
    day: str = ""
    """The day of a daily game, ISO 8601; "" for other challenges."""
    seat: Seat = ""
    """The challenger's seat; "" in a title of one seat."""
