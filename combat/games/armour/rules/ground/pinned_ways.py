"""Limits of pinned teams on a move: not nearer to enemies in sight, nor into the sight of others (L661)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import Distance, distance
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import between, pose_of, shape_of
from combat.games.armour.rules.ground.sighting import sees
from combat.games.armour.rules.posture import is_pinned
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat


def pinned_refusal(state: State, team: Team, route: Route) -> Refusal | None:
    """Return the reason why a pinned team cannot follow a route; None if it can, or if it is not pinned (L661)."""
    if not is_pinned(state, team):
        return None
    enemies = list(state.on_table(other_seat(state.seat_of(team.id))))
    for enemy in enemies:
        if _comes_nearer(state, team, enemy, route) and _in_sight(state, team, enemy):
            return Refusal("pinned-nearer", "L661", (("team", enemy.id),))
    for pose in stations(team, route):
        there = replace(team, pose=pose)
        for enemy in enemies:
            if sees(state, enemy, there) and not _in_sight(state, team, enemy):
                return Refusal("pinned-in-sight", "L661", (("team", enemy.id),))
    return None


def _in_sight(state: State, team: Team, enemy: Team) -> bool:
    """Return whether a team sees an enemy or is seen by it."""
    return sees(state, team, enemy) or sees(state, enemy, team)


def _comes_nearer(state: State, team: Team, enemy: Team, route: Route) -> bool:
    """Return whether a team ends nearer to an enemy, edge to edge, or its middle comes nearer on the way.

    The edge alone does not count on the way: the corners of a base that turns always come nearer for a moment.
    """
    if between(state, replace(team, pose=route.end), enemy) < between(state, team, enemy):
        return True
    start = pose_of(team).point
    gap = _to_middle(state, enemy, ConvexShape((start,)))
    return any(_to_middle(state, enemy, ConvexShape(leg)) < gap for leg in route.legs(start))


def _to_middle(state: State, enemy: Team, middle: ConvexShape) -> Distance:
    return distance(middle, shape_of(state, enemy))


def stations(team: Team, route: Route) -> Iterator[Pose]:
    """Yield the poses at the corners of a route, each with the heading of the leg before it, and at its end."""
    for a, b in route.legs(pose_of(team).point):
        yield Pose.at(b, heading_to(a, b))
    yield route.end
