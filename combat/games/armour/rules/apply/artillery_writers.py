"""Writers of bombardments and aiming points."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.air.air_attack import AirAttack
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.guns import artillery
from combat.games.armour.rules.events.artillery_events import (
    AimingEnded,
    AimingPointPlaced,
    BombardmentDeclared,
    BombardmentEnded,
    RangeRolled,
    RangingFailed,
    ScreenLaid,
    ShellSaveEnded,
    TeamShelled,
)
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER, other_seat

WRITERS = Writers()
writes = WRITERS.register


def fire_of(state: State) -> FireMission:
    """Return the bombardment in progress, which must exist."""
    assert state.fire_mission is not None
    return state.fire_mission


@writes(AimingPointPlaced)
def _aiming_point_placed(state: State, event: AimingPointPlaced) -> None:
    state.units[event.unit] = replace(state.units[event.unit], aiming_point=AimingPoint(event.at))


@writes(AimingEnded)
def _aiming_ended(state: State, event: AimingEnded) -> None:
    state.active = other_seat(event.seat)
    state.aiming_over = event.seat != DEFENDER


@writes(BombardmentDeclared)
def _bombardment_declared(state: State, event: BombardmentDeclared) -> None:
    fire = state.fire_mission = event.fire
    if state.air_attack is not None:
        state.air_attack = AirAttack(fire.unit, "leave")
    for team in list(artillery(state, fire.unit)):
        if not team.fired:
            state.teams[team.id] = replace(team, fired="screen" if fire.smoke else "bombardment")


@writes(RangeRolled)
def _range_rolled(state: State, event: RangeRolled) -> None:
    fire, spotter = fire_of(state), state.teams[event.spotter]
    state.teams[spotter.id] = replace(spotter, attempts=event.attempt - event.free)
    if event.passed:
        state.fire_mission = replace(fire, stage="screen" if fire.smoke else "strike")
    elif event.attempt < state.book.figures.artillery.attempts:
        state.fire_mission = replace(fire, attempt=event.attempt + 1)
    else:
        state.fire_mission = replace(fire, stage="miss")


@writes(RangingFailed)
def _ranging_failed(state: State, event: RangingFailed) -> None:
    fire = fire_of(state)
    for team in list(state.teams_of(event.unit)):
        state.teams[team.id] = replace(team, fired=team.fired or ("screen" if fire.smoke else "bombardment"))
    state.units[event.unit] = replace(state.units[event.unit], aiming_point=None)
    _end(state)


@writes(ScreenLaid)
def _screen_laid(state: State, event: ScreenLaid) -> None:
    state.screens = (*state.screens, event.screen)
    state.units[event.unit] = replace(state.units[event.unit], screened=True, aiming_point=None)
    _end(state)


@writes(TeamShelled)
def _team_shelled(state: State, event: TeamShelled) -> None:
    fire = fire_of(state)
    hits = (*fire.hits, event.team) if event.hit else fire.hits
    rolled = fire.rolled + 1
    done = rolled == len(fire.targets)
    stage = "strike" if not done else "save" if hits else "pin"
    state.fire_mission = replace(fire, hits=hits, rolled=rolled, stage=stage)


@writes(ShellSaveEnded)
def _shell_save_ended(state: State, event: ShellSaveEnded) -> None:
    fire = fire_of(state)
    saved = fire.saved + 1
    state.fire_mission = replace(fire, saved=saved, stage="pin" if saved == len(fire.hits) else "save")


@writes(BombardmentEnded)
def _bombardment_ended(state: State, event: BombardmentEnded) -> None:
    fire, unit = fire_of(state), state.units[event.unit]
    flies = any(is_aircraft(state, state.teams[gun]) for gun in fire.guns)
    state.units[unit.id] = replace(unit, aiming_point=None if flies else AimingPoint(fire.at, shelled=True))
    _end(state)


def _end(state: State) -> None:
    """End the bombardment; its spotter does nothing else this turn (L667)."""
    spotter = state.teams[fire_of(state).spotter]
    state.teams[spotter.id] = replace(spotter, spotted=True)
    state.fire_mission = None
