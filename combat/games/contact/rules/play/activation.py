"""Activation phase: alternate orders, the acts of an order, its end (section 2)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.event import Event
from combat.engine.space.plane.movement.movement_path import path_of
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import Order
from combat.games.contact.rules.command.acting import activate
from combat.games.contact.rules.command.ordering import NextOrder, dummy_walk
from combat.games.contact.rules.events.act_events import DummyMoved, MarkersMoved, MarkersPlaced
from combat.games.contact.rules.events.turn_events import OrderBegan, OrderDone, OrderPassed, PhaseBegan
from combat.games.contact.rules.ground.path_places import stations
from combat.games.contact.rules.hidden.finding import dummy_seen
from combat.games.contact.rules.moves.moving import EVERY
from combat.games.contact.rules.state import Marker, OrderGiven, State
from combat.games.contact.rules.two_seats import opponent


def activation(state: State) -> Steps[None]:
    """Run the next stage of the activation phase, yielding decisions and events: an order, the act of a unit, or an
    order's end.
    """
    if state.order is not None:
        if state.order.units:
            yield from activate(state, state.order.units[0])
        else:
            yield from _finish(state, state.order)
        return
    seat = state.active
    other = opponent(seat)
    if state.orders[seat] < 1:
        if state.orders[other] < 1 or state.passed:
            yield PhaseBegan("end", state.turn)
        else:
            yield OrderDone(seat)
        return
    answer = yield from ask(NextOrder("S2", "", seat))
    if isinstance(answer, Order):
        moves = tuple((each.dummy, str(each.route)) for each in answer.dummies)
        yield OrderBegan(OrderGiven(seat, answer.units, answer.units, moves))
    elif state.passed or state.orders[other] < 1:
        yield PhaseBegan("end", state.turn)
    else:
        yield OrderPassed(seat)


def _finish(state: State, order: OrderGiven) -> Steps[None]:
    """End an order: dummies move, then all markers that moved are shown at their new places together (section 4)."""
    for dummy, route in order.dummies:
        yield from _move_dummy(state, dummy, Route.read(route))
    for seat in (order.seat, opponent(order.seat)):
        yield from show_markers(state, seat)
    yield OrderDone(order.seat)


def _move_dummy(state: State, id_: str, route: Route) -> Steps[None]:
    """Move a dummy until an enemy detects it, which takes it away."""
    dummy = state.dummies[id_]
    if dummy.pose is None:
        return
    path = path_of(dummy.pose, route)
    gone = dummy_walk(state, dummy, path)
    for station in stations(dummy.pose, path, EVERY, gone.length if gone.stop is None else gone.stop.at):
        yield DummyMoved(id_, (station.pose,))
        if (yield from dummy_seen(state, state.dummies[id_], station.at)):
            return


def show_markers(state: State, seat: str) -> Iterator[Event]:
    """Yield the events that move a seat's markers to the units and dummies under them, and place new markers from
    left to right.
    """
    places = {unit.marker: unit.pose for unit in state.units.values() if unit.marker}
    places |= {dummy.marker: dummy.pose for dummy in state.dummies.values() if dummy.marker}
    moved = [
        Marker(marker.id, seat, pose.point)
        for marker in state.markers.values()
        if marker.seat == seat and (pose := places.get(marker.id)) is not None and pose.point != marker.at
    ]
    if moved:
        yield MarkersMoved(seat, tuple(moved))
    yield from new_markers(state, seat)


def new_markers(state: State, seat: str) -> Iterator[Event]:
    """Yield the event that places markers for units and dummies without one, numbered from left to right (section 4).

    Yields nothing if there are none.
    """
    owners = [
        (unit.pose.point, unit.id)
        for unit in state.units.values()
        if unit.seat == seat and unit.where == "marker" and not unit.marker and unit.pose is not None
    ]
    owners += [
        (dummy.pose.point, dummy.id)
        for dummy in state.dummies.values()
        if dummy.seat == seat and dummy.shown and not dummy.marker and dummy.pose is not None
    ]
    if owners:
        owners.sort()
        first = state.marked.get(seat, 0) + 1
        made = [Marker(f"{seat[0]}m{first + place}", seat, point) for place, (point, _) in enumerate(owners)]
        yield MarkersPlaced(seat, tuple(made), tuple(owner for _, owner in owners))
