"""Estimated fire between places: expected losses of a team at a point, and of the enemy by its fire from there.

The chances of dice are those of the rules; distances are between centres, and models in between are ignored.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.cards.team_card import Armour, TeamCard
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.shot_odds import armour_odds, at_least, hit_chance
from combat.games.armour.rules.posture import gone_to_ground, is_pinned
from combat.games.armour.rules.state import Team

HALVES = 5 * CM
"""Amount by which the edges of two teams are nearer than their centres."""
FRONT = 0.7
"""Share of hits that strike a tank's front."""


@lru_cache(maxsize=4096)
def against_tank(armour: Armour, weapon: Weapon, far: int) -> tuple[float, float]:
    """Return the chances that a hit destroys a tank and that it bails out its crew, from an unknown side; cached.

    `far` is the armour added at long range.
    """
    front, side = armour_odds(armour.front + far, weapon), armour_odds(armour.side + far, weapon)
    return FRONT * front[0] + (1 - FRONT) * side[0], FRONT * front[1] + (1 - FRONT) * side[1]


def harm(outlook: Outlook, weapon: Weapon, card: TeamCard, *, covered: bool, far: bool) -> float:
    """Return the expected share of a team's value that a hit costs, from 0.0 to 1.0; a bail out counts in part.

    A team in cover (`covered`) is lost only after a firepower roll; a tank that is `far` has more armour.
    """
    if card.armour is not None:
        added = outlook.state.book.figures.shots.long_range_armour if far else 0
        destroyed, bailed = against_tank(card.armour, weapon, added)
        return destroyed + outlook.weights.bailed * bailed
    return (1 - at_least(card.save)) * (at_least(weapon.firepower) if covered else 1.0)


class Posture(NamedTuple):
    """State of a team at a place: whether it is gone to ground, and whether it is in bulletproof cover."""

    low: bool = False
    covered: bool = False


OPEN = Posture()


def fire(
    outlook: Outlook, shooter: Team, eye: Point, target: Team, at: Point, posture: Posture, *,
    moving: bool, approach: int = 0,
) -> float:  # fmt: skip
    """Return the expected loss, in points, that a team's fire inflicts on a target, both at given points.

    0.0 if it does not see the target. With `approach`, it first comes nearer by that distance and then sees the target.
    `moving` counts its moving rate of fire.
    """
    state = outlook.state
    distance = apart(eye, at) - HALVES - approach
    best, card = 0.0, state.card(target)
    limits, figures = state.book.limits, state.book.figures.shots
    for name in state.card(shooter).weapons:
        weapon = state.book.weapons[name]
        dice = weapon.moving if moving else weapon.halted
        if not dice or distance > weapon.range:
            continue
        far = distance > limits.long_range.distance
        share = harm(outlook, weapon, card, covered=posture.covered, far=far)
        if not share:
            continue
        seen, concealed = (True, False) if approach else outlook.glimpse(eye, at)
        if not seen:
            return 0.0
        need = outlook.ratings(target).hit_on + figures.long_range * far
        if posture.low:
            need += figures.gone_to_ground
        elif concealed:
            need += figures.concealed
        best = max(best, dice * hit_chance(state, need) * share)
    return best * outlook.worth(target)


def danger(outlook: Outlook, team: Team, at: Point, *, moved: bool) -> float:
    """Return the expected loss, in points, of a team at a point by the enemy's next fire.

    Enemies that would have to move first count in part. A team that has `moved` is not gone to ground or dug in.
    """
    state, total = outlook.state, 0.0
    foot = state.card(team).arm != "tank"
    posture = Posture(low=foot and not moved and not team.fired, covered=team.dug_in and not moved)
    for enemy in outlook.theirs:
        if enemy.bailed:
            continue
        eye, pinned = pose_of(enemy).point, is_pinned(state, enemy)
        loss = fire(outlook, enemy, eye, team, at, posture, moving=pinned)
        speeds = state.card(enemy).speeds
        if not loss and not pinned and speeds is not None and state.card(enemy).arm != "gun":
            loss = outlook.weights.may_come * fire(
                outlook, enemy, eye, team, at, posture, moving=True, approach=speeds.tactical
            )
        total += loss
    return total


def chances(outlook: Outlook, team: Team, at: Point, *, moving: bool) -> float:
    """Return the expected loss, in points, that a team's best shot from a point inflicts on the enemy; 0.0 for none.

    `moving` counts its moving rate of fire.
    """
    best = 0.0
    for enemy in outlook.theirs:
        foot = outlook.state.card(enemy).arm != "tank"
        posture = Posture(low=foot and gone_to_ground(outlook.state, enemy), covered=enemy.dug_in)
        best = max(best, fire(outlook, team, at, enemy, pose_of(enemy).point, posture, moving=moving))
    return best
