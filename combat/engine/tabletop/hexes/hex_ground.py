"""Ground of a hex board: its hexes as places of its sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeGuard

import pygame

from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.space.hexes import outline, printed_names
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, HexError, distance, label
from combat.engine.tabletop.ground import Ground, Point, Way
from combat.engine.tabletop.hexes import hex_grid
from combat.engine.tabletop.hexes.hex_marks import HexMarks
from combat.engine.tabletop.hexes.outlines import region_outline
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.words import Printer, text

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

ASLANT: Mapping[Way, int] = {(1, -1): 1, (1, 1): 2, (-1, 1): 4, (-1, -1): 5}
"""Grid direction of a diagonal cursor step; other steps change column or row."""


class HexGround(Ground[Hex]):
    """The hexes of a board on a sheet of the given dimensions."""

    captioned = "caption"

    def __init__(self, board: Board, index: SheetIndex) -> None:
        self.board = board
        self.place_size = index.place_width, index.place_height
        self._first = index.left, index.top
        self._middles = {hex_: self._on_sheet(outline.centre(hex_)) for hex_ in board.hexes()}

    def _on_sheet(self, point: Point) -> Point:
        """Convert a point in hex widths and heights (`space.hexes.outline`) to sheet pixels."""
        return self._first[0] + point[0] * self.place_size[0], self._first[1] + point[1] * self.place_size[1]

    def at(self, point: Point, heading: int = 0) -> Hex | None:
        """Return the place at a point of the sheet, None off the sheet; `heading` applies where places have one."""
        (x, y), (left, top), (width, height) = point, self._first, self.place_size
        found = outline.hex_at((x - left) / width, (y - top) / height)
        return found if found is not None and self.board.contains(found) else None

    def middle(self, place: Hex) -> Point:
        """Return the centre of a place on the sheet."""
        return self._middles[place]

    def outline(self, place: Hex) -> Sequence[Point]:
        """Return the corners of the area of a place on the sheet, clockwise."""
        return [self._on_sheet(corner) for corner in outline.corners(place)]

    def rim(self, places: Iterable[Hex]) -> Sequence[tuple[Point, Point]]:
        """Return the outline of a set of places without shared sides, or that of each place."""
        return [(self._on_sheet(start), self._on_sheet(end)) for start, end in region_outline(tuple(places))]

    def has(self, value: object) -> TypeGuard[Hex]:
        """Return whether a value, such as a field of an event, is a place of this sheet."""
        return isinstance(value, Hex) and value in self._middles

    def places(self) -> Sequence[Hex]:
        """Return all places if they are discrete; empty on open ground."""
        return self.board.hexes()

    def apart(self, one: Hex, other: Hex) -> float:
        """Return the distance of two places, in the title's unit."""
        return distance(one, other)

    def step(self, place: Hex, way: Way) -> Hex | None:
        """Return the place one step of the cursor away from another; None beyond the edge."""
        if way in ASLANT:
            return self.board.neighbour(place, ASLANT[way])
        beside = label(max(1, place.column + way[0]), max(1, place.row + way[1]))
        return beside if self.board.contains(beside) else None

    def name(self, place: Hex) -> str:
        """Return a place's name."""
        return printed_names.name_of(self.board, place)

    def listed(self, place: Hex) -> str:
        """Return a place's name in search results."""
        return text("hex", hex=self.name(place))

    def label(self, place: Hex) -> str:
        """Return the label printed on the sheet for a place."""
        return printed_names.number_of(self.board, place)

    def parse(self, text: str) -> Hex | None:
        """Return the place with a name from a content file or the player; None if there is none."""
        try:
            found = printed_names.named(self.board, text)
        except HexError:
            return None
        return found if self.board.contains(found) else None

    def find(self, text: str) -> Iterator[Hex]:
        """Yield the places that a search text may mean, the likeliest first."""
        yield from printed_names.numbered(self.board, text)

    @property
    def printer(self) -> Printer | None:
        """Return the printer for places in texts while this sheet is in use; None if places format themselves."""
        return sheet_names(self.board)

    def marks(self, view: MapView[Hex]) -> HexMarks:
        """Return the marks of places in a view."""
        return HexMarks(view, self.board)

    def draw_lines(self, surface: pygame.Surface, view: MapView[Hex]) -> None:
        """Draw the optional grid below all marks; open ground has none."""
        hex_grid.draw_lines(surface, view)

    def draw_numbers(self, surface: pygame.Surface, view: MapView[Hex]) -> None:
        """Draw the names of places above all marks: bold with the grid, else thin where printed ones are illegible."""
        (hex_grid.draw_numbers if view.settings.grid else hex_grid.draw_thin_numbers)(surface, view)
