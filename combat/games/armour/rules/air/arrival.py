"""Arrival of flights, a step of the starting phase (L547, A38)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.air.flights import aircraft_of, flights, may_come
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.air_events import FlightRolled
from combat.games.armour.rules.state import State


def waiting(state: State) -> Iterator[str]:
    """Yield the ids of the active seat's flights that roll for their arrival in this turn."""
    if may_come(state, state.active):
        yield from (unit.id for unit in flights(state, state.active) if aircraft_of(state, unit.id, "away"))


def roll(state: State, unit: str) -> Steps[None]:
    """Roll one die for a flight; success brings all aircraft that it has left (L547, A38)."""
    need = state.book.figures.arrivals.aircraft
    number = yield from d6("aircraft", "L547", unit)
    yield FlightRolled(unit, need, number, number >= need)
