"""A way over the table: what it costs, where a Cross roll is asked, and why it may be impossible (L553 to L563)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.footprint import swept
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.charts.terrain_chart import GroundClass
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.state import State, Team


class Crossing(Record):
    """A point of a way where a Cross roll is asked."""

    ground: str
    at: Pose
    need: int
    route: Route | None
    """The way up to that point; None if it is the start."""
    distance: int


class Way(Record):
    """A possible way."""

    distance: int
    slowest: GroundClass
    crossings: tuple[Crossing, ...] = ()


def way(state: State, team: Team, route: Route, *, dash: bool) -> Way | Refusal:
    """Return the way of a team along a route, or why it cannot go it."""
    start, hull = pose_of(team), state.card(team).hull
    shapes = [swept(hull, heading_to(a, b), a, b) for a, b in route.legs(start.point)]
    shapes.append(hull.at(route.end.point, route.heading))
    for shape in shapes:
        if not state.book.table.contains(shape):
            return Refusal("off-table", "A45")
        for other in state.teams.values():
            if other.id != team.id and other.pose is not None and overlap(shape, shape_of(state, other)):
                return Refusal("occupied", "L553", (("team", other.id),))
    return Way(route.length(start.point), "cross-country")
