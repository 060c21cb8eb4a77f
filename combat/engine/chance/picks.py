"""Seeded random choices for generated content: the same seed gives the same result in every version of Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Picks:
    """A seeded generator; uses only `random()`, whose sequence Python guarantees."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def below(self, count: int) -> int:
        """Return an integer from 0 to count − 1."""
        return int(self._source.random() * count)

    def between(self, least: int, most: int) -> int:
        """Return an integer from least to most, both included."""
        return least + self.below(most - least + 1)

    def one(self, things: Sequence[T]) -> T:
        """Return a random item of a sequence that is not empty."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Return `count` different items of a sequence in random order, or all if there are fewer."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]

    def weighted(self, weights: Sequence[float]) -> int:
        """Return the index of one of some weights, chosen in proportion to them; they must not all be 0."""
        point = self._source.random() * sum(weights)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        return max(range(len(weights)), key=weights.__getitem__)
