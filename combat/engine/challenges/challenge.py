"""A game that is the same for whoever takes it up: what is played, by which options and dice, and from which seat."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat

W = TypeVar("W", bound=Record)

FINGERPRINT = 10
"""Hexadecimal figures that are kept of a book's digest."""


class ChallengeError(Exception):
    """A challenge that cannot be taken up; its one argument is the sentence that says why."""


class Challenge(Record, Generic[W]):
    """What is played with which dice; either a scenario of the title or wishes for one that is made up."""

    seed: int
    """Of the dice and cards, which lie dealt from the first, and of the players at the other seats."""
    scenario: str = ""
    """The id of a scenario; "" for one that is made up."""
    wishes: W | None = None
    options: tuple[str, ...] = ()
    """Ids of the optional rules that are chosen."""
    content: str = ""
    """The fingerprint of what it is played with, by which another copy knows whether it has the same."""
    day: str = ""
    """Whose game of the day it is, ISO 8601; "" where it is none."""
    seat: Seat = ""
    """Whom the challenger plays; "" in a title of one seat."""
