"""Paths in an assault: charges into contact, falling back, consolidation (L701, L709, L733, L737)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.movement_path import Facing, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.ground.ground_layouts import team_ground
from combat.games.armour.rules.ground.mover_zones import Frame, approach, passes
from combat.games.armour.rules.ground.way import Crossing, Way, end_of, full_house, walked
from combat.games.armour.rules.moves.cross_rolls import first_stop
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.night.night_training import dawn_zones
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.rules.works.mine_zones import mine_zones

FARTHEST: Final = 30 * CM
"""Greatest length of a way in an assault."""
_ROOM: Final = 20 * CM
"""Margin for bases, hulls and the distances that a way keeps."""

Keeps = Callable[[State, Team, Team], Limit | None]
"""Function that returns the distance to keep from an enemy; None for no limit."""


def in_contact_allowed(state: State, team: Team, enemy: Team) -> Limit | None:
    """Return None: a charging team keeps no distance from enemies, since it may come into contact (L699)."""
    return None


def as_tactical(state: State, team: Team, enemy: Team) -> Limit | None:
    """Return the distance that a Tactical move keeps from an enemy; None if it may come as near as it likes (L553)."""
    return approach(state, team, enemy, dash=False)


def as_consolidation(state: State, team: Team, enemy: Team) -> Limit | None:
    """Return the distance that a consolidating move keeps from every enemy (L737)."""
    limit = state.book.limits.consolidation_near
    return Limit(limit.name, "less-than", limit.distance)


def space_of(state: State, team: Team, keeps: Keeps) -> MovementSpace:
    """Return the movement space of a team in an assault: the ground, and zones of the width `keeps` around enemies."""
    card = state.card(team)
    return MovementSpace(
        pose_of(team), Mover(card.hull, card.model), team_ground(state, team), _zones(state, team, keeps)
    )


def _zones(state: State, team: Team, keeps: Keeps) -> Iterator[ShapeZone]:
    """Yield minefields, the end of the zone of who waits for dawn, and the teams to go round or keep away from."""
    yield from mine_zones(state)
    yield from dawn_zones(state, team)
    seat, frame = state.seat_of(team.id), Frame.around((pose_of(team).point,))
    for other in state.teams.values():
        if not other.on_table or other.id == team.id or not frame.is_near(pose_of(other).point, FARTHEST + _ROOM):
            continue
        shape, friend = shape_of(state, other), state.seat_of(other.id) == seat
        yield ShapeZone(other.id, shape, at_end=friend and passes(state, team, other))
        near = None if friend else keeps(state, team, other)
        if near is not None:
            yield ShapeZone(other.id, shape, near)


def assault_way(
    state: State, team: Team, route: Route, keeps: Keeps | MovementSpace, facing: Facing = "along"
) -> Way | Refusal:
    """Return the way of a team along a route, or the reason why it cannot follow it.

    `keeps` is the distance from enemies, or a prepared movement space. `facing` is the team's heading on each leg.
    """
    space = keeps if isinstance(keeps, MovementSpace) else space_of(state, team, keeps)
    found = walked(state, team, space, path_of(pose_of(team), route, facing))
    return found if isinstance(found, Refusal) else full_house(state, team, route) or found


class Halt(Record):
    """Where a team is stopped on its way in an assault."""

    route: Route | None
    """Part of the way that it has moved; None if it stays where it is, or is lost."""
    length: int
    stuck: bool
    """Whether a Cross roll failed; otherwise mines bailed it out or destroyed it."""


def halt_on_way(
    state: State, team: Team, crossings: Iterable[Crossing], rule: str, keeps: Limit | None
) -> Steps[Halt | None]:
    """Roll for the crossings on a way; return where the team is stopped, or None if it gets through (L705, L787).

    A team that fails a Cross roll stops where `keeps`, the distance to every enemy, holds; a team hit by mines stops on
    the spot.
    """
    stop = yield from first_stop(
        state, team.id, crossings, rule, lambda each: end_of(team, stopped_at(state, team, each.route, None))
    )
    if stop is None:
        return None
    route = stopped_at(state, team, stop.crossing.route, keeps if stop.stuck else None)
    if not state.teams[team.id].on_table:
        route = None
    return Halt(route, route.length(pose_of(team).point) if route else 0, stop.stuck)


def stopped_at(state: State, team: Team, route: Route | None, keeps: Limit | None) -> Route | None:
    """Return the part of a route that a team moves when it is stopped at its end; None if it stays in place.

    It ends where the distance `keeps` to every enemy holds (L705) and its place is free (A23).
    """
    if route is None:
        return None
    start, corners, hull = pose_of(team), list(route.corners), state.card(team).hull
    enemies = [shape_of(state, enemy) for enemy in state.on_table(other_seat(state.seat_of(team.id)))]
    while corners:
        before = corners[-2] if len(corners) > 1 else start.point
        for point in _back(before, corners[-1]):
            shape = hull.at(point, route.heading)
            apart = keeps is None or all(keeps.holds(shape, enemy) for enemy in enemies)
            if apart and _stands(state, team, point, route):
                return None if point == start.point else Route([*corners[:-1], point], route.heading)
        corners.pop()
    return None


def _stands(state: State, team: Team, point: Point, route: Route) -> bool:
    return standing_refusal(state, team, Pose.at(point, route.heading)) is None


def _back(start: Point, end: Point) -> Iterator[Point]:
    """Yield points from the end of a leg back to its start, 1 mm apart."""
    length = Route([end]).length(start) if start != end else 0
    for part in range(length, 0, -MM):
        yield start.moved((end.x - start.x) * part // length, (end.y - start.y) * part // length)
    yield start
