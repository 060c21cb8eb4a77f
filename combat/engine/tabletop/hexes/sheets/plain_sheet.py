"""Plain sheet of an unpainted board: paper with grid and numbers; a game's subclass may draw more on it."""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.printed_names import number_of
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.hexes.sheets.printed_grid import print_grid
from combat.engine.tabletop.map.drawn_tiles import DrawnTiles, levels_of
from combat.engine.tabletop.map.tiles import SheetIndex

HEX = (128.0, 111.0)
"""Width and height of a hex in sheet pixels, as on painted sheets."""
MARGIN = 46
"""Margin around the hexes in pixels."""


class PlainSheet(DrawnTiles):
    """The tiles of an unpainted board, drawn on demand."""

    def __init__(self, board: Board) -> None:
        self._board = board
        columns, rows = outline.sheet_size(board.columns, board.rows)
        size = (round(columns * HEX[0]) + 2 * MARGIN, round(rows * HEX[1] + 0.49) + 2 * MARGIN)
        super().__init__(SheetIndex(*size, *HEX, MARGIN, MARGIN, levels_of(*size)))

    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """Return a picture of a part of the sheet at a scale; `area` is in pixels of that scale."""
        plate = pygame.Surface(area.size, 0, 32)
        plate.fill(theme.mix(theme.FORM, theme.LIGHT, 0.2))
        first = (MARGIN * scale - area.x, MARGIN * scale - area.y)
        print_grid(plate, first, HEX, scale, (self._board.columns, self._board.rows), partial(number_of, self._board))
        return plate
