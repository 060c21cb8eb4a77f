"""Random completion of a view: unknown units under markers or hidden in cover, dummies under the other markers
(section 4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from combat.engine.kernel.event import Event
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.apply.writers import rank
from combat.games.contact.rules.events.act_events import ActBegan, UnitsShown
from combat.games.contact.rules.events.turn_events import OrderDone
from combat.games.contact.rules.play.muster import dummies_of, new_state
from combat.games.contact.rules.state import Dummy, OrderGiven, State, Unit
from combat.games.contact.rules.two_seats import SEATS

T = TypeVar("T")


def sample(view: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
    """Return a random full state consistent with a seat's view of a checkpoint and the events it has seen since.

    `view` is the view of the checkpoint, `since` the events.
    """
    state, fresh = view.copy(), new_state(view.book)
    shown = {unit.id: unit for event in since if isinstance(event, UnitsShown) for unit in event.units}
    for other in SEATS:
        if other == seat:
            continue
        for id_, battery in fresh.batteries.items():
            state.batteries.setdefault(id_, battery)
        state.air = {**fresh.air, **state.air}
        missing = [unit for unit in fresh.units.values() if unit.seat == other and unit.id not in state.units]
        if other not in state.ready and not state.turn:
            state.units |= {unit.id: unit for unit in missing}
            state.dummies |= {id_: each for id_, each in fresh.dummies.items() if each.seat == other}
        else:
            _deal(state, other, missing, shown, numbers)
    state.units = {id_: state.units[id_] for id_ in sorted(state.units, key=rank)}
    if state.order is not None and state.order.seat != seat:
        state.order = _order(state, state.order.seat, since, numbers)
    return state


def _order(state: State, seat: Seat, since: Sequence[Event], numbers: RandomSource) -> OrderGiven:
    """Return an order under way of the other seat: to the unit that acts next as far as it was seen, else to one that
    may be it; to none if its end was seen first.
    """
    for event in since:
        if isinstance(event, OrderDone):
            return OrderGiven(seat, (), ())
        if isinstance(event, ActBegan) and state.units[event.unit].seat == seat:
            return OrderGiven(seat, (event.unit,), (event.unit,))
        if isinstance(event, UnitsShown) and event.units:
            found = event.units[0].id
            return OrderGiven(seat, (found,), (found,))
    able = [unit.id for unit in state.placed(seat) if not unit.acted and not unit.known]
    acting = (able[numbers.below(len(able))],) if able else ()
    return OrderGiven(seat, acting, acting)


def _deal(state: State, seat: Seat, missing: list[Unit], shown: dict[str, Unit], numbers: RandomSource) -> None:
    """Put missing units under markers at random, the rest somewhere in their zone; other markers are dummies."""
    markers = _shuffled([marker for marker in state.markers.values() if marker.seat == seat], numbers)
    known = {shown[unit.id].marker for unit in missing if unit.id in shown}
    free = [marker for marker in markers if marker.id not in known]
    most = max(0, len(free) - dummies_of(state.book, seat))
    for place, unit in enumerate(_shuffled(missing, numbers)):
        if unit.id in shown:
            state.units[unit.id] = shown[unit.id]
            continue
        if free and (place < most or not numbers.below(2)):
            marker = free.pop()
            state.units[unit.id] = replace(unit, where="marker", marker=marker.id, pose=Pose.at(marker.at))
        else:
            state.units[unit.id] = replace(unit, where="hidden", pose=_somewhere(state, seat, numbers))
    for number, marker in enumerate(free, 1):
        id_ = f"{seat[0]}x{number}"
        state.dummies[id_] = Dummy(id_, seat, Pose.at(marker.at), marker.id, True)


def _shuffled(things: Sequence[T], numbers: RandomSource) -> list[T]:
    """Return things in a random order."""
    left, found = list(things), list[T]()
    while left:
        found.append(left.pop(numbers.below(len(left))))
    return found


def _somewhere(state: State, seat: Seat, numbers: RandomSource) -> Pose:
    zone = state.book.mission.side(seat).area()
    x = zone.left + numbers.below(zone.right - zone.left + 1)
    return Pose.at(Point(x, zone.top + numbers.below(zone.bottom - zone.top + 1)))
