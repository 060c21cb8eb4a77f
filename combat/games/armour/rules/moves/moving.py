"""Making declared moves: Cross rolls on the way, and the end of a unit's movement (L559, L563)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.movement.movement_path import Facing
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import PASS, Moves
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.morale_events import LeaderNamed, SubjectSettled
from combat.games.armour.rules.events.move_events import MovesDeclared, TeamMoved, UnitMoveEnded
from combat.games.armour.rules.ground.way import Crossing, end_of, stuck_at, way
from combat.games.armour.rules.morale.leadership import NameLeader
from combat.games.armour.rules.morale.pinning import would_be_pinned
from combat.games.armour.rules.moves.cross_rolls import first_stop
from combat.games.armour.rules.orders.order import ORDERS, OrderId
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, TeamMove, Unit


def declare_moves(state: State, moves: Moves, order: OrderId | None = None) -> Steps[None]:
    """Declare moves of a unit's teams; end the movement of another unit in progress.

    With a movement `order`, the other unit's movement is not ended.
    """
    unit = state.unit_of(moves.parts[0].team).id
    if order is None and state.mover and state.mover != unit:
        yield end_unit(state, state.mover)
    yield MovesDeclared(unit, tuple(TeamMove(each.team, each.speed, str(each.route), order) for each in moves.parts))


def end_unit(state: State, unit: str) -> UnitMoveEnded:
    """Return the event that ends a unit's movement: its teams out of command, and whether mines pin it (L559, L787)."""
    strayed = (team.id for team in state.teams_of(unit) if team.moved == "tactical" and not in_command(state, team))
    each = state.units[unit]
    pinned = each.mined and would_be_pinned(state, each)
    return UnitMoveEnded(unit, tuple(strayed), pinned)


def carry_on(state: State, move: TeamMove) -> Steps[None]:
    """Make one declared move: roll for each difficult ground on the way, and stop at the first failure (L563).

    A team hit by mines continues unless it is bailed out or lost (L787). A move that is no longer possible, because
    another team was stopped in its way or the team is lost, is not made.
    """
    team = state.teams[move.team]
    route = Route.read(move.route)
    dash, ahead = move.speed == "dash", move.order is not None and ORDERS[move.order].ahead
    facing: Facing = "kept" if ahead else "along"
    gone = way(state, team, route, dash=dash, facing=facing) if team.on_table else None
    if gone is None or isinstance(gone, Refusal):
        yield TeamMoved(team.id, move.speed, None, 0, stuck=False, order=move.order)
        return

    def end_at(crossing: Crossing) -> Route | None:
        return stuck_at(state, team, crossing, dash=dash, facing=facing)

    stop = yield from first_stop(state, team.id, gone.crossings, "L563", lambda each: end_of(team, end_at(each)))
    if stop is None:
        yield TeamMoved(team.id, move.speed, route, gone.distance, stuck=False, order=move.order)
        return
    end = end_at(stop.crossing) if state.teams[team.id].on_table else None
    yield TeamMoved(team.id, move.speed, end, stop.crossing.distance, stuck=stop.stuck, order=move.order)


# -- a leader that is stuck
# --------------------------------------------------------------------------------------------


def unit_with_stuck_leader(state: State) -> Unit | None:
    """Return the moving unit whose leader has just failed a Cross roll; None if there is none or no team can replace
    it (L563).
    """
    unit = state.units.get(state.mover)
    if unit is None or not unit.leader or not state.teams[unit.leader].stuck or unit.leader in state.handled:
        return None
    return unit if any(_deputies(state, unit)) else None


def _deputies(state: State, unit: Unit) -> Iterator[str]:
    """Yield the teams that may lead a unit instead of its stuck leader: those near it that can go on (L563)."""
    leader, near = state.teams[unit.leader], state.book.limits.replacement
    for team in state.teams_of(unit.id):
        if team.id != leader.id and team.fights and not team.stuck and holds(state, near, team, leader):
            yield team.id


def replace_stuck_leader(state: State, unit: Unit) -> Steps[None]:
    """Ask which team leads a unit whose leader is stuck; the leader may also keep the lead (L563)."""
    stuck = unit.leader
    answer = yield from ask(NameLeader("L563", unit.id, (*_deputies(state, unit), PASS), PASS, unit.seat, "stuck"))
    if answer != PASS:
        yield LeaderNamed(unit.id, answer, "stuck")
    yield SubjectSettled(unit.seat, stuck)
