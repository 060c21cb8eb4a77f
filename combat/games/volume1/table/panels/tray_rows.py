"""How pieces lie in the tray: whole in rows, or small where the window is small for its scale."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme

MARKER, PITCH, ROW = 80, 84, 86
COLUMNS = 9
CHIP_WIDE, CHIP_ROW, CHIP_HIGH, CHIP_GAP = 100, 23, 21, 3
"""Width of a chip at least, what a row of them takes, their height and what lies between two."""
COUNTER = 58
"""Width of a small counter at least; all in pixels at scale 1."""
LEFT, TOP, RIGHT = 8, 7, 10
SNUG_TOP = 4
"""What is left free beside and above the pieces, and to the right for the bar of a tray that scrolls."""


def whole(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """The places of so many markers or counters, as large as ever: where they find no room the tray is scrolled."""
    px, columns = theme.px, min(COLUMNS, max(1, (rect.width - theme.px(LEFT)) // theme.px(PITCH)))
    return [
        pygame.Rect(
            rect.x + px(LEFT) + place % columns * px(PITCH), rect.y + px(TOP) + place // columns * px(ROW),
            px(MARKER), px(MARKER),
        )
        for place in range(count)
    ]  # fmt: skip


def chips(count: int, rect: pygame.Rect) -> list[pygame.Rect]:
    """The places of so many chips, as many beside each other as have room."""
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
    """The places of so many counters in one row, small if they must be; in several where even so they find no room."""
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
    """How high the tray must be for pieces that lie in it so."""
    return max((box.bottom for box in places), default=rect.y) - rect.y + theme.px(SNUG_TOP)
