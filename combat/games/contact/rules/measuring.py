"""Places of units, and distances between their outlines (C21)."""

from __future__ import annotations

from math import isqrt

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, distance
from combat.engine.space.plane.heading import Heading, direction
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.state import State, Unit

CONTACT = 10
"""Within this, 1 mm, units are in contact (section 4)."""


def pose_of(unit: Unit) -> Pose:
    """Return the pose of a unit; raise ValueError if it has none."""
    if unit.pose is None:
        raise ValueError(unit.id)
    return unit.pose


def shape_of(state: State, unit: Unit, pose: Pose | None = None) -> ConvexShape:
    """Return the area that a unit covers at its pose, or at `pose`; raise ValueError if it has no pose."""
    there = pose or pose_of(unit)
    return state.card(unit).hull.at(there.point, there.heading)


def within(state: State, a: Unit, b: Unit, most: int) -> bool:
    """Return whether two units are at most `most` apart, from outline to outline, in units of 0.1 mm."""
    return compare_distance(shape_of(state, a), shape_of(state, b), most) <= 0


def nearer(state: State, a: Unit, b: Unit, than: int) -> bool:
    """Return whether two units are less than `than` apart, from outline to outline, in units of 0.1 mm."""
    return compare_distance(shape_of(state, a), shape_of(state, b), than) < 0


def near_point(state: State, unit: Unit, point: Point, most: int) -> bool:
    """Return whether a unit's outline is at most `most` from a point, in units of 0.1 mm."""
    return compare_distance(shape_of(state, unit), ConvexShape((point,)), most) <= 0


def gap(state: State, a: Unit, b: Unit) -> int:
    """Return the distance of two units, from outline to outline, in units of 0.1 mm, rounded up."""
    apart = distance(shape_of(state, a), shape_of(state, b))
    return apart.units + (apart.compare(apart.units) > 0)


def under_disc(unit: Unit, at: Point, diameter: int) -> bool:
    """Return whether the centre of a unit is under a disc of a diameter in units of 0.1 mm (C32).

    False for a unit without a pose.
    """
    return unit.pose is not None and 4 * squared_distance(unit.pose.point, at) <= diameter * diameter


def ahead(point: Point, heading: Heading, length: int) -> Point:
    """Return the point `length` units of 0.1 mm from a point along a heading, rounded to whole units."""
    x, y = direction(heading)
    whole = isqrt(x * x + y * y)
    return point.moved((x * length + whole // 2) // whole, (y * length + whole // 2) // whole)
