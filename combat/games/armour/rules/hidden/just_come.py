"""Limits of a unit in the turn in which it enters the table (L543, A37)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.state import State, Team, Unit


def standstill_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not move: it appeared from ambush in this turn (L543); None if it may."""
    return Refusal("from-ambush", "L543") if state.unit_of(team.id).came == "ambush" else None


def arrival_order_refusal(unit: Unit) -> Refusal | None:
    """Return the reason why a unit may not get an order: it has just come from ambush or reserve; None if it may."""
    if not unit.came:
        return None
    return Refusal("from-ambush", "L543") if unit.came == "ambush" else Refusal("from-reserve", "A37")
