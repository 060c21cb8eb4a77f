"""Distances to the nearest of a set of hexes."""

from collections.abc import Iterable
from functools import lru_cache

from combat.engine.space.hexes.hex import Hex


class Nearness(dict[Hex, int]):
    """Distance to the nearest of a set of hexes, by hex, computed on first access and cached; 0 for an empty set."""

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
    """Return the distances to a set of hexes; the last eight sets are cached."""
    return Nearness(hexes)
