"""The sheet of a board that nobody has painted: each hex is laid from the pictures that map editors know."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import picture
from combat.engine.stage.drawing.lettering import face
from combat.engine.tabletop.map.tiles import PAINTED, Level, SheetIndex, Tiles

HEX = (128, 111)
"""Width and height of a hex on the sheet in pixels, as on painted sheets."""
PICTURE = (128, 112)
"""Width and height of a picture in the editors' sheets."""
ACROSS = 4
"""Pictures in a row of the sheet of terrains."""
MARGIN = 60
"""Pixels of bare paper around the hexes."""
NUMBER = 13
"""Size of the hex numbers on the sheet in pixels."""
HEXAGON = ((0.25, -0.5), (0.5, 0.0), (0.25, 0.5), (-0.25, 0.5), (-0.5, 0.0), (-0.25, -0.5))
"""The corners of a hex around its middle, in its width and height."""
SCALES = (1.0, 0.5, 0.25)
NOWHERE = Path("nowhere")
"""The folder of a sheet that lies in no file."""


class PlainSheet(Tiles):
    """The tiles of a board drawn as they are needed."""

    def __init__(self, board: Board, terrains: Sequence[str] = ()) -> None:
        """`terrains` are those of the editors' pictures, in their order; any other ground stays bare paper."""
        self._board, self._terrains = board, tuple(terrains)
        columns, rows = outline.sheet_size(board.columns, board.rows)
        size = (round(columns * HEX[0]) + 2 * MARGIN, round(rows * HEX[1]) + 2 * MARGIN)
        levels = tuple(Level(scale, round(size[0] * scale), round(size[1] * scale), NOWHERE) for scale in SCALES)
        super().__init__(SheetIndex(*size, *HEX, MARGIN, MARGIN, levels))

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        area = pygame.Rect(column * PAINTED, row * PAINTED, PAINTED, PAINTED)
        return self._part(self.index.levels[place].scale, area)

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        return self._part(level.scale, pygame.Rect(0, 0, level.width, level.height))

    def _part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """A part of the sheet at a scale."""
        plate = pygame.Surface(area.size, 0, 32)
        plate.fill(theme.mix(theme.FORM, theme.LIGHT, 0.2))
        width, height = HEX[0] * scale, HEX[1] * scale
        for hex_ in self._board.hexes():
            x, y = outline.centre(hex_)
            box = pygame.Rect(0, 0, round(width), round(height) + 1)
            box.center = (
                round(MARGIN * scale + x * width) - area.x,
                round(MARGIN * scale + y * height) - area.y,
            )
            if box.colliderect((0, 0, *area.size)):
                for ground in self._grounds(hex_, box.size):
                    plate.blit(ground, box)
                printed = self._board.number(hex_)
                number, baseline = face("condensed", NUMBER * scale), box.y + round(NUMBER * scale * 1.05)
                number.draw(plate, printed, (box.centerx, baseline), theme.INK_3, align="center")
        return plate

    def _grounds(self, hex_: Hex, size: tuple[int, int]) -> tuple[pygame.Surface, ...]:
        terrain = self._board.terrain(hex_)
        place = self._terrains.index(terrain) if terrain in self._terrains else None
        return _pictures(place, self._board.level(hex_), size)


@functools.lru_cache(maxsize=128)
def _pictures(place: int | None, level: int, size: tuple[int, int]) -> tuple[pygame.Surface, ...]:
    """What lies in a hex, undermost first: the height of its ground, and what grows or stands on it."""
    shown = [_cut("boards/level.png", level, 0)] if level else []
    if place is not None and (place or not level):
        ground = _cut("boards/terrain.png", place % ACROSS, place // ACROSS)
        if level:
            ground.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        shown.append(ground)
    return tuple(pygame.transform.smoothscale(ground, size) for ground in shown)


def _cut(name: str, column: int, row: int) -> pygame.Surface:
    """One picture of an editor's sheet, without what reaches over the edges of its hex."""
    width, height = PICTURE
    cut = picture(name).subsurface((column * width, row * height, width, height)).copy()
    mask = pygame.Surface(PICTURE, pygame.SRCALPHA)
    corners = [((x + 0.5) * width, (y + 0.5) * height) for x, y in HEXAGON]
    pygame.draw.polygon(mask, theme.LIGHT, corners)
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
