"""Convex shapes on the table: a core of corners with a radius around it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self, TypeAlias

from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.point import Point

Edge: TypeAlias = tuple[int, int, int, int, int]
"""The first corner of an edge, the vector to the next corner, and the square of its length."""


class ConvexShape:
    """All points at most `radius` from a core, which is a convex polygon, a segment or a point.

    A disc is a point with a radius, the hull of a tank a polygon with radius 0, and the area swept by a moving disc a
    segment with a radius. Shapes are immutable and compared by value; the border belongs to the shape.
    """

    __slots__ = ("bottom", "corners", "edges", "left", "radius", "right", "top")

    corners: tuple[Point, ...]
    """The corners of the core, clockwise, the leftmost (then topmost) first."""
    radius: int
    edges: tuple[Edge, ...]
    """The edges of the core; a segment has one each way, a point none."""
    left: int
    top: int
    right: int
    bottom: int
    """Bounds of the smallest upright box around the shape: left, right, top, bottom."""

    def __init__(self, points: Iterable[Point], radius: int = 0) -> None:
        """Make the shape around the convex hull of points; raises ValueError without points or for a radius below 0."""
        corners = tuple(points)
        if len(corners) > 1:
            corners = convex_hull(corners)
        if not corners or radius < 0:
            raise ValueError(len(corners), radius)
        self._fill(corners, radius)

    @classmethod
    def disc(cls, centre: Point, radius: int) -> Self:
        """Return a disc with a radius in units of 0.1 mm."""
        return cls((centre,), radius)

    def _fill(self, corners: tuple[Point, ...], radius: int) -> None:
        self.corners, self.radius = corners, radius
        self.edges = edges_of(corners) if len(corners) > 1 else ()
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        self.left, self.right = min(xs) - radius, max(xs) + radius
        self.top, self.bottom = min(ys) - radius, max(ys) + radius

    def moved(self, dx: int, dy: int) -> ConvexShape:
        """Return the shape moved by `dx` to the right and `dy` down."""
        shape = ConvexShape.__new__(ConvexShape)
        shape.corners = tuple([Point(x + dx, y + dy) for x, y in self.corners])
        shape.edges = tuple([(x + dx, y + dy, along, down, square) for x, y, along, down, square in self.edges])
        shape.radius, shape.left, shape.right = self.radius, self.left + dx, self.right + dx
        shape.top, shape.bottom = self.top + dy, self.bottom + dy
        return shape

    def scaled(self, factor: int) -> ConvexShape:
        """Return the shape with all coordinates and the radius multiplied by a factor above 0."""
        shape = ConvexShape.__new__(ConvexShape)
        square = factor * factor
        shape.corners = tuple([Point(x * factor, y * factor) for x, y in self.corners])
        shape.edges = tuple(
            [(x * factor, y * factor, dx * factor, dy * factor, length * square) for x, y, dx, dy, length in self.edges]
        )
        shape.radius, shape.left, shape.right = self.radius * factor, self.left * factor, self.right * factor
        shape.top, shape.bottom = self.top * factor, self.bottom * factor
        return shape

    @property
    def has_area(self) -> bool:
        """Return whether the shape has an interior; a point or a segment without a radius has none."""
        return self.radius > 0 or len(self.corners) > 2

    def contains(self, point: Point) -> bool:
        """Return whether a point lies in the shape or on its border."""
        x, y = point
        if not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            return False
        outside = len(self.corners) < 3
        for ax, ay, dx, dy, _ in self.edges:
            if dx * (y - ay) < dy * (x - ax):
                outside = True
                break
        return not outside or self._is_near(x, y)

    def _is_near(self, x: int, y: int) -> bool:
        """Return whether a point outside the core is at most the radius from it."""
        limit = self.radius * self.radius
        if len(self.corners) == 1:
            ax, ay = self.corners[0]
            return (x - ax) * (x - ax) + (y - ay) * (y - ay) <= limit
        for ax, ay, dx, dy, square in self.edges:
            px, py = x - ax, y - ay
            along = dx * px + dy * py
            if along <= 0:
                if px * px + py * py <= limit:
                    return True
            elif along < square:
                side = dx * py - dy * px
                if side <= 0 and side * side <= limit * square:
                    return True
        return False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ConvexShape):
            return NotImplemented
        return self.corners == other.corners and self.radius == other.radius

    def __hash__(self) -> int:
        return hash((self.corners, self.radius))

    def __repr__(self) -> str:
        return f"ConvexShape({self.corners!r}, {self.radius})"


def edges_of(corners: tuple[Point, ...]) -> tuple[Edge, ...]:
    """Return the edges of a closed outline in the order of its corners."""
    found = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        dx, dy = bx - ax, by - ay
        found.append((ax, ay, dx, dy, dx * dx + dy * dy))
    return tuple(found)
