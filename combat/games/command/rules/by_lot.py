"""Answers drawn by lot out of many that may be refused: each is judged when it is drawn, and not all beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from combat.engine.kernel.random_source import RandomSource

T = TypeVar("T")


def by_lot(candidates: Iterable[T], fits: Callable[[T], bool], numbers: RandomSource) -> Iterator[T]:
    """Those of some that fit, each as likely as another, again and again; none at all where none fits."""
    left, fitting = list(candidates), set[T]()
    while left:
        place = numbers.below(len(left))
        drawn = left[place]
        if drawn in fitting or fits(drawn):
            fitting.add(drawn)
            yield drawn
        else:
            del left[place]
