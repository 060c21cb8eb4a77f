"""Plan the moves of a group towards the pointer: in formation, as far as the rules allow (L551 to L563)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.movement.movement_path import path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.walk import Walk
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import MOST, Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.snapping import snap_to_lattice
from combat.games.armour.rules.answers import Speed, TeamRoute
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.ground_layouts import RATES
from combat.games.armour.rules.ground.way import cross_need, movement_space, refusal_of
from combat.games.armour.rules.moves.move_limits import speed_limit
from combat.games.armour.rules.state import State, Team
from combat.games.armour.standing.formation import offsets_of
from combat.games.armour.standing.move_plan import CrossRoll, MovePlan

HELD = 2 * CM
"""A way that is longer than a Tactical move by at most this is kept to one."""
ROUNDS = 8
"""How often a way is shortened before the group is said to be unable to go it."""
SHORTEST = 5 * MM
"""Ways shorter than this are no moves."""


class MovePlanner:
    """Plans for one group from where it stands; what each team can meet is computed once."""

    def __init__(self, state: State, group: Sequence[str], anchor: str, limit: int = 0) -> None:
        """`anchor` is the team of the group that is drawn to the wanted place; the others keep their offsets.

        `limit` is the length of a move that an order or a victory grants, 0 for moves at the teams' own speeds.
        """
        self.state, self.group, self.anchor, self._limit = state, tuple(group), anchor, limit
        teams = [state.teams[each] for each in group]
        self.offsets = dict(offsets_of(teams, state.teams[anchor]))
        self._spaces: dict[tuple[str, Speed], MovementSpace] = {}
        self._alone = state.copy()
        for team in group:
            self._alone.teams.pop(team)

    @property
    def start(self) -> Pose:
        """Return where the anchor stands."""
        return pose_of(self.state.teams[self.anchor])

    def most(self, speed: Speed) -> int:
        """Return how far the slowest team of the group can go on the best ground, in units of 0.1 mm."""
        return min(self._speed(self.state.teams[team], speed, 0) for team in self.group)

    def plan(self, corners: Sequence[Point], heading: Heading) -> MovePlan:
        """Return the plan of a way of the anchor over some corners, all of which end facing a heading."""
        wanted = _length(self.start.point, corners)
        tactical = self.most("tactical")
        speed: Speed = "tactical" if wanted <= tactical + HELD or self.most("dash") <= tactical else "dash"
        far, short = wanted, None
        for attempt in range(ROUNDS):
            cut = _cut(self.start.point, corners, far)
            walks = {team: self._walk(team, speed, cut, heading) for team in self.group}
            if None in walks.values():
                far, short = far - CM, Refusal("off-table", "A45")
                continue
            length = _length(self.start.point, cut)
            ends = [self._end(team, speed, gone, length) for team, gone in walks.items() if gone is not None]
            least, why, limit = min(ends, key=lambda end: end[0])
            if least >= length:
                return self._made(speed, cut, heading, limit, short, {t: w for t, w in walks.items() if w is not None})
            short = short or why
            far = min(least, far - MM) if attempt < ROUNDS // 2 else min(least, far - 2 * CM)
            if far < SHORTEST:
                break
        return MovePlan(speed, (), 0, self.most(speed), short=short or Refusal("too-far", "L561"))

    # -- one way ------------------------------------------------------------------------------------------------

    def _walk(self, team: str, speed: Speed, corners: Sequence[Point], heading: Heading) -> Walk | None:
        """Return what a team meets on its way; None if the way cannot be written."""
        route = self._route(team, corners, heading)
        if route is None:
            return None
        return walk(self.space(team, speed), path_of(pose_of(self.state.teams[team]), route))

    def _route(self, team: str, corners: Sequence[Point], heading: Heading) -> Route | None:
        offset = self.offsets[team]
        own = [corner.moved(*offset) for corner in corners]
        if any(min(corner) < 0 or max(corner) > MOST for corner in own):
            return None
        return Route(own, heading)

    def space(self, team: str, speed: Speed) -> MovementSpace:
        """Return what a team can meet; the others of the group, who go with it, are left out."""
        found = self._spaces.get((team, speed))
        if found is None:
            each = self.state.teams[team]
            view = self._alone.copy()
            view.teams[team] = each
            (x, y), reach = pose_of(each).point, self._speed(each, speed, 0)
            corners = Point(x - reach, y - reach), Point(x + reach, y + reach)
            found = self._spaces[team, speed] = movement_space(view, each, dash=speed == "dash", points=corners)
        return found

    def _end(self, team: str, speed: Speed, gone: Walk, length: int) -> tuple[int, Refusal | None, int]:
        """Return how far a team can go on a way of a length, why not farther, and its speed on the ground there."""
        each, at = self.state.teams[team], 0
        limit = self._speed(each, speed, 0)
        rate = 0
        for stretch in gone.stretches:
            rate = max(rate, stretch.rate)
            limit = self._speed(each, speed, rate)
            if stretch.end > limit:
                most = max(at, min(limit, stretch.end))
                return most, Refusal("too-far", "L561", (("most", limit), ("way", gone.length))), limit
            at = stretch.end
        if gone.stop is not None:
            back = 0 if gone.length < length else MM
            return gone.length - back, refusal_of(self.state, each, gone.stop), limit
        return gone.length, None, limit

    def _speed(self, team: Team, speed: Speed, rate: int) -> int:
        return self._limit or speed_limit(self.state, team, speed, RATES[rate])

    # -- the plan -----------------------------------------------------------------------------------------------

    def _made(
        self, speed: Speed, corners: Sequence[Point], heading: Heading, limit: int, short: Refusal | None,
        walks: dict[str, Walk],
    ) -> MovePlan:  # fmt: skip
        parts = []
        for team in self._order(corners):
            route = self._route(team, corners, heading)
            assert route is not None
            parts.append(TeamRoute(team, speed, route))
        rolls = tuple(roll for team, gone in walks.items() for roll in self._rolls(team, speed, gone))
        return MovePlan(speed, tuple(parts), _length(self.start.point, corners), limit, rolls, short)

    def _order(self, corners: Sequence[Point]) -> list[str]:
        """Return the group with those ahead first, so that nobody drives into a friend who has not left yet."""
        start, end = self.start.point, corners[-1]
        across, down = end.x - start.x, end.y - start.y
        return sorted(self.group, key=lambda team: -(self.offsets[team].x * across + self.offsets[team].y * down))

    def _rolls(self, team: str, speed: Speed, gone: Walk) -> Iterator[CrossRoll]:
        """Yield the Cross rolls of a team on its way (L563)."""
        tests = {piece.key for piece in self.space(team, speed).ground.pieces if piece.ground.passage == "test"}
        keys = [*(key for key in gone.started_on if key in tests), *(crossing.key for crossing in gone.tests)]
        for key in keys:
            kind = self.state.book.table.scenery[int(key)].kind
            yield CrossRoll(team, kind, cross_need(self.state, self.state.teams[team], kind))


def _length(start: Point, corners: Sequence[Point]) -> int:
    return Route(corners).length(start)


def _cut(start: Point, corners: Sequence[Point], far: int) -> list[Point]:
    """Return the corners of a way that is at most so long, on whole millimetres."""
    found, left = list[Point](), float(far)
    for a, b in pairwise((start, *corners)):
        long = math.dist(a, b)
        if long > left:
            return [*found, _point_on(a, b, left)]
        found.append(b)
        left -= long
    return found


def _point_on(a: Point, b: Point, far: float) -> Point:
    """Return the point on whole millimetres that is nearest to a point of a leg, and at most so far from its start."""
    long = math.dist(a, b)
    for back in (0.0, MM / 2, float(MM)):
        share = max(0.0, far - back) / long
        point = snap_to_lattice(Point(round(a.x + (b.x - a.x) * share), round(a.y + (b.y - a.y) * share)))
        if math.ceil(math.dist(a, point)) <= far:
            break
    return point
