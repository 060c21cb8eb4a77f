"""Face of a raised fate card, with explanations of order, action and event (1.2)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut
from combat.engine.stage.drawing.lettering import face
from combat.games.command.table import nations
from combat.games.command.table.pieces.faces import CardFace
from combat.games.command.table.pieces.fate_form import MARGIN, PAPER, FateForm

TEXT, STEP = 10.0, 12.5
"""Font size and line spacing of explanations, in units of the card."""
BAND, EVENT, FOOT, GAP = 40.0, 26.0, 62.0, 5.0
"""Heights of order and action, of the event's name, of hex and dice, and the gap between parts."""
NAMES: tuple[Cut, ...] = (("condensed", 18.0, 700), ("condensed", 16.0, 700), ("condensed", 14.5, 700))
"""Fonts of order and action."""


class ToldForm(FateForm):
    """Draws a fate card with explanations, `wide` units wide and as high as its text needs."""

    def __init__(self, face_: CardFace, unit: float, wide: float) -> None:
        super().__init__(face_, unit, (wide, 0.0))
        self._type = face("sans", TEXT * unit)
        room = (wide - 2 * MARGIN - 4) * unit
        self._told = [self._type.wrap(words, room) if words else [] for words in face_.told]
        parts = (BAND, BAND, EVENT)
        text = sum(len(lines) * STEP + 2 * GAP for lines in self._told)
        self.high = MARGIN + sum(parts) + text + FOOT

    @property
    def size(self) -> tuple[int, int]:
        """Return the width and height of the card in pixels."""
        return round(self.wide * self.unit), round(self.high * self.unit)

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the whole card with its explanations on a surface."""
        pale, shown = theme.mix(self.look.ground, PAPER, 0.35), self.face
        top = MARGIN
        rows = (top, top + BAND)
        self._band(sheet, "order", rows, self.look.band, nations.BAND_INK, shown.order, shown.order_icon, NAMES)
        top = self._tell(sheet, 0, rows[1])
        rows = (top, top + BAND)
        self._band(sheet, "action", rows, pale, theme.INK, shown.action, shown.action_icon, NAMES)
        top = self._tell(sheet, 1, rows[1])
        self._event(sheet, (top, top + EVENT))
        self._tell(sheet, 2, top + EVENT)
        self._foot(sheet)

    def _tell(self, sheet: pygame.Surface, part: int, top: float) -> float:
        """Draw the explanation of one part below it; return the top of the next part."""
        top += GAP
        for number, line in enumerate(self._told[part]):
            base = (top + number * STEP + TEXT) * self.unit
            self._type.draw(sheet, line, ((MARGIN + 2) * self.unit, base), theme.INK_2)
        return top + len(self._told[part]) * STEP + GAP
