"""Rectangle of a raised card: enlarged above its own place, over the board, inside the window."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.games.volume1.table.pieces import card_pictures

WHOLE, MARGIN = 232, 6
"""Width of a raised card and its margin, in pixels at scale 1."""


def raised_card(box: pygame.Rect, board: pygame.Rect, window: tuple[int, int]) -> pygame.Rect:
    """Return the rectangle of an enlarged card: above its small rectangle `box`, at the lower edge of the board.

    It stays within the window, and is smaller if the window is too low.
    """
    gap = theme.px(MARGIN)
    free = pygame.Rect((0, 0), window).inflate(-2 * gap, -2 * gap)
    wide = theme.px(WHOLE)
    high = card_pictures.card_size(wide)[1]
    if high > free.height:
        wide = wide * free.height // high
    whole = pygame.Rect((0, 0), card_pictures.card_size(wide))
    whole.midbottom = (box.centerx, board.bottom - gap)
    return whole.clamp(free)
