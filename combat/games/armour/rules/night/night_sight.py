"""Sight of a unit at night before it shoots, and targets hidden by darkness (L793, A39)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.plane.limit import Limit
from combat.games.armour.rules.assault.defence import is_defensive
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.night_events import NightSightRolled
from combat.games.armour.rules.state import State, Team, Unit


def unit_to_look(state: State) -> Unit | None:
    """Return the next unit of the active seat that must roll for its sight; None by day, or if all have rolled."""
    if not state.night:
        return None
    units = (unit for unit in state.living(state.active) if not unit.sight)
    return next((unit for unit in units if any(team.fights for team in state.teams_of(unit.id))), None)


def look(state: State, unit: Unit) -> Steps[None]:
    """Roll for the sight of a unit in this shooting phase (A39)."""
    number = yield from d6("night-sight", "A39", unit.id)
    yield NightSightRolled(unit.id, number, state.book.figures.night.sight[number - 1])


def hidden_by_night(state: State, shooter: Team, target: Team) -> bool:
    """Return whether a target is beyond the night sight of a shooter's unit (L793, A39).

    A target that shot in its last turn is seen at any distance; defensive fire is not limited by night.
    """
    sight = state.unit_of(shooter.id).sight
    if not state.night or not sight or target.fired or is_defensive(state):
        return False
    return not holds(state, Limit("night-sight", "at-most", sight), shooter, target)
