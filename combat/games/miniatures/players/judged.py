"""An answer of a bot with the terms that decided it."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record

MOST = 3
"""Most terms in an explanation."""


class Reason(Record):
    """A term of an evaluation: its name, and its value in points of a force; a negative one speaks against the
    answer."""

    what: str
    worth: float


class Judged(Record):
    """An answer and the most important terms that decided it."""

    answer: Answer
    reasons: tuple[Reason, ...] = ()


def judged(answer: Answer, terms: Iterable[tuple[str, float]] = ()) -> Judged:
    """Return an answer with its three largest terms; terms below 0.05 points are left out."""
    told = [Reason(what, worth) for what, worth in terms if abs(worth) >= 0.05]
    return Judged(answer, tuple(sorted(told, key=lambda each: (-abs(each.worth), each.what))[:MOST]))
