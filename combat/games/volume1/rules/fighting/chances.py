"""Exact probabilities of a check and of an attack, from the same ledgers as the rolls (2.0, 12.0, 13.0)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from combat.engine.kernel.record import Record, replace
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.events import Ledger, total
from combat.games.volume1.rules.fighting import fire, weapons
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Ammo, Man, State

LEAST = 1e-9
"""Difference of two chances that is no rounding."""


class Chance(Record):
    """A check's ledger, the number needed, and the exact chance to pass, 0.0-1.0."""

    ledger: Ledger
    need: int
    """Highest d10 result that passes; below 0 the Rule of 0 applies (2.0)."""
    share: float
    """The chance to pass, 0.0-1.0."""


def spotting(state: State, man: Man, target: Man) -> Chance:
    """Return the chance that a man spots a target in sight, including the Rule of 0 (2.0, 12.0)."""
    ledger = visibility.spotting_ledger(state, man, target)
    need = total(ledger)
    if need >= 0:
        return Chance(ledger, need, (min(need, 9) + 1) / 10)
    confirm = total(troop_quality.quality(state, man)) + need
    return Chance(ledger, need, max(0, min(confirm, 9) + 1) / 100)


class Odds(Record):
    """Exact chances of an attack, 0.0-1.0, if no re-roll card is used."""

    ledger: Ledger
    need: int
    """Highest d10 result that hits; below 0 the Rule of 0 applies (2.0)."""
    each: float
    """Chance that a single shot hits."""
    any: float
    """Chance of at least one hit."""
    expected: float
    """Expected number of hits."""
    cut_short: bool
    """Whether that chance is lower because the weapon may run out before the last shot (13.0.8)."""
    low_ammo: float
    """Chance that the weapon ends at a lower ammunition marker than it has."""
    next_ammo: Ammo
    """The ammunition marker that it would then have."""
    nines: int
    """Number of nines that bring that marker (13.0.8, 14.3)."""
    check_only: bool
    """Whether a hit only causes a Morale Check."""
    confirm: int | None
    """Value of the confirming TQC under the Rule of 0; None if `need` is not below 0."""


def hit(need: int, confirm: int | None) -> float:
    """Return the chance, 0.0-1.0, that one shot hits: a 9 always misses, below 0 the Rule of 0 applies (2.0, 13.0.6,
    13.0.8).

    `confirm` is the value of the confirming check.
    """
    if confirm is None or need >= 0:
        return (min(need, 8) + 1) / 10
    return max(0, min(confirm, 9) + 1) / 100


def odds(state: State, man: Man, target: Man, weapon: Weapon, shots: int, order: str = "") -> Odds:
    """Return the odds of an attack of `shots` shots; for a preview, `order` replaces the shooter's order."""
    terms = fire.ledger(state, man, target, weapon, order)
    need = total(terms)
    confirm = total(troop_quality.quality(state, man)) + need if need < 0 else None
    each, nines, ammo = hit(need, confirm), weapons.nines(state, man, weapon), weapons.ammo(state, man, weapon)
    any_, expected, low = _burst(each, shots, ammo, weapon.endless, nines, nines)
    check_only = (order or visibility.order_id(man)) in fire.SUPPRESSING or fire.cell(state, target).check_only
    next_ammo = fire.LESS_AMMO.get(ammo, "none")
    cut_short = any_ < 1 - (1 - each) ** shots - LEAST
    return Odds(terms, need, each, any_, expected, cut_short, low, next_ammo, nines, check_only, confirm)


def drawn_odds(each: Sequence[Odds]) -> Odds:
    """Return the odds of an attack whose target is drawn at random (7.01), given those at each possible target.

    The chances are averages; the other values are those of the first target. Raise IndexError if there is no target.
    """
    count = len(each)
    return replace(
        each[0],
        each=sum(one.each for one in each) / count,
        any=sum(one.any for one in each) / count,
        expected=sum(one.expected for one in each) / count,
        low_ammo=sum(one.low_ammo for one in each) / count,
    )


def any_hit(state: State, man: Man, weapon: Weapon, shots: int, need: int, confirm: int) -> float:
    """Return the chance, 0.0-1.0, of at least one hit in an attack.

    `need` is the value that the d10 must not exceed; if it is below 0, `confirm` is the value of the confirming check
    (2.0, 13.0).
    """
    nines = weapons.nines(state, man, weapon)
    return _burst(hit(need, confirm), shots, weapons.ammo(state, man, weapon), weapon.endless, nines, nines)[0]


@lru_cache(maxsize=4096)
def _burst(each: float, shots: int, ammo: Ammo, endless: bool, nines: int, left: int) -> tuple[float, float, float]:
    """Return chance of any hit, expected hits and chance of less ammunition, for shots that stop when it runs
    out.

    `nines` nines bring a marker, `left` are missing until the next one (13.0.8, 14.3).
    """
    if shots == 0 or ammo == "none":
        return 0.0, 0.0, 0.0
    any_on, expected_on, low_on = _burst(each, shots - 1, ammo, endless, nines, left)
    if endless:
        return each + (1 - each) * any_on, each + expected_on, 0.0
    marker = left == 1
    after = (fire.LESS_AMMO[ammo], endless, nines, nines) if marker else (ammo, endless, nines, left - 1)
    any_less, expected_less, low_less = _burst(each, shots - 1, *after)
    nine, other = 0.1, 0.9 - each
    return (
        each + nine * any_less + other * any_on,
        each * (1 + expected_on) + nine * expected_less + other * expected_on,
        nine * (1.0 if marker else low_less) + 0.9 * low_on,
    )


class Shot(Record):
    """A possible attack: its weapon, number of shots and odds."""

    weapon: Weapon
    shots: int
    odds: Odds


def best_shot(state: State, man: Man, target: Man) -> Shot | None:
    """Return a man's best shot at a target under his order, at the weapon's highest rate; None if no weapon can hit."""
    shots = [
        Shot(weapon, max(weapon.rates), odds(state, man, target, weapon, max(weapon.rates)))
        for weapon in fire.can_hit(state, man, target)
    ]
    return max(shots, key=lambda shot: (shot.odds.need, shot.shots), default=None)
