"""Buttons for the orders that the leader of the chosen unit may give (L585)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import OrderCall
from combat.games.armour.rules.orders.giving import possible_orders
from combat.games.armour.rules.orders.order import OrderId

D = TypeVar("D", bound=Decision)
KEYS: dict[OrderId, str] = {
    "blitz": "B", "shoot-and-scoot": "G", "dig-in": "I", "follow-me": "F", "cross-here": "X", "clear-mines": "Y",
}  # fmt: skip
"""Key of each order."""


def order_buttons(prompt: ArmourAsked[D]) -> Iterator[Button]:
    """Yield a button for each order of the chosen unit that can be given now."""
    unit = prompt.desk.title_desk.unit
    if unit is not None and unit.seat == prompt.decision.seat:
        for order in possible_orders(prompt.state, unit):
            yield prompt.button(text(f"order-{order}"), OrderCall(unit.id, order), KEYS.get(order, ""))
