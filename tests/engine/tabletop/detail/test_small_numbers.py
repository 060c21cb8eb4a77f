"""Printed hex numbers are drawn where they are legible, and left out elsewhere."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.tabletop.detail.small_numbers import HIGH, NUMBER, READ, UP, WIDE, rub_out
from combat.engine.tabletop.hexes.board_grid import FOOT, BoardGrid
from combat.engine.tabletop.map.camera import FARTHEST, ZOOMS
from combat.engine.tabletop.map.tiles import Level, SheetIndex, Tiles

GRASS, INK = (120, 140, 80), (30, 25, 20)
HEX, MARGIN, BOARD = (128.0, 111.0), 46.0, (9, 8)
GRID = BoardGrid(Board.of("bare", *BOARD))


def index(*, shapes: bool = True) -> SheetIndex:
    """Return the index of a sheet, with or without the shapes of its hexes."""
    columns, rows = outline.sheet_size(*BOARD)
    width, height = (round(size * side + 2 * MARGIN) for size, side in zip((columns, rows), HEX, strict=True))
    levels = tuple(Level(share, round(width * share), round(height * share), Path()) for share in (1.0, 0.5, 0.25))
    kept = Path("shapes") if shapes else None
    return SheetIndex(width, height, *HEX, MARGIN, MARGIN, levels, shapes=kept)


def printed(sheet: SheetIndex, scale: float) -> pygame.Surface:
    """Return a level of a sheet: grass with a bar of ink at the number of each hex."""
    level = next(level for level in sheet.levels if level.scale == scale)
    plate = pygame.Surface((level.width, level.height), 0, 32)
    plate.fill(GRASS)
    for column in range(1, BOARD[0] + 1):
        for row in range(1, BOARD[1] + 1):
            x, y = outline.centre(hexes.label(column, row))
            at = (MARGIN + x * HEX[0], MARGIN + y * HEX[1] - HEX[1] / 2 + FOOT - UP + 1)
            size = (WIDE - 6, HIGH - 2.5)
            plate.fill(INK, [round(value * scale) for value in (at[0] - size[0] / 2, at[1], *size)])
    return plate


class Printed(Tiles):
    """Tiles of the sheet, cut from its levels."""

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        """Return a tile of a level."""
        tile = pygame.Surface((512, 512), 0, 32)
        tile.blit(printed(self.index, self.index.levels[place].scale), (-512 * column, -512 * row))
        return tile


def inked(plate: pygame.Surface) -> int:
    """Return the number of pixels that have approximately the colour of ink."""
    return pygame.mask.from_threshold(plate, INK, (25, 25, 25, 255)).count()


@pytest.mark.parametrize("scale", [1.0, 0.5, 0.25])
def test_no_number_is_left_at_any_level_nor_on_a_part_of_it(scale: float) -> None:
    sheet = index()
    plate = printed(sheet, scale)
    assert inked(plate) > 72 * 50 * scale * scale
    part = plate.subsurface((40, 40, 100, 90)).copy()
    rub_out(plate, GRID, sheet, (0, 0), scale)
    assert inked(plate) == 0
    rub_out(part, GRID, sheet, (40, 40), scale)
    assert inked(part) == 0


@pytest.mark.parametrize("step", range(FARTHEST, len(ZOOMS)))
def test_tiles_have_their_numbers_from_the_zoom_on_at_which_they_are_read(step: int) -> None:
    if ZOOMS[step] > 1.3:
        return
    tile = Printed(index(), GRID)
    readable = ZOOMS[step] * NUMBER >= READ
    assert bool(inked(tile._made((step, 0, 0), tile))) is readable


def test_a_sheet_whose_numbers_lie_elsewhere_is_left_as_it_is() -> None:
    for sheet in (index(shapes=False), replace(index(), own_numbers=True)):
        tile = Printed(sheet, GRID)
        assert inked(tile._made((0, 0, 0), tile))
        assert inked(tile.overview)
    assert not inked(Printed(index(), GRID).overview)
