"""Random short ways for the samples of questions about moves."""

from __future__ import annotations

from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.heading import FULL, turned
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat

TURNING_ODDS = 3
"""One in so many routes leads in any direction, the others straight ahead."""


def random_route(state: State, team: Team, most: int, numbers: RandomSource, keep_off: int = 0) -> Route | None:
    """Return a straight route of a random length of at most `most`; None if it plainly leads nowhere.

    It must end on the table, no nearer than `keep_off` to the middle of an enemy, and in nobody's place.
    """
    start, heading = pose_of(team).point, pose_of(team).heading
    if not numbers.below(TURNING_ODDS):
        heading = numbers.below(FULL)
    x, y = start.moved(*turned(Point(0, -1 - numbers.below(max(1, most - 1))), heading))
    end = Point(x, y)
    if x < 0 or y < 0 or not state.book.table.contains(state.card(team).hull.at(end, heading)):
        return None
    seat = other_seat(state.seat_of(team.id)) if keep_off else ""
    for other in state.teams.values():
        if other.pose is not None and other.id != team.id:
            gap = keep_off if seat and state.seat_of(other.id) == seat else 0
            dx, dy = other.pose.point.x - x, other.pose.point.y - y
            if dx * dx + dy * dy <= gap * gap:
                return None
    return Route([end], heading)
