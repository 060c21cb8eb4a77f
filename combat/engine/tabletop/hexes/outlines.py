"""Outline of a set of hexes."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex

Side: TypeAlias = tuple[outline.Point, outline.Point]


@lru_cache(maxsize=64)
def region_outline(hexes: tuple[Hex, ...]) -> tuple[Side, ...]:
    """Return the sides of a set of hexes that no two of them share, in hex widths and heights. The result is cached."""
    sides = [outline.side(hex_, direction) for hex_ in hexes for direction in range(1, 7)]
    shared = Counter(_middle(side) for side in sides)
    return tuple(side for side in sides if shared[_middle(side)] == 1)


@lru_cache(maxsize=4)
def shared_outline(hexes: tuple[Hex, ...], within: tuple[Hex, ...]) -> tuple[Side, ...]:
    """Return the sides of `hexes` that are also outer sides of the set `within`, of which `hexes` is a subset.

    The result is cached.
    """
    outer = frozenset(region_outline(within))
    return tuple(side for hex_ in hexes for side in region_outline((hex_,)) if side in outer)


def _middle(side: Side) -> tuple[int, int]:
    """Return a key that is equal for both hexes that share a side."""
    (x, y), (far_x, far_y) = side
    return round((x + far_x) * 1000), round((y + far_y) * 1000)
