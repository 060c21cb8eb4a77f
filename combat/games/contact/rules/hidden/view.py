"""View of a seat: its own pieces, found units of the other seat, and markers without what is under them (section 4).

A view has no unknown units, no dummies, no unfound mines, no batteries and no orders of the other seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import Record, field_names, replace
from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.apply import apply
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.events import act_events, fire_events, support_events, turn_events
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.state import UNKNOWN, OrderGiven, State, Unit
from combat.games.contact.rules.support.artillery import Adjust

NOBODY = ""
MASKED: Final[Mapping[type[Event], tuple[str, tuple[str, ...]]]] = {
    fire_events.FireFell: ("unit", ("unit", "weapon", "pool")),
    fire_events.ShotRolled: ("unit", ("unit", "weapon", "round", "ledger")),
    fire_events.PlateTested: ("unit", ("unit", "ledger")),
    fire_events.CoveringFireGiven: ("unit", ("unit",)),
    support_events.PlaneFiredAt: ("unit", ("unit",)),
    act_events.UnitFound: ("by", ("by",)),
}
"""Field that may name a unit unknown to a seat, and the fields that are left empty in that case."""


def is_unknown(state: State, unit: Unit) -> bool:
    """Return whether the other seat does not know a unit; a passenger is known if its vehicle is."""
    if unit.where == "aboard":
        carrier = state.units.get(unit.carrier)
        return carrier is None or carrier.where in UNKNOWN
    return unit.where in UNKNOWN


def unknown_to(state: State, seat: Seat) -> set[str]:
    """Return the ids of the units that a seat does not know; empty once the battle is over."""
    if state.phase == "over":
        return set()
    return {unit.id for unit in state.units.values() if unit.seat != seat and is_unknown(state, unit)}


def visible(state: State, seat: Seat) -> State:
    """Return a copy of the state that contains only what a seat sees; for "", only what both seats see."""
    view = state.copy()
    for id_ in unknown_to(state, seat):
        del view.units[id_]
    view.dummies = {id_: each for id_, each in state.dummies.items() if each.seat == seat}
    view.fields = {id_: each for id_, each in state.fields.items() if each.seat == seat or each.found}
    view.batteries = {id_: each for id_, each in state.batteries.items() if each.seat == seat}
    view.air = {each: support for each, support in state.air.items() if each == seat}
    view.successors = {each: heads for each, heads in state.successors.items() if each == seat}
    view.handled = tuple(each for each in state.handled if seat and each[0] == seat[0])
    if state.order is not None and state.order.seat != seat:
        view.order = OrderGiven(state.order.seat, (), ())
    if state.planes is not None and state.planes.seat != seat:
        view.planes = replace(state.planes, caller=NOBODY)
    return view


# -- events ------------------------------------------------------------------------------------------------------------

REVEALING: Final[tuple[type[Event], ...]] = (
    act_events.UnitFound, act_events.UnitBoarded, act_events.UnitLanded, act_events.UnitsConcealed,
    fire_events.UnitHarmed, turn_events.UnitSetUp, turn_events.BattleEnded,
)  # fmt: skip
"""Events that may change which units are known."""


def seen(state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
    """Return the events that a seat sees instead of an event that is about to be applied to the true state."""
    unknown = unknown_to(state, seat)
    if not isinstance(event, REVEALING):
        return tuple(_told(state, event, seat, unknown))
    after = state.copy()
    apply(after, event)
    later = unknown_to(after, seat)
    shown = tuple(state.units[id_] for id_ in state.units if id_ in unknown and id_ not in later)
    veiled = tuple(id_ for id_ in state.units if id_ in later and id_ not in unknown)
    found = list[Event]([act_events.UnitsShown(shown)] if shown else [])
    found += _told(state, event, seat, unknown & later)
    if gone := tuple(id_ for id_ in state.markers if id_ not in after.markers):
        found.append(act_events.MarkersRemoved(gone))
    if veiled:
        found.append(act_events.UnitsVeiled(veiled))
    return tuple(found)


def _told(state: State, event: Event, seat: Seat, unknown: set[str]) -> Iterator[Event]:
    """Yield an event without what a seat must not know, or nothing."""
    if event.__class__ in RULES:
        yield from RULES[event.__class__](Seen(state, seat), event)
        return
    hidden = {name for name in field_names(event.__class__) if _names(getattr(event, name)) & unknown}
    field, masked = MASKED.get(event.__class__, (NOBODY, ()))
    if not hidden:
        yield event
    elif hidden == {field}:
        blank: dict[str, object] = {name: () if name in ("ledger", "pool") else NOBODY for name in masked}
        yield replace(event, **blank)


def _names(value: object) -> set[str]:
    """Return the ids that a field may hold."""
    if isinstance(value, Unit):
        return {value.id}
    if isinstance(value, str):
        return {value}
    return {each for each in value if isinstance(each, str)} if isinstance(value, tuple) else set()


class Seen(Record, gc=True):
    """The true state before an event, and the seat that sees the event."""

    state: State
    seat: Seat


RULES: Handlers[Event, Seen, Iterable[Event]] = Handlers()
"""Functions that return what a seat sees of an event, by class; other events are seen as they are."""
sees = RULES.register


@sees(turn_events.OrderBegan)
def _order_began(at: Seen, event: turn_events.OrderBegan) -> Iterable[Event]:
    order = event.order
    yield event if order.seat == at.seat else turn_events.OrderBegan(OrderGiven(order.seat, (), ()))


@sees(turn_events.SubjectSettled, support_events.RadioRolled)
def _of_own_seat(at: Seen, event: turn_events.SubjectSettled | support_events.RadioRolled) -> Iterable[Event]:
    return (event,) if event.seat == at.seat else ()


@sees(turn_events.DummySetUp)
def _dummy_set_up(at: Seen, event: turn_events.DummySetUp) -> Iterable[Event]:
    return (event,) if event.dummy.seat == at.seat else ()


@sees(turn_events.FieldLaid)
def _field_laid(at: Seen, event: turn_events.FieldLaid) -> Iterable[Event]:
    return (event,) if event.laid.seat == at.seat or event.laid.found else ()


@sees(turn_events.LeaderSucceeded)
def _leader_succeeded(at: Seen, event: turn_events.LeaderSucceeded) -> Iterable[Event]:
    return (event,) if at.state.units[event.unit].seat == at.seat else ()


@sees(act_events.ActBegan)
def _act_began(at: Seen, event: act_events.ActBegan) -> Iterable[Event]:
    """Tell the other seat the verb only."""
    unit = at.state.units[event.unit]
    if unit.seat == at.seat:
        yield event
    elif not is_unknown(at.state, unit):
        yield replace(event, act=event.act.partition(" ")[0])


@sees(act_events.FieldFound)
def _field_found(at: Seen, event: act_events.FieldFound) -> Iterable[Event]:
    """Show a strip that was not known."""
    laid = at.state.fields[event.field]
    if laid.seat != at.seat and not laid.found:
        yield turn_events.FieldLaid(laid)
    yield event


@sees(act_events.DummyMoved)
def _dummy_moved(at: Seen, event: act_events.DummyMoved) -> Iterable[Event]:
    return (event,) if at.state.dummies[event.dummy].seat == at.seat else ()


@sees(act_events.DummyFound)
def _dummy_found(at: Seen, event: act_events.DummyFound) -> Iterable[Event]:
    """Tell the owner what is found, the other seat only that a marker is gone."""
    dummy = at.state.dummies[event.dummy]
    if dummy.seat == at.seat:
        known = event.by in at.state.units and not is_unknown(at.state, at.state.units[event.by])
        yield event if known else replace(event, by=NOBODY)
    elif dummy.marker:
        yield act_events.MarkersRemoved((dummy.marker,))


@sees(act_events.MarkersPlaced)
def _markers_placed(at: Seen, event: act_events.MarkersPlaced) -> Iterable[Event]:
    yield event if event.seat == at.seat else replace(event, owners=())


@sees(act_events.UnitsConcealed)
def _units_concealed(at: Seen, event: act_events.UnitsConcealed) -> Iterable[Event]:
    yield event if event.seat == at.seat else act_events.MarkersPlaced(event.seat, event.markers, ())


@sees(support_events.PointPlaced, support_events.PrecisionRolled)
def _of_own_battery(at: Seen, event: support_events.PointPlaced | support_events.PrecisionRolled) -> Iterable[Event]:
    return (event,) if at.state.batteries[event.battery].seat == at.seat else ()


@sees(support_events.PointShifted)
def _point_shifted(at: Seen, event: support_events.PointShifted) -> Iterable[Event]:
    return (event,) if at.state.batteries[event.battery].seat == at.seat else ()


@sees(support_events.UnitShelled)
def _unit_shelled(at: Seen, event: support_events.UnitShelled) -> Iterable[Event]:
    return (event,) if at.state.units[event.unit].seat == at.seat else ()


@sees(support_events.VolleyFell)
def _volley_fell(at: Seen, event: support_events.VolleyFell) -> Iterable[Event]:
    own = at.state.batteries[event.battery].seat == at.seat
    yield event if own else replace(event, number=0, ledger=(), over=False)


@sees(support_events.PlanesCame)
def _planes_came(at: Seen, event: support_events.PlanesCame) -> Iterable[Event]:
    yield event if event.seat == at.seat else replace(event, caller=NOBODY)


def hides(state: State, decision: Decision, answer: Answer) -> bool:
    """Return whether an answer is hidden from the other seat: set-ups, orders, and answers about an unknown unit."""
    if isinstance(decision, Deploy | NextOrder | Adjust):
        return True
    unit = state.units.get(decision.subject)
    return unit is not None and is_unknown(state, unit)
