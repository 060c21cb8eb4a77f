"""Limits of a move: speed by ground, distance from enemies, command, orders (L551-L563)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, distance
from combat.engine.space.plane.movement.mover import turning_radius
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Moves, Speed, TeamRoute
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.distances import between, pose_of
from combat.games.armour.rules.ground.way import way
from combat.games.armour.rules.hidden.just_come import standstill_refusal
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team

Judge = Callable[[State, Team, TeamRoute], Refusal | None]


def mover_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team cannot move at all now; None if it can."""
    if not team.on_table:
        return Refusal("not-on-table", "L551")
    if state.card(team).speeds is None:
        return Refusal("aircraft-fly", "L547")
    if team.bailed:
        return Refusal("bailed-out", "L651")
    if team.moved:
        return Refusal("has-moved", "L551")
    barred = order_refusal(state, team, "move")
    if barred is not None:
        return barred
    if state.unit_of(team.id).moved:
        return Refusal("unit-has-moved", "L551")
    return standstill_refusal(state, team)


def moves_refusal(state: State, seat: Seat, moves: Moves) -> Refusal | None:
    """Return the reason why teams cannot make some moves, one after the other; None if they can."""
    after = after_moves(state, seat, moves, _move_refusal)
    if isinstance(after, Refusal):
        return after
    return next((each for part in moves.parts if (each := _straying(state, after, part)) is not None), None)


def after_moves(state: State, seat: Seat, moves: Moves, judge: Judge) -> State | Refusal:
    """Return the state after moves of teams of one unit, or the reason of the first refusal.

    `judge` returns the reason why a move is refused, given the state after the moves before it.
    """
    teams = [state.teams.get(each.team) for each in moves.parts]
    units = {team.unit for team in teams if team is not None}
    if None in teams or len(units) != 1 or state.units[next(iter(units))].seat != seat:
        return Refusal("one-unit", "L551")
    view = state.copy()
    for part in moves.parts:
        team = view.teams[part.team]
        refused = judge(view, team, part)
        if refused is not None:
            return refused
        view.teams[team.id] = replace(team, pose=part.route.end, moved=part.speed)
    return view


def _move_refusal(view: State, team: Team, part: TeamRoute) -> Refusal | None:
    """Return the reason why a team cannot go a way at a speed."""
    refused = mover_refusal(view, team)
    dash = part.speed == "dash"
    if refused is None:
        refused = order_refusal(view, team, "dash") if dash else _haste(team)
    if refused is not None:
        return refused
    gone = way(view, team, part.route, dash=dash)
    if isinstance(gone, Refusal):
        return gone
    limit = speed_limit(view, team, part.speed, gone.slowest)
    if gone.distance > limit:
        return Refusal("too-far", "L561", (("most", limit), ("way", gone.distance)))
    return None


def _haste(team: Team) -> Refusal | None:
    """Return the reason why a vehicle may not move slowly: it took up teams this turn, or came from the rear (L577,
    L581)."""
    return Refusal("must-dash", "L581") if team.ferried in ("loaded", "forward") else None


def speed_limit(state: State, team: Team, speed: Speed, slowest: GroundClass) -> int:
    """Return how far a team may move at a speed, in units of 0.1 mm; 0 for aircraft.

    A Dash depends on the slowest class of ground touched (L561, A21); at night all ground counts as rough (L793).
    """
    speeds = state.card(team).speeds
    if speeds is None:
        return 0
    if speed == "tactical":
        return speeds.tactical
    by_class = {"road": speeds.road, "cross-country": speeds.cross_country, "terrain": speeds.terrain, "impassable": 0}
    return by_class["terrain" if state.night and slowest != "impassable" else slowest]


# -- a Dash out of command
# ---------------------------------------------------------------------------------------------


def _straying(before: State, after: State, part: TeamRoute) -> Refusal | None:
    """Return the reason why a Dash that ends out of command is refused; None if it is legal (L559, A17).

    It must lead to the leader, straight or round an obstacle.
    """
    team = after.teams[part.team]
    leader = after.units[team.unit].leader
    if part.speed != "dash" or not leader or in_command(after, team):
        return None
    start, chief = before.teams[team.id], after.teams[leader]
    nearer = chief.on_table and between(after, team, chief) < between(before, start, chief)
    straight = nearer and _leads_straight(before, start, chief, part.route)
    if straight or (nearer and _leads_round(before, start, chief, part.route)):
        return None
    return Refusal("dash-out-of-command", "L559", (("team", team.id),))


def _leads_straight(state: State, team: Team, leader: Team, route: Route) -> bool:
    """Return whether a route keeps to the straight line to the leader, within half a hull."""
    line = ConvexShape((pose_of(team).point, pose_of(leader).point))
    room = turning_radius(state.card(team).hull)
    return all(compare_distance(ConvexShape((corner,)), line, room) <= 0 for corner in route.corners)


def _leads_round(state: State, team: Team, leader: Team, route: Route) -> bool:
    """Return whether a route goes round an obstacle on the straight line, each leg ending nearer to the leader."""
    start, goal = pose_of(team).point, pose_of(leader).point
    direct = Route([_towards(start, goal, route.length(start))], pose_of(team).heading)
    if not isinstance(way(state, team, direct, dash=True), Refusal):
        return False
    there = ConvexShape((goal,))
    gaps = [distance(ConvexShape((corner,)), there) for corner in (start, *route.corners)]
    return all(later < earlier for earlier, later in pairwise(gaps))


def _towards(start: Point, goal: Point, length: int) -> Point:
    """Return the point some units from a start towards a goal, but not beyond it."""
    whole = max(1, int(squared_distance(start, goal) ** 0.5))
    part = min(length, whole)
    return start.moved((goal.x - start.x) * part // whole, (goal.y - start.y) * part // whole)
