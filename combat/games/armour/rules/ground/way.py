"""A team's way over the table: its length, its Cross rolls, and why it may be refused (L553-L563)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.leg import Leg
from combat.engine.space.plane.movement.movement_path import Facing, Move, MovementPath, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.walk import BorderCrossing, Walk, WalkStop
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.ground.ground_layouts import RATES, piece_kind, team_ground, work_of
from combat.games.armour.rules.ground.mover_zones import Frame, zones
from combat.games.armour.rules.ground.near_ways import near_refusal
from combat.games.armour.rules.ground.pinned_ways import pinned_refusal
from combat.games.armour.rules.ground.sight_obstacles import WRECK
from combat.games.armour.rules.ground.sighting import body_of
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.night.night_training import BEFORE_DAWN
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.works.mine_zones import MINES
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.work_passage import is_removed

MOST_WAYS = 24
"""Size of the cache of ways: moves that are tried are soon the answer that is given, then the moves made."""


class Crossing(Record):
    """A point of a way at which a Cross roll, or a roll among mines, is required."""

    ground: str
    """Kind of the scenery, or of the work."""
    at: Pose
    need: int
    route: Route | None
    """The way up to that point; None if it is the start."""
    distance: int
    mines: bool = False
    """Whether mines require the roll (L787)."""
    removes: PlacedWork | None = None
    """The work that the team removes by crossing it (A41)."""


class Way(Record):
    """A way that a team can follow."""

    distance: int
    slowest: GroundClass
    """Slowest class of ground that the centre of the team touches (A21)."""
    crossings: tuple[Crossing, ...] = ()


_Question = tuple[str, Route, bool, Facing, bool, tuple[PlacedWork, ...], Seat, tuple[SmokeScreen, ...]]
_Asked = tuple[Book, tuple[Team, ...], tuple[Unit, ...], _Question]
_ways: list[tuple[_Asked, Way | Refusal]] = []


def way(state: State, team: Team, route: Route, *, dash: bool, facing: Facing = "along") -> Way | Refusal:
    """Return the way of a team along a route, or the reason why it cannot follow it; cached.

    `dash` is true for a move at Dash speed, `facing` is the team's heading on each leg.
    """
    question = (team.id, route, dash, facing, state.night, state.works, state.active, state.screens)
    teams, units = tuple(state.teams.values()), tuple(state.units.values())
    for (book, *known), answer in _ways:
        if book is state.book and known[2] == question and known[0] == teams and known[1] == units:
            return answer
    found = _way(state, team, route, dash=dash, facing=facing)
    _ways.insert(0, ((state.book, teams, units, question), found))
    del _ways[MOST_WAYS:]
    return found


def _way(state: State, team: Team, route: Route, *, dash: bool, facing: Facing) -> Way | Refusal:
    start = pose_of(team)
    space = movement_space(state, team, dash=dash, points=(start.point, *route.corners))
    path = path_of(start, route, facing)
    found = walked(state, team, space, path)
    if isinstance(found, Refusal):
        return found
    refused = full_house(state, team, route) or near_refusal(state, team, route) or pinned_refusal(state, team, route)
    if refused is not None:
        return refused
    wreck = RATES.index(state.book.row_of(WRECK).dash) if _over_wreck(state, start, route) else 0
    return replace(found, slowest=RATES[max(RATES.index(found.slowest), wreck)])


def walked(state: State, team: Team, space: MovementSpace, path: MovementPath) -> Way | Refusal:
    """Return the way of a team along a path in a movement space, or the reason why it is stopped."""
    gone = walk(space, path)
    if gone.stop is not None:
        return refusal_of(state, team, gone.stop)
    crossings = tuple(crossings_of(state, team, space.ground, path, gone))
    return Way(gone.length, RATES[gone.rate], crossings)


def movement_space(state: State, team: Team, *, dash: bool, points: Sequence[Point] = ()) -> MovementSpace:
    """Return the movement space of a team: of the whole table, or near the given points of a route.

    `dash` is true for a move at Dash speed.
    """
    card = state.card(team)
    ground = team_ground(state, team)
    near = Frame.around(points) if points else None
    return MovementSpace(pose_of(team), Mover(card.hull, card.model), ground, zones(state, team, dash=dash, frame=near))


def _over_wreck(state: State, start: Pose, route: Route) -> bool:
    """Return whether the middle of a team touches a wreck on its way, which is slow but not difficult (L657, A14)."""
    legs = [Leg(ConvexShape((a,)), b.x - a.x, b.y - a.y) for a, b in route.legs(start.point)]
    wrecks = [shape_of(state, wreck) for wreck in state.wrecks()]
    return any(leg.touching(shape, closed=True) is not None for leg in legs for shape in wrecks)


# -- what forbids a way
# ------------------------------------------------------------------------------------------------


def refusal_of(state: State, team: Team, stop: WalkStop) -> Refusal:
    """Return the reason why a team's walk was stopped."""
    if stop.source == "edge":
        return Refusal("off-table", "A45")
    if stop.source == "ground":
        return _ground_refusal(state, team, stop.key)
    if stop.key == BEFORE_DAWN:
        return Refusal("waits-for-dawn", "L751")
    if state.seat_of(stop.key) == state.seat_of(team.id):
        return Refusal("occupied", "L553", (("team", stop.key),))
    return Refusal("too-near", "L553", (("team", stop.key),))


