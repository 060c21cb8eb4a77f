"""The part of a shape that is in an area: none, a part, or the whole. Exact; touching borders do not count."""

from __future__ import annotations

from enum import Enum

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import Distance, core_gap, overlap
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline


class Containment(Enum):
    """The part of a shape that is in an area."""

    NONE = "none"
    """The interiors do not meet."""
    PART = "part"
    WHOLE = "whole"
    """No part of the shape lies outside; it may touch the border from within."""


def containment(shape: ConvexShape, area: Polygon) -> Containment:
    """Return whether none, a part or the whole of a shape is in a polygon; raise ValueError for a shape without
    area.
    """
    if not shape.has_area:
        raise ValueError(shape)
    if area.left >= shape.right or shape.left >= area.right or area.top >= shape.bottom or shape.top >= area.bottom:
        return Containment.NONE
    for side in area.sides:
        if enters(side, shape):
            return Containment.PART
    return Containment.WHOLE if area.locate(*_inner_point(shape)) > 0 else Containment.NONE


def enters(side: ConvexShape, shape: ConvexShape) -> bool:
    """Return whether the segment `side`, without a radius, meets the interior of `shape`; touching is not enough."""
    if side.left >= shape.right or shape.left >= side.right or side.top >= shape.bottom or shape.top >= side.bottom:
        return False
    if shape.radius:
        numerator, denominator = core_gap(side, shape)
        return numerator < shape.radius * shape.radius * denominator
    (ax, ay), (bx, by) = side.corners
    for x, y, dx, dy, _ in shape.edges:
        if dx * (ay - y) <= dy * (ax - x) and dx * (by - y) <= dy * (bx - x):
            return False
    sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in shape.corners]
    return min(sides) < 0 < max(sides)


def _inner_point(shape: ConvexShape) -> tuple[Point, int]:
    """Return a point of the interior as coordinates and their common denominator."""
    if shape.radius:
        return shape.corners[0], 1
    (ax, ay), (bx, by), (cx, cy) = shape.corners[:3]
    return Point(ax + bx + cx, ay + by + cy), 3


def crosses(shape: ConvexShape, line: Polyline) -> bool:
    """Return whether a line runs through the interior of a shape; a line with a width must overlap the shape."""
    if line.radius:
        return any(overlap(shape, side) for side in line.sides)
    return any(enters(side, shape) for side in line.sides if side.edges)


def is_within(shape: ConvexShape, other: ConvexShape) -> bool:
    """Return whether the whole of a shape lies in the shape `other`, such as a template; borders may touch."""
    spare = other.radius - shape.radius
    if spare >= 0:
        reduced = ConvexShape(other.corners, spare)
        return all(reduced.contains(corner) for corner in shape.corners)
    return len(other.edges) > 2 and all(
        dx * (y - ay) >= dy * (x - ax) and (dx * (y - ay) - dy * (x - ax)) ** 2 >= spare * spare * square
        for ax, ay, dx, dy, square in other.edges
        for x, y in shape.corners
    )


def area_distance(shape: ConvexShape, area: Polygon | Polyline) -> Distance:
    """Return the exact distance from a shape to an area, or to a line including its width; 0 where they meet."""
    if isinstance(area, Polygon) and area.locate(shape.corners[0]) > 0:
        return Distance(0)
    numerator, denominator, radius = -1, 1, shape.radius + area.sides[0].radius
    for side in area.sides:
        across, down = (
            max(side.left - shape.right, shape.left - side.right),
            max(side.top - shape.bottom, shape.top - side.bottom),
        )
        apart = (across * across if across > 0 else 0) + (down * down if down > 0 else 0)
        if numerator < 0 or apart * denominator < numerator:  # otherwise the bounding boxes alone are farther apart
            over, under = core_gap(side, shape)
            if numerator < 0 or over * denominator < numerator * under:
                numerator, denominator = over, under
    return Distance(numerator, denominator, radius)
