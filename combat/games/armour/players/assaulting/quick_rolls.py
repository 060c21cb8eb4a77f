"""Quick simulation of an assault: losses of both sides, and how often it is won (L699-L733).

All target numbers are those of the rules; contact, ranks and terrain are simplified.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from combat.engine.chance.split_mix import SplitMix
from combat.games.armour.players.measures.estimates import harm
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.rules.assault.assault_hits import grenades
from combat.games.armour.rules.fire.shot_odds import SIDES, armour_odds, hit_chance
from combat.games.armour.rules.posture import is_pinned
from combat.games.armour.rules.state import Team

ROLLS, ROUNDS = 60, 6
"""Number of simulations of an assault, and greatest number of its rounds."""
PINNED = 0.1
"""Share of its points that a repulsed side loses by being pinned."""


class Fighter(NamedTuple):
    """A team as simulated in an assault."""

    team: str
    worth: float
    need: int
    """Its score to hit."""
    hurt: float
    """Chance that a hit of the enemy takes it out of the fight."""
    cost: float
    """Cost of such a hit, as a share of the team's value."""
    thin: bool
    """Whether it is an armoured tank with a thin roof, whose like are repulsed by losses alone (A6)."""


class Fire(NamedTuple):
    """Defensive fire of a team: dice, the chance of each to hit, and the chance of a hit to take out a team."""

    dice: int
    hit: float
    hurt: float


class Outcome(NamedTuple):
    """Means over all simulations: points lost by the assaulted and by the assaulting side, and the share of assaults
    won.
    """

    gain: float
    loss: float
    won: float


class Sides(NamedTuple):
    """Both sides of an assault, with the rolls needed in their tests to continue."""

    attack: Sequence[Fighter]
    defence: Sequence[Fighter]
    attack_test: int
    defence_test: int
    fire: Sequence[Fire] = ()
    repulse: int = 5


def fighters(outlook: Outlook, teams: Sequence[Team], against: Sequence[Team]) -> list[Fighter]:
    """Return the data of `teams` for a simulated assault against the teams `against`."""
    found, figures = list[Fighter](), outlook.state.book.figures.assault
    for team in teams:
        card = outlook.state.card(team)
        if card.armour is None:
            hurt, cost, thin = 1.0, 1.0, False
        else:
            hurt = max((_against_tank(outlook, each, team) for each in against), default=0.0)
            cost, thin = 0.7, figures.thin_top_least <= card.armour.top <= figures.thin_top_most
        found.append(Fighter(team.id, outlook.worth(team), outlook.ratings(team).assault, hurt, cost, thin))
    return found


def _against_tank(outlook: Outlook, striker: Team, tank: Team) -> float:
    """Return the chance that a hit of a team takes a tank out of an assault, by a weapon or by grenades (L719)."""
    state, card = outlook.state, outlook.state.card(tank)
    if card.armour is None:
        return 1.0
    weapons = [state.book.weapons[name] for name in state.card(striker).weapons]
    odds = [sum(armour_odds(card.armour.side, weapon)) for weapon in weapons if weapon.fires_directly]
    return max([*odds, sum(armour_odds(card.armour.top, grenades(state)))])


def defensive(outlook: Outlook, shooters: Sequence[Team], targets: Sequence[Team]) -> list[Fire]:
    """Return the defensive fire of some teams at others that come into contact; empty without targets (L707)."""
    found = list[Fire]()
    if not targets:
        return found
    for shooter in shooters:
        if shooter.bailed:
            continue
        best = Fire(0, 0.0, 0.0)
        target = targets[len(found) % len(targets)]
        for name in outlook.state.card(shooter).weapons:
            weapon = outlook.state.book.weapons[name]
            dice = weapon.moving if is_pinned(outlook.state, shooter) else weapon.halted
            hurt = harm(outlook, weapon, outlook.state.card(target), covered=False, far=False)
            fire = Fire(dice, hit_chance(outlook.state, outlook.ratings(target).hit_on), hurt)
            if (fire.dice * fire.hit * fire.hurt, fire.dice) > (best.dice * best.hit * best.hurt, best.dice):
                best = fire
        found.append(best)
    return found


def rolled(sides: Sides, numbers: SplitMix) -> Outcome:
    """Return the mean result of many simulated assaults."""
    gain = loss = won = 0.0
    for _ in range(ROLLS):
        one = _once(sides, numbers)
        gain, loss, won = gain + one.gain, loss + one.loss, won + one.won
    return Outcome(gain / ROLLS, loss / ROLLS, won / ROLLS)


def _once(sides: Sides, numbers: SplitMix) -> Outcome:
    attack, defence = list(sides.attack), list(sides.defence)
    loss = _fired(sides, attack, numbers)
    if loss is None:
        return Outcome(0.0, PINNED * sum(each.worth for each in attack), 0.0)
    gain = 0.0
    tests = [sides.attack_test, sides.defence_test]
    for turn in range(ROUNDS):
        strikers, struck = (attack, defence) if turn % 2 == 0 else (defence, attack)
        cost = _struck(strikers, struck, numbers)
        gain, loss = (gain + cost, loss) if turn % 2 == 0 else (gain, loss + cost)
        if not struck or _die(numbers) < tests[(turn + 1) % 2]:
            return Outcome(gain, loss, float(turn % 2 == 0 and bool(attack)))
    return Outcome(gain, loss, 0.0)


def _fired(sides: Sides, attack: list[Fighter], numbers: SplitMix) -> float | None:
    """Take the losses of the defensive fire; return what they cost, or None if the assault is repulsed."""
    hits, lost, cost = 0, 0, 0.0
    for fire in sides.fire:
        for _ in range(fire.dice):
            if _chance(numbers, fire.hit):
                hits += 1
                if attack and _chance(numbers, fire.hurt):
                    gone = attack.pop(numbers.below(len(attack)))
                    lost, cost = lost + 1, cost + gone.worth
    thin = all(each.thin for each in sides.attack)
    repulsed = lost >= 2 if thin else hits >= sides.repulse
    return None if repulsed or not attack else cost


def _struck(strikers: list[Fighter], struck: list[Fighter], numbers: SplitMix) -> float:
    """Roll for each striker, and take out those that it hits; return what they cost."""
    cost = 0.0
    for striker in strikers:
        if struck and _die(numbers) >= striker.need:
            place = min(range(len(struck)), key=lambda each: struck[each].worth)
            if _chance(numbers, struck[place].hurt):
                gone = struck.pop(place)
                cost += gone.worth * gone.cost
    return cost


def _die(numbers: SplitMix) -> int:
    return 1 + numbers.below(SIDES)


def _chance(numbers: SplitMix, odds: float) -> bool:
    return numbers.below(10_000) < odds * 10_000
