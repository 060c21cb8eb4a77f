"""Layout of handwritten notes on the board, wrapped to the width left by other overlays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from combat.engine.stage.drawing import theme

HEAD, FURTHER = 18, 15
"""Font size of the first line, and of the others."""
OVER_POINT = 4000
"""Cost in covered pixels of a note that covers the point it is about."""
BESIDE, LEAST, MOST = 60, 110, 480
"""Free width beside a note, its least width, and the largest at which a line is read easily, in pixels at scale 1."""


def broadest(lines: Sequence[str]) -> int:
    """Return the width in pixels of the widest line of a note; the first line has a larger font."""
    sizes = (FURTHER if place else HEAD for place in range(len(lines)))
    return max(round(theme.font("hand", size, 700).width(words)) for size, words in zip(sizes, lines, strict=True))


def in_room(free: int, lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines of a note, wrapped again if one is wider than the free width in pixels or the allowed width."""
    room = min(max(free - theme.px(BESIDE), theme.px(LEAST)), theme.px(MOST))
    if broadest(lines) <= room:
        return tuple(lines)
    small = theme.font("hand", FURTHER, 700)
    head, *tail = theme.font("hand", HEAD, 700).wrap(lines[0], room)
    rest = (" ".join(tail), *lines[1:])
    return (head, *(line for words in rest if words for line in small.wrap(words, room)))


def note_size(lines: Sequence[str]) -> tuple[int, int]:
    """Return width and height of a note in pixels."""
    return broadest(lines) + theme.px(16), theme.px(26) + theme.px(19) * (len(lines) - 1)


def covered(box: pygame.Rect, taken: Iterable[pygame.Rect], at: tuple[float, float]) -> int:
    """Return the cost of a note's position: the number of pixels covered in `taken`, plus a penalty for covering the
    point `at`.
    """
    area = sum(box.clip(rect).width * box.clip(rect).height for rect in taken)
    return area + (OVER_POINT if box.collidepoint(at) else 0)
