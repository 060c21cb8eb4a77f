"""Withdrawals: in turns that the mission names, a seat withdraws one of its units (mission 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.events.hidden_events import UnitWithdrawn
from combat.games.armour.rules.morale.last_stands import in_good_spirits
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.transport.landing import landing
from combat.games.armour.rules.transport.riding import riders_of

WITHDRAWAL = "withdrawal"
"""First subject of the first starting step, before crews remount."""


class WithdrawUnit(Choice):
    """Which unit leaves the table (mission 8)?"""

    kind: ClassVar[str] = "withdraw-unit"
    seat: Seat = ""


def pending_withdrawal(state: State) -> Iterator[str]:
    """Yield the id of the withdrawal if one is due in this turn and a unit can withdraw."""
    due = state.turn in state.book.mission.side(state.active).withdrawals
    return iter((WITHDRAWAL,) if due and any(_able(state)) else ())


def _able(state: State) -> Iterator[Unit]:
    """Yield the units of the active seat that may leave: on the table, in good spirits, not split from another."""
    for unit in state.living(state.active):
        here = any(team.where in ("table", "mounted") for team in state.all_of(unit.id))
        if here and not unit.parent and in_good_spirits(state, unit):
            yield unit


def withdraw(state: State) -> Steps[None]:
    """Ask which unit withdraws, and withdraw it with its transports and observers.

    Teams of other units that they carry dismount.
    """
    able = tuple(unit.id for unit in _able(state))
    chosen = able[0]
    if len(able) > 1:
        chosen = yield from ask(WithdrawUnit("A45", "", able, None, state.active))
    leaving = [unit.id for unit in state.living(state.active) if chosen in (unit.id, unit.parent)]
    yield from _leave(state, leaving)


def _leave(state: State, units: list[str]) -> Iterator[Event]:
    for vehicle in [team for unit in units for team in state.teams_of(unit)]:
        for rider in list(riders_of(state, vehicle.id)):
            if rider.unit not in units:
                yield landing(state, vehicle, rider, pinned=False)
    for unit in units:
        yield UnitWithdrawn(unit)
