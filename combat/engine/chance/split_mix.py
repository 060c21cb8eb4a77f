"""The game's own random number generator, so that a seed gives the same game on every machine and Python version."""

from __future__ import annotations

_MASK = (1 << 64) - 1


class SplitMix:
    """SplitMix64: 64 bits of state; the sequence of a seed never changes."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, count: int) -> int:
        """Return an integer from 0 to count − 1, uniformly distributed (to within count / 2⁶⁴)."""
        mixed = self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * count) >> 64
