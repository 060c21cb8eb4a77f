"""What somebody made of a challenge."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.challenges.challenge import Challenge
from combat.engine.kernel.record import Record

W = TypeVar("W", bound=Record)


class Result(Record, Generic[W]):
    """How a challenge ended, in the numbers that its code holds."""

    challenge: Challenge[W]
    points: int
    verdict: int
    """How it ended, as the title numbers it."""
    turns: int
    answers: int
    """How many answers were given, those of dice and cards with them."""
    digest: str
    """Of all answers, by which the save that proves it is known."""
