"""A small generator of integers of our own, so that a seed means the same game on every machine and Python."""

from __future__ import annotations

_MASK = (1 << 64) - 1


class SplitMix:
    """Splitmix64: 64 bits of state, the same sequence for the same seed for ever."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, count: int) -> int:
        """A number from 0 to count − 1, all equally likely (to within count / 2⁶⁴)."""
        mixed = self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) * count) >> 64
