"""Numbers printed on a painted sheet that are too small to be read: the ground beside each is laid over it."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from combat.engine.tabletop.detail.sheet_grid import SheetGrid
    from combat.engine.tabletop.map.tiles import SheetIndex

NUMBER, READ = 10.8, 7.0
"""Size of a printed number in pixels of the sheet, and the least in pixels of the screen that can be read."""
WIDE, UP, HIGH = 38, 10.0, 12.6
"""What a number takes with its pale halo: its width, how far it reaches up from its foot, and its height, in pixels of
the sheet."""


def too_small(zoom: float) -> bool:
    """Whether printed numbers cannot be read at a zoom."""
    return zoom * NUMBER < READ


def are_printed(index: SheetIndex) -> bool:
    """Whether the numbers of a sheet lie where painted sheets have them."""
    return not index.own_numbers and (index.rims is not None or index.shapes is not None)


def rub_out(plate: pygame.Surface, grid: SheetGrid, index: SheetIndex, corner: tuple[int, int], scale: float) -> None:
    """Lay over each number on a plate the strip of ground just below it, at its lower edge the one above it; `corner`
    is where the plate begins, in pixels of a level of a `scale`."""
    wide, high = max(1, round(WIDE * scale)), max(1, ceil(HIGH * scale))
    area = pygame.Rect([floor(value / scale) for value in (*corner, *plate.get_size())]).inflate(2 * WIDE, 2 * WIDE)
    for x, foot in grid.feet(index, area):
        box = pygame.Rect(round(x * scale) - corner[0] - wide // 2, floor((foot - UP) * scale) - corner[1], wide, high)
        if box.colliderect(plate.get_rect()):
            way = high if box.bottom + high <= plate.get_height() else -high
            ground = box.move(0, way).clip(plate.get_rect())
            plate.blit(plate, (ground.x, ground.y - way), ground)
