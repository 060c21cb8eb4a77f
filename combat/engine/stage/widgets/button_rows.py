"""Layout of buttons at the foot of a form: from the right, in several rows if needed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import Button

GAP, HIGH, RISE = 8, 34, 40
"""Gap between two buttons, button height, and row distance, in pixels at scale 1."""


ROOMY = 350
"""Height in pixels at scale 1 from which a second row is preferred to hiding the keys."""


def lay_abreast(
    buttons: Sequence[Button], room: pygame.Rect, alone: Button | None = None, *, tight: bool = False
) -> int:
    """Place buttons at the bottom of an area, from the right; return the y coordinate of the highest row.

    There are as few rows as possible, of similar length. `alone` is placed at the left of the lowest row. In a `tight`
    window the keys are hidden if one row, or two in a high area, cannot hold the buttons.
    """
    px, all_ = theme.px, [*buttons, *([alone] if alone is not None else [])]
    for bare in (False, True):
        for button in all_:
            button.bare = bare
        rows = _rows(buttons, room.width, alone)
        if len(rows) == 1 or not tight or (len(rows) == 2 and room.height >= px(ROOMY)):
            break
    top = room.bottom - px(HIGH)
    if alone is not None:
        alone.place(room.left + alone.width(), top, px(HIGH))
    for place, row in enumerate(rows):
        right, y = room.right, top - px(RISE) * place
        for button in row:
            right = button.place(right, y, px(HIGH)).left - px(GAP)
    return top - px(RISE) * (len(rows) - 1)


def _rows(buttons: Sequence[Button], room: int, alone: Button | None) -> list[list[Button]]:
    """Return the buttons of each row, the lowest first: the fewest rows, evenly filled."""
    gap = theme.px(GAP)
    first = room - (alone.width() + gap if alone is not None else 0)
    fewest = _filled(buttons, first, room, len(buttons))
    even = -(-len(buttons) // max(1, len(fewest)))
    evened = _filled(buttons, first, room, even)
    return evened if len(evened) == len(fewest) else fewest


def _filled(buttons: Sequence[Button], first: int, room: int, most: int) -> list[list[Button]]:
    """Return rows filled from the first on, each with at most `most` buttons."""
    gap = theme.px(GAP)
    rows: list[list[Button]] = [[]]
    left = first
    for button in buttons:
        wide = button.width()
        if len(rows[-1]) >= most or (wide > left and (rows[-1] or (len(rows) == 1 and first < room))):
            rows.append([])
            left = room
        rows[-1].append(button)
        left -= wide + gap
    return rows
