"""Distances to the nearest of a set of hexes."""

from collections.abc import Iterable
from functools import lru_cache

from combat.engine.space.hexes.hex import Hex


class Nearness(dict[Hex, int]):
    """Maps any hex to its distance from the nearest of some hexes; 0 if there are none.

    Read it with [hex] only: distances are computed on first access; `get` and `in` see only those already computed.
    """

    __slots__ = ("_cubes",)

    def __init__(self, hexes: Iterable[Hex]) -> None:
        super().__init__()
        self._cubes = [(q, r, q + r) for q, r in [hex_.axial for hex_ in hexes]]

    def __missing__(self, hex_: Hex) -> int:
        q, r = hex_.axial
        s = q + r
        # twice `axial_distance`, without a call for each: of three coordinates one is the sum of the others
        far = [abs(other_q - q) + abs(other_r - r) + abs(other_s - s) for other_q, other_r, other_s in self._cubes]
        found = self[hex_] = min(far, default=0) // 2
        return found


@lru_cache(maxsize=8)
def nearness(hexes: frozenset[Hex]) -> Nearness:
    """Return a mapping of hexes to their distance from the nearest of `hexes`; cached for the last eight sets."""
    return Nearness(hexes)
