"""Rejection sampling from candidates: each candidate is tested only when it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from combat.engine.kernel.random_source import RandomSource

T = TypeVar("T")


def by_lot(candidates: Iterable[T], fits: Callable[[T], bool], numbers: RandomSource) -> Iterator[T]:
    """Yield random candidates for which `fits` is true, uniformly and endlessly; stop at once if there is none.

    A candidate may be yielded several times.
    """
    left, fitting = list(candidates), set[T]()
    while left:
        place = numbers.below(len(left))
        drawn = left[place]
        if drawn in fitting or fits(drawn):
            fitting.add(drawn)
            yield drawn
        else:
            del left[place]
