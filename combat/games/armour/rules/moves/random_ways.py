"""Random short routes, for sampling answers about moves."""

from __future__ import annotations

from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.plane.heading import FULL, turned
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat

CLEAR = 3 * CM
"""Distance to which a route may approach the centre of another team."""
TURNING_ODDS = 3
"""Number of routes of which one, on average, leads in any direction; the others lead straight ahead."""


def random_route(state: State, team: Team, most: int, numbers: RandomSource, keep_off: int = 0) -> Route | None:
    """Return a straight route of a random length of at most `most`; None if it is obviously illegal.

    Lengths are in units of 0.1 mm. It must end on the table, not pass near the centre of another team, and keep
    `keep_off` from enemies.
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
            gap = keep_off if seat and state.seat_of(other.id) == seat else CLEAR
            if _is_near(start, end, other.pose.point, gap):
                return None
    return Route([end], heading)


def _is_near(start: Point, end: Point, point: Point, gap: int) -> bool:
    """Return whether a straight way comes as near to a point as a gap, while it does not lead away from it."""
    ux, uy, dx, dy = end.x - start.x, end.y - start.y, point.x - start.x, point.y - start.y
    along, square = ux * dx + uy * dy, ux * ux + uy * uy
    if along <= 0:
        return False
    if along >= square:
        return (point.x - end.x) ** 2 + (point.y - end.y) ** 2 <= gap * gap
    return (ux * dy - uy * dx) ** 2 <= gap * gap * square
