"""What it is worth to a side that one of its units stands in a hex when all is done."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.outlook import Outlook
from combat.games.command.rules.pieces.stacking import size
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State, Unit

LEAST_RISK = 0.15
"""What danger counts at least, however hard a side must press."""
LEADERS_GO = 0.35
"""How much goals draw a leader: he goes where his men go."""
WITHIN_CALL = 0.4
"""What a unit within a leader's Command counts, of one that is in his hex."""
LED_MOST = 3
SHELTER = 0.2
"""What a point of cover is worth to a unit that is broken."""
FLED = 0.05
"""How much goals draw it."""


def standing(outlook: Outlook, unit: Unit, hex_: Hex) -> float:
    """All that speaks for a hex, less what speaks against it."""
    state, temper, leads = outlook.state, outlook.temper, is_leader(outlook.state, unit)
    there = [other for other in outlook.there(hex_) if other.id != unit.id]
    value = temper.led * _company(outlook, unit, hex_, leads, there)
    room = size(state, unit) + sum(size(state, other) for other in there)
    value -= temper.crowded * max(0, room - state.book.figures.stack)
    danger = outlook.danger(unit, hex_)
    if unit.broken:
        return value + FLED * outlook.pull(unit, hex_) + SHELTER * outlook.cover(hex_) - danger
    drawn = (LEADERS_GO if leads else 1.0) * outlook.pull(unit, hex_)
    value += (1 + temper.urged * outlook.press) * drawn
    if not leads:
        value += temper.shooting * outlook.menace.chance_from(hex_)
    return value - max(LEAST_RISK, temper.standing - temper.eased * outlook.press) * danger


def _company(outlook: Outlook, unit: Unit, hex_: Hex, leads: bool, there: list[Unit]) -> float:
    """How much leading there is for a unit among others, or for a leader how many are led by him."""
    state = outlook.state
    if not leads:
        return max((_command(state, other) for other in there), default=0)
    command = state.printed(unit).command
    if not command or any(is_leader(state, other) for other in there):
        return 0
    led = sum(not is_leader(state, other) and not other.broken for other in there)
    called = sum(
        0 < distance(other.hex, hex_) <= command
        for other in outlook.mine
        if not other.broken and not is_leader(state, other)
    )
    return min(LED_MOST, led + WITHIN_CALL * called) * command


def _command(state: State, unit: Unit) -> int:
    return state.printed(unit).command if is_leader(state, unit) else 0
