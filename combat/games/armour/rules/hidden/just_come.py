"""What a unit cannot do in the turn in which it comes to the table (L543, A37)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.state import State, Team, Unit


def standstill_refusal(state: State, team: Team) -> Refusal | None:
    """Return why a team stays where it is: it has appeared from ambush in this turn (L543); None if it may move."""
    return Refusal("from-ambush", "L543") if state.unit_of(team.id).came == "ambush" else None


def arrival_order_refusal(unit: Unit) -> Refusal | None:
    """Return why a unit gets no order: it has just come from ambush or reserve (L543, A37); None if it may get one."""
    if not unit.came:
        return None
    return Refusal("from-ambush", "L543") if unit.came == "ambush" else Refusal("from-reserve", "A37")
