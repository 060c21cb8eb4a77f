"""Chances as the table tells them: a check, a shot, what one man can do to another (2.0, 12.0, 13.0)."""

from __future__ import annotations

from combat.kernel.records import record
from combat.rules import eyes, fire, troop, weapons
from combat.rules.book import Weapon
from combat.rules.events import Ledger, total
from combat.rules.fire import Odds
from combat.rules.state import Man, State


@record
class Chance:
    """A check's sum and the exact chance to pass it, 0.0-1.0."""

    ledger: Ledger
    need: int
    share: float


@record
class Shot:
    """The best that a man can do to another: weapon, shots and odds."""

    weapon: Weapon
    shots: int
    odds: Odds


def spotting(state: State, man: Man, target: Man) -> Chance:
    """The chance that one man spots another who is in his sight; below 0 the Rule of 0 (2.0, 12.0)."""
    ledger = eyes.spotting_ledger(state, man, target)
    need = total(ledger)
    if need >= 0:
        return Chance(ledger, need, (min(need, 9) + 1) / 10)
    confirm = total(troop.quality(state, man)) + need
    return Chance(ledger, need, max(0, min(confirm, 9) + 1) / 100)


def best_shot(state: State, man: Man, target: Man, order: str = "") -> Shot | None:
    """The best shot of a man at another under an order; None where no weapon of his reaches or may fire."""
    order = order or eyes.order_id(man)
    kind = state.book.charts.orders.get(order)
    if kind is None or not kind.may_fire:
        order = "aimed-fire"
    reach = eyes.range_between(man, target)
    fit = [weapon for weapon in weapons.usable(state, man, order) if fire.reaches(weapon, reach)]
    shots = [
        Shot(weapon, max(weapon.rates), fire.odds(state, man, target, weapon, max(weapon.rates), order))
        for weapon in fit
    ]
    return max(shots, key=lambda shot: (shot.odds.need, shot.shots), default=None)
