"""Points of the plane in whole tenths of a millimetre; x runs right, y runs down."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

MM, CM = 10, 100
"""A millimetre and a centimetre in units of the plane."""


class Point(NamedTuple):
    """A point, or the vector from one point to another, in units of 0.1 mm."""

    x: int
    y: int

    def moved(self, dx: int, dy: int) -> Point:
        """Return the point moved by `dx` to the right and `dy` down."""
        return Point(self.x + dx, self.y + dy)


Segment: TypeAlias = tuple[Point, Point]


def squared_distance(a: Point, b: Point) -> int:
    """Return the square of the distance between two points, in squared units of 0.1 mm."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return dx * dx + dy * dy


def orientation(a: Point, b: Point, c: Point) -> int:
    """Return twice the signed area of a triangle: positive if a, b, c turn clockwise on the table, 0 if they are
    collinear.
    """
    ax, ay = a
    return (b[0] - ax) * (c[1] - ay) - (b[1] - ay) * (c[0] - ax)
