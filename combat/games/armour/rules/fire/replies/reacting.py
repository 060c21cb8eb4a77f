"""Fire in the enemy's turn: in defence against an assault, and at aircraft (L547, L707)."""

from __future__ import annotations

from combat.games.armour.rules.air.air_fire import is_against_aircraft
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.assault.defence import is_defensive
from combat.games.armour.rules.state import State, Team, Unit


def reacts(state: State) -> bool:
    """Return whether shots are now fired in the enemy's turn, by teams that do not move."""
    return is_defensive(state) or is_against_aircraft(state)


def has_moved(state: State, shooter: Team) -> bool:
    """Return whether a shooter counts as having moved: never in the enemy's turn (L707), otherwise always for
    aircraft (L691).
    """
    return (bool(shooter.moved) or is_aircraft(state, shooter)) and not reacts(state)


def has_fired(state: State, unit: Unit) -> bool:
    """Return whether a unit has fired in this shooting phase, or in defence against this assault.

    False while it fires at aircraft, since its weapons then fire one by one (L601).
    """
    if state.assault is not None:
        return unit.id in state.assault.fired
    return unit.shot and not is_against_aircraft(state)
