"""How far any hex lies from the nearest of some hexes."""

from collections.abc import Iterable
from functools import lru_cache

from combat.engine.space.hexes.hex import Hex


class Nearness(dict[Hex, int]):
    """Hexes to the nearest of some hexes, by the hex asked about: each is reckoned once. 0 where there are none."""

    __slots__ = ("_axials",)

    def __init__(self, hexes: Iterable[Hex]) -> None:
        super().__init__()
        self._axials = [hex_.axial for hex_ in hexes]

    def __missing__(self, hex_: Hex) -> int:
        q, r = hex_.axial
        away = [(other - q, down - r) for other, down in self._axials]
        far = [max(abs(dq), abs(dr), abs(dq + dr)) for dq, dr in away]  # as `axial_distance`, without a call for each
        found = self[hex_] = min(far, default=0)
        return found


@lru_cache(maxsize=8)
def nearness(hexes: frozenset[Hex]) -> Nearness:
    """What is reckoned for the same hexes is kept as long as few others were asked about since."""
    return Nearness(hexes)
