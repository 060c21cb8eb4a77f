"""A table without a grid as immutable values: scenery, heights, zones and objectives, in units of 0.1 mm."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline

Form: TypeAlias = Literal["area", "line", "point"]


class Scenery(Record):
    """A piece of scenery; the title defines what its kind means."""

    kind: str
    form: Form
    corners: tuple[Point, ...]
    """The outline of an area, the corners of a line, or the single position of a point."""
    width: int = 0
    """The width of a line, in units of 0.1 mm."""
    name: str = ""

    def area(self) -> Polygon:
        """Return the area that the piece covers; raise ValueError for a line or a point."""
        if self.form != "area":
            raise ValueError(self)
        return polygon_of(self.corners)

    def line(self) -> Polyline:
        """Return the piece as a line, of one corner for a point; raise ValueError for an area."""
        if self.form == "area":
            raise ValueError(self)
        return polyline_of(self.corners, self.width // 2)


class HeightArea(Record):
    """An area raised to a level above the table; where several overlap, the highest one counts."""

    level: int
    """1 to 9; the table itself is level 0."""
    corners: tuple[Point, ...]

    def area(self) -> Polygon:
        """Return the area that has at least this level."""
        return polygon_of(self.corners)


class TableZone(Record):
    """A named area of a table, such as where a side deploys."""

    name: str
    corners: tuple[Point, ...]

    def area(self) -> Polygon:
        """Return the area of the zone."""
        return polygon_of(self.corners)


class TableObjective(Record):
    """A named position on a table."""

    name: str
    at: Point


class TableMap(Record):
    """A table with everything on it; its top left corner is (0, 0)."""

    id: str
    width: int
    height: int
    scenery: tuple[Scenery, ...] = ()
    heights: tuple[HeightArea, ...] = ()
    zones: tuple[TableZone, ...] = ()
    objectives: tuple[TableObjective, ...] = ()

    def contains(self, shape: ConvexShape) -> bool:
        """Return whether the whole of a shape lies on the table."""
        return min(shape.left, shape.top) >= 0 and shape.right <= self.width and shape.bottom <= self.height

    def level(self, point: Point) -> int:
        """Return the level of the ground at a point, or 0 if no height covers it; a border has the higher level."""
        return max((height.level for height in self.heights if height.area().locate(point) >= 0), default=0)

    def scenery_of(self, kind: str) -> Iterator[Scenery]:
        """Yield the pieces of scenery of a kind, in their original order."""
        return (piece for piece in self.scenery if piece.kind == kind)


@lru_cache(maxsize=4096)
def polygon_of(corners: tuple[Point, ...]) -> Polygon:
    """Return the polygon of an outline; cached, so that its edges are computed once."""
    return Polygon(corners)


@lru_cache(maxsize=4096)
def polyline_of(corners: tuple[Point, ...], radius: int) -> Polyline:
    """Return the line through corners, with a radius in units of 0.1 mm; cached."""
    return Polyline(corners, radius)
