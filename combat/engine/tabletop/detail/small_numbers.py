"""Removal of printed numbers that are too small to be read, by covering them with adjacent ground."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from combat.engine.tabletop.detail.sheet_grid import SheetGrid
    from combat.engine.tabletop.map.tiles import SheetIndex

NUMBER, READ = 10.8, 7.0
"""Size of a printed number in sheet pixels, and the smallest legible size in screen pixels."""
WIDE, UP, HIGH = 38, 10.0, 12.6
"""Area of a number with its halo: width, height above the baseline, and total height, in sheet pixels."""


def too_small(zoom: float) -> bool:
    """Return whether printed numbers are illegible at a zoom (screen pixels per sheet pixel)."""
    return zoom * NUMBER < READ


def are_printed(index: SheetIndex) -> bool:
    """Return whether a sheet has numbers at the standard positions of painted sheets."""
    return not index.own_numbers and (index.rims is not None or index.shapes is not None)


def rub_out(plate: pygame.Surface, grid: SheetGrid, index: SheetIndex, corner: tuple[int, int], scale: float) -> None:
    """Cover each number on a picture of the sheet with the ground below the number, or above it at the lower edge.

    `plate` is changed; `corner` is its position in pixels of the sheet at `scale`.
    """
    wide, high = max(1, round(WIDE * scale)), max(1, ceil(HIGH * scale))
    area = pygame.Rect([floor(value / scale) for value in (*corner, *plate.get_size())]).inflate(2 * WIDE, 2 * WIDE)
    for x, foot in grid.feet(index, area):
        box = pygame.Rect(round(x * scale) - corner[0] - wide // 2, floor((foot - UP) * scale) - corner[1], wide, high)
        if box.colliderect(plate.get_rect()):
            way = high if box.bottom + high <= plate.get_height() else -high
            ground = box.move(0, way).clip(plate.get_rect())
            plate.blit(plate, (ground.x, ground.y - way), ground)
