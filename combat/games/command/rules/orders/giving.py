"""Table of orders: when each can be given, and how it is carried out up to its melees (8.0)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.answers import Pieces
from combat.games.command.rules.decisions import pick_hex
from combat.games.command.rules.events.turn_events import OrderBegun, OrderEnded, StageReached
from combat.games.command.rules.fate.interruptions import contested
from combat.games.command.rules.fate_cards import OrderKind
from combat.games.command.rules.fighting import melee
from combat.games.command.rules.orders import advance, fire_order, move, radio_orders, recover, rout, stepping
from combat.games.command.rules.orders.activation import Activate, anybody, free_units
from combat.games.command.rules.state import Order, State

STEPPING = ("leaving", "arriving", "reacting")


class OrderRule(Record, gc=True):
    """Rules of one kind of order."""

    carry_on: Callable[[State, Order], Steps[None]]
    refusal: Callable[[State, Seat], Refusal | None] | None = None
    """Check whether it can be given; None if units are activated for it, one of which must be able to carry it out."""


ORDER_RULES: dict[OrderKind, OrderRule] = {
    "fire": OrderRule(fire_order.carry_on),
    "move": OrderRule(move.carry_on),
    "advance": OrderRule(advance.carry_on),
    "recover": OrderRule(recover.carry_on, recover.refusal),
    "rout": OrderRule(rout.carry_on, rout.refusal),
    "artillery-denied": OrderRule(radio_orders.deny, radio_orders.denial_refusal),
    "artillery-request": OrderRule(radio_orders.request, radio_orders.request_refusal),
}


def giving_refusal(state: State, side: Seat, kind: OrderKind) -> Refusal | None:
    """Return the reason why a side cannot give an order of a kind now; None if it can (8.1, 8.3)."""
    if kind not in ORDER_RULES:
        return Refusal("confusion", "8.1")
    rule = ORDER_RULES[kind]
    if rule.refusal is not None:
        return rule.refusal(state, side)
    if anybody(state, side, kind):
        return None
    free = bool(free_units(state, side))
    return Refusal("nobody-can", "8.3" if free else "8.2", (("order", kind if free else "none"),))


def carry_on(state: State, order: Order) -> Steps[None]:
    """Run the next stage of the order in progress, yielding questions and events."""
    rule = ORDER_RULES[order.kind]
    if order.stage == "melees":
        yield from _melees(state, order)
    elif order.stage in STEPPING:
        yield from stepping.carry_on(state, order)
    elif not order.stage and rule.refusal is None:
        units = Pieces.read((yield from ask(Activate("8.2", "", order.side, order.kind)))).ids
        yield OrderBegun(order.side, units, "acting")
    else:
        yield from rule.carry_on(state, order)


def _melees(state: State, order: Order) -> Steps[None]:
    """Fight the melees that the order caused, in the active side's order; then end the order (10.2)."""
    hexes = contested(state)
    if not hexes:
        yield OrderEnded(order.side)
        return
    hex_ = yield from pick_hex(state.active, hexes, "melee", "10.2")
    yield from melee.fight(state, hex_)
    yield StageReached("melees")
