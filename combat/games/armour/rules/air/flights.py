"""Flights: units of aircraft, their arrival, and where their aircraft are (L53, L547, A38)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.hidden.off_table import units_in
from combat.games.armour.rules.missions.mission import first_turn
from combat.games.armour.rules.state import State, Team, Unit


def is_aircraft(state: State, team: Team) -> bool:
    """Return whether a team is an aircraft."""
    return state.card(team).arm == "aircraft"


def flights(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the units of a seat that still have aircraft."""
    units = {team.unit for team in state.teams.values() if is_aircraft(state, team)}
    return (unit for unit in state.living(seat) if unit.id in units)


def aircraft_of(state: State, unit: str, *where: str) -> tuple[Team, ...]:
    """Return the aircraft of a unit that are in one of the given places, such as "table" or "due"; empty if there
    are none.
    """
    teams = (team for team in state.all_of(unit) if is_aircraft(state, team))
    return tuple(team for team in teams if team.where in where)


def may_come(state: State, seat: Seat) -> bool:
    """Return whether the flights of a seat may roll for their arrival now (L547, L795, A38).

    They do not fly at night, nor before the first of the seat's reserves has arrived, if it has any.
    """
    reserves = state.book.mission.side(seat).reserves
    if state.night or reserves is None:
        return not state.night
    waits = units_in(state, seat, "reserve") and seat not in state.reinforced
    return state.turn >= first_turn(state.book.figures.arrivals, reserves) and not waits
