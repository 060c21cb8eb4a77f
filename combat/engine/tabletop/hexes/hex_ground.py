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
        self._numbers: dict[Hex, str] = {}
        """Labels that were asked for, as every frame with numbers asks for hundreds."""
        self._middles = {hex_: self._on_sheet(outline.centre(hex_)) for hex_ in board.hexes()}

    def _on_sheet(self, point: Point) -> Point:
        """Convert a point in hex widths and heights (`space.hexes.outline`) to sheet pixels."""
        return self._first[0] + point[0] * self.place_size[0], self._first[1] + point[1] * self.place_size[1]

    def at(self, point: Point, heading: int = 0) -> Hex | None:
        """Return the hex at a point of the sheet, or None off the board; `heading` is ignored."""
        (x, y), (left, top), (width, height) = point, self._first, self.place_size
        found = outline.hex_at((x - left) / width, (y - top) / height)
        return found if found is not None and self.board.contains(found) else None

    def middle(self, place: Hex) -> Point:
        """Return the centre of a hex in sheet pixels."""
        return self._middles[place]

    def outline(self, place: Hex) -> Sequence[Point]:
        """Return the corners of a hex in sheet pixels, clockwise from the upper right."""
        return [self._on_sheet(corner) for corner in outline.corners(place)]

    def rim(self, places: Iterable[Hex]) -> Sequence[tuple[Point, Point]]:
        """Return the outline of a set of hexes as line segments in sheet pixels, without the sides they share."""
        return [(self._on_sheet(start), self._on_sheet(end)) for start, end in region_outline(tuple(places))]

    def has(self, value: object) -> TypeGuard[Hex]:
        """Return whether a value, such as a field of an event, is a hex of this board."""
        return isinstance(value, Hex) and value in self._middles

    def places(self) -> Sequence[Hex]:
        """Return all hexes of the board."""
        return self.board.hexes()

    def apart(self, one: Hex, other: Hex) -> float:
        """Return the distance between two hexes, in hexes."""
        return distance(one, other)

    def step(self, place: Hex, way: Way) -> Hex | None:
        """Return the hex one step of the cursor away from `place`, or None beyond the edge of the board."""
        if way in ASLANT:
            return self.board.neighbour(place, ASLANT[way])
        beside = label(max(1, place.column + way[0]), max(1, place.row + way[1]))
        return beside if self.board.contains(beside) else None

    def name(self, place: Hex) -> str:
        """Return the name of a hex, as printed on its sheet."""
        return printed_names.name_of(self.board, place)

    def listed(self, place: Hex) -> str:
        """Return the name of a hex for search results, with the word for a hex."""
        return text("hex", hex=self.name(place))

    def label(self, place: Hex) -> str:
        """Return the number of a hex as printed on its sheet."""
        number = self._numbers.get(place)
        if number is None:
            number = self._numbers[place] = printed_names.number_of(self.board, place)
        return number

    def parse(self, text: str) -> Hex | None:
        """Return the hex with a name, as written in a content file or by the player, or None if the board has none."""
        try:
            found = printed_names.named(self.board, text)
        except HexError:
            return None
        return found if self.board.contains(found) else None

    def find(self, text: str) -> Iterator[Hex]:
        """Yield the hexes whose number matches a search text, the most likely first."""
        yield from printed_names.numbered(self.board, text)

    @property
    def printer(self) -> Printer | None:
        """Return the function that formats hexes in texts while this board is in use, or None if hexes format
        themselves.
        """
        return sheet_names(self.board)

    def marks(self, view: MapView[Hex]) -> HexMarks:
        """Return a new object that draws marks on hexes in a view."""
        return HexMarks(view, self.board)

    def draw_lines(self, surface: pygame.Surface, view: MapView[Hex]) -> None:
        """Draw the optional bold grid below all marks."""
        hex_grid.draw_lines(surface, view)

    def draw_numbers(self, surface: pygame.Surface, view: MapView[Hex]) -> None:
        """Draw the numbers of hexes above all marks: bold with the grid, else thin where the printed numbers are
        illegible.
        """
        (hex_grid.draw_numbers if view.settings.grid else hex_grid.draw_thin_numbers)(surface, view)
