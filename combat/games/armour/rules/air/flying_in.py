"""Placing the aircraft of a flight that has arrived: anywhere on the table where their stands fit (L547)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.air.flights import aircraft_of, flights, is_aircraft
from combat.games.armour.rules.answers import Placements, TeamPose
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.air_events import AircraftPlaced
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat

TRIES = 8
"""Number of random places that are tried for an aircraft."""
AROUND = 12 * CM
"""Greatest distance of such a place from the centre of an enemy team, in each direction."""


def places_aircraft(state: State, places: Placements) -> bool:
    """Return whether all teams of an answer are aircraft, not transports."""
    teams = (state.teams.get(each.team) for each in places.parts)
    return all(team is not None and is_aircraft(state, team) for team in teams)


def flying_in_refusal(state: State, seat: Seat, places: Placements) -> Refusal | None:
    """Return the reason why aircraft of one flight cannot be placed at the given poses; None if they can (L547)."""
    if len({state.teams[each.team].unit for each in places.parts}) != 1:
        return Refusal("one-unit", "L547")
    view = state.copy()
    for name, pose in places.parts:
        team = state.teams[name]
        if state.seat_of(name) != seat:
            return Refusal("one-unit", "L547")
        if team.where != "due":
            return Refusal("not-due", "L547", (("team", name),))
        there = replace(team, where="table", pose=pose)
        refused = standing_refusal(view, there, pose)
        if refused is not None:
            return refused
        view.teams[name] = there
    return None


def fly_in(places: Placements) -> Steps[None]:
    """Yield the events that place aircraft; they do not interrupt the movement of another unit."""
    for name, pose in places.parts:
        yield AircraftPlaced(name, pose)


def random_flight(state: State, seat: Seat, numbers: RandomSource) -> Placements | None:
    """Return a random legal place, near an enemy, for an aircraft that has arrived.

    None if no aircraft or enemy is available, or no place was found.
    """
    due = [team for unit in flights(state, seat) for team in aircraft_of(state, unit.id, "due")]
    enemies = list(state.on_table(other_seat(seat)))
    if not (due and enemies):
        return None
    team = due[numbers.below(len(due))]
    for _ in range(TRIES):
        at = pose_of(enemies[numbers.below(len(enemies))]).point
        x, y = (value - AROUND + numbers.below(2 * AROUND + 1) for value in at)
        if x < 0 or y < 0:
            continue
        places = Placements([TeamPose(team.id, Pose(x, y, numbers.below(FULL)))])
        if flying_in_refusal(state, seat, places) is None:
            return places
    return None
