"""Stages of a bombardment: ranging in, hits, saves, pinning, or a smoke screen (L663-L695)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import total
from combat.games.armour.rules.artillery.fire_mission import FireMission, Stage
from combat.games.armour.rules.artillery.guns import artillery_weapon, gun_refusal
from combat.games.armour.rules.artillery.ranging import hit_terms
from combat.games.armour.rules.artillery.shell_saves import resolve
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.artillery_events import (
    BombardmentDeclared,
    BombardmentEnded,
    RangeRolled,
    RangingFailed,
    ScreenLaid,
    ShellSaveEnded,
    TeamShelled,
)
from combat.games.armour.rules.events.fire_events import TeamFaced, UnitPinned
from combat.games.armour.rules.fire.facing import faced_to_point
from combat.games.armour.rules.morale.pinning import would_be_pinned
from combat.games.armour.rules.state import State


def declare(state: State, fire: FireMission) -> Steps[None]:
    """Declare a bombardment and turn the unit's artillery towards its point, even teams out of range (L677)."""
    for team in list(state.teams_of(fire.unit)):
        weapon = artillery_weapon(state, team)
        if weapon is None or gun_refusal(state, team) is not None:
            continue
        pose, turret = faced_to_point(state, team, weapon, fire.at)
        if (pose, turret) != (team.pose, team.turret):
            yield TeamFaced(team.id, pose, turret)
    yield BombardmentDeclared(fire)


def carry_on(state: State, fire: FireMission) -> Steps[None]:
    """Run the next stage of a bombardment, yielding decisions and events."""
    yield from _STAGES[fire.stage](state, fire)


def _range_in(state: State, fire: FireMission) -> Steps[None]:
    """Roll one attempt to range in (L679); of some units a first success leaves the spotter a new first one (L751)."""
    number = yield from d6("range-in", "L679", fire.unit)
    passed = number >= fire.need
    shares = "shared_ranging" in state.book.units[state.units[fire.unit].card].traits
    free = shares and passed and fire.attempt == 1 and not state.teams[fire.spotter].spotted
    yield RangeRolled(fire.unit, fire.spotter, fire.attempt, fire.need, fire.ranging, number, passed, free)


def _miss(state: State, fire: FireMission) -> Steps[None]:
    yield RangingFailed(fire.unit)


def _lay_screen(state: State, fire: FireMission) -> Steps[None]:
    """Lay a screen of smoke, longer with more guns (L695)."""
    figures = state.book.figures.artillery
    length = len(fire.guns) * figures.screen_per_gun
    yield ScreenLaid(fire.unit, SmokeScreen(fire.seat, fire.at, fire.heading, length, figures.screen_width))


def _strike(state: State, fire: FireMission) -> Steps[None]:
    """Roll for the next team under the template: few weapons roll hits again, many roll misses again (L681, A7).

    Bombs do not roll hits again (L759).
    """
    if not fire.targets:
        yield BombardmentEnded(fire.unit)
        return
    team = state.teams[fire.targets[fire.rolled]]
    ledger = hit_terms(state, fire, team)
    need = total(ledger)
    number, again = (yield from d6("bombardment-hit", "L681", team.id)), 0
    if rolls_again(state, fire, hit=number >= need):
        again = yield from d6("bombardment-again", "L681", team.id)
    yield TeamShelled(team.id, need, ledger, number, again, (again or number) >= need)


def rolls_again(state: State, fire: FireMission, *, hit: bool) -> bool:
    """Return whether a hit (`hit`), or otherwise a miss, is rolled again because of the number of weapons (L681)."""
    figures, weapons = state.book.figures.artillery, len(fire.guns)
    if hit:
        return weapons <= figures.re_roll_hits and "bombs" not in state.book.weapons[fire.weapon].traits
    return weapons >= figures.re_roll_misses


def _save(state: State, fire: FireMission) -> Steps[None]:
    """Resolve the next hit (L683)."""
    yield from resolve(state, fire, fire.hits[fire.saved])
    yield ShellSaveEnded()


def _pin(state: State, fire: FireMission) -> Steps[None]:
    """Pin every unit of which a team without armour was hit (L689)."""
    struck = (*fire.hits, *fire.riders)
    soft = [team for team in struck if not state.card(team).is_armoured]
    for name in dict.fromkeys(state.teams[team].unit for team in soft):
        if would_be_pinned(state, state.units[name]):
            yield UnitPinned(name, sum(1 for team in struck if state.teams[team].unit == name))
    yield BombardmentEnded(fire.unit)


_STAGES: dict[Stage, Callable[[State, FireMission], Steps[None]]] = {
    "range": _range_in,
    "miss": _miss,
    "screen": _lay_screen,
    "strike": _strike,
    "save": _save,
    "pin": _pin,
}
