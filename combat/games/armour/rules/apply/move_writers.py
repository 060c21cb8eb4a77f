"""Writers of movement."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.events.move_events import CrossRolled, MovesDeclared, TeamMoved, UnitMoveEnded
from combat.games.armour.rules.state import State

WRITERS = Writers()
writes = WRITERS.register


@writes(MovesDeclared)
def _moves_declared(state: State, event: MovesDeclared) -> None:
    state.mover, state.moves = event.unit, event.moves


@writes(CrossRolled)
def _only_told(state: State, event: CrossRolled) -> None:
    """A roll changes nothing: the move that it decides is an event of its own."""


@writes(TeamMoved)
def _team_moved(state: State, event: TeamMoved) -> None:
    team = state.teams[event.team]
    pose = team.pose if event.route is None else event.route.end
    turned = 0 if team.pose is None or pose is None else pose.heading - team.pose.heading
    state.teams[team.id] = replace(
        team, pose=pose, turret=(team.turret + turned) % 3600, moved=event.speed, distance=event.distance,
        stuck=event.stuck, dug_in=False,
    )  # fmt: skip
    if state.moves and state.moves[0].team == team.id:
        state.moves = state.moves[1:]


@writes(UnitMoveEnded)
def _unit_move_ended(state: State, event: UnitMoveEnded) -> None:
    state.mover, state.moves = "", ()
    state.units[event.unit] = replace(state.units[event.unit], moved=True)
    for team in event.strayed:
        state.teams[team] = replace(state.teams[team], strayed=True)
