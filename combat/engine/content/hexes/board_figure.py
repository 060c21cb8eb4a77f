"""Drawings of hex boards for HTML pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline, printed_names
from combat.engine.space.hexes.board import BARE_GROUND, Board
from combat.engine.space.hexes.hex import Hex

WIDE, HIGH = 40.0, 34.64
"""A hex, corner to corner and side to side, in units of the drawing."""
MARGIN = 6.0
SMALLEST = 0.4
"""The minimum share of a board's width that a partial drawing shows."""


class BoardFigure(Record, gc=True):
    """The ground of a page's drawing (`DrawnGround`): each hex with its outline, terrain and number."""

    board: Board

    def places(self) -> Sequence[Hex]:
        """Return the hexes in drawing order."""
        return self.board.hexes()

    def centre(self, place: Hex) -> outline.Point:
        """Return the centre of a hex."""
        return self.spot(outline.centre(place))

    def edge(self, place: Hex) -> Sequence[outline.Point]:
        """Return the corners of a hex."""
        return [self.spot(point) for point in outline.corners(place)]

    def spot(self, point: outline.Point) -> outline.Point:
        """Convert a point on the sheet, in hexes, to the units of the drawing."""
        return MARGIN + point[0] * WIDE, MARGIN + point[1] * HIGH

    def part(self, around: Iterable[Hex]) -> outline.Part:
        """Return left, top, width and height of the part of the drawing to show: around the places, or all if there are
        none.
        """
        columns, rows = outline.sheet_size(self.board.columns, self.board.rows)
        wide, high = MARGIN / WIDE, MARGIN / HIGH
        sheet = -wide, -high, columns + 2 * wide, rows + 2 * high
        x, y, broad, tall = outline.part_around(sheet, [outline.centre(hex_) for hex_ in around], SMALLEST)
        return MARGIN + x * WIDE, MARGIN + y * HIGH, broad * WIDE, tall * HIGH

    def kind(self, place: Hex) -> str:
        """Return the terrain id of a hex; "" for open ground."""
        ground = self.board.terrain(place)
        return "" if ground == BARE_GROUND else ground

    def classes(self, place: Hex) -> str:
        """Return the CSS classes of a hex."""
        return f"ground {self.board.terrain(place)} level-{self.board.level(place)}"

    def name(self, place: Hex) -> str:
        """Return the name of a hex for a tooltip."""
        return printed_names.name_of(self.board, place)

    def number(self, place: Hex) -> str:
        """Return the number printed in a hex."""
        return printed_names.number_of(self.board, place)
