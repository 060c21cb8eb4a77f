"""The shortest move of a team out of a limit around some enemies (L709, L733)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.heading import FULL, Heading, direction
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.movement_path import Move, MovementPath
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.sines import SCALE
from combat.games.armour.rules.assault.assault_ways import FARTHEST, as_tactical, assault_way, space_of
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.ground.way import Way
from combat.games.armour.rules.state import State, Team

_TURN = 50
"""Directions that are tried lie 5 degrees apart."""
_NODES = 12
"""Number of places beyond obstacles that are tried."""


class Escape(Record):
    """A move out of reach of some enemies."""

    route: Route
    way: Way


def escape(
    state: State, team: Team, keeps: Limit, enemies: Sequence[ConvexShape], most: int = FARTHEST
) -> Escape | None:
    """Return the shortest move of a team that ends where a "more than" limit to all enemies holds; None if none is
    found.

    The team moves backwards with its heading kept. Straight routes are tried in all directions, then routes around
    obstacles; `most` is the greatest length, in units of 0.1 mm.
    """
    seeker = _Seeker(state, team, keeps, enemies, most)
    return next(seeker.straight(), None) or next(seeker.around(), None)


class _Seeker:
    """A search for a way out."""

    def __init__(self, state: State, team: Team, keeps: Limit, enemies: Sequence[ConvexShape], most: int) -> None:
        self.state, self.team, self.keeps, self.enemies, self.most = state, team, keeps, enemies, most
        self.start = pose_of(team)
        self.space = space_of(state, team, as_tactical)
        self.here = state.card(team).hull.at(self.start.point, self.start.heading)

    def straight(self) -> Iterator[Escape]:
        """Yield straight ways out, the shortest first: the direction that has gone least far goes on first."""
        least = self._missing(self.here)
        ahead = [(least, heading) for heading in range(0, FULL, _TURN)]
        while ahead:
            length, heading = heappop(ahead)
            point = self._at(heading, length)
            if length > self.most or point.x < 0 or point.y < 0:
                continue
            missing = self._missing(self._shape(point))
            if missing:
                heappush(ahead, (length + missing, heading))
            else:
                yield from self._tried(Route([point], self.start.heading))

    def around(self) -> Iterator[Escape]:
        """Yield ways out that go round obstacles, roughly the shortest first."""
        reach = Reach(self.space, self.most).finish()
        free = (node for node in reach.candidates() if self._clears(self._shape(node)))
        for node in sorted(free, key=lambda each: squared_distance(each, self.start.point))[:_NODES]:
            path = reach.path_to(node)
            if path:
                yield from self._tried(Route([*_corners(path)], self.start.heading))

    def _tried(self, route: Route) -> Iterator[Escape]:
        """Yield a route with its way if it can be gone and is not too long."""
        for facing in ("kept", "along"):
            found = assault_way(self.state, self.team, route, self.space, facing)
            if not isinstance(found, Refusal) and found.distance <= self.most:
                yield Escape(route, found)
                return

    def _missing(self, shape: ConvexShape) -> int:
        """Return a distance that a shape must move at least to clear all enemies; 0 if it does."""
        missing = 0
        for enemy in self.enemies:
            if not self.keeps.holds(shape, enemy):
                missing = max(missing, self.keeps.distance - distance(shape, enemy).units, 1)
        return missing

    def _clears(self, shape: ConvexShape) -> bool:
        return all(self.keeps.holds(shape, enemy) for enemy in self.enemies)

    def _shape(self, point: Point) -> ConvexShape:
        return self.here.moved(point.x - self.start.point.x, point.y - self.start.point.y)

    def _at(self, heading: Heading, length: int) -> Point:
        across, down = direction(heading)
        return self.start.point.moved(across * length // SCALE, down * length // SCALE)


def _corners(path: MovementPath) -> Iterator[Point]:
    return (step.to for step in path if isinstance(step, Move))
