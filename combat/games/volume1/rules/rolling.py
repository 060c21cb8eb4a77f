"""Roll dice, d10 (0-9) and d6 (1-6), and choose at random among candidates with them (2.0, 5.1.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from combat.engine.kernel.asking import Steps, roll
from combat.engine.kernel.decision import Die

T = TypeVar("T")

D6, D10 = Die(6), Die(10, lowest=0)


def die(sides: int) -> Die:
    """Return the die with this number of sides: a d10 shows 0-9, all others count from 1 (2.0)."""
    return D10 if sides == D10.sides else Die(sides)


def d10(why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll a ten-sided die and return its number, 0-9; `subject` is the id of the man whom the roll is about."""
    return roll(D10, why, rule, subject)


def d6(why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll a six-sided die and return its number, 1-6; `subject` is the id of the man whom the roll is about."""
    return roll(D6, why, rule, subject)


def pick(candidates: Sequence[T], why: str, rule: str, subject: str = "") -> Steps[T]:
    """Choose one of the candidates at random with dice and return it; a single one needs no roll (5.1.1).

    Each has an equal share of a die's faces; other faces are rolled again. Up to six candidates use a d6, up to ten a
    d10; more use two d10 as a number from 0 to 99, or three. `subject` is the id of the man or team that it is about.
    """
    count = len(candidates)
    if count == 1:
        return candidates[0]
    dice, numbers = 1, 6 if count <= 6 else 10
    while numbers < count:
        dice, numbers = dice + 1, numbers * 10
    share = numbers // count
    while True:
        number = 0
        for _ in range(dice):
            face = (yield from d6(why, rule, subject)) - 1 if numbers == 6 else (yield from d10(why, rule, subject))
            number = 10 * number + face
        if number < share * count:
            return candidates[number // share]
