"""Writers of direct fire."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.games.armour.rules.air.air_attack import AirAttack
from combat.games.armour.rules.air.air_fire import is_against_aircraft
from combat.games.armour.rules.apply.writers import Writers, volley_of
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.fire_events import (
    BailedAgain,
    HitResolved,
    HitsAllotted,
    HitsSwapped,
    SaveEnded,
    ShotRolled,
    SmokeLaid,
    SwappingEnded,
    TeamBailed,
    TeamDestroyed,
    TeamFaced,
    UnitPinned,
    VolleyDeclared,
    VolleyEnded,
)
from combat.games.armour.rules.state import ALIVE, Mark, State

WRITERS = Writers()
writes = WRITERS.register


@writes(VolleyDeclared)
def _volley_declared(state: State, event: VolleyDeclared) -> None:
    state.volley = event.volley
    unit = event.volley.unit
    if state.assault is not None:
        state.assault = replace(state.assault, fired=(*state.assault.fired, unit))
        return
    if is_against_aircraft(state):
        for shot in event.volley.shots:
            shooter = state.teams[shot.shooter]
            state.teams[shooter.id] = replace(shooter, anti_air=(*shooter.anti_air, shot.weapon))
        return
    if state.air_attack is not None:
        state.air_attack = AirAttack(unit, "leave")
    state.units[unit] = replace(state.units[unit], shot=not event.volley.smoke)
    for shot in event.volley.shots:
        shooter, mark = state.teams[shot.shooter], Mark(shot.target, pose_of(state.teams[shot.target]))
        state.teams[shooter.id] = replace(shooter, fired=shot.rate, marks=(*shooter.marks, mark))


@writes(TeamFaced)
def _team_faced(state: State, event: TeamFaced) -> None:
    state.teams[event.team] = replace(state.teams[event.team], pose=event.pose, turret=event.turret)


@writes(ShotRolled)
def _shot_rolled(state: State, event: ShotRolled) -> None:
    volley = volley_of(state)
    rolled = (*volley.rolled, event.hits)
    done = len(rolled) == len(volley.shots)
    state.volley = replace(volley, rolled=rolled, stage="allot" if done else "roll")


@writes(HitsAllotted)
def _hits_allotted(state: State, event: HitsAllotted) -> None:
    volley = volley_of(state)
    state.volley = replace(volley, hits=event.hits, stage="smoke" if volley.smoke else "swap")
    for hit in () if volley.smoke else event.hits:
        _count_hit(state, hit.team, 1)


@writes(SmokeLaid)
def _smoke_laid(state: State, event: SmokeLaid) -> None:
    state.smoke = (*state.smoke, *event.balls)


@writes(HitsSwapped)
def _hits_swapped(state: State, event: HitsSwapped) -> None:
    volley = volley_of(state)
    for before, after in zip(volley.hits, event.hits, strict=True):
        _count_hit(state, before.team, -1)
        _count_hit(state, after.team, 1)
    known = () if event.swaps else (state.teams[event.first].unit,)
    exchanged = (event.first, event.second) if event.swaps else ()
    state.volley = replace(
        volley, hits=event.hits, known=(*volley.known, *known), exchanged=(*volley.exchanged, *exchanged)
    )


def _count_hit(state: State, team: str, number: int) -> None:
    unit = state.unit_of(team)
    state.units[unit.id] = replace(unit, hits=unit.hits + number)


@writes(SwappingEnded)
def _swapping_ended(state: State, event: SwappingEnded) -> None:
    state.volley = replace(volley_of(state), stage="save")


@writes(TeamBailed)
def _team_bailed(state: State, event: TeamBailed) -> None:
    state.teams[event.team] = replace(state.teams[event.team], bailed=True)


@writes(TeamDestroyed)
def _team_destroyed(state: State, event: TeamDestroyed) -> None:
    team = state.teams[event.team]
    state.teams[team.id] = replace(
        team, where="destroyed", bailed=False, dug_in=False, pose=team.pose if event.wreck else None, vehicle=""
    )
    if state.volley is not None:
        state.volley = replace(state.volley, fallen=(*state.volley.fallen, team.id))
    if not any(each.where in ALIVE for each in state.all_of(team.unit)):
        state.units[team.unit] = replace(state.units[team.unit], destroyed=True)


@writes(SaveEnded)
def _save_ended(state: State, event: SaveEnded) -> None:
    volley = volley_of(state)
    saved = volley.saved + 1
    state.volley = replace(volley, saved=saved, stage="pin" if saved == len(volley.hits) else "save")


@writes(UnitPinned)
def _unit_pinned(state: State, event: UnitPinned) -> None:
    state.units[event.unit] = replace(state.units[event.unit], pinned=True)


@writes(VolleyEnded)
def _volley_ended(state: State, event: VolleyEnded) -> None:
    state.volley = None


@writes(HitResolved, BailedAgain)
def _only_told(state: State, event: Event) -> None:
    """The dice of a hit change nothing: their effect is an event of its own."""
