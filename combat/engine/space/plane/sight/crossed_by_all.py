"""Test of an obstacle against all lines between two bodies at once."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.obstacle import Obstacle


def is_across(obstacle: Obstacle, eyes: Sequence[Point], points: Sequence[Point]) -> bool:
    """Return whether every line from some eyes to some points crosses the same diagonal or side of a convex obstacle.

    Only one candidate is tested, so False may be returned although another diagonal is crossed. It is crossed if its
    ends lie on different sides of all lines, and the eyes and the points on different sides of it.
    """
    (ex, ey), (px, py) = eyes[0], points[0]
    dx, dy = px - ex, py - ey
    sides = [(dx * (y - ey) - dy * (x - ex), (x, y)) for x, y in obstacle.hull]
    (low, (ax, ay)), (high, (bx, by)) = min(sides), max(sides)
    if low >= 0 or high <= 0:
        return False
    ux, uy = bx - ax, by - ay
    eye_sides = [ux * (y - ay) - uy * (x - ax) for x, y in eyes]
    point_sides = [ux * (y - ay) - uy * (x - ax) for x, y in points]
    if not (min(eye_sides) > 0 > max(point_sides) or max(eye_sides) < 0 < min(point_sides)):
        return False
    return _is_beside(ax, ay, eyes, points, -1) and _is_beside(bx, by, eyes, points, 1)


def _is_beside(x: int, y: int, eyes: Sequence[Point], points: Sequence[Point], side: int) -> bool:
    """Return whether a point lies to one side of all lines: 1 clockwise of them, -1 counter-clockwise."""
    for ex, ey in eyes:
        rx, ry = (x - ex) * side, (y - ey) * side
        for px, py in points:
            if (px - ex) * ry <= (py - ey) * rx:
                return False
    return True
