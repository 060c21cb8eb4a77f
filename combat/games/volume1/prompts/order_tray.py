"""Order markers of the tray."""

from __future__ import annotations

from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.state import State

TWINS = {"suppressive-fire": "slow-suppressive-fire"}
"""Orders that share a place in the tray: the second is shown for a man who may have it and not the first."""


def tray_orders() -> list[str]:
    """Return the order markers of the tray in order."""
    return [order for order in rules.CHOOSABLE if order not in TWINS.values()]


def fitting_order(state: State, man: str, order: str) -> str:
    """Return the marker shown in the tray at the place of an order: its twin if the man may have that, else the order.

    `man` is "" if none is selected.
    """
    twin = TWINS.get(order)
    if twin is None or not man or rules.order_refusal(state, man, twin) is not None:
        return order
    return twin
