"""Outlines with integer corners for sight: discs as polygons, lines with a width as one convex polygon per segment."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import isqrt

from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import FULL, turned
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polyline

DISC_CORNERS, END_CORNERS = 16, 8
"""The corners of a polygon for a disc, within 2 % of its radius, and for the round ends of a line, within 8 %."""


@lru_cache(maxsize=256)
def _ring(radius: int, count: int) -> tuple[Point, ...]:
    return tuple([turned(Point(0, -radius), heading) for heading in range(0, FULL, FULL // count)])


def shape_corners(shape: ConvexShape, around: int = DISC_CORNERS) -> tuple[Point, ...]:
    """Return the corners of a polygon for a shape; its rounded parts are approximated by polygons of `around`
    corners.
    """
    if not shape.radius:
        return shape.corners
    ring = _ring(shape.radius, around)
    return convex_hull([corner.moved(*point) for corner in shape.corners for point in ring])


def band_corners(line: Polyline) -> tuple[tuple[Point, ...], ...]:
    """Return the corners of one convex polygon for each segment of a line; ends and joints are rounded.

    A line without a width is 0.2 mm wide, so that lines of sight cross it.
    """
    radius = max(line.radius, 1)
    ring = _ring(radius, END_CORNERS)
    if len(line.corners) == 1:
        return (shape_corners(ConvexShape(line.corners, radius)),)
    found = []
    for a, b in pairwise(line.corners):
        dx, dy = _widened(Point(b.x - a.x, b.y - a.y), radius)
        sides = [corner.moved(*side) for corner in (a, b) for side in ((-dy, dx), (dy, -dx), *ring)]
        found.append(convex_hull(sides))
    return tuple(found)


def _widened(vector: Point, length: int) -> Point:
    """Return the vector of a length along another, each coordinate rounded to the nearest unit, halves outwards."""
    square = vector.x * vector.x + vector.y * vector.y

    def rounded(value: int) -> int:
        size = (isqrt(4 * value * value * length * length // square) + 1) // 2 if square else 0
        return size if value >= 0 else -size

    return Point(rounded(vector.x), rounded(vector.y))
