"""Entries of the order chart for the current impulse (7.0, 10.0)."""

from __future__ import annotations

from combat.games.volume1.rules.state import Man, Order, State

OF_THEIR_OWN = ("duck-back", "melee", "charge", "grenade", "smoke-grenade", "rifle-grenade")
"""Orders with an action even in an impulse for which the chart prints nothing (7.08-7.11, 7.19, 15.0)."""


def impulse_figure(state: State, order: Order) -> str:
    """Return the chart's entry for an order in the current impulse, such as "must-1" or "fire".

    It is "none" if the order does nothing in this impulse.
    """
    return state.book.charts.orders[order.id].figures[state.clock.impulse - 1]


def is_idle(state: State, man: Man) -> bool:
    """Return whether a man can only spot in this impulse, because of his order or for lack of one."""
    order = man.order
    return order is None or (order.id not in OF_THEIR_OWN and impulse_figure(state, order) == "none")
