"""Writers of turns, phases and the end of the battle."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers, at_rest
from combat.games.armour.rules.events.turn_events import (
    BattleEnded,
    DeploymentBegan,
    PhaseBegan,
    SmokeLifted,
    SpearheadBegan,
    SpearheadMoved,
    StepDone,
    TeamDeployed,
    TurnBegan,
)
from combat.games.armour.rules.state import ALIVE, State

WRITERS = Writers()
writes = WRITERS.register


@writes(DeploymentBegan)
def _deployment_began(state: State, event: DeploymentBegan) -> None:
    state.active = event.seat


@writes(SpearheadBegan)
def _spearhead_began(state: State, event: SpearheadBegan) -> None:
    state.active = state.spearhead = event.seat


@writes(SpearheadMoved)
def _spearhead_moved(state: State, event: SpearheadMoved) -> None:
    state.spearheads_over = (*state.spearheads_over, event.seat)
    for team in list(state.on_table(event.seat)):
        state.teams[team.id] = at_rest(team)
    for unit in list(state.living(event.seat)):
        state.units[unit.id] = replace(unit, mined=False)


@writes(TeamDeployed)
def _team_deployed(state: State, event: TeamDeployed) -> None:
    team = state.teams[event.team]
    digs = state.book.mission.side(state.seat_of(team.id)).dug_in and state.card(team).arm in ("infantry", "gun")
    state.teams[team.id] = replace(team, where="table", pose=event.pose, turret=event.pose.heading, dug_in=digs)


@writes(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> None:
    state.turn, state.active, state.spearhead = event.turn, event.seat, ""
    state.phase, state.step, state.handled, state.leaders_asked = "starting", 0, (), False
    for team in [each for each in state.teams.values() if each.where in ALIVE and state.seat_of(each.id) == event.seat]:
        state.teams[team.id] = at_rest(team)
    for team in [each for each in state.teams.values() if each.anti_air and state.seat_of(each.id) != event.seat]:
        state.teams[team.id] = replace(team, anti_air=())
    for unit in list(state.living(event.seat)):
        state.units[unit.id] = replace(unit, came="", moved=False, shot=False, assaulted=False, orders=())


@writes(StepDone)
def _step_done(state: State, event: StepDone) -> None:
    state.step, state.handled, state.arriving = state.step + 1, (), 0


@writes(SmokeLifted)
def _smoke_lifted(state: State, event: SmokeLifted) -> None:
    state.smoke = tuple(ball for ball in state.smoke if ball.seat != event.seat)
    state.screens = tuple(screen for screen in state.screens if screen.seat != event.seat)


@writes(PhaseBegan)
def _phase_began(state: State, event: PhaseBegan) -> None:
    state.phase, state.mover, state.handled, state.leaders_asked = event.phase, "", (), False
    state.granted = None
    for unit in list(state.units.values()):
        strength = sum(1 for _ in state.teams_of(unit.id))
        state.units[unit.id] = replace(unit, hits=0, strength=strength, sight=0, mined=False)


@writes(BattleEnded)
def _battle_ended(state: State, event: BattleEnded) -> None:
    state.phase, state.winner, state.ending = "over", event.winner, event.why
    state.volley, state.fire_mission, state.assault = None, None, None
    state.moves, state.granted, state.air_attack = (), None, None
