"""Map of the HTML report: the table at the end of the battle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from combat.engine.runs.ground_drawing import Sign
from combat.engine.space.plane.point import Point
from combat.engine.words import capital
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, SEATS
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.reports.battle_map import DrawnGoal, MapContent
from combat.games.miniatures.words import wording


def map_content(state: State) -> MapContent:
    """Return the content of the report's map for the final state."""
    table = state.book.table
    return MapContent(
        table, names.table_name(table.id), partial(names.ground, state=state), partial(_named, state), wording.seat,
        _goals(state), _teams(state),
    )  # fmt: skip


def _named(state: State, team: str) -> str:
    return capital(names.team(state, team))


def _goals(state: State) -> Iterator[DrawnGoal]:
    sides = [(seat, goal) for seat in SEATS for goal in state.book.mission.side(seat).goals]
    for goal in dict.fromkeys(goal for _, goal in sides):
        yield DrawnGoal(goal.at, names.goal(goal), holder(state, goal))


def _teams(state: State) -> Iterator[tuple[Point, Sign, str, str]]:
    """Yield the teams on the table at the end: squares for the attacker, diamonds for the defender, pale if bailed."""
    for team in state.teams.values():
        if team.on_table and team.pose is not None:
            seat = state.seat_of(team.id)
            sign: Sign = "square" if seat == ATTACKER else "diamond"
            style = f"{seat} broken" if team.bailed else seat
            yield team.pose.point, sign, style, _named(state, team.id)
