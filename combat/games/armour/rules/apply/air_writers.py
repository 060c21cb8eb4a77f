"""Writers of aircraft."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.air.air_attack import AirAttack
from combat.games.armour.rules.air.flights import aircraft_of
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.air_events import (
    AircraftPlaced,
    AntiAircraftEnded,
    FlightAttacked,
    FlightLeft,
    FlightRolled,
)
from combat.games.armour.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(FlightRolled)
def _flight_rolled(state: State, event: FlightRolled) -> None:
    for team in aircraft_of(state, event.unit, "away") if event.arrives else ():
        state.teams[team.id] = replace(team, where="due")


@writes(AircraftPlaced)
def _aircraft_placed(state: State, event: AircraftPlaced) -> None:
    team = state.teams[event.team]
    state.teams[team.id] = replace(team, where="table", pose=event.pose, turret=event.pose.heading)


@writes(FlightAttacked)
def _flight_attacked(state: State, event: FlightAttacked) -> None:
    state.air_attack = AirAttack(event.unit)


@writes(AntiAircraftEnded)
def _anti_aircraft_ended(state: State, event: AntiAircraftEnded) -> None:
    state.air_attack = AirAttack(event.unit, "attack")


@writes(FlightLeft)
def _flight_left(state: State, event: FlightLeft) -> None:
    for team in aircraft_of(state, event.unit, "due", "table"):
        state.teams[team.id] = replace(team, where="away", pose=None)
    if state.air_attack is not None and state.air_attack.unit == event.unit:
        state.air_attack = None
