"""Distances between points as floats, for estimates."""

from __future__ import annotations

from math import hypot

from combat.engine.space.plane.point import Point


def apart(a: Point, b: Point) -> float:
    """Return the distance between two points in units of 0.1 mm."""
    return hypot(a.x - b.x, a.y - b.y)