def _ground_refusal(state: State, team: Team, key: str) -> Refusal:
    """Return the reason why a piece of ground stops a team: for good, or until its next turn (L563, A41)."""
    work, ground = work_of(state, key), ("ground", piece_kind(state, key))
    if work is None:
        return Refusal("impassable", "L563", (ground,))
    kind = state.book.works[work.kind]
    if state.card(team).running in kind.stops:
        return Refusal("stops-at-work", kind.rule, (ground,))
    return Refusal("impassable", kind.rule, (ground,))


def full_house(state: State, team: Team, route: Route) -> Refusal | None:
    """Return the reason why infantry cannot end its move in a full building; None if it can, or for other arms
    (A29).
    """
    if state.card(team).arm != "infantry":
        return None
    most = state.book.figures.movement.building_teams
    for house in body_of(state, replace(team, pose=route.end)).transparent:
        inside = (each for each in state.teams.values() if each.on_table and each.id != team.id)
        if sum(1 for each in inside if house in body_of(state, each).transparent) >= most:
            return Refusal("house-full", "A29", (("count", most),))
    return None


def stuck_at(state: State, team: Team, crossing: Crossing, *, dash: bool, facing: Facing = "along") -> Route | None:
    """Return the route of a team that a failed Cross roll stops; None if it stays in place.

    It never stops in the place of a friend (A23). `dash` is true for a move at Dash speed, `facing` is the team's
    heading on each leg.
    """
    if crossing.route is None:
        return None
    start = pose_of(team)
    space = movement_space(state, team, dash=dash, points=(start.point, *crossing.route.corners))
    gone = walk(space, path_of(start, crossing.route, facing))
    if gone.stop is None:
        return crossing.route
    corners = list[Point]()
    for a, b in crossing.route.legs(start.point):
        if compare_distance(ConvexShape((a, b)), ConvexShape((gone.end.point,)), 1) <= 0:
            break
        corners.append(b)
    return None if gone.end == start else Route([*corners, gone.end.point], gone.end.heading)


def end_of(team: Team, route: Route | None) -> Pose:
    """Return the pose of a team after a route; its current pose if the route is None."""
    return pose_of(team) if route is None else route.end


# -- Cross rolls
# ------------------------------------------------------------------------------------------------------


def crossings_of(state: State, team: Team, ground: GroundLayout, path: MovementPath, gone: Walk) -> Iterator[Crossing]:
    """Yield the rolls on a way in order: for ground and mines that it starts in, then for each entered (L563, A22)."""
    tests = {piece.key for piece in ground.pieces if piece.ground.passage == "test"}
    for key in gone.started_on:
        if key in tests:
            yield _ground_crossing(state, team, key, None, 0)
    for _ in gone.started_in:
        yield Crossing(MINES, pose_of(team), ratings_of(state, team).tactics, None, 0, mines=True)
    for crossing in gone.tests:
        if crossing.source == "zone":
            route = _route_to(pose_of(team), path, crossing)
            need = ratings_of(state, team).tactics
            yield Crossing(MINES, end_of(team, route), need, route, crossing.at, mines=True)
            continue
        yield _ground_crossing(state, team, crossing.key, _route_to(pose_of(team), path, crossing), crossing.at)


def _ground_crossing(state: State, team: Team, key: str, route: Route | None, distance: int) -> Crossing:
    """Return the Cross roll for a piece of ground, and what a team removes that passes it."""
    kind, work = piece_kind(state, key), work_of(state, key)
    removed = work if work is not None and is_removed(state, team, work) else None
    return Crossing(kind, end_of(team, route), cross_need(state, team, kind), route, distance, removes=removed)


def cross_need(state: State, team: Team, kind: str) -> int:
    """Return the roll that a team needs to cross a kind of ground; it is higher at night (L563, L599, L793).

    No order changes a roll that the ground fixes (A12).
    """
    fixed = 0 if kind in state.book.works else state.book.row_of(kind).cross
    helped = state.book.figures.command.cross_here if team.crosses_here else 0
    darkness = state.book.figures.night.cross if state.night else 0
    return (fixed or state.card(team).cross - helped) + darkness


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
