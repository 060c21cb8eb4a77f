"""Arcs of sight and fire: sectors and half-planes from a point, exact by the table of sines, borders included."""

from __future__ import annotations

from functools import lru_cache

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, overlap
from combat.engine.space.plane.heading import FULL, HALF, Heading, direction
from combat.engine.space.plane.point import Point


class Sector(Record):
    """The area visible from `apex` between two headings: clockwise from `first` through `width`, both included."""

    apex: Point
    first: Heading
    width: int
    """Tenths of a degree, 1 to 3600; 1800 is a half-plane, such as everything in front of a hull's front edge."""

    def __post_init__(self) -> None:
        if not 0 < self.width <= FULL:
            raise ValueError(self.width)

    @classmethod
    def facing(cls, apex: Point, heading: Heading, width: int) -> Sector:
        """Return the sector centred on a heading; `width` in tenths of a degree must be even."""
        return cls(apex, (heading - width // 2) % FULL, width)

    def contains(self, point: Point) -> bool:
        """Return whether a point lies in the sector or on its border."""
        if self.width == FULL:
            return True
        x, y = point[0] - self.apex[0], point[1] - self.apex[1]
        (ax, ay), (bx, by) = direction(self.first), direction(self.first + self.width)
        after_first, before_last = ax * y >= ay * x, bx * y <= by * x
        return (after_first and before_last) if self.width <= HALF else (after_first or before_last)

    def covers(self, shape: ConvexShape) -> bool:
        """Return whether the whole of a shape lies in the sector; raise ValueError for a shape without area."""
        _check_area(shape)
        if self.width > HALF:
            return self.width == FULL or not overlap(_wedge(self._rest()), shape)
        return self._holds(shape, strictly=False)

    def touches(self, shape: ConvexShape) -> bool:
        """Return whether any point of a shape lies in the sector; raise ValueError for a shape without area."""
        _check_area(shape)
        if self.width > HALF:
            return self.width == FULL or not self._rest()._holds(shape, strictly=True)
        return compare_distance(_wedge(self), shape, 0) == 0

    def _rest(self) -> Sector:
        """Return the complementary sector, with the same borders."""
        return Sector(self.apex, (self.first + self.width) % FULL, FULL - self.width)

    def _holds(self, shape: ConvexShape, strictly: bool) -> bool:
        """Return whether a shape lies wholly within the borders of a sector of at most 180 degrees."""
        last = direction(self.first + self.width)
        for along_x, along_y in (direction(self.first), (-last.x, -last.y)):
            least = shape.radius * shape.radius * (along_x * along_x + along_y * along_y)
            for x, y in shape.corners:
                side = along_x * (y - self.apex.y) - along_y * (x - self.apex.x)
                square = side * side if side >= 0 else -1
                if square < least or (strictly and square == least):
                    return False
        return True


def _check_area(shape: ConvexShape) -> None:
    if not shape.has_area:
        raise ValueError(shape)


@lru_cache(maxsize=256)
def _wedge(sector: Sector) -> ConvexShape:
    """Return a sector of at most 180 degrees as a polygon, truncated more than 70 km from its apex."""
    first, apex = sector.first, sector.apex
    rays = [direction(first + turn) for turn in (0, sector.width // 2, sector.width)]
    return ConvexShape((apex, *(apex.moved(x, y) for x, y in rays)))
