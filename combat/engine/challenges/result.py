"""The result of a challenge."""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.challenges.challenge import Challenge
from combat.engine.kernel.record import Record

W = TypeVar("W", bound=Record)


class Result(Record, Generic[W]):
    """The result of a challenge, as the numbers that its code contains."""

    challenge: Challenge[W]
    points: int
    verdict: int
    """The title's number of the verdict."""
    turns: int
    answers: int
    """The number of all answers, those of chance included."""
    digest: str
    """The digest of all answers, which identifies the save."""
