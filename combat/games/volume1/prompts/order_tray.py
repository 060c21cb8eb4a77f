"""Order markers of the tray."""

from __future__ import annotations

from combat.games.volume1.rules.orders import give_orders as rules
from combat.games.volume1.rules.state import State

TWINS = {"suppressive-fire": "slow-suppressive-fire"}
"""Orders that share a place in the tray: the second is shown for a man who may have it and not the first."""


def tray_orders() -> list[str]:
    """Return the ids of the order markers shown in the tray, in order; twins such as slow fire share a marker."""
    return [order for order in rules.CHOOSABLE if order not in TWINS.values()]


def fitting_order(state: State, man: str, order: str) -> str:
    """Return the id of the order that a tray marker gives to a man: its slow twin if he may have that, else `order`.

    `man` is "" if none is selected.
    """
    twin = TWINS.get(order)
    if twin is None or not man or rules.order_refusal(state, man, twin) is not None:
        return order
    return twin
