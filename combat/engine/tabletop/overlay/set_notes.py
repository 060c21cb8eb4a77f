"""How the lines of a pencilled note on the board are set: as broad as what lies over the board leaves room for."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.drawing import theme

HEAD, FURTHER = 18, 15
"""Type of the first line, and of the others."""
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
