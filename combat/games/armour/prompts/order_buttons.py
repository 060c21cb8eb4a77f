"""Buttons for the orders that the leader of the selected unit may give (L585)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from combat.engine.kernel.decision import Decision
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.answers import OrderCall
from combat.games.armour.rules.orders.giving import call_refusal
from combat.games.armour.rules.orders.order import ORDERS, OrderId

D = TypeVar("D", bound=Decision)
KEYS: dict[OrderId, str] = {
    "blitz": "B", "shoot-and-scoot": "G", "dig-in": "I", "follow-me": "F", "cross-here": "X", "clear-mines": "Y",
}  # fmt: skip
"""Key of each order."""


NEVER = ("order-arm", "order-phase", "one-unit", "has-assaulted")
"""Reasons for which an order has no button: it is not for these teams, or not for this phase."""


def order_buttons(prompt: ArmourAsked[D]) -> Iterator[Button]:
    """Yield a button for each order that the selected unit may be given in this phase.

    One that cannot be given now is disabled, with its reason.
    """
    unit, state = prompt.desk.title_desk.unit, prompt.state
    if unit is None or unit.seat != prompt.decision.seat or unit.destroyed:
        return
    for order in ORDERS:
        call = OrderCall(unit.id, order)
        refusal = call_refusal(state, unit.seat, call)
        pointless = order == "clear-mines" and not state.works
        if refusal is None or not (refusal.message in NEVER or pointless):
            yield prompt.button(text(f"order-{order}"), call, KEYS.get(order, ""))
