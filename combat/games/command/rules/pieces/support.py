"""Support: a roll on a force's table brings a unit, a weapon with its crew, or a radio, each only once (15.0)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.book import Arm
from combat.games.command.rules.decisions import pick_word
from combat.games.command.rules.events.unit_events import UnitRecruited
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.state import State, Unit

CREW = "-crew"
"""Suffix of the id of a weapon's crew."""


def roll_support(state: State, side: Seat, why: str, rule: str, *, radios: bool = False) -> Steps[Arm | None]:
    """Roll on a side's support table, ask for one of the available results and return it; None if there are none.

    Radios are available only with `radios`.
    """
    fate = yield from roll(state, side, "support", rule)
    offered = {arm.id: arm for arm in _offers(state, side, fate.sum, radios=radios)}
    return offered.get((yield from pick_word(side, offered, "support", rule, about=why)))


def _offers(state: State, side: Seat, total: int, *, radios: bool) -> Iterator[Arm]:
    force = state.book.forces[side]
    wanted = [figure for line in force.support if line.low <= total <= line.high for figure in line.what]
    takes_radio = radios and not state.book.night and side not in state.radios
    for arm in force.pool:
        spent = arm.id in state.units or arm.id in state.weapons or arm.id in state.radios_brought
        if arm.figure in wanted and not spent and (takes_radio or arm.figure not in state.book.radios):
            yield arm


def newcomer(state: State, side: Seat, arm: Arm) -> Unit:
    """Return the unit that support brings, not yet placed: the unit itself, or the crew of a weapon."""
    if arm.figure in state.book.weapons:
        return Unit(f"{arm.id}{CREW}", state.book.forces[side].team, side, weapon=arm.id)
    return Unit(arm.id, arm.figure, side)


def recruit(state: State, side: Seat, arm: Arm, hex_: Hex) -> UnitRecruited:
    """Return the event by which support enters a hex."""
    unit = newcomer(state, side, arm)
    return UnitRecruited(unit.id, unit.figure, side, hex_, unit.weapon, arm.figure if unit.weapon else "")
