"""The printed grid of a hex board: outline and number of each hex."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline, printed_names
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.tabletop.detail.sheet_grid import Cell, Point
from combat.engine.tabletop.map.tiles import SheetIndex

FOOT = 13.2
"""Distance from a hex's upper side to the baseline of its number, in sheet pixels."""


class BoardGrid(Record, gc=True):
    """The hexes of a board as cells of its sheet's grid."""

    board: Board

    def feet(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Point]:
        """Yield the baseline centre of the number of each hex that may overlap an area of the sheet, in sheet
        pixels.
        """
        return (self._foot(index, hex_) for hex_ in self._hexes(index, area))

    @staticmethod
    def _foot(index: SheetIndex, hex_: Hex) -> Point:
        x, y = outline.centre(hex_)
        return index.left + x * index.place_width, index.top + (y - 0.5) * index.place_height + FOOT

    def cells(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Cell]:
        """Yield the cells of all hexes that may overlap an area of the sheet."""
        for hex_ in self._hexes(index, area):
            corners = [
                (index.left + x * index.place_width, index.top + y * index.place_height)
                for x, y in outline.corners(hex_)
            ]
            yield Cell(corners, printed_names.number_of(self.board, hex_), self._foot(index, hex_))

    def _hexes(self, index: SheetIndex, area: pygame.Rect) -> Iterator[Hex]:
        pitch = 0.75 * index.place_width
        first = max(1, math.floor((area.left - index.left - index.place_width) / pitch) + 1)
        last = min(self.board.columns, math.ceil((area.right - index.left) / pitch) + 1)
        top = max(1, math.floor((area.top - index.top) / index.place_height))
        foot = min(self.board.rows, math.ceil((area.bottom - index.top) / index.place_height) + 1)
        for column in range(first, last + 1):
            for row in range(top, foot + 1):
                yield label(column, row)
