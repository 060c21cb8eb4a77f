"""Every way in which dice can fall in a procedure of the rules, each with its exact chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Roll
from combat.engine.kernel.event import Event
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State


class Way(NamedTuple):
    """One way in which the dice fall."""

    chance: Fraction
    state: State
    """The state afterwards."""
    events: list[Event]


def ways(state: State, procedure: Callable[[State], Steps[object]], thrown: tuple[int, ...] = ()) -> Iterator[Way]:
    """Yield what comes of a procedure that asks for nothing but dice, for every throw of each die."""
    after, events, left = state.copy(), list[Event](), list(thrown)
    steps = procedure(after)
    step = next(steps, None)
    while step is not None:
        if isinstance(step, Event):
            RULES.apply(after, step)
            events.append(step)
            step = next(steps, None)
            continue
        assert isinstance(step, Roll)
        count = len(step.dice)
        if len(left) < count:
            for number in range(1, 7):
                yield from ways(state, procedure, (*thrown, number))
            return
        try:
            step = steps.send(step.said([left.pop(0) for _ in range(count)]))
        except StopIteration:
            break
    yield Way(Fraction(1, 6 ** len(thrown)), after, events)


def chance_of(found: Iterator[Way], holds: Callable[[Way], bool]) -> Fraction:
    """Return the chance of the ways for which something holds."""
    return sum((way.chance for way in found if holds(way)), Fraction(0))
