"""Narrow gaps between two obstacles, closed by their shortest segment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import hypot
from typing import TypeAlias

from combat.engine.space.plane.convex_shape import Edge
from combat.engine.space.plane.distance import Distance
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.segments import segments_cross
from combat.engine.space.plane.sight.obstacle import Obstacle

Tie: TypeAlias = tuple[Point, int, int, int]
"""A shortest segment: its end at a corner, and the vector from there to its other end as numerators and denominator."""


class GapJoin:
    """The shortest segment between two obstacles, which hides and conceals what is behind it.

    Between parallel sides there are two such segments, at the ends of the gap. Lines that touch its end cross it. It is
    as high as the lower obstacle, and bodies see through it at a distance at which neither obstacle hides.
    """

    __slots__ = ("base", "circle", "clear_within", "first", "kind", "name", "second", "ties", "top")

    def __init__(self, first: Obstacle, second: Obstacle, ties: tuple[Tie, ...]) -> None:
        self.first, self.second, self.ties = first, second, ties
        self.name, self.kind = f"{first.name} + {second.name}", "gap"
        self.base = max(first.base, second.base)
        self.top = min((top for top in (first.top, second.top) if top is not None), default=None)
        limits = [piece.rule.clear_within for piece in (first, second)]
        self.clear_within: Limit | None = None
        if limits[0] is not None and limits[1] is not None:
            self.clear_within = min(limits[0], limits[1], key=lambda limit: limit.distance)
        (x, y), dx, dy, under = ties[0]
        far = max(hypot(tie[0].x - x, tie[0].y - y) for tie in ties)
        self.circle = float(x), float(y), far + hypot(dx, dy) / under + 1

    def crossing(self, eye: Point, point: Point) -> tuple[int, int] | None:
        """Return where a line first crosses a segment of the gap, as a fraction of the line; None if it does not
        cross.
        """
        places = [place for tie in self.ties if (place := _crossing(tie, eye, point)) is not None]
        return min(places, key=lambda place: place[0] / place[1], default=None)

    def __repr__(self) -> str:
        return f"GapJoin({self.first!r}, {self.second!r})"


def _crossing(tie: Tie, eye: Point, point: Point) -> tuple[int, int] | None:
    (x, y), ux, uy, under = tie
    ex, ey = x - eye.x, y - eye.y
    dx, dy = point.x - eye.x, point.y - eye.y
    start = (dx * ey - dy * ex) * under
    across = dx * uy - dy * ux  # from the start of the segment to its end, times `under`
    if start * (start + across) > 0:
        return None
    if across == 0:
        if ux or uy or start:
            return None  # along the segment, or beside it
        over, length = dx * ex + dy * ey, dx * dx + dy * dy
        return (over, length) if 0 < over < length else None
    over = ex * uy - ey * ux
    if across < 0:
        over, across = -over, -across
    return (over, across) if 0 < over < across else None


def may_join(first: Obstacle, second: Obstacle, reach: int) -> bool:
    """Return whether two obstacles may be at most `reach` apart, judged by the circles around them.

    False means that they are farther apart; True needs an exact check.
    """
    (ax, ay, far), (bx, by, other_far) = first.circle, second.circle
    room = far + other_far + reach
    return (bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= room * room


@lru_cache(maxsize=8_192)
def join_of(first: Obstacle, second: Obstacle, limit: Limit) -> GapJoin | None:
    """Return the closed gap between two obstacles; None if they overlap or their distance exceeds the limit. The
    result is cached.
    """
    if first.name == second.name or not (first.rule.joins and second.rule.joins):
        return None
    a, b, reach = first.area, second.area, limit.distance
    if a.left - b.right > reach or b.left - a.right > reach or a.top - b.bottom > reach or b.top - a.bottom > reach:
        return None
    if _are_apart(first, second, reach) or _are_apart(second, first, reach):
        return None
    ties, least, under = _nearest(first, second)
    return GapJoin(first, second, ties) if ties and limit.allows(Distance(least, under)) else None


def _are_apart(first: Obstacle, second: Obstacle, reach: int) -> bool:
    """Return whether a strip wider than `reach` along the first obstacle's longest side parts it from another."""
    across, down = first.across
    ours = [across * x + down * y for x, y in first.hull]
    others = [across * x + down * y for x, y in second.hull]
    room = reach + 0.01  # floats only tell what is clearly farther
    return min(others) - max(ours) > room or min(ours) - max(others) > room


def _nearest(first: Obstacle, second: Obstacle) -> tuple[tuple[Tie, ...], int, int]:
    """Return the shortest segments between two borders, and the square of their length as a fraction."""
    least, least_under = -1, 1
    ties: list[Tie] = []
    for square, under, tie in _segments(first, second):
        order = square * least_under - least * under if least >= 0 else -1
        if order < 0:
            least, least_under, ties = square, under, [tie]
        elif order == 0 and tie not in ties:
            ties.append(tie)
    if _overlap(first, second):
        return (), 0, 1
    return tuple(ties), least, least_under


def _overlap(first: Obstacle, second: Obstacle) -> bool:
    """Return whether the interiors of two obstacles meet; of those that share corners only some are found."""
    if second.area.locate(first.area.corners[0]) > 0 or first.area.locate(second.area.corners[0]) > 0:
        return True
    return any(
        segments_cross((Point(ax, ay), Point(ax + ux, ay + uy)), (Point(bx, by), Point(bx + vx, by + vy)))
        for (ax, ay, ux, uy, _), (bx, by, vx, vy, _) in product(first.area.edges, second.area.edges)
    )


def _segments(first: Obstacle, second: Obstacle) -> Iterator[tuple[int, int, Tie]]:
    """Yield the square of the distance of each corner from each side that it faces, as a fraction, and the segment."""
    for piece, other in ((first, second), (second, first)):
        for corner, edge in product(piece.area.corners, other.area.edges):
            yield _to_edge(corner, edge)


def _to_edge(corner: Point, edge: Edge) -> tuple[int, int, Tie]:
    ax, ay, ux, uy, square = edge
    px, py = corner.x - ax, corner.y - ay
    along = ux * px + uy * py
    if 0 < along < square:
        side = ux * py - uy * px
        return side * side, square, (corner, side * uy, -side * ux, square)
    if along >= square:
        px, py = px - ux, py - uy
    return px * px + py * py, 1, (corner, -px, -py, 1)
