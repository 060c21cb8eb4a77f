"""Giving an order: permission, test, and effect (L585-L599)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.answers import OrderCall
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.order_events import OrderGiven
from combat.games.armour.rules.events.works_events import MinesCleared
from combat.games.armour.rules.ground.way import way
from combat.games.armour.rules.hidden.just_come import arrival_order_refusal
from combat.games.armour.rules.morale.unit_ratings import rating
from combat.games.armour.rules.moves.moving import end_unit
from combat.games.armour.rules.orders.ahead import ahead_route
from combat.games.armour.rules.orders.order import ORDERS, Order, OrderId
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.posture import in_command, is_pinned
from combat.games.armour.rules.state import State, Team, TeamMove, Unit
from combat.games.armour.rules.works.clearing import clearings


def order_of(call: OrderCall) -> Order | None:
    """Return the order that an answer names; None if it is unknown."""
    return next((order for order in ORDERS.values() if order.id == call.order), None)


def possible_orders(state: State, unit: Unit) -> Iterator[OrderId]:
    """Yield the ids of the orders that a unit's leader may give now."""
    return (id_ for id_ in ORDERS if call_refusal(state, unit.seat, OrderCall(unit.id, id_)) is None)


def call_refusal(state: State, seat: Seat, call: OrderCall) -> Refusal | None:
    """Return the reason why an order cannot be given now; None if it can."""
    unit, order = state.units.get(call.unit), order_of(call)
    if unit is None or unit.seat != seat or unit.destroyed:
        return Refusal("one-unit", "L585")
    if order is None:
        return Refusal("not-an-option", "L585")
    leader = state.teams.get(unit.leader)
    if leader is None or not leader.on_table:
        return Refusal("no-leader", "L585")
    if state.card(leader).arm not in order.arms:
        return Refusal("order-arm", "L585")
    return (
        arrival_order_refusal(unit)
        or _number_refusal(state, unit, order)
        or _time_refusal(state, unit, order)
        or _sense_refusal(state, leader, order)
    )


def _number_refusal(state: State, unit: Unit, order: Order) -> Refusal | None:
    """Return the reason why a leader cannot give one more order: one a turn, of some units a second one after a
    success (L585).

    The second is another one (L739).
    """
    if not unit.orders:
        return None
    again = "second_order" in state.book.units[unit.card].traits
    if again and len(unit.orders) == 1 and unit.orders[0].passed and unit.orders[0].order != order.id:
        return None
    return Refusal("order-given", "L739" if again else "L585")


def _time_refusal(state: State, unit: Unit, order: Order) -> Refusal | None:
    """Return the reason why it is not the time for an order; None if it is."""
    if (order.when == "assault") != (state.phase == "assault"):
        return Refusal("order-phase", order.line)
    moved = any(team.moved for team in state.teams_of(unit.id))
    if order.when == "after-moving":
        return None if moved else Refusal("order-after-moving", order.line)
    if moved or (unit.moved and order.when != "assault"):
        return Refusal("order-before-moving", order.line)
    if order.when == "assault" and unit.assaulted:
        return Refusal("has-assaulted", order.line)
    return None


def _sense_refusal(state: State, leader: Team, order: Order) -> Refusal | None:
    """Return the reason why an order can have no effect, or is forbidden by an earlier one; None if neither."""
    if order.move and leader.bailed:
        return Refusal("bailed-out", "L651")
    earlier = order_refusal(state, leader, "move")
    if order.when != "before-moving" and earlier is not None:
        return earlier
    if order.id == "dig-in" and not any(_may_dig(state, team) for team in state.teams_of(leader.unit)):
        return Refusal("dug-in", "L593")
    if order.id == "clear-mines":
        return _clearing_refusal(state, leader)
    if not order.ahead:
        return None
    if leader.stuck:
        return Refusal("stuck", "L563")
    route = ahead_route(state, leader)
    gone = Refusal("off-table", "A45") if route is None else way(state, leader, route, dash=False, facing="kept")
    return gone if isinstance(gone, Refusal) else None


def _clearing_refusal(state: State, leader: Team) -> Refusal | None:
    """Return the reason why a unit cannot clear mines: it is pinned, or none of its teams is near any (L789)."""
    if is_pinned(state, leader):
        return Refusal("pinned", "L789")
    return None if any(clearings(state, state.units[leader.unit])) else Refusal("no-mines-near", "L789")


def _may_dig(state: State, team: Team) -> bool:
    """Return whether a team is infantry or a gun and has no foxholes yet (L593)."""
    return not team.dug_in and state.card(team).arm in ("infantry", "gun")


# -- its effect
# --------------------------------------------------------------------------------------------------------


def give(state: State, call: OrderCall) -> Steps[None]:
    """Test an order and apply its effect; end the movement of another unit in progress."""
    order, unit = order_of(call), state.units[call.unit]
    assert order is not None
    if state.mover and state.mover != unit.id:
        yield end_unit(state, state.mover)
    need = number = 0
    if order.test:
        need = rating(state, unit, order.test)
        number = yield from d6(order.id, order.line, unit.id)
    passed = number >= need
    if order.id == "clear-mines":
        cleared = tuple(clearings(state, unit))
        for team, work in cleared:
            yield MinesCleared(team, work)
        yield OrderGiven(unit.id, order.id, 0, 0, True, tuple(team for team, _ in cleared), ())
        return
    yield OrderGiven(
        unit.id, order.id, need, number, passed, tuple(_concerned(state, unit, order, passed=passed)),
        tuple(_forced(state, unit, order)),
    )  # fmt: skip


def _concerned(state: State, unit: Unit, order: Order, *, passed: bool) -> Iterator[str]:
    """Yield the teams that an order helps: they dig in, cross more easily, or may move."""
    if not passed:
        return
    leader = state.teams[unit.leader]
    for team in state.teams_of(unit.id):
        if order.id == "dig-in":
            helped = _may_dig(state, team)
        elif order.id == "cross-here":
            helped = holds(state, state.book.limits.cross_here, team, leader)
        else:
            led = order.ahead and team.id == leader.id
            helped = team.fights and in_command(state, team) and not team.stuck and not led
        if helped:
            yield team.id


def _forced(state: State, unit: Unit, order: Order) -> Iterator[TeamMove]:
    """Yield the move that a leader makes in any case (L595)."""
    route = ahead_route(state, state.teams[unit.leader]) if order.ahead else None
    if route is not None:
        yield TeamMove(unit.leader, "tactical", str(route), order.id)
