"""The question to a charged unit, and the condition for an assault on an overrunning vehicle (section 6)."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.decision import Choice
from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.close.tank_assault import near_cover
from combat.games.contact.rules.state import State, Unit


class Defend(Choice):
    """What does a charged unit do (section 6)?"""

    kind: ClassVar[str] = "defend"
    seat: Seat = ""


def may_assault_overrunning(state: State, unit: Unit, hull: Unit) -> bool:
    """Return whether a unit about to be overrun may first assault the vehicle (section 6).

    It must be on foot without a heavy weapon, not demoralised, near cover, and not have defended in this turn.
    """
    card = state.card(unit)
    able = card.on_foot and "heavy-weapon" not in card.traits and not unit.demoralised and not unit.defended
    return able and near_cover(state, hull)
