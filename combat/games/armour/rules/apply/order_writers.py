"""Writers of movement orders."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.order_events import OrderEnded, OrderGiven
from combat.games.armour.rules.orders.order import ORDERS, GivenOrder, GrantedMoves
from combat.games.armour.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(OrderGiven)
def _order_given(state: State, event: OrderGiven) -> None:
    order, unit = ORDERS[event.order], state.units[event.unit]
    over = unit.moved or order.when in ("instead-of-moving", "after-moving")
    state.units[unit.id] = replace(unit, moved=over, orders=(*unit.orders, GivenOrder(order.id, event.passed)))
    if state.phase == "movement":
        state.mover = unit.id
    state.moves = event.moves
    if order.move and event.teams:
        state.granted = GrantedMoves(unit.id, order.id, event.teams)
    for team in event.teams:
        if order.id == "dig-in":
            state.teams[team] = replace(state.teams[team], dug_in=True)
        elif order.id == "clear-mines":
            state.teams[team] = replace(state.teams[team], clears_mines=True, moved="tactical", distance=0)
        elif order.id == "cross-here":
            state.teams[team] = replace(state.teams[team], crosses_here=True)


@writes(OrderEnded)
def _order_ended(state: State, event: OrderEnded) -> None:
    state.granted = None
