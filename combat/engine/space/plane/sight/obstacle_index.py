"""A spatial index of obstacles, to find those that may be between two bodies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from math import hypot
from typing import TypeAlias, TypeVar

from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.sight.gap_join import GapJoin, join_of, may_join
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody

T = TypeVar("T", Obstacle, GapJoin)
Corridor: TypeAlias = tuple[float, float, float, float, float, float]
"""Start, unit vector, length and half the width of the strip in which all lines between two bodies run."""

SLACK = 0.01
"""Units by which a corridor is wider than its lines, against rounding."""


class ObstacleIndex:
    """Obstacles that do not move, and the closed gaps between them."""

    def __init__(self, obstacles: Iterable[Obstacle], gap: Limit | None = None) -> None:
        """Make the index of obstacles in any order; gaps within the limit `gap` are closed."""
        self.obstacles, self.gap = tuple(obstacles), gap

    @cached_property
    def joins(self) -> tuple[GapJoin, ...]:
        """Return the closed gaps between these obstacles."""
        return tuple(joins_among(self.obstacles, self.gap))

    def between(self, corridor: Corridor) -> list[Obstacle]:
        """Return the obstacles that a corridor may touch, in their original order."""
        return touching(self.obstacles, corridor)


def joins_among(obstacles: Sequence[Obstacle], gap: Limit | None) -> list[GapJoin]:
    """Return the closed gaps between any two of some obstacles; [] if there is no limit for gaps."""
    if gap is None:
        return []
    joining = [obstacle for obstacle in obstacles if obstacle.rule.joins]
    return joins_of(combinations(joining, 2), gap)


def joins_of(pairs: Iterable[tuple[Obstacle, Obstacle]], gap: Limit) -> list[GapJoin]:
    """Return the closed gaps between the two obstacles of each pair."""
    reach = gap.distance
    return [
        join for one, other in pairs if may_join(one, other, reach) and (join := join_of(one, other, gap)) is not None
    ]


def corridor_between(viewer: SightBody, target: SightBody) -> Corridor:
    """Return the strip that contains all lines from the eyes of the viewer to the points of the target."""
    (x, y), (tx, ty) = viewer.circle, target.circle
    length = hypot(tx - x, ty - y)
    along, down = ((tx - x) / length, (ty - y) / length) if length else (1.0, 0.0)
    sides = [abs(along * (py - y) - down * (px - x)) for points in (viewer.eyes, target.points) for px, py in points]
    reach = max(hypot(px - x, py - y) for px, py in viewer.eyes)
    reach = max(reach, *(hypot(px - tx, py - ty) for px, py in target.points))
    return x - along * reach, y - down * reach, along, down, length + 2 * reach, max(sides) + SLACK


def in_corridor(pieces: Iterable[T], corridor: Corridor) -> list[T]:
    """Return the pieces whose bounding circles a corridor meets."""
    x, y, along, down, length, width = corridor
    found = []
    for piece in pieces:
        px, py, radius = piece.circle
        px -= x
        py -= y
        reach = width + radius
        if -reach < along * py - down * px < reach and -radius < along * px + down * py < length + radius:
            found.append(piece)
    return found


def touching(obstacles: Iterable[Obstacle], corridor: Corridor) -> list[Obstacle]:
    """Return the obstacles whose hulls extend into a corridor, in their original order."""
    return [obstacle for obstacle in in_corridor(obstacles, corridor) if _reaches(obstacle, corridor)]


def _reaches(obstacle: Obstacle, corridor: Corridor) -> bool:
    x, y, along, down, length, width = corridor
    sides = [along * (py - y) - down * (px - x) for px, py in obstacle.hull]
    if min(sides) > width or max(sides) < -width:
        return False
    places = [along * (px - x) + down * (py - y) for px, py in obstacle.hull]
    return min(places) < length and max(places) > 0
