"""Dice of what is made up: the same seed is the same thing for ever."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Picks:
    """A seeded source; only `random()` is drawn from, whose sequence Python promises to keep."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def below(self, count: int) -> int:
        """A number from 0 to count − 1."""
        return int(self._source.random() * count)

    def between(self, least: int, most: int) -> int:
        """A number from least to most, both included."""
        return least + self.below(most - least + 1)

    def one(self, things: Sequence[T]) -> T:
        """One of some things."""
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """So many different ones of some things, or all in a new order where there are fewer."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(min(count, len(left)))]

    def weighted(self, weights: Sequence[float]) -> int:
        """The place of one of some weights, which are not all 0."""
        point = self._source.random() * sum(weights)
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        return max(range(len(weights)), key=weights.__getitem__)
