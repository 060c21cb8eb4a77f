"""What a move may be: speed by ground, distance from enemies, command, pins (L551 to L563, L661)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.answers import Moves, Speed, TeamRoute
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.ground.way import way
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State, Team


def mover_refusal(state: State, team: Team) -> Refusal | None:
    """Return why a team cannot move at all now; None if it can."""
    if not team.on_table:
        return Refusal("not-on-table", "L551")
    if team.bailed:
        return Refusal("bailed-out", "L651")
    if team.moved:
        return Refusal("has-moved", "L551")
    if state.unit_of(team.id).moved:
        return Refusal("unit-has-moved", "L551")
    return None


def moves_refusal(state: State, seat: Seat, moves: Moves) -> Refusal | None:
    """Return why teams cannot move so, each after those before it; None if they can."""
    teams = [state.teams.get(each.team) for each in moves.parts]
    units = {team.unit for team in teams if team is not None}
    if None in teams or len(units) != 1 or state.units[next(iter(units))].seat != seat:
        return Refusal("one-unit", "L551")
    view = state.copy()
    for part in moves.parts:
        team = view.teams[part.team]
        refused = mover_refusal(view, team) or _part_refusal(view, team, part)
        if refused is not None:
            return refused
        view.teams[team.id] = replace(team, pose=part.route.end, moved="dash" if part.speed == "dash" else "tactical")
    return next((each for part in moves.parts if (each := _straying(state, view, part)) is not None), None)


def _part_refusal(view: State, team: Team, part: TeamRoute) -> Refusal | None:
    """Return why a team cannot go a way at a speed."""
    dash = part.speed == "dash"
    gone = way(view, team, part.route, dash=dash)
    if isinstance(gone, Refusal):
        return gone
    limit = speed_limit(view, team, part.speed, gone.slowest)
    if gone.distance > limit:
        return Refusal("too-far", "L561", (("most", limit), ("way", gone.distance)))
    return None


def speed_limit(state: State, team: Team, speed: Speed, slowest: GroundClass) -> int:
    """Return how far a team may go, in units of 0.1 mm: a Dash by the slowest class of ground touched (L561, A21)."""
    speeds = state.card(team).speeds
    if speeds is None:
        return 0
    if speed == "tactical":
        return speeds.tactical
    by_class = {"road": speeds.road, "cross-country": speeds.cross_country, "terrain": speeds.terrain, "impassable": 0}
    return by_class[slowest]


def _straying(before: State, after: State, part: TeamRoute) -> Refusal | None:
    """Return why a Dash that ends out of command is refused: it must lead to the leader (L559, A17)."""
    team = after.teams[part.team]
    leader = after.units[team.unit].leader
    if part.speed != "dash" or not leader or in_command(after, team):
        return None
    if between(after, team, after.teams[leader]) < between(before, before.teams[team.id], after.teams[leader]):
        return None
    return Refusal("dash-out-of-command", "L559", (("team", team.id),))
