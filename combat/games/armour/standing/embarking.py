"""Mounting and dismounting: the next answer for a team, a whole unit or a vehicle (L575, L579, A26)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Dismount, Mount, Moves, Speed, TeamRoute
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.moves.move_limits import moves_refusal
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.transport.boarding import mount_refusal, places_beside
from combat.games.armour.rules.transport.riding import has_room, riders_of
from combat.games.armour.standing.entering import entry_at, may_enter

Boarding: TypeAlias = Mount | Moves
SPEEDS: tuple[Speed, ...] = ("tactical", "dash")


def boarding_at(state: State, team: Team, vehicle: Team) -> Boarding | Refusal:
    """Return the answer that mounts a team on a vehicle, or that moves it there first, or the reason why it cannot."""
    seat, mount = state.seat_of(team.id), Mount(team.id, vehicle.id)
    refused = mount_refusal(state, seat, mount)
    if refused is None:
        return mount
    if refused.message != "no-contact":
        return refused
    for moves in _ways_to(state, team, vehicle):
        found = moves_refusal(state, seat, moves)
        if found is None:
            return moves
        refused = found
    return refused


def _ways_to(state: State, team: Team, vehicle: Team) -> Iterator[Moves]:
    """Yield straight ways to the sides of a vehicle, the nearest first, slowly before fast."""
    start = pose_of(team).point
    sides = sorted(places_beside(state, vehicle, team), key=lambda side: squared_distance(start, side.point))
    for speed in SPEEDS:
        yield from (Moves([TeamRoute(team.id, speed, Route.read(side))]) for side in sides)


def end_of_boarding(team: Team, answer: Boarding) -> Pose:
    """Return the pose of a team after the answer of `boarding_at`."""
    return pose_of(team) if isinstance(answer, Mount) else answer.parts[0].route.end


def vehicles_for(state: State, team: Team) -> list[Team]:
    """Return the vehicles with room for a team that serve its unit or touch it, nearest first."""
    seat, unit, start = state.seat_of(team.id), state.units[team.unit], pose_of(team).point
    own = {each.id for each in state.units.values() if unit.id in (each.id, each.parent)}
    found = [
        each
        for each in state.on_table(seat)
        if each.id != team.id
        and has_room(state, each, team)
        and (each.unit in own or in_contact(shape_of(state, team), shape_of(state, each)))
    ]
    return sorted(found, key=lambda each: squared_distance(start, pose_of(each).point))


def boarding_teams(state: State, unit: Unit) -> list[str]:
    """Return the ids of the teams of a unit that could mount some vehicle now."""
    teams = (team for team in state.teams_of(unit.id) if state.card(team).arm in ("infantry", "gun"))
    return [team.id for team in teams if next_boarding(state, (team.id,)) is not None]


def next_boarding(state: State, teams: Sequence[str]) -> Boarding | None:
    """Return the next answer by which one of some teams mounts or approaches a vehicle; None if none can."""
    for name in teams:
        team = state.teams[name]
        for vehicle in vehicles_for(state, team) if team.on_table else ():
            found = boarding_at(state, team, vehicle)
            if not isinstance(found, Refusal):
                return found
    return None


def next_dismount(state: State, vehicle: str) -> Dismount | None:
    """Return the answer by which the next team carried by a vehicle dismounts beside it; None if none can."""
    for rider in riders_of(state, vehicle):
        found = entry_at(state, rider, pose_of(state.teams[vehicle])) if may_enter(state, rider) else None
        if isinstance(found, Dismount):
            return found
    return None
