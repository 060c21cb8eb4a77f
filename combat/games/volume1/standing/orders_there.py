"""The orders that take a man to a hex this turn, for dragging him there before he has an order (6.0, 7.0)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.helping import ABOUT_ANOTHER
from combat.games.volume1.rules.state import Order, State
from combat.games.volume1.standing.drawn_move import draw, timed


class OrderThere(Record):
    """An order that he may be given now, and the impulse in which he reaches the hex under it."""

    order: str
    impulse: int


def orders_there(state: State, man: str, hex_: Hex) -> Iterator[OrderThere]:
    """Yield the orders that take a man to a hex, in chart order, with the impulse of arrival.

    Orders that need a second man, or a die roll when given, are left out: they are given by hand.
    """
    soldier = state.men[man]
    for order in give_orders.legal_orders(state, man):
        if order in ABOUT_ANOTHER or give_orders.rolls_first(state, man, order):
            continue
        ordered = replace(soldier, order=Order(order))
        drawn = draw(state, ordered, (hex_,))
        if drawn is None or drawn.way[-1] != hex_:
            continue
        legs = timed(state, ordered, drawn.way[1:], at_once=drawn.at_once)
        if legs and legs[-1].end == hex_:
            yield OrderThere(order, legs[-1].impulse)
