"""Ground of a table without a grid: poses as places of its sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TypeGuard

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.point import Point as PlanePoint
from combat.engine.space.plane.pose import Pose, PoseError
from combat.engine.space.plane.snapping import snap_to_lattice
from combat.engine.space.plane.table_map import TableMap
from combat.engine.tabletop.ground import Ground, Point, Way
from combat.engine.tabletop.map.headings import Headings
from combat.engine.tabletop.map.map_view import MapView
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.tabletop.overlay.outline_marks import OutlineMarks

UNITS = 5
"""Units of 0.1 mm per sheet pixel at full size."""
STEP, TURN = 2 * CM, 150
"""Cursor step in units, and wheel step in tenths of a degree."""
FLAT = 0.15
"""Greatest distance in sheet pixels between a polygon's edge and the circle that it approximates."""


def outline_of(shape: ConvexShape) -> list[Point]:
    """Return the outline of a shape in sheet pixels, clockwise; curves are approximated by polygons."""
    if not shape.radius:
        return [(x / UNITS, y / UNITS) for x, y in shape.corners]
    around = shape.corners
    if len(around) == 1:
        return list(_arc(around[0], shape.radius, 0.0, math.tau))[:-1]
    found: list[Point] = []
    for place, (x, y) in enumerate(around):
        before, after = around[place - 1], around[(place + 1) % len(around)]
        start = math.atan2(y - before[1], x - before[0]) - math.pi / 2
        end = math.atan2(after[1] - y, after[0] - x) - math.pi / 2
        found += _arc((x, y), shape.radius, start, end + (math.tau if end < start else 0.0))
    return found


def _arc(middle: tuple[int, int], radius: int, start: float, end: float) -> Iterator[Point]:
    """Yield the corners of an arc in sheet pixels."""
    step = 2 * math.acos(1 - min(0.5, FLAT * UNITS / radius))
    count = max(1, math.ceil((end - start) / step))
    for number in range(count + 1):
        turn = start + (end - start) * number / count
        yield (middle[0] + math.cos(turn) * radius) / UNITS, (middle[1] + math.sin(turn) * radius) / UNITS


def _point_of(pose: Pose) -> ConvexShape:
    return ConvexShape((pose.point,))


class PoseHeadings(Headings[Pose]):
    """Headings of poses."""

    def of(self, place: Pose) -> int:
        """Return the heading of a pose, in tenths of a degree."""
        return place.heading

    def turned(self, heading: int, steps: int) -> int:
        """Return a heading turned clockwise by a number of steps of the wheel or keys."""
        return (heading + steps * TURN) % FULL

    def facing(self, place: Pose, heading: int) -> Pose:
        """Return the pose at the same point with the given heading."""
        return Pose.at(place.point, heading)


class PlaneGround(Ground[Pose]):
    """The poses on a table, for a sheet with the given dimensions."""

    counted = False
    headings: PoseHeadings = PoseHeadings()

    def __init__(
        self, table: TableMap, index: SheetIndex, covered: Callable[[Pose], ConvexShape] | None = None, step: int = STEP
    ) -> None:
        """Make the ground of a table on a sheet.

        `covered` returns the area of the piece at a pose, for marks; by default a disc as wide as a usual place. `step`
        is the cursor's step in units of 0.1 mm.
        """
        self.table, self._step = table, step
        self.place_size = index.place_width, index.place_height
        radius = round(index.place_width * UNITS / 2)
        self._covered = covered or (lambda pose: ConvexShape.disc(pose.point, radius))

    def at(self, point: Point, heading: int = 0) -> Pose | None:
        """Return the pose at a sheet point, rounded to a millimetre, or None off the table.

        `heading` is in tenths of a degree.
        """
        x, y = snap_to_lattice(PlanePoint(round(point[0] * UNITS), round(point[1] * UNITS)))
        return Pose(x, y, heading) if 0 <= x <= self.table.width and 0 <= y <= self.table.height else None

    def middle(self, place: Pose) -> Point:
        """Return the point of a pose in sheet pixels."""
        return place.point.x / UNITS, place.point.y / UNITS

    def outline(self, place: Pose) -> Sequence[Point]:
        """Return the outline of the area of a pose in sheet pixels, clockwise."""
        return outline_of(self._covered(place))

    def has(self, value: object) -> TypeGuard[Pose]:
        """Return whether a value, such as a field of an event, is a pose on this table."""
        return isinstance(value, Pose) and self.table.contains(_point_of(value))

    def means(self, place: Pose, other: Pose) -> bool:
        """Return whether pointing at `place` selects `other`, which is so within the area of `other`."""
        return self._covered(other).contains(place.point)

    def apart(self, one: Pose, other: Pose) -> float:
        """Return the distance between two poses in centimetres."""
        return float(distance(_point_of(one), _point_of(other))) / CM

    def step(self, place: Pose, way: Way) -> Pose | None:
        """Return the pose one cursor step away from `place`, or None at the edge of the table."""
        x = min(max(place.point.x + way[0] * self._step, 0), self.table.width)
        y = min(max(place.point.y + way[1] * self._step, 0), self.table.height)
        return Pose(x, y, place.heading) if (x, y) != place.point else None

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, place: Pose) -> str:
        """Return the name of a pose as the player types it: centimetres across and down, such as "12,30"."""
        return str(Pose.at(place.point))

    def parse(self, text: str) -> Pose | None:
        """Return the pose for a text from a content file or the player, or None if the text is no pose on this
        table.
        """
        try:
            found = Pose.read(text.strip())
        except PoseError:
            return None
        return found if self.has(found) else None

    def marks(self, view: MapView[Pose]) -> OutlineMarks[Pose]:
        """Return a new object that draws marks on places in a view."""
        return OutlineMarks(view)
