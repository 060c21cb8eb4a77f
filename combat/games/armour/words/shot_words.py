"""Lines of text on a shot and its odds."""

from __future__ import annotations

from combat.engine.words import text
from combat.games.armour.rules.fire.shot_odds import ShotOdds
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from combat.games.armour.words import armour_names as names


def shot_line(state: State, shot: Shot, odds: ShotOdds) -> str:
    """Return a line with weapon, dice and roll needed of a shot, and the chance of a die to hit in percent."""
    weapon, hit = names.weapon(state, shot.weapon), round(100 * odds.hit)
    return text("note-shot", weapon=weapon, dice=shot.dice, need=shot.need, hit=hit)


def harm_line(state: State, shot: Shot, odds: ShotOdds) -> str:
    """Return a line with the chances, in percent, that one hit destroys the target or makes it bail out."""
    armoured = "yes" if state.card(shot.target).is_armoured else "no"
    destroyed, bailed = round(100 * odds.destroyed), round(100 * odds.bailed)
    return text("note-harm", destroyed=destroyed, bailed=bailed, armoured=armoured)
