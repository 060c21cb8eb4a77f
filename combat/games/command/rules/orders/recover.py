"""Recover order (12.1, 12.2)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.decisions import pick_unit
from combat.games.command.rules.events.turn_events import PlayerActivated, RollSettled, StageReached
from combat.games.command.rules.events.unit_events import MoraleRolled, SuppressionLifted
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.pieces.harm import heirs, rally, remaining, suppress
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.state import Order, State


def refusal(state: State, side: Seat) -> Refusal | None:
    """Return the reason why a side cannot be given a Recover order; None if it can (12.1)."""
    if side in state.spent:
        return Refusal("side-activated", "12.1")
    if not any(unit.broken or unit.suppressed for unit in state.on_map(side)):
        return Refusal("nobody-shaken", "12.1")
    return None


def carry_on(state: State, order: Order) -> Steps[None]:
    """Lift all suppression of the side, then roll for each of its broken units, in the order that it chooses (12.2)."""
    if not order.stage:
        broken = tuple(unit.id for unit in state.on_map(order.side) if unit.broken)
        for unit in list(state.on_map(order.side)):
            if unit.suppressed:
                yield SuppressionLifted(unit.id, "recover")
        yield PlayerActivated(order.side, broken, "acting")
        return
    left = remaining(state, order.rolls)
    if not left:
        yield StageReached("melees")
        return
    picked = yield from pick_unit(order.side, left, "recover", "12.2")
    yield from _roll(state, order.side, picked)
    yield RollSettled(picked)


def _roll(state: State, side: Seat, unit: str) -> Steps[None]:
    """Roll for a unit: below its Morale it rallies, equal to it is suppressed (12.2)."""
    ledger = morale(state, state.units[unit])
    needed = total(ledger)
    fate = yield from roll(state, side, "recover", "12.2", unit)
    result = recovers(fate.sum, needed)
    yield MoraleRolled(unit, side, "recover", fate.id, ledger, needed, fate.sum, result)
    for heir in heirs(state, unit):
        if result == "rallied":
            yield from rally(state, heir, "recover")
        elif result == "suppressed":
            yield from suppress(state, heir, "recover")


def recovers(roll_: int, needed: int) -> str:
    """Return the result of a Recover roll against the Morale `needed`: "rallied", "suppressed" or "holds" (12.2)."""
    if roll_ < needed:
        return "rallied"
    return "suppressed" if roll_ == needed else "holds"
