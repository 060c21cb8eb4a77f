"""How the lines of a pencilled note on the board are set: as broad as what lies over the board leaves room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from combat.engine.stage.drawing import theme

HEAD, FURTHER = 18, 15
"""Type of the first line, and of the others."""
OVER_POINT = 4000
"""How many covered pixels it counts for if a note covers the point that it is about."""
BESIDE, LEAST = 60, 110
"""What is left free beside a note, and how narrow it is set at least, in pixels at scale 1."""


def broadest(lines: Sequence[str]) -> int:
    """How wide the longest line of a note is in pixels, the first of them in larger type."""
    sizes = (FURTHER if place else HEAD for place in range(len(lines)))
    return max(round(theme.font("hand", size, 700).width(words)) for size, words in zip(sizes, lines, strict=True))


def in_room(free: int, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines of a note, set anew where one is too long for as many pixels of the board as are free across."""
    room = max(free - theme.px(BESIDE), theme.px(LEAST))
    if broadest(lines) <= room:
        return tuple(lines)
    small = theme.font("hand", FURTHER, 700)
    head, *tail = theme.font("hand", HEAD, 700).wrap(lines[0], room)
    rest = (" ".join(tail), *lines[1:])
    return (head, *(line for words in rest if words for line in small.wrap(words, room)))


def note_size(lines: Sequence[str]) -> tuple[int, int]:
    """How large a note of some lines is in pixels."""
    return broadest(lines) + theme.px(16), theme.px(26) + theme.px(19) * (len(lines) - 1)


def covered(box: pygame.Rect, taken: Iterable[pygame.Rect], at: tuple[float, float]) -> int:
    """How much of what is taken a note would cover, and how bad it is if it covered the point that it is about."""
    area = sum(box.clip(rect).width * box.clip(rect).height for rect in taken)
    return area + (OVER_POINT if box.collidepoint(at) else 0)
