"""Goals of a mission, and the winner at the turn limit (A31-A33)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.play.endings import GOAL_HELD, TURN_LIMIT, GameOver
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import DEFENDER, SEATS, other_seat


def check_goals(state: State, seat: Seat) -> None:
    """Raise GameOver if a seat holds one of its goals at its victory check (A32)."""
    goals = state.book.mission.side(seat).goals
    if state.turn >= state.book.mission.first_check and any(holder(state, goal) == seat for goal in goals):
        raise GameOver(GOAL_HELD, seat)


def holder(state: State, goal: Goal) -> Seat:
    """Return the seat that holds a goal; "" if none does, or if it is contested (A31)."""
    near = {seat for seat in SEATS if any(_holds(state, team) for team in teams_near(state, goal, seat))}
    contesting = {seat for seat in SEATS if any(_contests(state, team) for team in teams_near(state, goal, seat))}
    held = [seat for seat in near if other_seat(seat) not in contesting]
    return held[0] if len(held) == 1 else ""


def teams_near(state: State, goal: Goal, seat: Seat) -> Iterator[Team]:
    """Yield the teams of a seat that are near enough to a goal to hold or contest it."""
    at, limit = ConvexShape((goal.at,)), state.book.limits.objective
    return (team for team in state.on_table(seat) if limit.holds(shape_of(state, team), at))


def _holds(state: State, team: Team) -> bool:
    """Return whether a team may hold a goal: a tank or infantry team with its crew, no transport (A31)."""
    return _contests(state, team) and state.card(team).arm != "gun"


def _contests(state: State, team: Team) -> bool:
    card, unit = state.card(team), state.unit_of(team.id)
    transport = unit.transports or (unit.headquarters and card.carries)
    return not (team.bailed or card.arm == "aircraft" or transport or unit.independent)


# -- the turn limit ----------------------------------------------------------------------------------------------------


def end_at_limit(state: State) -> None:
    """Raise GameOver with the winner at the turn limit by the mission's rule; in a tie the defender wins (A33)."""
    raise GameOver(TURN_LIMIT, _winner_at_limit(state))


def _winner_at_limit(state: State) -> Seat:
    mission = state.book.mission
    if mission.ending == "defender":
        return DEFENDER
    if mission.ending == "holder-of-goal" and mission.ending_goal is not None:
        held = holder(state, mission.ending_goal)
        if held:
            return held
    if mission.ending == "points-near" and mission.ending_goal is not None:
        return _higher({seat: points_near(state, mission.ending_goal.at, seat) for seat in SEATS})
    return _higher({seat: points_destroyed(state, other_seat(seat)) for seat in SEATS})


def _higher(points: dict[Seat, int]) -> Seat:
    attacker, defender = (points[seat] for seat in SEATS)
    return SEATS[0] if attacker > defender else DEFENDER


def points_near(state: State, at: Point, seat: Seat) -> int:
    """Return the points of a seat's unpinned teams near a point, in hundredths; each team has its share of its
    unit's.
    """
    middle, near = ConvexShape((at,)), Limit("near", "at-most", state.book.mission.near)
    points = 0
    for team in state.on_table(seat):
        unit = state.unit_of(team.id)
        if not unit.pinned and near.holds(shape_of(state, team), middle):
            points += team_points(state, team)
    return points


def team_points(state: State, team: Team) -> int:
    """Return a team's equal share of its unit's points, in hundredths."""
    unit = state.units[team.unit]
    return 100 * unit.points // sum(1 for each in state.all_of(unit.id))


def points_destroyed(state: State, seat: Seat) -> int:
    """Return the points of a seat's destroyed teams, in hundredths."""
    return sum(
        team_points(state, team)
        for team in state.teams.values()
        if team.where == "destroyed" and state.seat_of(team.id) == seat
    )
