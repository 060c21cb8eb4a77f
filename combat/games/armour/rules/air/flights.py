"""Flights: units of aircraft, which of them may come, and where their aircraft are (L53, L547, A38)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.missions.mission import ArrivalKind
from combat.games.armour.rules.state import State, Team, Unit


def is_aircraft(state: State, team: Team) -> bool:
    """Return whether a team is an aircraft."""
    return state.card(team).arm == "aircraft"


def flights(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the units of a seat that still have aircraft."""
    units = {team.unit for team in state.teams.values() if is_aircraft(state, team)}
    return (unit for unit in state.living(seat) if unit.id in units)


def aircraft_of(state: State, unit: str, *where: str) -> tuple[Team, ...]:
    """Return the aircraft of a unit that are in one of some whereabouts."""
    teams = (team for team in state.teams.values() if team.unit == unit and is_aircraft(state, team))
    return tuple(team for team in teams if team.where in where)


def may_come(state: State, seat: Seat) -> bool:
    """Return whether the flights of a seat may roll for their arrival now (L547, L795, A38).

    They do not fly by night, nor before the seat's first reserves, if it has any.
    """
    return not state.night and state.turn >= _first_turn(state, seat)


def _first_turn(state: State, seat: Seat) -> int:
    """Return the first turn in which reserves of a seat may arrive; 0 without reserves (A36)."""
    reserves, figures = state.book.mission.side(seat).reserves, state.book.figures.arrivals
    if reserves is None:
        return 0
    turns: dict[ArrivalKind, int] = {"immediate": figures.immediate, "delayed": figures.delayed, "late": figures.late}
    return turns[reserves.kind]
