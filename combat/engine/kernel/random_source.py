"""The protocol of random number generators."""

from __future__ import annotations

from typing import Protocol


class RandomSource(Protocol):
    """A source of random integers."""

    def below(self, count: int) -> int:
        """Return an integer from 0 to count − 1, uniformly distributed."""
