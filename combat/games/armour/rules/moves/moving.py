"""Making declared moves: Cross rolls on the way, and the end of a unit's movement (L559, L563)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Moves
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.move_events import CrossRolled, MovesDeclared, TeamMoved, UnitMoveEnded
from combat.games.armour.rules.ground.way import Crossing, way
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team, TeamMove


def declare_moves(state: State, moves: Moves) -> Steps[None]:
    """Declare moves of a unit's teams; the movement of another unit that was under way is over."""
    unit = state.unit_of(moves.parts[0].team).id
    if state.mover and state.mover != unit:
        yield end_unit(state, state.mover)
    yield MovesDeclared(unit, tuple(TeamMove(each.team, each.speed, str(each.route)) for each in moves.parts))


def end_unit(state: State, unit: str) -> UnitMoveEnded:
    """Return the event that ends a unit's movement, with the teams that moved out of command (L559)."""
    strayed = (team.id for team in state.teams_of(unit) if team.moved == "tactical" and not in_command(state, team))
    return UnitMoveEnded(unit, tuple(strayed))


def carry_on(state: State, move: TeamMove) -> Steps[None]:
    """Make one declared move: roll for each difficult ground on the way, and stop at the first failure (L563).

    A move that is no longer possible, because a team before it stopped on its way, ends where it begins.
    """
    team = state.teams[move.team]
    route = Route.read(move.route)
    gone = way(state, team, route, dash=move.speed == "dash")
    if isinstance(gone, Refusal):
        yield TeamMoved(team.id, move.speed, None, 0, stuck=False)
        return
    for crossing in gone.crossings:
        if not (yield from _crosses(state, team, crossing)):
            yield TeamMoved(team.id, move.speed, crossing.route, crossing.distance, stuck=True)
            return
    yield TeamMoved(team.id, move.speed, route, gone.distance, stuck=False)


def _crosses(state: State, team: Team, crossing: Crossing) -> Steps[bool]:
    """Roll Cross for one piece of difficult ground; return whether the team goes on (L563)."""
    number = yield from d6("cross", "L563", team.id)
    crosses = number >= crossing.need
    yield CrossRolled(team.id, crossing.ground, crossing.at, crossing.need, number, crosses)
    return crosses
