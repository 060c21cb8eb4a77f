"""Battles with a half-track and the infantry that it carries."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.state import State, Unit
from tests.games.armour.tiny_battle import Placed, battle

FAR_SHERMAN = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["170,10"])


def platoon(vehicle: str = "60,85.5", enemy: Placed = FAR_SHERMAN, *scenery: Scenery, kind: str = "sdkfz-251") -> State:
    """Return a battle of three infantry teams and a half-track, which is a separate unit, against an enemy.

    The leader touches the half-track.
    """
    unit = Placed("de-grenadier-platoon", {"mg34-team": 3, kind: 1}, ["60,90", "66,90", "72,90", vehicle])
    state = battle([unit], [enemy], *scenery, phase="movement")
    own = state.units["a1"]
    state.units["a1t"] = Unit("a1t", own.seat, own.card, own.formation, parent="a1", leader="a1-4")
    state.teams["a1-4"] = replace(state.teams["a1-4"], unit="a1t")
    return state


def carried(state: State, *teams: str) -> State:
    """Put teams on the half-track; return the state."""
    for team in teams:
        state.teams[team] = replace(state.teams[team], where="mounted", pose=None, vehicle="a1-4")
    return state
