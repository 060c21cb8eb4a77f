"""A way over the table: what it costs, where a Cross roll is asked, and why it may be impossible (L553 to L563)."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.movement_path import Move, MovementPath, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walk import BorderCrossing, Walk, WalkStop
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.ground.ground_layouts import RATES, ground_layout
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.state import State, Team


class Crossing(Record):
    """A point of a way where a Cross roll is asked."""

    ground: str
    """Kind of the scenery."""
    at: Pose
    need: int
    route: Route | None
    """The way up to that point; None if it is the start."""
    distance: int


class Way(Record):
    """A possible way."""

    distance: int
    slowest: GroundClass
    """The slowest class of ground that the middle of the team touches (A21)."""
    crossings: tuple[Crossing, ...] = ()


def way(state: State, team: Team, route: Route, *, dash: bool) -> Way | Refusal:
    """Return the way of a team along a route, or why it cannot go it."""
    start = pose_of(team)
    space = movement_space(state, team, dash=dash)
    path = path_of(start, route)
    gone = walk(space, path)
    if gone.stop is not None:
        return _stopped(state, team, gone.stop)
    crossings = tuple(_crossings(state, team, space.ground, path, gone))
    return Way(gone.length, RATES[gone.rate], crossings)


def movement_space(state: State, team: Team, *, dash: bool) -> MovementSpace:
    """Return everything on the table that concerns the move of a team."""
    card = state.card(team)
    ground = ground_layout(state.book, on_foot=card.running == "foot")
    return MovementSpace(pose_of(team), Mover(card.hull, card.model), ground, zones(state, team, dash=dash))


def zones(state: State, team: Team, *, dash: bool) -> Iterator[ShapeZone]:
    """Yield the models that a team must go round or keep away from (L553, A23)."""
    seat = state.seat_of(team.id)
    for other in state.teams.values():
        if not other.on_table or other.id == team.id:
            continue
        shape = shape_of(state, other)
        friend = state.seat_of(other.id) == seat
        yield ShapeZone(other.id, shape, at_end=friend and _passes(state, team, other))
        near = None if friend else approach(state, team, other, dash=dash)
        if near is not None:
            yield ShapeZone(other.id, shape, near)


def _passes(state: State, team: Team, friend: Team) -> bool:
    """Return whether a team may pass through a friend: if either is infantry (L553, A23)."""
    return "infantry" in (state.card(team).arm, state.card(friend).arm)


def approach(state: State, team: Team, enemy: Team, *, dash: bool) -> Limit | None:
    """Return the distance from an enemy in which a team may not come; None for no such distance (L553).

    A Dash keeps from every enemy, tanks from infantry and guns, infantry and guns from enemies that they see.
    """
    limits = state.book.limits
    if dash:
        return _nearer(limits.dash_approach)
    if state.card(team).arm == "tank":
        return _nearer(limits.tank_approach) if state.card(enemy).arm in ("infantry", "gun") else None
    return _nearer(limits.foot_approach) if sighting(state, team, enemy).clear else None


def _nearer(limit: Limit) -> Limit:
    """Return the distances that an "at least" limit forbids."""
    return Limit(limit.name, "less-than", limit.distance)


def _stopped(state: State, team: Team, stop: WalkStop) -> Refusal:
    """Return why a walk stopped."""
    if stop.source == "edge":
        return Refusal("off-table", "A45")
    if stop.source == "ground":
        kind = state.book.table.scenery[int(stop.key)].kind
        return Refusal("impassable", "L563", (("ground", kind),))
    if state.seat_of(stop.key) == state.seat_of(team.id):
        return Refusal("occupied", "L553", (("team", stop.key),))
    return Refusal("too-near", "L553", (("team", stop.key),))


# -- Cross rolls
# ------------------------------------------------------------------------------------------------------


def _crossings(state: State, team: Team, ground: GroundLayout, path: MovementPath, gone: Walk) -> Iterator[Crossing]:
    """Yield the Cross rolls of a way in their order: for ground started in, then for each entered (L563, A22)."""
    tests = {piece.key for piece in ground.pieces if piece.ground.passage == "test"}
    for key in gone.started_on:
        if key in tests:
            kind = state.book.table.scenery[int(key)].kind
            yield Crossing(kind, pose_of(team), cross_need(state, team, kind), None, 0)
    for crossing in gone.tests:
        kind = state.book.table.scenery[int(crossing.key)].kind
        route = _route_to(pose_of(team), path, crossing)
        at = pose_of(team) if route is None else route.end
        yield Crossing(kind, at, cross_need(state, team, kind), route, crossing.at)


def cross_need(state: State, team: Team, kind: str) -> int:
    """Return the score that a team needs to cross a kind of ground (L563, A12)."""
    return state.book.row_of(kind).cross or state.card(team).cross


def _route_to(start: Pose, path: MovementPath, crossing: BorderCrossing) -> Route | None:
    """Return the route along a path up to a crossing; None if that is before the first move."""
    corners, here = list[Point](), start.point
    for place, step in enumerate(path[: crossing.step + 1]):
        if not isinstance(step, Move):
            continue
        here = _part_way(here, step.to, crossing.place) if place == crossing.step else step.to
        corners.append(here)
    if corners and corners[-1] == start.point:
        corners.pop()
    return Route(corners, crossing.heading) if corners else None


def _part_way(start: Point, end: Point, length: int) -> Point:
    """Return the point some whole units along a straight move, rounded back towards its start."""
    square = squared_distance(start, end)
    whole = isqrt(square - 1) + 1 if square else 1
    return start.moved(_share(end.x - start.x, length, whole), _share(end.y - start.y, length, whole))


def _share(value: int, part: int, whole: int) -> int:
    size = abs(value) * part // whole
    return size if value >= 0 else -size
