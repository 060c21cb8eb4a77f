"""Initial state of a battle: the units of both forces, dummies, batteries, aircraft (sections 4, 9, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.state import AirSupport, Dummy, State, SupportBattery, Unit
from combat.games.contact.rules.two_seats import SEATS


def new_state(book: Book) -> State:
    """Return the state before the set-up: all units undeployed or in reserve, dummies, batteries, aircraft."""
    mission = book.mission
    state = State(book, active=mission.sets_up_first)
    for seat in SEATS:
        for unit in _units(book, seat):
            state.units[unit.id] = unit
        for number in range(1, dummies_of(book, seat) + 1):
            state.dummies[f"{seat[0]}x{number}"] = Dummy(f"{seat[0]}x{number}", seat)
        side = mission.side(seat)
        for number, pick in enumerate(side.batteries, 1):
            id_ = f"{seat[0]}b{number}"
            state.batteries[id_] = SupportBattery(id_, seat, pick.battery, pick.ammunition, pick.registered)
        if side.air is not None:
            state.air[seat] = AirSupport(seat)
        if side.holds:
            state.held |= dict.fromkeys((each.name for each in mission.objectives), seat)
        state.orders[seat] = state.marked[seat] = 0
    return state


def _units(book: Book, seat: Seat) -> Iterator[Unit]:
    """Yield the units of a force in its order; those of the reserve wait."""
    late = book.mission.side(seat).reserves
    waiting = list(late.units) if late is not None else []
    number = 0
    for pick in book.forces[seat].units:
        for _ in range(pick.count):
            number += 1
            if pick.unit in waiting:
                waiting.remove(pick.unit)
                yield Unit(f"{seat[0]}{number}", seat, pick.unit, "reserve")
                continue
            yield Unit(f"{seat[0]}{number}", seat, pick.unit, "undeployed")


def dummies_of(book: Book, seat: Seat) -> int:
    """Return the number of dummies of a seat: that in the mission, else one by the number of its undetected units
    (section 4).
    """
    side = book.mission.side(seat)
    if side.dummies is not None:
        return side.dummies
    counts = {
        "open": 0,
        "hidden": sum(pick.count for pick in book.forces[seat].units if book.units[pick.unit].arm != "vehicle"),
        "foot-markers": sum(pick.count for pick in book.forces[seat].units if book.units[pick.unit].on_foot),
        "markers": sum(pick.count for pick in book.forces[seat].units),
    }
    return -(-counts[side.set_up] // book.figures.moves.units_per_dummy)
