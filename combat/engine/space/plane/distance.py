"""Exact distances from edge to edge: compared with a limit in whole units or with each other, never as floats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import total_ordering
from math import isqrt, sqrt

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point


@total_ordering
class Distance:
    """The distance between two shapes: a square root minus the radii of both, and 0 where they meet."""

    __slots__ = ("denominator", "numerator", "radius")

    def __init__(self, numerator: int, denominator: int = 1, radius: int = 0) -> None:
        """Make the distance of two shapes from the squared distance of their cores, a fraction, and the sum of their
        radii."""
        self.numerator, self.denominator, self.radius = numerator, denominator, radius

    def compare(self, limit: int) -> int:
        """Return -1, 0 or 1 if the distance is below, at or above a limit in units of 0.1 mm."""
        if limit < 0:
            return 1
        reach = limit + self.radius
        most = reach * reach * self.denominator
        if self.numerator <= most:
            return 0 if self.numerator == most or not limit else -1
        return 1

    @property
    def units(self) -> int:
        """Return the distance in units of 0.1 mm, rounded down."""
        return max(0, isqrt(self.numerator // self.denominator) - self.radius)

    def __float__(self) -> float:
        """Return the distance in units of 0.1 mm; for pictures, not for decisions."""
        return max(0.0, sqrt(self.numerator / self.denominator) - self.radius)

    def __eq__(self, other: object) -> bool:
        return _compare(self, other) == 0 if isinstance(other, Distance) else NotImplemented

    def __lt__(self, other: Distance) -> bool:
        return _compare(self, other) < 0

    def __hash__(self) -> int:
        return hash(self.units)

    def __repr__(self) -> str:
        return f"Distance({self.numerator}, {self.denominator}, {self.radius})"


def _compare(one: Distance, other: Distance) -> int:
    """Return -1, 0 or 1 as one distance is below, at or above another."""
    above, other_above = one.compare(0), other.compare(0)
    if not above or not other_above:
        return above - other_above
    more = one.radius - other.radius
    if not more:
        squares = one.numerator * other.denominator, other.numerator * one.denominator
        return (squares[0] > squares[1]) - (squares[0] < squares[1])
    if more < 0:
        return -_compare(other, one)
    # √a against √b + more, both positive: a − b − more² against 2 · more · √b, all times both denominators
    under = one.denominator * other.denominator
    left = one.numerator * other.denominator - other.numerator * one.denominator - more * more * under
    if left < 0:
        return -1
    right = 4 * more * more * other.numerator * one.denominator * under
    return (left * left > right) - (left * left < right)


def distance(a: ConvexShape, b: ConvexShape) -> Distance:
    """Return the distance between two shapes from edge to edge; 0 where they meet."""
    return Distance(*core_gap(a, b), a.radius + b.radius)


def compare_distance(a: ConvexShape, b: ConvexShape, limit: int) -> int:
    """Return -1, 0 or 1 if the distance between two shapes is below, at or above a limit in units of 0.1 mm.

    If the limit is far from the distance, only bounding boxes or one corner of each shape are compared.
    """
    if limit < 0:
        return 1
    across = (a.left - b.right) if a.left > b.left else (b.left - a.right)
    down = (a.top - b.bottom) if a.top > b.top else (b.top - a.bottom)
    if across > limit or down > limit or (across > 0 and down > 0 and across * across + down * down > limit * limit):
        return 1
    reach = limit + a.radius + b.radius
    if limit:
        (ax, ay), (bx, by) = a.corners[0], b.corners[0]
        if (bx - ax) * (bx - ax) + (by - ay) * (by - ay) < reach * reach:
            return -1
    numerator, denominator = core_gap(a, b)
    most = reach * reach * denominator
    if numerator <= most:
        return 0 if numerator == most or not limit else -1
    return 1


def overlap(a: ConvexShape, b: ConvexShape) -> bool:
    """Return whether the interiors of two shapes overlap; a shared border does not count, nor do shapes without
    area.
    """
    if a.left >= b.right or b.left >= a.right or a.top >= b.bottom or b.top >= a.bottom:
        return False
    if not a.has_area or not b.has_area:
        return False
    radius = a.radius + b.radius
    if radius:
        numerator, denominator = core_gap(a, b)
        return numerator < radius * radius * denominator
    return not _parted(a, b.corners) and not _parted(b, a.corners)


def _parted(shape: ConvexShape, corners: Sequence[Point]) -> bool:
    """Return whether one edge of a polygon has all of some corners outside or on its line."""
    for ax, ay, dx, dy, _ in shape.edges:
        for x, y in corners:
            if dx * (y - ay) > dy * (x - ax):
                break
        else:
            return True
    return False


def core_gap(a: ConvexShape, b: ConvexShape) -> tuple[int, int]:
    """Return the squared distance between the cores of two shapes as numerator and denominator; (0, 1) where they meet.

    The nearest points of two separate cores are a corner of one and a point of an edge of the other that has the corner
    outside or on its line. So each corner is measured to those edges. Cores meet where no edge has the whole of the
    other outside or on its line; where they only touch, the least of these distances is 0.
    """
    a_corners, b_corners = a.corners, b.corners
    if len(a_corners) == 1 and len(b_corners) == 1:
        (ax, ay), (x, y) = a_corners[0], b_corners[0]
        return (x - ax) * (x - ax) + (y - ay) * (y - ay), 1
    numerator, denominator, parted = -1, 1, False
    for edges, corners in ((a.edges, b_corners), (b.edges, a_corners)):
        for ax, ay, dx, dy, square in edges:
            outside = True
            for x, y in corners:
                px, py = x - ax, y - ay
                side = dx * py - dy * px
                if side > 0:
                    outside = False
                    continue
                along = dx * px + dy * py
                if along <= 0:
                    over, under = px * px + py * py, 1
                elif along < square:
                    over, under = side * side, square
                else:
                    px -= dx
                    py -= dy
                    over, under = px * px + py * py, 1
                if over * denominator < numerator * under or numerator < 0:
                    numerator, denominator = over, under
            if outside:
                parted = True
    return (numerator, denominator) if parted else (0, 1)
