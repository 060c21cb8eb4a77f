"""Rows of pieces in the tray: full size, or small if the window is small for its scale."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme

MARKER, PITCH, ROW = 80, 84, 86
COLUMNS = 9
CHIP_WIDE, CHIP_ROW, CHIP_HIGH, CHIP_GAP = 100, 23, 21, 3
"""Minimum width of a chip, pitch of a row, height, and gap."""
COUNTER = 58
"""Minimum width of a small counter; all in pixels at scale 1."""
LEFT, TOP, RIGHT = 8, 7, 10
SNUG_TOP = 4
"""Space beside and above the pieces, and on the right for a scroll bar."""


def whole(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles of `count` full-size markers or counters; the tray scrolls if they do not fit."""
    px, columns = theme.px, min(COLUMNS, max(1, (rect.width - theme.px(LEFT)) // theme.px(PITCH)))
    return [
        pygame.Rect(
            rect.x + px(LEFT) + place % columns * px(PITCH), rect.y + px(TOP) + place // columns * px(ROW),
            px(MARKER), px(MARKER),
        )
        for place in range(count)
    ]  # fmt: skip


def chips(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles of `count` chips, as many side by side as fit."""
    px = theme.px
    room = rect.width - px(LEFT) - px(RIGHT) + px(CHIP_GAP)
    columns = max(1, room // px(CHIP_WIDE))
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        left, right = (room * at // columns for at in (column, column + 1))
        box = pygame.Rect(rect.x + px(LEFT) + left, rect.y + px(SNUG_TOP) + row * px(CHIP_ROW), 0, px(CHIP_HIGH))
        box.width = right - left - px(CHIP_GAP)
        found.append(box)
    return found


def counters(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles of `count` counters in one row, made smaller to fit; in several rows if that is not
    enough.
    """
    px = theme.px
    room, gap = rect.width - px(LEFT) - px(RIGHT), px(PITCH - MARKER)
    side = max(px(COUNTER), min(px(MARKER), room // max(1, count) - gap))
    columns = max(1, (room + gap) // (side + gap))
    return [
        pygame.Rect(
            rect.x + px(LEFT) + place % columns * (side + gap), rect.y + px(TOP) + place // columns * (side + px(6)),
            side, side,
        )
        for place in range(count)
    ]  # fmt: skip


def height(places: list[pygame.Rect], rect: pygame.Rect) -> int:
    """Return the height in pixels of a tray that holds pieces at `places`."""
    return max((box.bottom for box in places), default=rect.y) - rect.y + theme.px(SNUG_TOP)
