"""Drawing shared by the scenes of force lists: group headings, and a sheet of text beside the list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import rule
from combat.engine.stage.paper.column import Column

SIDE, LEAST, MOST, INNER = 44, 320, 520, 20
"""Space beside the sheet, its least and greatest width, and its margin, in pixels at scale 1."""


HEAD = 30
"""Height of a heading above a row, in pixels at scale 1."""


def draw_group_heading(surface: pygame.Surface, box: pygame.Rect, heading: str) -> None:
    """Draw the heading of a group of rows, with a line below it."""
    px = theme.px
    base, left, right = box.y + px(20), box.x + px(16), box.right - px(16)
    face, tracking = theme.font("condensed", 14, 700), 1.3 * theme.scale()
    face.draw(surface, heading.upper(), (left, base), theme.FORM_RULE, room=right - left, tracking=tracking)
    rule(surface, left, right, base + px(6))


def draw_side_sheet(surface: pygame.Surface, listed: pygame.Rect, fill: Callable[[Column], None]) -> bool:
    """Draw a sheet left of a list's rectangle, with content drawn by `fill`; return whether there was room for it."""
    px = theme.px
    wide = min(px(MOST), listed.left - px(2 * SIDE))
    if wide < px(LEAST):
        return False
    inner = wide - 2 * px(INNER)
    measured = Column(None, 0, 0, inner)
    fill(measured)
    card = pygame.Rect(0, 0, wide, min(listed.height, measured.y + px(28)))
    card.midright = listed.left - px(SIDE), listed.centery
    theme.lay_paper(surface, card, "form")
    surface.set_clip(card.inflate(0, -px(8)))
    fill(Column(surface, card.x + px(INNER), card.y + px(6), inner))
    surface.set_clip(None)
    return True
