"""Discovery: units that an enemy detects, markers that are found to be dummies (section 4)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point, squared_distance
from combat.games.contact.rules.events.act_events import DummyFound, UnitFound
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.sight.detection import as_target, detects, finder, watchers_of_enemy
from combat.games.contact.rules.state import Dummy, State, Unit


def unknown_units(state: State, seat: Seat) -> Iterator[Unit]:
    """Yield the units of a seat on the ground that the other seat has not found."""
    return (unit for unit in state.units.values() if unit.seat == seat and unit.where in ("hidden", "marker"))


def live_dummies(state: State, seat: Seat) -> Iterator[Dummy]:
    """Yield the dummies of a seat that are on the table."""
    return (dummy for dummy in state.dummies.values() if dummy.seat == seat and dummy.pose is not None)


def look(state: State, unit: str) -> Steps[bool]:
    """Find all enemies and dummies that a unit detects from its place, yielding events; return whether there were
    any.
    """
    each, found = state.units[unit], False
    if not each.placed:
        return False
    for other in list(unknown_units(state, _other(state, each.seat))):
        if detects(state, each, other):
            yield UnitFound(other.id, unit)
            found = True
    for dummy in list(live_dummies(state, _other(state, each.seat))):
        if detects(state, each, as_target(state, dummy)):
            yield DummyFound(dummy.id, unit)
            found = True
    return found


def _other(state: State, seat: Seat) -> Seat:
    return next(each for each in state.book.forces if each != seat)


def be_seen(state: State, unit: str) -> Steps[bool]:
    """Find a unit if an enemy detects it at its place, yielding the event; return whether it is now known."""
    each = state.units[unit]
    if each.known or not each.placed:
        return each.known
    by = finder(state, each)
    if by:
        yield UnitFound(unit, by)
    return bool(by)


def dummy_seen(state: State, dummy: Dummy, moved: int = 0) -> Steps[bool]:
    """Remove a dummy if an enemy detects it, yielding the event; return whether it was removed.

    `moved` is the distance that it has moved, in units of 0.1 mm.
    """
    target = as_target(state, dummy, moved=moved)
    by = next((each.id for each in watchers_of_enemy(state, dummy.seat) if detects(state, each, target)), "")
    if by:
        yield DummyFound(dummy.id, by)
    return bool(by)


def show_marked(state: State, marker: str, point: Point) -> Steps[str]:
    """Return the id of the unit under a marker or, if `marker` is "", near a point that is fired at; "" if there is
    none.

    A dummy there is removed.
    """
    radius = state.book.figures.pools.point_blank_range // 2
    for dummy in list(state.dummies.values()):
        if dummy.pose is not None and (dummy.marker == marker if marker else _at(dummy.pose.point, point, radius)):
            yield DummyFound(dummy.id, "")
            return ""
    for unit in state.units.values():
        if unit.where not in ("hidden", "marker"):
            continue
        if unit.marker == marker if marker else _at(pose_of(unit).point, point, radius):
            return unit.id
    return ""


def _at(point: Point, other: Point, radius: int) -> bool:
    return squared_distance(point, other) <= radius * radius
