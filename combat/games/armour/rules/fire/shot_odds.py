"""Exact odds of a shot: to hit, and to destroy or bail out its target with one hit (L633-L655)."""

from __future__ import annotations

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.fire.armour_facing import needs_part_die
from combat.games.armour.rules.fire.saves import armour_outcome, armour_terms, needs_firepower
from combat.games.armour.rules.fire.volley import Part, Shot
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.state import State, Team

SIDES = 6


class ShotOdds(Record):
    """Chances of one shot; `destroyed` and `bailed` are those of one hit."""

    hit: float
    """Chance of one die to hit."""
    hits: float
    """Expected number of hits of all its dice."""
    destroyed: float
    bailed: float

    @property
    def worth(self) -> float:
        """Return the expected losses by the shot; a bail out counts as 0.4 of a loss."""
        return self.hits * (self.destroyed + 0.4 * self.bailed)


def shot_odds(state: State, shot: Shot) -> ShotOdds:
    """Return the odds of a shot against its declared target."""
    hit = hit_chance(state, shot.need)
    destroyed, bailed = harm_of_hit(state, shot)
    return ShotOdds(hit, hit * shot.dice, destroyed, bailed)


def hit_chance(state: State, need: int) -> float:
    """Return the chance that one die hits; if more than 6 is needed, a 6 is confirmed by a second die (L633)."""
    if need <= SIDES:
        return at_least(need)
    figures = state.book.figures.shots
    if need > figures.highest:
        return 0.0
    return at_least(SIDES) * at_least(figures.confirm_seven if need == SIDES + 1 else figures.confirm_eight)


def at_least(score: int) -> float:
    """Return the chance that one die shows `score` or more."""
    return max(0, min(SIDES, SIDES + 1 - score)) / SIDES


def harm_of_hit(state: State, shot: Shot) -> tuple[float, float]:
    """Return the chances that one hit destroys the target and that it bails out the crew.

    A crew that is out already must make a Remount roll, or the tank is lost (L651).
    """
    shooter, target = state.teams[shot.shooter], state.teams[shot.target]
    weapon = state.book.weapons[shot.weapon]
    if not state.card(target).is_armoured:
        lost = save_fails(state.card(target).save, again="brutal" in weapon.traits)
        return lost * (at_least(weapon.firepower) if needs_firepower(state, shooter, target) else 1.0), 0.0
    destroyed, bailed = _against_armour(state, shooter, target, weapon, "hull")
    if needs_part_die(state, shooter, target):
        turret = at_least(state.book.figures.shots.turret)
        high = _against_armour(state, shooter, target, weapon, "turret")
        destroyed = turret * high[0] + (1 - turret) * destroyed
        bailed = turret * high[1] + (1 - turret) * bailed
    return crew_odds(state, target, destroyed, bailed)


def crew_odds(state: State, tank: Team, destroyed: float, bailed: float) -> tuple[float, float]:
    """Return the chances that a hit destroys a tank and bails out its crew, corrected for a crew that is out
    already.
    """
    if not tank.bailed:
        return destroyed, bailed
    return destroyed + bailed * (1 - at_least(ratings_of(state, tank).remount)), 0.0


def save_fails(need: int, *, again: bool) -> float:
    """Return the chance that a plain save fails; with `again`, a success must be rolled a second time (L655, L759)."""
    saves = at_least(need)
    return 1 - (saves * saves if again else saves)


def _against_armour(state: State, shooter: Team, tank: Team, weapon: Weapon, part: Part) -> tuple[float, float]:
    """Return the chances against a part of a tank: each armour die with each firepower die (L645 to L651)."""
    return armour_odds(total(armour_terms(state, shooter, tank, weapon, part)), weapon)


def armour_odds(armour: int, weapon: Weapon) -> tuple[float, float]:
    """Return the chances that a hit against a total armour destroys a tank and that it bails out its crew."""
    outcomes = [
        armour_outcome(armour + number, weapon, firepower)
        for number in range(1, SIDES + 1)
        for firepower in range(1, SIDES + 1)
        if armour + number <= weapon.anti_tank
    ]
    dice = SIDES * SIDES
    return outcomes.count("destroyed") / dice, outcomes.count("bailed") / dice
