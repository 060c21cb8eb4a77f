"""Photographs of men with a white edge; a black band across the corner marks a man who was killed."""

from __future__ import annotations

import functools

import pygame

from combat.engine.stage.drawing import theme
from combat.games.volume1.table.pieces.portraits import portrait

EDGE, BAND = 0.05, 0.16
"""The widths of the white edge and of the band, as shares of the print's side."""


@functools.lru_cache(maxsize=64)
def framed(man: str, side: int, *, mourned: bool = False) -> pygame.Surface:
    """Return a man's photograph as a square of `side` pixels, with a black band if `mourned`.

    Cached; do not draw on it.
    """
    print_ = pygame.Surface((side, side))
    print_.fill(theme.LIGHT)
    edge = max(2, round(side * EDGE))
    print_.blit(portrait(man, side - 2 * edge), (edge, edge))
    if mourned:
        print_.blit(_band(side), (0, 0))
    pygame.draw.rect(print_, theme.INK_3, print_.get_rect(), 1)
    return print_


def _band(side: int) -> pygame.Surface:
    """Return the black band across the lower right corner, antialiased."""
    fine = 4
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    end, wide, reach = side * fine, round(side * fine * BAND), round(side * fine * 0.42)
    corners = [(end - reach - wide, end), (end, end - reach - wide), (end, end - reach), (end - reach, end)]
    pygame.draw.polygon(large, (*theme.INK[:3], 235), corners)
    return pygame.transform.smoothscale(large, (side, side))
