"""Value for a side of having a unit in a hex at the end of a move."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.two_dice import over
from combat.games.command.players.measures.worths import death
from combat.games.command.players.melees import muscle
from combat.games.command.rules.pieces.stacking import size
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State, Unit

LOOSE = 5
"""Figures in a hex above which shells are a greater risk."""
LEAST_RISK = 0.15
"""Least factor on danger, whatever the urgency."""
LEADERS_GO = 0.35
"""Factor on goals for leaders, who follow their units."""
WITHIN_CALL = 0.4
"""Weight of a unit within a leader's command range, relative to one in his hex."""
LED_MOST = 3
SEIZED = 0.35
"""Probability that an adjacent enemy advances into melee."""
SHELTER = 0.2
"""Value of a point of cover for a broken unit."""
FLED = 0.05
"""Factor on goals for a broken unit."""


def standing(outlook: Evaluation, unit: Unit, hex_: Hex) -> float:
    """Return the value of a hex for a unit: all benefits less all risks."""
    state, temper, leads = outlook.state, outlook.temper, is_leader(outlook.state, unit)
    there = [other for other in outlook.there(hex_) if other.id != unit.id]
    value = temper.led * _company(outlook, unit, hex_, leads, there)
    room = size(state, unit) + sum(size(state, other) for other in there)
    value -= temper.crowded * max(0, room - state.book.figures.stack)
    value -= temper.bunched * outlook.shelled * max(0, room - LOOSE)
    danger = outlook.danger(unit, hex_)
    if unit.broken:
        danger = outlook.care * danger + seized(outlook, unit, hex_)
        return value + FLED * outlook.pull(unit, hex_) + SHELTER * outlook.cover(hex_) - danger
    drawn = (LEADERS_GO if leads else 1.0) * outlook.pull(unit, hex_)
    value += (1 + temper.urged * outlook.press) * drawn
    if leads:
        value -= seized(outlook, unit, hex_)
    else:
        value += temper.shooting * outlook.menace.chance_from(hex_)
    return value - max(LEAST_RISK, temper.standing - temper.eased * outlook.press) * outlook.care * danger


def seized(outlook: Evaluation, unit: Unit, hex_: Hex) -> float:
    """Return the expected loss from adjacent enemies advancing into melee in a hex."""
    grip = outlook.menace.grip(hex_)
    if not grip:
        return 0.0
    there = [other for other in outlook.there(hex_) if other.id != unit.id]
    return SEIZED * over(grip - muscle(outlook.state, hex_, [unit, *there])) * death(outlook.state, unit)


def _company(outlook: Evaluation, unit: Unit, hex_: Hex, leads: bool, there: list[Unit]) -> float:
    """Return the Command available to a unit in a hex, or for a leader the number of units that he would lead."""
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
