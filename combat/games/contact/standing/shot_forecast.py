"""Odds of a shot, computed by the same functions with which the rules roll it (section 5)."""

from __future__ import annotations

from math import comb

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.record import Record
from combat.games.contact.rules.answers import Aim
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.command.tests import experience_need
from combat.games.contact.rules.fire.aiming import Context, Target, aim_refusal, can_pierce, reach, target_of
from combat.games.contact.rules.fire.destroying import armour_of, direct_strike
from combat.games.contact.rules.fire.pools import cover_against, pool
from combat.games.contact.rules.fire.shells import direct_dice
from combat.games.contact.rules.fire.shooting import rolls_to_hit
from combat.games.contact.rules.fire.to_hit import hits, is_hull_down, to_hit
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.state import State, Unit

PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, 7))


class Forecast(Record):
    """A shot with its sums and the chance of each outcome."""

    aim: Aim
    pool: Ledger
    """Terms of the number of dice; empty for 2D6."""
    need: int
    """Number that each die, or the sum of 2D6, needs."""
    scores: Ledger
    """Modifiers of the dice, or terms of the need of 2D6."""
    strike: Ledger
    """AT factor and modifiers of a shot at armour; empty without one."""
    face: str
    armour: int
    hit: float
    """Chance of a hit: by at least one die, or by the 2D6."""
    lost: float
    demoralised: float
    """Of a vehicle: that it is immobilised."""
    suppressed: float

    @property
    def dice(self) -> int:
        """Return the number of dice of a pool; 0 for a shot with 2D6."""
        return max(0, total(self.pool))

    @property
    def worth(self) -> float:
        """Return the value by which shots are compared; losses count most."""
        return self.lost + 0.4 * self.demoralised + 0.1 * self.suppressed


def forecast(state: State, unit: Unit, aim: Aim, context: Context = "full") -> Forecast | Refusal:
    """Return the odds of a shot, or the reason why it is illegal.

    `context` is the kind of fire, which modifies it.
    """
    refused = aim_refusal(state, unit, aim, context)
    if refused is not None:
        return refused
    weapon, target = state.book.weapons[aim.weapon], target_of(state, aim)
    assert target is not None
    if target.unit is not None and not weapon.indirect and rolls_to_hit(state, unit.id, weapon, target):
        return _gun(state, unit, weapon, target, aim, context)
    return _pool(state, unit, weapon, target, aim, context)


def _pool(state: State, unit: Unit, weapon: Weapon, target: Target, aim: Aim, context: Context) -> Forecast:
    found = pool(state, unit, weapon, target, context, unit.covered)
    one = sum(found.hits([number]) for number in range(1, 7)) / 6
    harm = [0.0, 0.0, 0.0]
    each = target.unit
    for count in range(1, found.count + 1):
        chance = comb(found.count, count) * one**count * (1 - one) ** (found.count - count)
        if each is not None and not state.card(each).is_armoured:
            harm = [sum_ + chance * part for sum_, part in zip(harm, save_odds(state, each, count), strict=True)]
    hit = 1 - (1 - one) ** found.count
    return Forecast(aim, found.dice, found.need, found.added, (), "", 0, hit, harm[2], harm[1], harm[0])


def save_odds(state: State, unit: Unit, struck: int) -> tuple[float, float, float]:
    """Return the chances that a save against `struck` hits leaves a unit suppressed, demoralised or lost (L145 to
    L150).
    """
    figures, need = state.book.figures.saves, experience_need(state, unit)
    less = figures.each_hit * struck + (figures.demoralised if unit.demoralised else 0)
    results = [number + less for number in range(1, 7)]
    safe = sum(result >= need for result in results)
    bunker = shelter(state, unit, None).bunker
    shaken = sum(result < need and (result > 0 or bunker) for result in results)
    return safe / 6, shaken / 6, (6 - safe - shaken) / 6


