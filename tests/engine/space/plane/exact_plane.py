"""Plane geometry by brute force in exact fractions, for comparison with `space.plane`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point

Exact: TypeAlias = tuple[Fraction, Fraction]


def exact(point: Point) -> Exact:
    """Return a point with coordinates as fractions."""
    return Fraction(point[0]), Fraction(point[1])


def closed(corners: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Return the edges of an outline; a single point gives one edge of length 0."""
    return list(pairwise((*corners, corners[0])))


def squared_to_segment(point: Exact, a: Point, b: Point) -> Fraction:
    """Return the squared distance from a point to a segment."""
    (x, y), (ax, ay), (bx, by) = point, exact(a), exact(b)
    square = (bx - ax) ** 2 + (by - ay) ** 2
    share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square if square else Fraction(0)
    share = min(max(share, Fraction(0)), Fraction(1))
    return (ax + share * (bx - ax) - x) ** 2 + (ay + share * (by - ay) - y) ** 2


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two segments have a common point, by solving for the intersection."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = exact(a), exact(b), exact(c), exact(d)
    under = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if under == 0:
        ends = [(exact(c), a, b), (exact(d), a, b), (exact(a), c, d), (exact(b), c, d)]
        return any(squared_to_segment(point, one, other) == 0 for point, one, other in ends)
    along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / under
    across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / under
    return 0 <= along <= 1 and 0 <= across <= 1


def winding(point: Exact, corners: Sequence[Point]) -> int:
    """Return 1 for a point inside an outline, 0 on it and -1 outside, by the winding number."""
    if any(squared_to_segment(point, a, b) == 0 for a, b in closed(corners)):
        return 0
    turns = 0
    for a, b in closed(corners):
        (ax, ay), (bx, by) = (
            (exact(a)[0] - point[0], exact(a)[1] - point[1]),
            (exact(b)[0] - point[0], exact(b)[1] - point[1]),
        )
        step = (_quadrant(bx, by) - _quadrant(ax, ay)) % 4
        if step == 3:
            turns -= 1
        elif step == 2:
            turns += 2 if ax * by - ay * bx > 0 else -2
        else:
            turns += step
    return 1 if turns else -1


def _quadrant(x: Fraction, y: Fraction) -> int:
    return (0 if y >= 0 else 3) if x > 0 or (x == 0 and y > 0) else (1 if y > 0 else 2)


def gap(a: Sequence[Point], b: Sequence[Point]) -> Fraction:
    """Return the squared distance between two convex polygons, without their radius; 0 if they overlap."""
    for one, other in ((a, b), (b, a)):
        if len(other) > 2 and winding(exact(one[0]), other) >= 0:
            return Fraction(0)
    if any(segments_meet(*edge, *side) for edge in closed(a) for side in closed(b)):
        return Fraction(0)
    return min(
        squared_to_segment(exact(corner), *edge)
        for one, other in ((a, b), (b, a))
        for corner in one
        for edge in closed(other)
    )


def compare(a: ConvexShape, b: ConvexShape, limit: int) -> int:
    """Return -1, 0 or 1 if the distance of two shapes is below, at or above a limit."""
    square, reach = gap(a.corners, b.corners), limit + a.radius + b.radius
    if square <= (a.radius + b.radius) ** 2:
        return -1 if limit else 0
    return (square > reach**2) - (square < reach**2)
