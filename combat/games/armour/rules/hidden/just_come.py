"""Limits on a unit in the turn in which it arrives on the table (L543, A37)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.state import State, Team, Unit


def standstill_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not move, because it appeared from ambush in this turn; None if it may
    (L543).
    """
    return Refusal("from-ambush", "L543") if state.unit_of(team.id).came == "ambush" else None


def arrival_order_refusal(unit: Unit) -> Refusal | None:
    """Return the reason why a unit may not be given orders, because it has just arrived; None if it may (L543, A37)."""
    if not unit.came:
        return None
    return Refusal("from-ambush", "L543") if unit.came == "ambush" else Refusal("from-reserve", "A37")
