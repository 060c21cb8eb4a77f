"""Fate card for small spaces: only its order and action, as large as possible (1.2)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.command.table import nations
from combat.games.command.table.pieces.faces import CardFace, Part
from combat.games.command.table.pieces.fate_form import FAINT, PAPER, TRIGGER

EDGE, GAP, ICON = 5, 5, 26
"""Margin, gap between the parts, and icon height, in pixels at scale 1."""
SIZES, SMALL = (16.0, 15.0, 14.0, 13.0), (12.0, 11.0, 10.0)
"""Font sizes, and those for a slip too low for long names."""


class FateSlip:
    """Draws a fate card reduced to a slip, in screen pixels."""

    def __init__(self, face_: CardFace) -> None:
        self.face = face_
        self.look = nations.look(face_.nation, face_.side)

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the order above and the action below on a surface."""
        px, (wide, high) = theme.px, sheet.get_size()
        half = (high - 2 * px(EDGE) - px(GAP)) // 2
        order = pygame.Rect(px(EDGE), px(EDGE), wide - 2 * px(EDGE), half)
        self._part(sheet, "order", order, self.look.band, nations.BAND_INK)
        action = pygame.Rect(order.x, order.bottom + px(GAP), order.width, half)
        self._part(sheet, "action", action, theme.mix(self.look.ground, PAPER, 0.35), theme.INK)

    def _part(self, sheet: pygame.Surface, part: Part, box: pygame.Rect, ground: Rgb, ink: Rgb) -> None:
        """Draw a part: icon, and name in up to two lines."""
        px = theme.px
        if self.face.asked and part not in self.face.playable:
            ground, ink = theme.mix(ground, PAPER, 0.72), FAINT
        lit = part in self.face.playable
        edge, line = (theme.CHOSEN, 3.0) if lit else (theme.mix(ground, theme.DARK, 0.4), 1.0)
        sheet.blit(shapes.rounded(box.size, px(3), ground, edge, max(1.0, line * theme.scale())), box)
        words, icon = (
            (self.face.order, self.face.order_icon) if part == "order" else (self.face.action, self.face.action_icon)
        )
        room = box.width - 2 * px(3)
        type_, lines = lines_in(words, room, 2, *(("condensed", size, 700) for size in SIZES))
        for size in SMALL:
            if len(lines) * type_.size * 1.02 > box.height:
                type_, lines = lines_in(words, room, 2, ("condensed", size, 700))
        high, step = len(lines) * type_.size * 1.02, type_.size * 1.02
        left = box.height - high - px(4)
        if left >= px(14) and has_asset(f"icons/uses/{icon}.png"):
            side = min(px(ICON), round(left))
            mark = pygame.Rect(0, 0, side, side)
            mark.midtop = (box.centerx, box.y + round((box.height - high - side) / 2))
            theme.draw_icon(sheet, f"uses/{icon}", mark, ink)
            top = float(mark.bottom)
        else:
            top = box.centery - high / 2
        for number, words_ in enumerate(lines):
            row = (box.x + px(3), top + number * step, room, step)
            type_.draw_in(sheet, words_, row, ink, align="center")
        if part == "action" and self.face.defenders:
            at = (box.right - px(4), box.y + px(13))
            theme.font("stencil", 13, 700).draw(sheet, "D", at, TRIGGER, align="right")


def part_of_slip(share: float) -> Part:
    """Return the part of a slip at a share (0 to 1) of its height from the top."""
    return "order" if share < 0.5 else "action"
