"""Areas of the table: simple polygons, convex or not, and polylines with a width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from combat.engine.space.plane.convex_shape import ConvexShape, Edge, edges_of
from combat.engine.space.plane.point import Point, orientation
from combat.engine.space.plane.segments import segments_meet


class Polygon:
    """A simple polygon: its outline neither crosses nor touches itself; the border belongs to it."""

    def __init__(self, corners: Iterable[Point]) -> None:
        """Take the corners in order, in either direction; `flaw` checks whether they form a simple polygon."""
        around = tuple(corners)
        if doubled_area(around) < 0:
            around = around[::-1]
        first = around.index(min(around))
        self.corners: tuple[Point, ...] = around[first:] + around[:first]
        """Clockwise, the leftmost (then topmost) first."""
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        self.left, self.right, self.top, self.bottom = min(xs), max(xs), min(ys), max(ys)

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """Return the edges in clockwise order."""
        return edges_of(self.corners)

    @cached_property
    def sides(self) -> tuple[ConvexShape, ...]:
        """Return the edges as shapes."""
        return tuple([ConvexShape(side) for side in pairwise((*self.corners, self.corners[0]))])

    def locate(self, point: Point, parts: int = 1) -> int:
        """Return 1 for a point inside, 0 on the border and -1 outside.

        The point's coordinates are divided by `parts`, for points between the integers.
        """
        x, y = point
        if not (self.left * parts <= x <= self.right * parts and self.top * parts <= y <= self.bottom * parts):
            return -1
        inside = -1
        for ax, ay, dx, dy, _ in self.edges:
            py, down = y - ay * parts, dy * parts
            if (py > 0 and py > down) or (py < 0 and py < down):
                continue
            px, right = x - ax * parts, dx * parts
            side = dx * py - dy * px
            if side == 0 and (0 <= px <= right or right <= px <= 0) and (0 <= py <= down or down <= py <= 0):
                return 0
            if (py < 0) is not (py < down) and (side > 0) is (dy > 0):  # the edge crosses the ray to the right
                inside = -inside
        return inside

    def __eq__(self, other: object) -> bool:
        return self.corners == other.corners if isinstance(other, Polygon) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.corners)

    def __repr__(self) -> str:
        return f"Polygon({self.corners!r})"


class Polyline:
    """A line from corner to corner with a width, such as a wall or a stream: all points at most `radius` from it."""

    def __init__(self, corners: Sequence[Point], radius: int = 0) -> None:
        self.corners, self.radius = tuple(corners), radius
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        self.left, self.right = min(xs) - radius, max(xs) + radius
        self.top, self.bottom = min(ys) - radius, max(ys) + radius

    @cached_property
    def sides(self) -> tuple[ConvexShape, ...]:
        """Return the segments between consecutive corners as shapes; a line of one corner has one point or disc."""
        if len(self.corners) == 1:
            return (ConvexShape(self.corners, self.radius),)
        return tuple([ConvexShape(pair, self.radius) for pair in pairwise(self.corners)])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Polyline):
            return NotImplemented
        return self.corners == other.corners and self.radius == other.radius

    def __hash__(self) -> int:
        return hash((self.corners, self.radius))

    def __repr__(self) -> str:
        return f"Polyline({self.corners!r}, {self.radius})"


def doubled_area(corners: Sequence[Point]) -> int:
    """Return twice the signed area within an outline; negative if its corners run counter-clockwise."""
    return sum([ax * by - ay * bx for (ax, ay), (bx, by) in pairwise((*corners, *corners[:1]))])


def flaw(corners: Sequence[Point]) -> Point | None:
    """Return a corner at which an outline (of at least three corners) is not a simple polygon; None if it is simple.

    In a simple polygon no corner occurs twice, no edge turns back on the one before, and no two other edges touch.
    """
    count = len(corners)
    edges = list(pairwise((*corners, corners[0])))
    for place, (a, b) in enumerate(edges):
        c = edges[(place + 1) % count][1]
        back = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) <= 0
        if a == b or (orientation(a, b, c) == 0 and back):
            return b
    boxes = sorted(
        (min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1]), n) for n, (a, b) in enumerate(edges)
    )
    for turn, (_, right, top, bottom, place) in enumerate(boxes):
        for left, _, other_top, other_bottom, other in boxes[turn + 1 :]:
            if left > right:
                break
            if other_top > bottom or top > other_bottom or (place - other) % count in (1, count - 1):
                continue
            if segments_meet(edges[place], edges[other]):
                return edges[place][0]
    return None
