"""Searches that run in slices between frames."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sized
from typing import Generic, Protocol, TypeVar

F = TypeVar("F")
SLICE_S = 0.006
"""Time spent in each frame, in seconds."""


class SlicedSearch(Generic[F]):
    """Search whose results are added to `found` by each call of `step`."""

    def __init__(self, left: Iterator[F | None], rank: Callable[[F], float] | None = None) -> None:
        """Begin a search that takes its results from `left`; a None there counts as a step without result.

        `rank` sorts the results, the lowest value first.
        """
        self._left, self._rank = left, rank
        self.found = list[F]()
        self.is_whole = False

    def step(self) -> bool:
        """Search for `SLICE_S` seconds; return whether more was found or the search has just ended."""
        end, before = time.perf_counter() + SLICE_S, (len(self.found), self.is_whole)
        while not self.is_whole and time.perf_counter() < end:
            try:
                found = next(self._left)
            except StopIteration:
                self.is_whole = True
                break
            if found is not None:
                self.found.append(found)
                if self._rank is not None:
                    self.found.sort(key=self._rank)
        return (len(self.found), self.is_whole) != before


class Stepwise(Protocol):
    """A field of view that is computed step by step."""

    @property
    def eyes(self) -> Sized:
        """Return the finished part of the computation."""

    def step(self) -> bool:
        """Compute one part; return whether the computation is finished."""


def advance(field: Stepwise) -> bool:
    """Continue the computation of a field for `SLICE_S` seconds; return whether its finished part has grown."""
    end, before = time.perf_counter() + SLICE_S, len(field.eyes)
    while not field.step() and time.perf_counter() < end:
        pass
    return len(field.eyes) > before
