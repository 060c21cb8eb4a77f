"""Value, in victory points, for a side of having a unit in a hex at the end of a move."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.two_dice import over
from combat.games.command.players.measures.worths import death
from combat.games.command.players.moving.melees import muscle
from combat.games.command.players.weights import values
from combat.games.command.rules.pieces.stacking import size
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.state import State, Unit


def standing(outlook: Evaluation, unit: Unit, hex_: Hex, company: Sequence[Unit] = ()) -> float:
    """Return the value of a hex for a unit: all benefits less all risks.

    `company` are the units that go there with it. Cached if there are none.
    """
    along = () if hex_ == unit.hex else tuple(other for other in company if other.id != unit.id)
    if along:
        return _standing(outlook, unit, hex_, along)
    known = outlook.stood.get((unit.id, hex_))
    if known is None:
        known = outlook.stood[unit.id, hex_] = _standing(outlook, unit, hex_, ())
    return known


def _standing(outlook: Evaluation, unit: Unit, hex_: Hex, along: Sequence[Unit]) -> float:
    state, temper, leads = outlook.state, outlook.temper, is_leader(outlook.state, unit)
    there = [other for other in outlook.there(hex_) if other.id != unit.id]
    there += along
    value = temper.led * _company(outlook, unit, hex_, leads, there)
    room = size(state, unit) + sum(size(state, other) for other in there)
    value -= temper.crowded * max(0, room - state.book.figures.stack)
    value -= temper.bunched * outlook.shelled * max(0, room - values().loose)
    danger = outlook.danger(unit, hex_, led=sum(_command(state, other) for other in along))
    if unit.broken:
        danger = outlook.care * danger + seized(outlook, unit, hex_)
        return value + values().fled * outlook.pull(unit, hex_) + values().shelter * outlook.cover(hex_) - danger
    drawn = (values().leaders_go if leads else 1.0) * outlook.pull(unit, hex_)
    value += temper.goals * (1 + temper.urged * outlook.press) * drawn
    if leads:
        value -= seized(outlook, unit, hex_)
    else:
        value += temper.shooting * outlook.menace.chance_from(hex_)
    return value - max(values().least_risk, temper.standing - temper.eased * outlook.press) * outlook.care * danger


def seized(outlook: Evaluation, unit: Unit, hex_: Hex) -> float:
    """Return the expected loss from enemies advancing into melee against a unit in a hex; 0.0 if none is adjacent."""
    grip = outlook.menace.grip(hex_)
    if not grip:
        return 0.0
    there = [other for other in outlook.there(hex_) if other.id != unit.id]
    return values().seized * over(grip - muscle(outlook.state, hex_, [unit, *there])) * death(outlook.state, unit)


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
    return min(values().led_most, led + values().within_call * called) * command


def _command(state: State, unit: Unit) -> int:
    return state.printed(unit).command if is_leader(state, unit) else 0


def has_men(outlook: Evaluation, hex_: Hex) -> bool:
    """Return whether the side has an unbroken squad or team in a hex."""
    return any(not other.broken and not is_leader(outlook.state, other) for other in outlook.there(hex_))
