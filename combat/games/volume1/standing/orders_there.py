"""Orders that take a man to a hex this turn, for dragging him there before he has an order (6.0, 7.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.kernel.record import Record, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.helping import ABOUT_ANOTHER
from combat.games.volume1.rules.state import Order, State
from combat.games.volume1.standing.drawn_move import draw, timed


class OrderThere(Record):
    """An order that a man may be given now, and the impulse in which it takes him to the hex."""

    order: str
    impulse: int


class GroupThere(Record):
    """An order for several men: when the leader and the last man arrive, and how many do not arrive."""

    order: str
    impulse: int
    last: int
    short: int = 0


def orders_there(state: State, man: str, hex_: Hex) -> Iterator[OrderThere]:
    """Yield the orders that take a man to a hex, in chart order, with the impulse of arrival.

    Orders that need a second man, or a die roll when given, are left out.
    """
    for order in give_orders.legal_orders(state, man):
        impulse = _arrival(state, man, order, hex_)
        if impulse is not None:
            yield OrderThere(order, impulse)


def _arrival(state: State, man: str, order: str, hex_: Hex) -> int | None:
    """Return the impulse in which a man reaches a hex under an order that he may be given; None if he does not."""
    if order in ABOUT_ANOTHER or give_orders.rolls_first(state, man, order):
        return None
    ordered = replace(state.men[man], order=Order(order))
    drawn = draw(state, ordered, (hex_,))
    if drawn is None or drawn.way[-1] != hex_:
        return None
    legs = timed(state, ordered, drawn.way[1:], at_once=drawn.at_once)
    return legs[-1].impulse if legs and legs[-1].end == hex_ else None


def orders_of_group(state: State, lead: str, goals: Mapping[str, Hex]) -> Iterator[GroupThere]:
    """Yield the orders that take a leader to his goal, with the arrival of the others at theirs."""
    legal = {man: frozenset(give_orders.legal_orders(state, man)) for man in goals}
    for there in orders_there(state, lead, goals[lead]):
        others = [
            _arrival(state, man, there.order, goal) if there.order in legal[man] else None
            for man, goal in goals.items()
            if man != lead
        ]
        came = [impulse for impulse in others if impulse is not None]
        yield GroupThere(there.order, there.impulse, max((there.impulse, *came)), len(others) - len(came))
