"""Texture of paper and print screen at screen resolution, as one seamlessly repeating tile."""

from __future__ import annotations

import functools
import math
from random import Random

import pygame

from combat.engine.tabletop.map.camera import TILE

EVEN = 8
"""Mean value of the pattern, which is subtracted after it was added."""
TOOTH, SCREEN = 2.4, 1.6
"""Amplitude of paper and screen, of 255."""
WAVES = (77, 21)
"""Periods of the screen across and down a tile; whole numbers, so that tiles join seamlessly."""


@functools.lru_cache(maxsize=1)
def tooth() -> pygame.Surface:
    """Return the tile of the texture, an RGB picture of brightness around `EVEN`. It is cached: do not draw on it."""
    source, (across, down) = Random("print-tooth"), WAVES
    turn = math.tau / TILE
    first = [[math.cos(turn * (across * x + down * y)) for x in range(TILE)] for y in range(TILE)]
    plate = bytearray()
    for y in range(TILE):
        for x in range(TILE):
            screen = (first[y][x] + first[-x % TILE][y]) / 2
            value = round(EVEN + screen * SCREEN + source.gauss(0, TOOTH) / 1.5)
            plate += bytes((min(2 * EVEN, max(0, value)),) * 3)
    return pygame.image.frombytes(bytes(plate), (TILE, TILE), "RGB")
