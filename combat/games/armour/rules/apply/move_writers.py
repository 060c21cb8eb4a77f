"""Writers of movement."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.armour.rules.apply.writers import Writers, lose_aiming_point, placed
from combat.games.armour.rules.events.move_events import (
    CrossRolled,
    MineRolled,
    MovesDeclared,
    TeamMoved,
    UnitMoveEnded,
)
from combat.games.armour.rules.state import Moved, State, Team

WRITERS = Writers()
writes = WRITERS.register


@writes(MovesDeclared)
def _moves_declared(state: State, event: MovesDeclared) -> None:
    state.moves = event.moves
    if state.phase == "movement":
        state.mover = event.unit


@writes(CrossRolled)
def _only_told(state: State, event: CrossRolled) -> None:
    """A roll changes nothing: the move that it decides is an event of its own."""


@writes(MineRolled)
def _mine_rolled(state: State, event: MineRolled) -> None:
    if not event.safe:
        team = state.teams[event.team]
        state.teams[team.id] = placed(team, event.at)
        state.units[team.unit] = replace(state.units[team.unit], mined=True)


@writes(TeamMoved)
def _team_moved(state: State, event: TeamMoved) -> None:
    team = state.teams[event.team]
    if state.moves and state.moves[0].team == team.id:
        state.moves = state.moves[1:]
    if state.granted is not None:
        left = tuple(each for each in state.granted.teams if each != team.id)
        state.granted = replace(state.granted, teams=left)
    if event.route is None and not event.stuck:
        return
    there = team if event.route is None else placed(team, event.route.end)
    moved, distance = _as_moved(team, event)
    state.teams[team.id] = replace(
        there, moved=moved, distance=distance, stuck=event.stuck, dug_in=team.dug_in and event.route is None,
    )  # fmt: skip
    lose_aiming_point(state, team.unit)


def _as_moved(team: Team, event: TeamMoved) -> tuple[Moved, int]:
    """Return how a team counts as having moved, and how far: a Blitz alone is no movement (L587).

    Moves that orders grant are not part of the Tactical distance (L699); a failed Cross roll is movement (L563).
    """
    if event.order is None:
        return event.speed, event.distance
    if event.order == "blitz" and not event.stuck:
        return team.moved, team.distance
    return team.moved or "tactical", team.distance


@writes(UnitMoveEnded)
def _unit_move_ended(state: State, event: UnitMoveEnded) -> None:
    state.mover, state.moves = "", ()
    unit = state.units[event.unit]
    state.units[unit.id] = replace(unit, moved=True, mined=False, pinned=unit.pinned or event.pinned)
    for team in event.strayed:
        state.teams[team] = replace(state.teams[team], strayed=True)
