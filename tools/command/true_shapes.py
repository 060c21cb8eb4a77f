"""Points of the lattice as they lie on a map of regular hexes that are 1 high, and back."""

from __future__ import annotations

from math import sqrt
from typing import TypeAlias

from combat.engine.space.hexes.lattice import HEIGHT, WIDTH

Point: TypeAlias = tuple[float, float]
BROAD = WIDTH * sqrt(3) / 2
"""Units of the lattice across the height of a hex."""


def true(point: Point) -> Point:
    """A point of the lattice on the regular map."""
    return point[0] / BROAD, point[1] / HEIGHT


def from_true(point: Point) -> Point:
    """And back."""
    return point[0] * BROAD, point[1] * HEIGHT
