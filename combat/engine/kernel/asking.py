"""The few ways in which a rules function may ask: the player, a die, a deck, or pure chance among several."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar, cast

from combat.engine.kernel.decision import Answer, Decision, Draw, Roll
from combat.engine.kernel.event import Event

T = TypeVar("T")
Steps = Generator[Event | Decision, Answer, T]
"""A rules function: yields events and decisions, is sent answers, returns a T."""


def ask(decision: Decision) -> Steps[str]:
    """Put a question to the player; returns his answer as a word."""
    answer = yield decision
    return str(answer)


def roll(sides: int, why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll one die for a named reason."""
    answer = yield Roll(rule, subject, sides, why)
    return cast(int, answer)


def d10(why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll a d10, 0-9."""
    return roll(10, why, rule, subject)


def d6(why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll a d6, 1-6."""
    return roll(6, why, rule, subject)


def draw(deck: str, pile: frozenset[Answer], why: str, rule: str, subject: str = "") -> Steps[Answer]:
    """Draw one piece from an unordered pile."""
    return (yield Draw(rule, subject, deck, pile, why))


def pick(candidates: Sequence[T], why: str, rule: str, subject: str = "") -> Steps[T]:
    """Choose at random as in 5.1.1: equal shares of one die's faces, rolled again where none fits.

    Up to six share a d6, up to ten a d10; more share the hundred numbers of two d10 (or a thousand of three).
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
