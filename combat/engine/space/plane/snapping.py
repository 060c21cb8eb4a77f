"""Snap a dragged model to whole millimetres, to contact, and to the allowed side of a limit."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import core_gap
from combat.engine.space.plane.footprint import Footprint
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import MM, Point

_FINE = 1 << 12
"""The subdivision of a unit in which the nearest point on a limit is computed."""

_AROUND = [[(dx, dy) for dx in range(-far, far + 1) for dy in range(-far, far + 1)] for far in (2, 5)]
"""Offsets of the candidate points around the nearest point; the second set is tried if the first has no legal one."""


def snap_to_lattice(point: Point, step: int = MM) -> Point:
    """Return the nearest point whose coordinates are multiples of a step; a half is rounded up."""
    x, y = point
    return Point((2 * x + step) // (2 * step) * step, (2 * y + step) // (2 * step) * step)


def snap_to_limit(
    footprint: Footprint, heading: Heading, wanted: Point, other: ConvexShape, limit: Limit, reach: int
) -> Point | None:
    """Return the nearest point to `wanted` at which a footprint is just on the allowed side of a limit from a shape.

    Returns None if the limit is more than `reach` units away, or if no point is legal.
    """
    blocked = _blocked_points(footprint, heading, other)

    def is_legal(point: Point) -> bool:
        return limit.holds(ConvexShape((point,)), blocked)

    return _snapped(wanted, blocked, blocked.radius + limit.distance, is_legal, reach)


def snap_to_contact(
    footprint: Footprint, heading: Heading, wanted: Point, other: ConvexShape, reach: int
) -> Point | None:
    """Return the nearest point to `wanted` at which a footprint touches a shape without overlapping it.

    Returns None if that point is more than `reach` units away.
    """
    blocked = _blocked_points(footprint, heading, other)

    def is_legal(point: Point) -> bool:
        return not _is_inside(blocked, point)

    return _snapped(wanted, blocked, blocked.radius, is_legal, reach)


def _blocked_points(footprint: Footprint, heading: Heading, other: ConvexShape) -> ConvexShape:
    """Return the Minkowski sum of a shape and the mirrored footprint: all points at which they would meet.

    The distance of a placed footprint from the shape equals that of its reference point from this sum.
    """
    placed = footprint.at(Point(0, 0), heading)
    sums = [Point(x - fx, y - fy) for x, y in other.corners for fx, fy in placed.corners]
    return ConvexShape(sums, other.radius + placed.radius)


def _is_inside(shape: ConvexShape, point: Point) -> bool:
    """Return whether a point lies in the interior of a shape."""
    if shape.radius:
        numerator, denominator = core_gap(ConvexShape((point,)), shape)
        return numerator < shape.radius * shape.radius * denominator
    x, y = point
    return len(shape.edges) > 2 and all(dx * (y - ay) > dy * (x - ax) for ax, ay, dx, dy, _ in shape.edges)


def _snapped(
    wanted: Point, shape: ConvexShape, radius: int, is_legal: Callable[[Point], bool], reach: int
) -> Point | None:
    """Return the legal integer point nearest to the projection of a point on the border of a core with a radius."""
    foot_x, foot_y = _foot(wanted, shape, radius)
    most = (reach + 1) * _FINE
    if (foot_x - wanted.x * _FINE) ** 2 + (foot_y - wanted.y * _FINE) ** 2 >= most * most:
        return None
    near = Point((2 * foot_x + _FINE) // (2 * _FINE), (2 * foot_y + _FINE) // (2 * _FINE))
    for around in _AROUND:
        tried = [near.moved(dx, dy) for dx, dy in around]
        tried.sort(key=lambda point: ((point.x * _FINE - foot_x) ** 2 + (point.y * _FINE - foot_y) ** 2, point))
        found = next(filter(is_legal, tried), None)
        if found is not None:
            return found
    return None


def _foot(point: Point, shape: ConvexShape, radius: int) -> tuple[int, int]:
    """Return the nearest point on the border of a core with a radius, in 1/`_FINE` units.

    It lies outwards from the nearest edge or corner of the core; for a point inside the core, from its nearest
    edge.
    """
    x, y = point
    sides = [dx * (y - ay) - dy * (x - ax) for ax, ay, dx, dy, _ in shape.edges]
    inside = len(sides) > 2 and min(sides) > 0
    over, under, start, out = -1, 1, point, Point(0, -1)
    for (ax, ay, dx, dy, square), side in zip(shape.edges, sides, strict=True):
        along = dx * (x - ax) + dy * (y - ay)
        nearer = over < 0 or side * side * under < over * square
        if 0 <= along <= square and (inside or side <= 0) and nearer:
            over, under, out = side * side, square, Point(dy, -dx)
            start = Point(ax * _FINE + dx * along * _FINE // square, ay * _FINE + dy * along * _FINE // square)
    for ax, ay in () if inside else shape.corners:
        far = (x - ax) * (x - ax) + (y - ay) * (y - ay)
        if over < 0 or far * under < over:
            over, under, start = far, 1, Point(ax * _FINE, ay * _FINE)
            out = Point(x - ax, y - ay) if far else out
    length = isqrt((out.x * out.x + out.y * out.y) * _FINE * _FINE)
    return start.x + out.x * radius * _FINE * _FINE // length, start.y + out.y * radius * _FINE * _FINE // length
