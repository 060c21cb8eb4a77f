"""Units that are not on the table yet, and units that the other seat cannot see (A49, A50)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.state import Arrival, State, Team, Unit, Whereabouts

UNSEEN: Final[tuple[Whereabouts, ...]] = ("undeployed", "ambush", "reserve")
"""Whereabouts of teams that have never been on the table."""


def is_unseen(state: State, unit: Unit) -> bool:
    """Return whether none of a unit's teams has been on the table, so that the other seat does not know it (A50)."""
    return all(team.where in UNSEEN for team in state.all_of(unit.id))


def unseen_units(state: State, seat: Seat) -> list[Unit]:
    """Return the units of a seat that the other seat does not know; empty once the battle is over."""
    if state.phase == "over":
        return []
    seen = {team.unit for team in state.teams.values() if team.where not in UNSEEN}
    return [unit for unit in state.units.values() if unit.seat == seat and unit.id not in seen]


def units_off_table(state: State, seat: Seat) -> int:
    """Return the number of a seat's units that are not on the table yet, which is public (A49).

    Transports and observers that split from a unit do not count.
    """
    known = state.unknown.get(seat)
    return sum(1 for unit in unseen_units(state, seat) if not unit.parent) + (known.units if known else 0)


def units_in(state: State, seat: Seat, where: Arrival) -> list[Unit]:
    """Return the units of a seat in ambush or in reserve (`where`); units that split from them are left out."""
    waiting = {team.unit for team in state.teams.values() if team.where == where}
    return [unit for unit in state.living(seat) if unit.id in waiting and not unit.parent]


def companions(state: State, unit: Unit, where: Arrival) -> Iterator[Team]:
    """Yield the teams that arrive with a unit: its own, and its transports and observers in the same ambush or
    reserve.
    """
    for team in state.teams.values():
        if team.where == where and unit.id in (team.unit, state.units[team.unit].parent):
            yield team
