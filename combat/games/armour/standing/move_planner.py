"""Planning of a group's moves towards the pointer: in formation, as far as the rules allow (L551-L563)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import MOST, Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.snapping import snap_to_lattice
from combat.games.armour.rules.answers import Speed, TeamRoute
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import State
from combat.games.armour.standing.formation import offsets_of
from combat.games.armour.standing.move_plan import MovePlan
from combat.games.armour.standing.team_ways import TeamWays, WayEnd

HELD = 2 * CM
"""Excess over a Tactical move up to which a way is cut to one."""
ROUNDS = 8
"""Number of times that a way is shortened before the group counts as unable to follow it."""
SHORTEST = 5 * MM
"""Ways shorter than this are no moves."""
WORTH = 1 * CM
"""Gain of distance over the straight way that a detour must have."""


class MovePlanner:
    """Plans moves of one group from its current place; obstacles of each team are cached."""

    def __init__(self, state: State, group: Sequence[str], anchor: str, limit: int = 0) -> None:
        """Prepare a group.

        `anchor` is the team that the plan follows; the others keep their offsets from it. `limit` is the length of a
        granted move in units of 0.1 mm, 0 for moves at the teams' own speeds.
        """
        self.state, self.group, self.anchor = state, tuple(group), anchor
        teams = [state.teams[each] for each in group]
        self.offsets = dict(offsets_of(teams, state.teams[anchor]))
        self.ways = TeamWays(state, group, limit)

    @property
    def start(self) -> Pose:
        """Return the current pose of the team that the plan follows."""
        return pose_of(self.state.teams[self.anchor])

    def most(self, speed: Speed) -> int:
        """Return the greatest length of the group's slowest team at a speed on the best ground, in units of 0.1 mm."""
        return min(self.ways.speed(self.state.teams[team], speed, 0) for team in self.group)

    def space(self, team: str, speed: Speed) -> MovementSpace:
        """Return the movement space of a team, without the group's other teams, since they move too."""
        return self.ways.space(team, speed)

    def plan(self, corners: Sequence[Point], heading: Heading, speed: Speed | None = None) -> MovePlan:
        """Return the plan for a route of the followed team from its place over `corners`, with a final heading for all
        teams.

        It ends early where the rules allow no more (`short` tells why), and has no parts if the group cannot move.
        Without a speed it is a Tactical move if the route is at most a little longer than one, or if a Dash would go no
        farther; else a Dash.

        Teams keep formation; one that meets an obstacle goes round it to the nearest place, in command if possible, or
        stays. The followed team goes round only if there is one corner.
        """
        wanted = _length(self.start.point, corners)
        if speed is None:
            tactical = self.most("tactical")
            speed = "tactical" if wanted <= tactical + HELD or self.most("dash") <= tactical else "dash"
        way, short, limit = self._straight(speed, corners, heading)
        if len(corners) == 1 and short is not None and short.message != "too-far":
            way = self._round(speed, way, corners[0], heading)
            short = None if way and way[-1] == corners[0] else short
        parts = self._parts(speed, way, heading) if way else []
        own = next((part.route for part in parts if part.team == self.anchor), None)
        if own is None:
            return MovePlan(speed, (), 0, self.most(speed), short=short or Refusal("too-far", "L561"))
        rolls = tuple(roll for part in parts for roll in self.ways.rolls(part.team, speed, part.route))
        return MovePlan(speed, tuple(parts), own.length(self.start.point), limit, rolls, short)

    # -- the anchor ---------------------------------------------------------------------------------------------

    def _straight(
        self, speed: Speed, corners: Sequence[Point], heading: Heading
    ) -> tuple[list[Point], Refusal | None, int]:
        """Return how far the anchor goes on a way, the others not being too slow, why not farther, and the limit."""
        far, short = _length(self.start.point, corners), None
        for attempt in range(ROUNDS):
            cut = _cut(self.start.point, corners, far)
            length = _length(self.start.point, cut)
            ends = list(self._ends(speed, cut, heading, length))
            if not ends:
                far, short = far - CM, Refusal("off-table", "A45")
                continue
            shortest = min(ends, key=lambda end: end.length)
            if shortest.length >= length:
                return cut, short, shortest.limit
            short = short or shortest.why
            far = min(shortest.length, far - (MM if attempt < ROUNDS // 2 else 2 * CM))
            if far < SHORTEST:
                break
        return [], short, self.most(speed)

    def _ends(self, speed: Speed, corners: Sequence[Point], heading: Heading, length: int) -> Iterator[WayEnd]:
        """Yield how far the anchor can go, and others where they are too slow; nothing if the anchor leaves the table.

        Others that meet an obstacle do not stop the group: they go round it.
        """
        if self._route(self.anchor, corners, heading) is None:
            return
        for team in self.group:
            route = self._route(team, corners, heading)
            if route is not None:
                end = self.ways.end(team, speed, self.ways.walk(team, speed, route), length)
                if team == self.anchor or (end.why is not None and end.why.message == "too-far"):
                    yield end

    def _route(self, team: str, corners: Sequence[Point], heading: Heading) -> Route | None:
        """Return the route of a team beside that of the anchor; None if it cannot be written."""
        own = [corner.moved(*self.offsets[team]) for corner in corners]
        if any(min(corner) < 0 or max(corner) > MOST for corner in own):
            return None
        return Route(own, heading)

    def _round(self, speed: Speed, straight: list[Point], wanted: Point, heading: Heading) -> list[Point]:
        """Return the way of the anchor round an obstacle if it leads nearer to a wanted place than the straight one."""
        route = self.ways.nearest(self.anchor, speed, wanted, heading)
        end = straight[-1] if straight else self.start.point
        if route is None or math.dist(route.end.point, wanted) > math.dist(end, wanted) - WORTH:
            return straight
        return list(route.corners)

    # -- the group ----------------------------------------------------------------------------------------------

    def _parts(self, speed: Speed, corners: Sequence[Point], heading: Heading) -> list[TeamRoute]:
        """Return the moves of all teams in the order in which they are made; who finds no way stays.

        Those that meet no obstacle go first, so that nobody who goes round one takes their places.
        """
        view, parts, waiting = self.state.copy(), list[TeamRoute](), list[str]()

        def go(team: str, route: Route) -> None:
            parts.append(TeamRoute(team, speed, route))
            view.teams[team] = replace(view.teams[team], pose=route.end, moved=speed)

        for team in self._order(corners):
            route = self._route(team, corners, heading)
            if route is not None and self.ways.allows(view, team, speed, route):
                go(team, route)
            else:
                waiting.append(team)
        leader = self.state.unit_of(self.anchor).leader
        chief = _written(corners[-1].moved(*self.offsets[leader]), heading) if leader in self.offsets else None
        for team in waiting:
            route = self._route(team, corners, heading)
            if route is None or not self.ways.allows(view, team, speed, route):
                wanted = _written(corners[-1].moved(*self.offsets[team]), heading)
                route = self.ways.detour(view, team, speed, wanted, chief)
            if route is not None:
                go(team, route)
        return parts

    def _order(self, corners: Sequence[Point]) -> list[str]:
        """Return the group with those ahead first, so that nobody drives into a friend who has not left yet."""
        start, end = self.start.point, corners[-1]
        across, down = end.x - start.x, end.y - start.y
        return sorted(self.group, key=lambda team: -(self.offsets[team].x * across + self.offsets[team].y * down))


def _written(point: Point, heading: Heading) -> Pose:
    """Return the pose at the point nearest to a point that poses can express."""
    x, y = (min(max(value, 0), MOST) for value in point)
    return Pose(x, y, heading)


def _length(start: Point, corners: Sequence[Point]) -> int:
    return Route(corners).length(start)


def _cut(start: Point, corners: Sequence[Point], far: int) -> list[Point]:
    """Return the corners of a way that is at most so long, on whole millimetres."""
    found, left = list[Point](), float(far)
    for a, b in pairwise((start, *corners)):
        long = math.dist(a, b)
        if long > left:
            return [*found, point_on(a, b, left)]
        found.append(b)
        left -= long
    return found


def point_on(a: Point, b: Point, far: float) -> Point:
    """Return the last point in whole millimetres at most `far` units of 0.1 mm from `a` in the direction of `b`.

    `far` must not exceed the length between them, which must not be 0.
    """
    long = math.dist(a, b)
    for back in (0.0, MM / 2, float(MM)):
        share = max(0.0, far - back) / long
        point = snap_to_lattice(Point(round(a.x + (b.x - a.x) * share), round(a.y + (b.y - a.y) * share)))
        if math.ceil(math.dist(a, point)) <= far:
            break
    return point
