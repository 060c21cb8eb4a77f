"""Places of teams on the table, and distances between them from edge to edge of hulls and bases (L603)."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import Distance, distance
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import State, Team

MOST_SHAPES = 4_000
"""Size of the cache of placed outlines."""

_shapes: dict[tuple[str, Pose], tuple[HullFootprint, ConvexShape]] = {}


def pose_of(team: Team) -> Pose:
    """Return the place of a team; raise ValueError if it is not on the table."""
    if team.pose is None:
        raise ValueError(team.id)
    return team.pose


def shape_of(state: State, team: Team) -> ConvexShape:
    """Return the area of a team's hull or base on the table, cached; raise ValueError if it is not on the table."""
    hull = state.book.teams[team.card].hull
    kept = None if team.pose is None else _shapes.get((team.card, team.pose))
    if kept is not None and kept[0] is hull:
        return kept[1]
    pose = pose_of(team)
    if len(_shapes) >= MOST_SHAPES:
        _shapes.clear()
    shape = hull.at(pose.point, pose.heading)
    _shapes[team.card, pose] = hull, shape
    return shape


def footing_of(state: State, team: Team) -> ConvexShape:
    """Return the area that a team occupies on the table: hull or base, or the stand of an aircraft (L547).

    Raises ValueError if it is not on the table.
    """
    stand = state.book.teams[team.card].stand
    return shape_of(state, team) if stand is None else stand.at(pose_of(team).point)


def mount_of(state: State, team: Team) -> Point:
    """Return the point from which a team's lines of sight and arcs are measured; raise ValueError if it is not on
    the table.
    """
    pose = pose_of(team)
    return pose.point.moved(*turned(state.card(team).mount, pose.heading))


def between(state: State, a: Team, b: Team) -> Distance:
    """Return the distance between two teams on the table, edge to edge."""
    return distance(shape_of(state, a), shape_of(state, b))


def holds(state: State, limit: Limit, a: Team, b: Team) -> bool:
    """Return whether the distance between two teams on the table is within a limit."""
    return limit.holds(shape_of(state, a), shape_of(state, b))
