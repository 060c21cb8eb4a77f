"""Moves straight ahead, which the order Follow Me grants (L595)."""

from __future__ import annotations

from math import isqrt

from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import State, Team


def ahead(pose: Pose, length: int) -> Point:
    """Return the point `length` units of 0.1 mm straight ahead of a pose, rounded to whole units."""
    return pose.point.moved(*turned(Point(0, -length), pose.heading))


def ahead_route(state: State, team: Team) -> Route | None:
    """Return the leader's route of Follow Me: the whole distance straight ahead; None if it leads off the table."""
    pose = pose_of(team)
    point = ahead(pose, state.book.limits.follow_move.distance)
    return Route([point], pose.heading) if min(point) >= 0 else None


def is_ahead(pose: Pose, route: Route, most: int) -> bool:
    """Return whether a route leads straight ahead by at most `most` units of 0.1 mm, without a turn."""
    if len(route.corners) != 1 or route.heading != pose.heading:
        return False
    near = isqrt(squared_distance(pose.point, route.end.point))
    return any(ahead(pose, length) == route.end.point for length in range(max(near - 1, 1), min(near + 1, most) + 1))
