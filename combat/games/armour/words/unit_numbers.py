"""Numbers of a seat's units, which are their keys and their order in the strip of units throughout the battle."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.state import State, Unit


def numbers_of(state: State, seat: Seat) -> dict[str, int]:
    """Return the number of each unit of a seat by its id, counted from 1; a lost unit keeps its number.

    Observers and transports have the highest numbers, so that fighting units have the lowest.
    """
    units = [unit for unit in state.units.values() if unit.seat == seat]
    units.sort(key=_rank)
    return {unit.id: number for number, unit in enumerate(units, 1)}


def in_order(state: State, seat: Seat) -> list[Unit]:
    """Return the units of a seat that are not destroyed, in the order of their numbers."""
    return [state.units[unit] for unit in numbers_of(state, seat) if not state.units[unit].destroyed]


def _rank(unit: Unit) -> int:
    return 2 if unit.transports else int(bool(unit.parent))
