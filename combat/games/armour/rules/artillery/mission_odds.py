"""Exact odds of a bombardment: to range in, to hit and to harm each team under its template (L679-L691)."""

from __future__ import annotations

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record, replace
from combat.games.armour.rules.artillery.bombarding import rolls_again
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.ranging import hit_terms
from combat.games.armour.rules.artillery.shell_saves import rolls_save_again, shell, top_terms
from combat.games.armour.rules.fire.bulletproof import bulletproof_in_bombardment
from combat.games.armour.rules.fire.shot_odds import armour_odds, at_least, crew_odds, save_fails
from combat.games.armour.rules.state import State, Team


class ShellOdds(Record):
    """Chances of one team under a template, attempts to range in included."""

    team: str
    hit: float
    destroyed: float
    bailed: float


def ranging_odds(state: State, fire: FireMission) -> tuple[float, ...]:
    """Return the chance of ranging in on each remaining attempt, in order; (1.0,) if already ranged in (L679)."""
    if not fire.need:
        return (1.0,)
    chance, left, odds = at_least(fire.need), 1.0, list[float]()
    for _ in range(fire.attempt, state.book.figures.artillery.attempts + 1):
        odds.append(left * chance)
        left *= 1 - chance
    return tuple(odds)


def mission_odds(state: State, fire: FireMission) -> tuple[ShellOdds, ...]:
    """Return the odds of each team under the template of a planned bombardment (L681-L691)."""
    return tuple(_odds(state, fire, state.teams[team]) for team in fire.targets)


def _odds(state: State, fire: FireMission, team: Team) -> ShellOdds:
    hit = 0.0
    for later, chance in enumerate(ranging_odds(state, fire)):
        attempt = replace(fire, attempt=fire.attempt + later)
        once = at_least(total(hit_terms(state, attempt, team)))
        hit += chance * _again(state, attempt, once)
    destroyed, bailed = _harm(state, fire, team)
    return ShellOdds(team.id, hit, hit * destroyed, hit * bailed)


def _again(state: State, fire: FireMission, once: float) -> float:
    """Return the chance to hit after the re-roll that the number of weapons makes of a hit or a miss (L681)."""
    hit = once * once if rolls_again(state, fire, hit=True) else once
    return hit + ((1 - once) * once if rolls_again(state, fire, hit=False) else 0.0)


def _harm(state: State, fire: FireMission, team: Team) -> tuple[float, float]:
    """Return the chances of one hit to destroy a team, and to bail out its crew (L683, L687, L691)."""
    card, weapon = state.card(team), shell(state, fire)
    if card.is_armoured:
        return crew_odds(state, team, *armour_odds(total(top_terms(state, team)), weapon))
    lost = save_fails(card.save, again=rolls_save_again(state, fire, team))
    covered = bulletproof_in_bombardment(state, team)
    return lost * (at_least(weapon.firepower) if covered else 1.0), 0.0
