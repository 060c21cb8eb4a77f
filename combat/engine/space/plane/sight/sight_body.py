"""Bodies that see and are seen: models placed on the table, with the fixed points of their outlines."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, Footprint
from combat.engine.space.plane.heading import Heading, turned
from combat.engine.space.plane.point import Point


class BodyHeights(Record):
    """Heights of the parts of a model above the ground below it, in units of 0.1 mm or in levels."""

    eye: int = 0
    top: int = 0
    middle: int = 0
    """A point of the model that is hidden at this height but not at the top is half hidden."""


class SightBody:
    """A placed model as viewer and target; compared by value.

    It has nine points: the centre of its corners, and the eight points where rays from there leave the footprint: to
    the front, right, back, left and the corners of the bounding box. For a rectangle these are its corners and the
    middles of its sides. It looks from all nine, or only from its mounts.
    """

    __slots__ = (
        "_hash",
        "_key",
        "circle",
        "eyes",
        "ground",
        "heights",
        "name",
        "points",
        "shape",
        "transparent",
        "unhidden",
    )

    def __init__(
        self,
        name: str,
        shape: ConvexShape,
        points: tuple[Point, ...],
        heights: BodyHeights,
        ground: int = 0,
        eyes: tuple[Point, ...] = (),
        transparent: frozenset[str] = frozenset(),
        unhidden: bool = False,
    ) -> None:
        """Make a body from a placed shape and its fixed points; without `eyes` it looks from these points.

        The obstacle with the body's own name and those named in `transparent`, such as the house it is in, hide and
        conceal nothing from it nor of it. Nothing hides anything from or of an `unhidden` body, such as an aircraft.
        """
        self.name, self.shape, self.points, self.eyes = name, shape, points, eyes or points
        self.heights, self.ground, self.transparent, self.unhidden = heights, ground, transparent, unhidden
        self.circle = (shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2
        self._key = (name, points, self.eyes, shape, heights, ground, transparent, unhidden)
        self._hash = hash((name, points, ground))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, SightBody) and self._hash == other._hash and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"SightBody({self.name!r}, {self.points[0]})"

    @classmethod
    def at_point(cls, point: Point, heights: BodyHeights, ground: int = 0, name: str = "") -> SightBody:
        """Return a body that is a single point, such as the tip of a pointer, a place to aim at, or an objective."""
        return cls(name, ConvexShape((point,)), (point,), heights, ground)


@lru_cache(maxsize=4096)
def sight_body(
    name: str,
    footprint: Footprint,
    point: Point,
    heading: Heading,
    heights: BodyHeights,
    ground: int = 0,
    mounts: tuple[Point, ...] = (),
    transparent: frozenset[str] = frozenset(),
) -> SightBody:
    """Return the body of a model at a point and a heading; cached.

    `ground` is the level below it, `mounts` are eyes relative to its reference point at heading 0, and `transparent`
    are the names of obstacles that do not hide it.
    """

    def placed(local: Point) -> Point:
        return turned(local, heading).moved(*point)

    points = tuple([placed(local) for local in nine_points(footprint)])
    eyes = tuple([placed(mount) for mount in mounts])
    return SightBody(name, footprint.at(point, heading), points, heights, ground, eyes, transparent)


@lru_cache(maxsize=256)
def nine_points(footprint: Footprint) -> tuple[Point, ...]:
    """Return the centre of a footprint and the eight points around it, relative to its reference point, at heading
    0.
    """
    if isinstance(footprint, DiscFootprint):
        far, near = footprint.radius, isqrt(footprint.radius * footprint.radius // 2)
        around = ((0, -far), (near, -near), (far, 0), (near, near), (0, far), (-near, near), (-far, 0), (-near, -near))
        return (Point(0, 0), *(Point(x, y) for x, y in around))
    shape = ConvexShape(footprint.corners)
    count = len(shape.corners)
    x, y = (_toward_zero(sum(values), count) for values in zip(*shape.corners, strict=True))
    left, top, right, bottom = shape.left - x, shape.top - y, shape.right - x, shape.bottom - y
    rays = ((0, top), (right, top), (right, 0), (right, bottom), (0, bottom), (left, bottom), (left, 0), (left, top))
    return (Point(x, y), *(_exit(shape, x, y, dx, dy) for dx, dy in rays))


def _exit(shape: ConvexShape, x: int, y: int, dx: int, dy: int) -> Point:
    """Return where a ray from the inside of a polygon leaves it, rounded toward its start."""
    over, under = 1, 1
    for ax, ay, ux, uy, _ in shape.edges:
        across = dx * uy - dy * ux
        reach = (ax - x) * uy - (ay - y) * ux
        if across < 0:
            across, reach = -across, -reach
        if across and reach >= 0 and reach * under < over * across:
            over, under = reach, across
    return Point(x + _toward_zero(dx * over, under), y + _toward_zero(dy * over, under))


def _toward_zero(value: int, by: int) -> int:
    return value // by if value >= 0 else -(-value // by)
