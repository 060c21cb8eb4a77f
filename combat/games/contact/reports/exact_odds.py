"""Exact odds of a procedure, which is played for every throw of its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Roll
from combat.engine.kernel.event import Event
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State

SIDES = 6
TAGGED = "fire"
"""Reason of throws whose first die is distinguished from the others (C20)."""
Throw = tuple[int, ...]


def outcomes(
    state: State, flow: Callable[[State], Steps[None]], thrown: tuple[Throw, ...] = ()
) -> Iterator[tuple[Fraction, State]]:
    """Yield every outcome of a procedure that asks only for dice, as its chance and the final state.

    The chances add up to 1; `state` is not changed. `thrown` are the dice thrown so far, for the recursion.
    """
    after, left = state.copy(), list(thrown)
    steps = flow(after)
    step = next(steps, None)
    while step is not None:
        if isinstance(step, Event):
            RULES.apply(after, step)
            step = next(steps, None)
            continue
        assert isinstance(step, Roll)
        if not left:
            for throw, chance in throws(len(step.dice), step.why):
                yield from ((chance * share, end) for share, end in outcomes(state, flow, (*thrown, throw)))
            return
        try:
            step = steps.send(step.said(left.pop(0)))
        except StopIteration:
            break
    yield Fraction(1), after


def throws(count: int, why: str) -> Iterator[tuple[Throw, Fraction]]:
    """Yield the distinct throws of `count` six-sided dice with their chances.

    Dice are sorted, except a tagged first die, whose order matters.
    """
    if why == TAGGED and count > 1:
        for first in range(1, SIDES + 1):
            yield from (((first, *rest), share / SIDES) for rest, share in throws(count - 1, ""))
        return
    for throw in combinations_with_replacement(range(1, SIDES + 1), count):
        ways = factorial(count) // prod(factorial(throw.count(number)) for number in set(throw))
        yield throw, Fraction(ways, SIDES**count)


def percent(chance: Fraction) -> str:
    """Return a chance in percent with one decimal, such as "44.4"."""
    tenths = round(chance * 1000)
    return f"{tenths // 10}.{tenths % 10}"
