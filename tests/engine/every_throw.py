"""Every way in which dice can fall in a procedure of any rules, each with its exact chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Roll
from combat.engine.kernel.event import Event

S = TypeVar("S", bound=Copyable)


class Way(NamedTuple, Generic[S]):
    """One way in which the dice fall."""

    chance: Fraction
    state: S
    """The state afterwards."""
    events: list[Event]


def every_way(
    apply: Callable[[S, Event], None],
    state: S,
    procedure: Callable[[S], Steps[object]],
    thrown: tuple[int, ...] = (),
) -> Iterator[Way[S]]:
    """Yield what comes of a procedure that asks for nothing but dice, for every throw of each die."""
    after, events, left = state.copy(), list[Event](), list(thrown)
    steps = procedure(after)
    step = next(steps, None)
    while step is not None:
        if isinstance(step, Event):
            apply(after, step)
            events.append(step)
            step = next(steps, None)
            continue
        assert isinstance(step, Roll), step
        count = len(step.dice)
        if len(left) < count:
            for number in range(1, 7):
                yield from every_way(apply, state, procedure, (*thrown, number))
            return
        try:
            step = steps.send(step.said([left.pop(0) for _ in range(count)]))
        except StopIteration:
            break
    yield Way(Fraction(1, 6 ** len(thrown)), after, events)


def chance_of(found: Iterable[Way[S]], holds: Callable[[Way[S]], bool]) -> Fraction:
    """Return the chance of the ways for which something holds."""
    return sum((way.chance for way in found if holds(way)), Fraction(0))
