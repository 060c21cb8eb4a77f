"""Where whole numbers at random come from."""

from __future__ import annotations

from typing import Protocol


class RandomSource(Protocol):
    """A source of random whole numbers."""

    def below(self, count: int) -> int:
        """A number from 0 to count − 1, all equally likely."""
