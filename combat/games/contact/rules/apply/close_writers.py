"""Writers of close combat."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.contact.rules.apply.writers import Writers, moved_to, put
from combat.games.contact.rules.events.close_events import (
    AssaultBegan,
    AssaultEnded,
    ChargeMade,
    CloseRolled,
    RoundFought,
    UnitDefended,
    UnitWithdrew,
)
from combat.games.contact.rules.state import Assault, State

WRITERS = Writers()
writes = WRITERS.register


@writes(ChargeMade)
def _charge_made(state: State, event: ChargeMade) -> None:
    before = state.assault.attackers if state.assault is not None else ()
    state.assault = Assault(event.seat, (*before, *event.attackers), event.target)


@writes(AssaultBegan)
def _assault_began(state: State, event: AssaultBegan) -> None:
    if state.assault is not None:
        state.assault = replace(state.assault, ready=True)


@writes(CloseRolled)
def _only_told(state: State, event: CloseRolled) -> None:
    """A roll changes nothing: what comes of it is told by other events."""


@writes(RoundFought)
def _round_fought(state: State, event: RoundFought) -> None:
    if state.assault is not None:
        state.assault = replace(state.assault, round=event.round)


@writes(UnitDefended)
def _unit_defended(state: State, event: UnitDefended) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(unit, defended=True))


@writes(UnitWithdrew)
def _unit_withdrew(state: State, event: UnitWithdrew) -> None:
    unit = state.units.get(event.unit)
    if unit is not None:
        put(state, replace(moved_to(state, unit, event.path[-1]), dug_in=False, cover=False, camouflaged=False))


@writes(AssaultEnded)
def _assault_ended(state: State, event: AssaultEnded) -> None:
    state.assault = None