def _gun(state: State, unit: Unit, weapon: Weapon, target: Target, aim: Aim, context: Context) -> Forecast:
    """Return what a shot with 2D6 does: at armour it must go through, at others the shell bursts."""
    each = target.unit
    assert each is not None
    scores = to_hit(state, unit, weapon, target, context, aim.round)
    need = total(scores)
    chance = sum(hits(state, need, pair) for pair in PAIRS) / len(PAIRS)
    length = reach(state, unit, target)
    if state.card(each).arm == "vehicle" and can_pierce(weapon, length):
        low = is_hull_down(state, unit, each, cover_against(state, each, unit))
        blow = direct_strike(state, unit, weapon, each, length, aim.round, low=low, critical=False)
        more, plate = total(blow.ledger), armour_of(state, each, blow.face)
        critical = sum(hits(state, need, pair) and sum(pair) == 12 for pair in PAIRS) / len(PAIRS)
        extra = state.book.figures.anti_tank.destroy.critical_dice
        through = [_through(2, plate - more), _through(2 + extra, plate - more)]
        lost, stuck = ((chance - critical) * through[0][at] + critical * through[1][at] for at in (0, 1))
        return Forecast(aim, (), need, scores, blow.ledger, blow.face, plate, chance, lost, stuck, 0.0)
    ledger, score = direct_dice(state, unit, weapon, each)
    count, one = max(0, total(ledger)), (7 - min(score, 7)) / 6
    harm = [0.0, 0.0, 0.0]
    for more in range(count + 1):
        part = comb(count, more) * one**more * (1 - one) ** (count - more) * chance
        harm = [sum_ + part * odds for sum_, odds in zip(harm, save_odds(state, each, 1 + more), strict=True)]
    return Forecast(aim, (), need, scores, ledger, "", score, chance, harm[2], harm[1], harm[0])


def _through(dice: int, needed: int) -> tuple[float, float]:
    """Return the chances that some dice come above a number, and to it."""
    sums = {0: 1.0}
    for _ in range(dice):
        sums = {
            found: sum(sums.get(found - number, 0.0) for number in range(1, 7)) / 6
            for found in range(min(sums) + 1, max(sums) + 7)
        }
    return sum(chance for number, chance in sums.items() if number > needed), sums.get(needed, 0.0)


def aims_at(state: State, unit: Unit, target: str) -> list[Aim]:
    """Return the aims of each weapon of a unit at a target, legal or not, including special ammunition."""
    found = list[Aim]()
    for weapon in state.card(unit).weapons:
        card = state.book.weapons[weapon]
        at = _point(state, target) if card.indirect else target
        found += [Aim(weapon, at, round_) for round_ in ("", *(each.kind for each in card.rounds))]
    return found


def _point(state: State, target: str) -> str:
    """Return the place of a target as an aim of indirect fire."""
    unit, marker = state.units.get(target), state.markers.get(target)
    point = unit.pose.point if unit is not None and unit.pose is not None else marker.at if marker is not None else None
    return target if point is None else f"@{point.x / 100:g},{point.y / 100:g}"


def best_aims(
    state: State, unit: Unit, target: str, context: Context = "full", *, special: bool = False
) -> list[Forecast]:
    """Return the best legal shot of each weapon of a unit at a target, best first; empty if no weapon can fire.

    Special ammunition is considered only if `special`. `context` is the kind of fire, which modifies it.
    """
    best = dict[str, Forecast]()
    for aim in aims_at(state, unit, target):
        found = forecast(state, unit, aim, context)
        if aim.round and not special:
            continue
        if isinstance(found, Forecast) and (aim.weapon not in best or found.worth > best[aim.weapon].worth):
            best[aim.weapon] = found
    return sorted(best.values(), key=lambda each: -each.worth)


def why_not(state: State, unit: Unit, target: str, context: Context = "full") -> Refusal | None:
    """Return the first reason why a unit cannot fire at a target; None if some weapon can, or the unit has no weapon.

    `context` is the kind of fire, which decides what is legal.
    """
    found = [aim_refusal(state, unit, aim, context) for aim in aims_at(state, unit, target)]
    return None if None in found else next(iter(found), None)
