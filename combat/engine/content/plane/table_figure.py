"""Drawings of tables without a grid for HTML pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import TableMap

SCALE = 6.0
"""Units of the drawing a centimetre."""
MARGIN = 4.0
Spot = tuple[float, float]


class TableFigure(Record, gc=True):
    """The ground of a page's drawing (`DrawnGround`): points in 0.1 mm; its scenery is drawn by `put_scenery`."""

    table: TableMap

    def places(self) -> Sequence[Point]:
        """Return an empty sequence: a table has no cells."""
        return ()

    def centre(self, place: Point) -> Spot:
        """Convert a point to the units of the drawing."""
        return MARGIN + place.x * SCALE / CM, MARGIN + place.y * SCALE / CM

    def edge(self, place: Point) -> Sequence[Spot]:
        """Return the corners of a square with sides of 1 cm around a point."""
        x, y = self.centre(place)
        half = SCALE / 2
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]

    def part(self, around: Iterable[Point]) -> tuple[float, float, float, float]:
        """Return left, top, width and height of the whole table."""
        wide, high = self.centre(Point(self.table.width, self.table.height))
        return 0.0, 0.0, wide + MARGIN, high + MARGIN

    def kind(self, place: Point) -> str:
        """Return "": the ground of a point has no name of its own."""
        return ""

    def classes(self, place: Point) -> str:
        """Return the CSS classes of a point."""
        return "spot"

    def name(self, place: Point) -> str:
        """Return the coordinates of a point in centimetres, as text."""
        return f"{place.x / CM:g},{place.y / CM:g}"

    def number(self, place: Point) -> str:
        """Return "": nothing is printed on a table."""
        return ""
