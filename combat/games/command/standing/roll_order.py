"""Test whether the order of rolls matters, for defence or Recover (11.7, 12.2)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.odds.shot_odds import of_defence
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.state import Attack, State, Unit
from combat.games.command.standing.could_matter import TAKES

ROLLS = ("defend", "recover")
"""Reasons of picks after which all units roll in turn and stay in place."""
SPENT = (*TAKES["defence"], *TAKES["breaking"])
"""Actions that a player may save for one of the units still to roll for defence."""


def order_matters(state: State, decision: PickUnit, *, hand_known: bool = True) -> bool:
    """Return whether the order in which units roll could matter to the player.

    `hand_known` says whether the seat's cards may be considered. Each unit draws from the same deck in any order. So
    the order matters only if a roll changes the number that another unit needs, or if a card can be spent on one of
    them; never if no roll can harm any.
    """
    units = [state.units[str(answer)] for answer in decision.answers]
    attack = state.attack if decision.why == "defend" else None
    if attack is not None and all(of_defence(state, attack, unit).unharmed == 1 for unit in units):
        return False
    if len({_stake(state, unit, attack) for unit in units}) > 1 and (
        state.initiative == decision.seat or (attack is not None and (not hand_known or _may_spend(state, decision)))
    ):
        return True
    return any(_changes(state, attack, unit, units) for unit in units)


def _stake(state: State, unit: Unit, attack: Attack | None) -> tuple[object, ...]:
    """Return what a unit's roll depends on; units with equal values are interchangeable."""
    weapon = state.weapons[unit.weapon].figure if unit.weapon else ""
    needed = total(morale(state, unit, attack)) - (attack.total_in(unit.hex) if attack is not None else 0)
    return unit.figure, unit.hex, unit.broken, unit.suppressed, unit.veteran, weapon, needed


def _may_spend(state: State, decision: PickUnit) -> bool:
    """Return whether the seat holds a card that it could play on one of the units."""
    cards = state.book.cards
    return any(card in cards and cards[card].action in SPENT for card in state.hands[decision.seat])


def _changes(state: State, attack: Attack | None, unit: Unit, units: Iterable[Unit]) -> bool:
    """Return whether the result of a unit's roll changes the number that another unit needs."""
    others = [other for other in units if other.id != unit.id]
    needed = [total(morale(state, other, attack)) for other in others]
    for rolled in _outcomes(unit, attacked=attack is not None):
        after = state.copy()
        after.units[unit.id] = rolled
        if [total(morale(after, other, attack)) for other in others] != needed:
            return True
    return False


def _outcomes(unit: Unit, *, attacked: bool) -> tuple[Unit, ...]:
    """Return a unit after each possible result: rallied, broken, lost or suppressed."""
    shaken = replace(unit, suppressed=True)
    if not attacked:
        return replace(unit, broken=False), shaken
    return replace(unit, hex=NOWHERE) if unit.broken else replace(unit, broken=True), shaken
