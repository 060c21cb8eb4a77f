"""Dice of the game, all of which have six sides."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps, roll_together
from combat.engine.kernel.decision import Die

SIX = Die(6)


def cast(count: int, why: str, rule: str, subject: str = "") -> Steps[Sequence[int]]:
    """Roll some six-sided dice together; return their numbers, () for a count below 1.

    `subject` is the id of the unit that rolls them.
    """
    if count < 1:
        return ()
    numbers = yield from roll_together((SIX,) * count, why, rule, subject)
    return numbers


def one(why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll one six-sided die; return its number. `subject` is the id of the unit that rolls it."""
    numbers = yield from cast(1, why, rule, subject)
    return numbers[0]
