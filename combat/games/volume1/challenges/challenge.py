"""A battle that is the same for whoever takes it up: what is fought, by which options and dice (22.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.volume1.content.generator.request import Request

FINGERPRINT = 10
"""Hexadecimal figures that are kept of a book's digest."""


class ChallengeError(Exception):
    """A challenge that cannot be taken up; its one argument is the sentence that says why."""


class Challenge(Record):
    """What is fought with which dice; either a scenario of the book or wishes for one that is made up."""

    seed: int
    """Of the dice and cards, which lie dealt from the first."""
    scenario: str = ""
    """The id of a scenario; "" for one that is made up."""
    wishes: Request | None = None
    options: tuple[str, ...] = ()
    """Ids of the optional rules that are chosen."""
    content: str = ""
    """The fingerprint of what it is played with, by which another copy knows whether it has the same."""
    day: str = ""
    """Whose battle of the day it is, ISO 8601; "" where it is none."""
