"""Random answers about transport, for sampling the movement decision."""

from __future__ import annotations

from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.point import CM, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Dismount, Mount, Moves, Placements, TeamPose, TeamRoute
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.boarding import places_beside
from combat.games.armour.rules.transport.riding import carried_unit, has_room

NEAR = 3 * CM
"""Distance of a vehicle's centre to which a team walks, beyond its Tactical move."""


def random_ferry(state: State, seat: Seat, numbers: RandomSource) -> str | None:
    """Return a random answer about transport for a random team, possibly illegal; None if none is possible."""
    teams = [team for team in state.teams.values() if state.seat_of(team.id) == seat and _concerned(state, team)]
    if not teams:
        return None
    team = teams[numbers.below(len(teams))]
    if team.where == "mounted":
        places = list(places_beside(state, state.teams[team.vehicle], team))
        return Dismount(team.id, Route.read(places[numbers.below(len(places))])) if places else None
    if team.where == "rear":
        return _forward(state, team, numbers)
    return _to_vehicle(state, team, numbers)


def _concerned(state: State, team: Team) -> bool:
    return team.where in ("mounted", "rear") or (team.on_table and state.card(team).arm in ("infantry", "gun"))


def _forward(state: State, transport: Team, numbers: RandomSource) -> Placements | None:
    """Return a place for a transport near a random team of the unit that it serves."""
    served = list(state.teams_of(carried_unit(state, transport)))
    if not served:
        return None
    near = pose_of(served[numbers.below(len(served))])
    reach = state.book.limits.transport_return.distance
    x, y = (value - reach + numbers.below(2 * reach + 1) for value in near.point)
    return Placements([TeamPose(transport.id, Pose(x, y, near.heading))]) if x >= 0 and y >= 0 else None


def _to_vehicle(state: State, team: Team, numbers: RandomSource) -> Mount | Moves | None:
    """Return how a team mounts a vehicle of its side with room: at once if it touches it, else a way to it."""
    vehicles = [each for each in state.on_table(state.seat_of(team.id)) if has_room(state, each, team)]
    touched = [each for each in vehicles if in_contact(shape_of(state, team), shape_of(state, each))]
    if touched:
        return Mount(team.id, touched[numbers.below(len(touched))].id)
    start = pose_of(team).point
    speeds = state.card(team).speeds
    reach = 0 if speeds is None or team.moved else speeds.tactical + NEAR
    near = [each for each in vehicles if squared_distance(start, pose_of(each).point) < reach * reach]
    if not near:
        return None
    vehicle = near[numbers.below(len(near))]
    places = list(places_beside(state, vehicle, team))
    place = places[numbers.below(len(places))] if places else None
    return Moves([TeamRoute(team.id, "tactical", Route.read(place))]) if place else None
