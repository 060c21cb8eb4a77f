"""Hex numbers of a painted sheet that are too small to be read: the ground beside each is laid over it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from combat.engine.tabletop.map.tiles import SheetIndex

NUMBER, READ = 10.8, 7.0
"""Size of a printed number in pixels of the sheet, and the least in pixels of the screen that can be read."""
WIDE, TOP, HIGH = 38.0, 3.2, 12.6
"""What a number takes with its pale halo: its width, from the upper side of its hex, and its height, in pixels of the
sheet."""


def too_small(zoom: float) -> bool:
    """Whether printed numbers cannot be read at a zoom."""
    return zoom * NUMBER < READ


def are_printed(index: SheetIndex) -> bool:
    """Whether the numbers of a sheet lie where painted sheets have them."""
    return not index.own_numbers and (index.rims is not None or index.shapes is not None)


def rub_out(plate: pygame.Surface, index: SheetIndex, corner: tuple[int, int], scale: float) -> None:
    """Lay over each number on a plate the strip of ground just below it, at its lower edge the one above it; `corner`
    is where the plate begins, in pixels of a level of a `scale`."""
    wide, high = max(1, round(WIDE * scale)), max(1, ceil(HIGH * scale))
    for x, y in _numbers(plate, index, corner, scale):
        box = pygame.Rect(round(x * scale) - corner[0] - wide // 2, floor(y * scale) - corner[1], wide, high)
        way = high if box.bottom + high <= plate.get_height() else -high
        ground = box.move(0, way).clip(plate.get_rect())
        plate.blit(plate, (ground.x, ground.y - way), ground)


def _numbers(
    plate: pygame.Surface, index: SheetIndex, corner: tuple[int, int], scale: float
) -> Iterator[tuple[float, float]]:
    """Yield the middle of the upper edge of each number that lies on a plate, in pixels of the sheet."""
    pitch, height = 0.75 * index.place_width, index.place_height
    left, top = corner[0] / scale, corner[1] / scale
    right, bottom = left + plate.get_width() / scale, top + plate.get_height() / scale
    first, last = (floor((edge - index.left - index.place_width / 2) / pitch) for edge in (left - WIDE, right + WIDE))
    for column in range(max(0, first), last + 1):
        x = index.left + index.place_width / 2 + column * pitch
        down = index.top + (height / 2 if column % 2 else 0.0)
        rows = range(max(0, floor((top - HIGH - down) / height)), floor((bottom - down) / height) + 1)
        for row in rows:
            if down + (row + 1) * height <= index.height - index.top + 1:
                yield x, down + row * height + TOP
