"""Conversion between lattice points and a map of regular hexes of height 1."""

from __future__ import annotations

from math import sqrt
from typing import TypeAlias

from combat.engine.space.hexes.lattice import HEIGHT, WIDTH

Point: TypeAlias = tuple[float, float]
BROAD = WIDTH * sqrt(3) / 2
"""Lattice units per hex height, horizontally."""


def true(point: Point) -> Point:
    """Convert a point from the lattice to the map of regular hexes."""
    return point[0] / BROAD, point[1] / HEIGHT


def from_true(point: Point) -> Point:
    """Convert a point of the map of regular hexes to the lattice."""
    return point[0] * BROAD, point[1] * HEIGHT
