"""Hypothesis strategies for random shapes, and rigid motions of a table that must not change results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hypothesis import settings
from hypothesis import strategies as st

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point

FEW = settings(max_examples=40)
"""Settings for properties that are tested with every motion, or are expensive."""

Motion: TypeAlias = Callable[[Point], Point]

NEAR = st.builds(Point, st.integers(-12, 12), st.integers(-12, 12))
"""Points so close together that their shapes often touch, overlap and are in line."""
FAR = st.builds(Point, st.integers(0, 18_000), st.integers(0, 12_000))
POINTS = NEAR | FAR


def shapes(
    points: st.SearchStrategy[Point] = POINTS, least: int = 1, radius: int = 15
) -> st.SearchStrategy[ConvexShape]:
    """Return a strategy for convex shapes with at least `least` corners and a rounding of up to `radius`."""
    return st.builds(ConvexShape, st.lists(points, min_size=least, max_size=6), st.integers(0, radius))


SHAPES = shapes(NEAR) | shapes(FAR, radius=600)
AREAS = SHAPES.filter(lambda shape: shape.has_area)

MOTIONS: dict[str, Motion] = {
    "moved": lambda point: Point(point.x + 3_141, point.y - 2_718),
    "turned by 90": lambda point: Point(-point.y, point.x),
    "turned by 180": lambda point: Point(-point.x, -point.y),
    "mirrored": lambda point: Point(-point.x, point.y),
    "mirrored along the diagonal": lambda point: Point(point.y, point.x),
}


def carried(shape: ConvexShape, motion: Motion) -> ConvexShape:
    """Return a shape after a motion of the whole table."""
    return ConvexShape([motion(corner) for corner in shape.corners], shape.radius)
