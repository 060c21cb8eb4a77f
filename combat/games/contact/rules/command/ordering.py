"""Orders: the units that act next (section 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.movement.movement_path import MovementPath, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.walk import Walk
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.pose import MOST
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import PASS, DummyRoute, Order
from combat.games.contact.rules.command.leading import commands, is_leader, may_act
from combat.games.contact.rules.ground.ways import ground_of, refusal_of
from combat.games.contact.rules.hidden.finding import live_dummies
from combat.games.contact.rules.measuring import ahead
from combat.games.contact.rules.sight.detection import as_target
from combat.games.contact.rules.state import Dummy, State, Unit
from combat.games.contact.rules.two_seats import opponent


class NextOrder(WrittenDecision[State, Order]):
    """Which units act (section 2)? "order a3", "order a2 a4; ax1 12,30", or "pass"."""

    kind: ClassVar[str] = "next"
    notations = (Order,)
    declined_with = PASS

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random orders, endlessly; "pass" if no unit may act. Some may be illegal."""
        able = [unit for unit in state.of(self.seat) if may_act(unit)]
        while True:
            yield random_order(state, able[numbers.below(len(able))], numbers) if able else PASS

    def refused(self, state: State, value: Order) -> Refusal | None:
        """Return the reason why an order is illegal; None if it is legal."""
        return order_refusal(state, self.seat, value)

    def decline_refused(self, state: State) -> Refusal | None:
        """Return the reason why a pass is illegal; None if it is legal."""
        return pass_refusal(state, self.seat)


def pass_refusal(state: State, seat: str) -> Refusal | None:
    """Return the reason why a seat cannot pass; None if it can.

    It cannot while it has more orders left than the other seat and a unit that may act.
    """
    more = state.orders[seat] > state.orders[opponent(seat)]
    able = any(may_act(unit) for unit in state.of(seat))
    return Refusal("more-orders", "S2") if more and able else None


def order_refusal(state: State, seat: str, order: Order) -> Refusal | None:
    """Return the reason why a seat cannot give an order; None if it can."""
    units = [state.units.get(each) for each in order.units]
    for unit in units:
        if unit is None or unit.seat != seat:
            return Refusal("not-own-unit", "S2")
        if not may_act(unit):
            return Refusal("has-acted", "S2", (("unit", unit.id),))
    found = [unit for unit in units if unit is not None]
    if len(found) > 1:
        leader, partners = found[0], found[1:]
        if not is_leader(state, leader) or leader.demoralised or not leader.placed:
            return Refusal("no-command-group", "S2", (("unit", leader.id),))
        most = state.book.figures.tests.experience[state.experience(leader)].partners
        if len(partners) > most:
            return Refusal("too-many-units", "S2", (("most", most),))
        for unit in partners:
            if not unit.placed or not commands(state, leader, unit):
                return Refusal("out-of-radius", "C26", (("unit", unit.id),))
    return _dummies_refusal(state, seat, order.dummies)


def _dummies_refusal(state: State, seat: str, moves: tuple[DummyRoute, ...]) -> Refusal | None:
    """Return the reason why dummies cannot move so (section 4)."""
    figures = state.book.figures.moves
    if len(moves) > figures.dummies:
        return Refusal("too-many-dummies", "S4", (("most", figures.dummies),))
    for id_, route in moves:
        dummy = state.dummies.get(id_)
        if dummy is None or dummy.seat != seat or dummy.pose is None:
            return Refusal("no-dummy", "S4")
        gone = dummy_walk(state, dummy, path_of(dummy.pose, route))
        if gone.stop is not None:
            return refusal_of(state, as_target(state, dummy), gone.stop)
        if route.length(dummy.pose.point) > figures.marker:
            return Refusal("too-far", "S4", (("most", figures.marker),))
    return None


def dummy_walk(state: State, dummy: Dummy, path: MovementPath) -> Walk:
    """Return a dummy's walk along a path, which is like that of a unit on foot but passes through models."""
    assert dummy.pose is not None
    stand_in = as_target(state, dummy)
    space = MovementSpace(dummy.pose, Mover(state.card(stand_in).hull), ground_of(state, stand_in))
    return walk(space, path)


def random_order(state: State, unit: Unit, numbers: RandomSource) -> Order:
    """Return a random order to a unit, sometimes with a partner or the move of a dummy.

    The order may be illegal.
    """
    units = [unit.id]
    if is_leader(state, unit) and unit.placed and not unit.demoralised and numbers.below(2):
        near = [each for each in state.placed(unit.seat) if may_act(each) and each.id != unit.id]
        near = [each for each in near if commands(state, unit, each)]
        units += [near[numbers.below(len(near))].id] if near else []
    dummies = list(live_dummies(state, unit.seat))
    if not dummies or numbers.below(2):
        return Order(units)
    dummy = dummies[numbers.below(len(dummies))]
    assert dummy.pose is not None
    most = state.book.figures.moves.marker
    point = ahead(dummy.pose.point, numbers.below(FULL), 1 + numbers.below(most - 1))
    if not (0 <= point.x <= MOST and 0 <= point.y <= MOST):
        return Order(units)
    order = Order(units, [DummyRoute(dummy.id, Route([point]))])
    return order if order_refusal(state, unit.seat, order) is None else Order(units)
