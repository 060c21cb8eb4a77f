"""Enumerate all results of dice in a procedure of any rules, each with its exact chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Roll
from combat.engine.kernel.event import Event

S = TypeVar("S", bound=Copyable)
Throw: TypeAlias = tuple[int, ...]


class Way(NamedTuple, Generic[S]):
    """One combination of dice: its chance, the state after it, and the events."""

    chance: Fraction
    state: S
    """The state afterwards."""
    events: list[Event]


def ordered(count: int, why: str) -> Iterator[tuple[Throw, Fraction]]:
    """Yield every throw of `count` six-sided dice in order, with its chance."""
    for throw in product(range(1, 7), repeat=count):
        yield throw, Fraction(1, 6**count)


def every_way(
    apply: Callable[[S, Event], None],
    state: S,
    procedure: Callable[[S], Steps[object]],
    throws: Callable[[int, str], Iterable[tuple[Throw, Fraction]]] = ordered,
    thrown: tuple[Throw, ...] = (),
    chance: Fraction = Fraction(1),
) -> Iterator[Way[S]]:
    """Yield the result of a procedure, which may ask only for dice, for every combination of throws.

    `throws` yields the throws of a number of dice for a reason, with their chances; it may join throws whose order does
    not matter.
    """
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
        if not left:
            for throw, share in throws(len(step.dice), step.why):
                yield from every_way(apply, state, procedure, throws, (*thrown, throw), chance * share)
            return
        try:
            step = steps.send(step.said(left.pop(0)))
        except StopIteration:
            break
    yield Way(chance, after, events)


def chance_of(found: Iterable[Way[S]], holds: Callable[[Way[S]], bool]) -> Fraction:
    """Return the total chance of the ways for which a condition is true."""
    return sum((way.chance for way in found if holds(way)), Fraction(0))
