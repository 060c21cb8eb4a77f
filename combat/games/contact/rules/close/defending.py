"""The question that a charged unit answers, and what may answer an overrun (section 6)."""

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
    """Return whether a unit about to be overrun may assault the vehicle first: infantry with its nerve, near cover.

    It defends once a turn, as against a charge.
    """
    card = state.card(unit)
    able = card.on_foot and "heavy-weapon" not in card.traits and not unit.demoralised and not unit.defended
    return able and near_cover(state, hull)
