"""The sheet of a board that nobody has painted: bare paper with a grid and numbers; a game may draw more on it."""

from __future__ import annotations

from pathlib import Path

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.hexes.sheets.printed_grid import print_grid
from combat.engine.tabletop.map.tiles import PAINTED, Level, SheetIndex, Tiles

HEX = (128.0, 111.0)
"""Width and height of a hex on the sheet in pixels, as on painted sheets."""
MARGIN = 46
"""Pixels of bare paper around the hexes."""
SCALES = (2.0, 1.0, 0.5, 0.25)
NOWHERE = Path("nowhere")
"""The folder of a sheet that lies in no file."""


class PlainSheet(Tiles):
    """The tiles of a board drawn as they are needed."""

    def __init__(self, board: Board) -> None:
        self._board = board
        columns, rows = outline.sheet_size(board.columns, board.rows)
        size = (round(columns * HEX[0]) + 2 * MARGIN, round(rows * HEX[1] + 0.49) + 2 * MARGIN)
        levels = tuple(Level(scale, round(size[0] * scale), round(size[1] * scale), NOWHERE) for scale in SCALES)
        super().__init__(SheetIndex(*size, *HEX, MARGIN, MARGIN, levels))

    @property
    def fineness(self) -> float:
        """What is drawn when it is needed, as finely as that is, is no better than what is painted at full size."""
        return 1.0

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        area = pygame.Rect(column * PAINTED, row * PAINTED, PAINTED, PAINTED)
        return self.part(self.index.levels[place].scale, area)

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        return self.part(level.scale, pygame.Rect(0, 0, level.width, level.height))

    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """A part of the sheet at a scale."""
        plate = pygame.Surface(area.size, 0, 32)
        plate.fill(theme.mix(theme.FORM, theme.LIGHT, 0.2))
        first = (MARGIN * scale - area.x, MARGIN * scale - area.y)
        print_grid(plate, first, HEX, scale, (self._board.columns, self._board.rows), self._board.number)
        return plate
