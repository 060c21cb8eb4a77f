"""Dice of the game, all six-sided (L523)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, roll, roll_together
from combat.engine.kernel.decision import Die

D6 = Die(6)


def d6(why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll one die and return its number; `why` names the roll, `subject` is the id of the team or unit concerned."""
    return (yield from roll(D6, why, rule, subject))


def dice(count: int, why: str, rule: str, subject: str = "") -> Steps[tuple[int, ...]]:
    """Roll several dice together and return their numbers; empty for a count of 0.

    `why` names the roll, `subject` is the id of the team or unit concerned.
    """
    if not count:
        return ()
    return (yield from roll_together((D6,) * count, why, rule, subject))
