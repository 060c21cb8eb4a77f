"""Ask the cautious player for orders at a small table."""

from __future__ import annotations

from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from tests.games.volume1.tiny_table import Table

PLAYER = CautiousPlayer()


def ordered(table: Table, name: str) -> str:
    """Return the order that the cautious player gives to a man, who must be the first whom it gives an order."""
    for man in give_orders.without_orders(table.state):
        if man != table.ids[name]:
            table.give_orders(f"{man} hide", "commit")
    table.clock("friendly-orders")
    man, _, order = str(PLAYER.answer(GiveOrders("7.0"), table.state)).partition(" ")
    assert man == table.ids[name]
    return order
