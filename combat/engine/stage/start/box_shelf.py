"""Layout of the boxes of all games on the start screen, in as many rows as needed."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme

WIDE, HIGH, GAP = 188, 108, 14
"""Usual size of a box, and the gap between two, in pixels at scale 1."""
NARROW = 120
"""Least width of a box in a row, in pixels at scale 1; below it another row begins."""
LOW = 38
"""Least height of a box in pixels at scale 1."""


def places(count: int, area: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangle of each box, row by row, at the lower left corner of the area.

    All boxes have the same size. The smallest number of rows whose boxes are wide enough is used, or else the number of
    rows with the largest boxes.
    """
    if not count:
        return []
    sizes = {rows: _size(count, rows, area) for rows in range(1, count + 1)}
    fewest = (rows for rows, (wide, high) in sizes.items() if wide >= theme.px(NARROW) and high >= wide * HIGH // WIDE)
    rows = next(fewest, max(sizes, key=lambda rows: (sizes[rows][0] * sizes[rows][1], -rows)))
    wide, high = sizes[rows]
    columns, gap = _columns(count, rows), theme.px(GAP)
    top = area.bottom - rows * high - (rows - 1) * gap
    return [
        pygame.Rect(area.x + place % columns * (wide + gap), top + place // columns * (high + gap), wide, high)
        for place in range(count)
    ]


def least_height(count: int) -> int:
    """Return the minimum height of the boxes in pixels: two rows for more than two games."""
    rows = min(2, max(1, count - 1))
    return rows * theme.px(LOW) + (rows - 1) * theme.px(GAP) if count else 0


def _columns(count: int, rows: int) -> int:
    return -(-count // rows)


def _size(count: int, rows: int, area: pygame.Rect) -> tuple[int, int]:
    """Return width and height of boxes in a number of rows; in a low area they are flatter than usual."""
    columns, gap = _columns(count, rows), theme.px(GAP)
    wide = min(theme.px(WIDE), (area.width - (columns - 1) * gap) // columns)
    high = min(wide * HIGH // WIDE, (area.height - (rows - 1) * gap) // rows)
    return max(0, wide), max(0, high)
