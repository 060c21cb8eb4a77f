"""Stages of a flight's attack: anti-aircraft fire, the flight's fire or bombs, leaving (L547)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.air.air_attack import AirAttack
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.air.flights import aircraft_of, flights
from combat.games.armour.rules.answers import Bombard, FireOrder
from combat.games.armour.rules.artillery import bombarding
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import may_bombard, plan
from combat.games.armour.rules.events.air_events import AntiAircraftEnded, FlightLeft
from combat.games.armour.rules.events.morale_events import LeaderNamed
from combat.games.armour.rules.fire.shoot_units import has_target
from combat.games.armour.rules.fire.volleys import declare
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat


def carry_on(state: State, attack: AirAttack) -> Steps[None]:
    """Run the next stage of a flight's attack, yielding decisions and events."""
    if attack.stage == "defence":
        yield from _defend(state, attack)
    elif attack.stage == "attack" and aircraft_of(state, attack.unit, "table"):
        yield from _attack(state, attack)
    else:
        yield from leave(state, attack.unit)


def _defend(state: State, attack: AirAttack) -> Steps[None]:
    """Let one more unit of the enemy fire at the flight; a seat without a shot is not asked (L547)."""
    seat = other_seat(state.active)
    if any(has_target(state, unit) for unit in state.living(seat)):
        answer = yield from ask(AntiAircraft("L547", attack.unit, seat))
        if isinstance(answer, FireOrder):
            yield from declare(state, answer)
            return
    yield AntiAircraftEnded(attack.unit)


def _attack(state: State, attack: AirAttack) -> Steps[None]:
    """Let the flight fire or bomb once, if it can."""
    unit = state.units[attack.unit]
    if has_target(state, unit) or may_bombard(state, unit):
        answer = yield from ask(AttackWithFlight("L547", unit.id, unit.seat))
        if isinstance(answer, FireOrder):
            yield from declare(state, answer)
            return
        if isinstance(answer, Bombard):
            fire = plan(state, unit.seat, answer)
            assert isinstance(fire, FireMission)
            yield from bombarding.declare(state, fire)
            return
    yield from leave(state, unit.id)


def leave(state: State, unit: str) -> Iterator[Event]:
    """Yield the events by which a flight leaves the table; a remaining aircraft replaces a lost leader."""
    left = aircraft_of(state, unit, "table", "due")
    if left and not state.units[unit].leader:
        yield LeaderNamed(unit, left[0].id, "lost")
    yield FlightLeft(unit, tuple(team.id for team in left if team.where == "table"))


def leave_at_end(state: State, seat: Seat) -> Iterator[Event]:
    """Yield the events by which a seat's flights leave at the end of a phase (L547).

    In the shooting phase, those that did not attack leave; in the movement phase, those without an aircraft placed.
    """
    for unit in list(flights(state, seat)):
        here = aircraft_of(state, unit.id, "table")
        if (here and state.phase == "shooting") or (not here and aircraft_of(state, unit.id, "due")):
            yield from leave(state, unit.id)
