"""Observers: units that may direct artillery, and their batteries (C32, section 7)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.games.contact.rules.state import State, SupportBattery, Unit


def may_observe(state: State, unit: Unit) -> bool:
    """Return whether a unit may call and direct artillery: a command group or observer (C32)."""
    card = state.card(unit)
    return card.arm == "command" or "observer" in card.traits


def battery_of(state: State, unit: Unit) -> SupportBattery | None:
    """Return the battery in radio contact with a unit; None if there is none."""
    return next((each for each in state.batteries.values() if each.observer == unit.id and not each.over), None)


def observe_refusal(state: State, unit: Unit, battery: str) -> Refusal | None:
    """Return the reason why a unit cannot direct the fire of a battery; None if it can."""
    found = state.batteries.get(battery)
    if found is None or found.seat != unit.seat or found.over:
        return Refusal("no-battery", "S7")
    if found.observer != unit.id:
        return Refusal("no-contact-with", "L328", (("battery", battery),))
    return None
