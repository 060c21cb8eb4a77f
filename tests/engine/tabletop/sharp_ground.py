"""Compare the sharpness of a painted sheet in windows of 1920 × 1080 and 3840 × 2160."""

from __future__ import annotations

from itertools import pairwise

import pygame

from combat.engine.tabletop.map.camera import BLOCKS, TILE, ZOOMS
from combat.engine.tabletop.map.tiles import Tiles

KNOWN, LARGE = ZOOMS.index(TILE / 216), ZOOMS.index(TILE / 152)
"""The zoom steps at which boards are shown in windows of 1920 × 1080 and of 3840 × 2160."""
LEAST, SOFT = 0.8, 0.75
"""Least share of the smaller window's sharpness that the larger one has, and that it must not reach without detail."""


def sharpness(picture: pygame.Surface) -> float:
    """Return the sharpness of an image: the mean square of the differences of adjacent pixels, in green."""
    green, width = pygame.image.tobytes(picture, "RGB")[1::3], picture.get_width()
    steps = sum((a - b) ** 2 for a, b in pairwise(green))
    return (steps + sum((a - b) ** 2 for a, b in zip(green, green[width:], strict=False))) / len(green)


def ground(tiles: Tiles, step: int, left: int, top: int, *, finished: bool) -> pygame.Surface:
    """Return a piece of ground at a zoom step, as on the screen.

    `finished` adds the details drawn over enlarged tiles.
    """
    zoom = ZOOMS[step]
    part = pygame.Rect(round(left * zoom), round(top * zoom), round(BLOCKS[LARGE] * zoom), round(BLOCKS[LARGE] * zoom))
    shown = pygame.Surface(part.size)
    for x in range(part.left // TILE, (part.right - 1) // TILE + 1):
        for y in range(part.top // TILE, (part.bottom - 1) // TILE + 1):
            tile = tiles._finished((step, x, y), tiles) if finished else tiles._made((step, x, y), tiles)
            shown.blit(tile, (x * TILE - part.left, y * TILE - part.top))
    return shown
