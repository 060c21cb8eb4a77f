"""Card of the player as a slip, used where the whole card does not fit: initiative, title and kind (5.1)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import largest, lines_in
from combat.engine.stage.drawing.lettering import face
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import FriendlyCardFace
from combat.games.volume1.table.pieces.message_form import FIGURES, NAMES, STAMPS, TITLE

HEIGHT, SIDE, ROW, FOOT = 162, 8, 21, 22
"""Height of a slip, side margin, height of an initiative row, and of the foot with the kind, in units."""
NAMED = 96
"""Width in units from which teams are named beside their signs."""


class MessageSlip:
    """Painter of the slip; ``unit`` is the number of pixels per unit of its height."""

    def __init__(self, face_: FriendlyCardFace, unit: float) -> None:
        self.face, self.unit = face_, unit

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the whole slip on a sheet."""
        unit, wide = self.unit, sheet.get_width()
        top = 6.0
        for (team, name), value in zip(self.face.teams, self.face.initiative or (), strict=False):
            self._row(sheet, team, name, value, (top + ROW * 0.75) * unit)
            top += ROW
        if self.face.initiative is not None:
            self._rule(sheet, top + 3)
        self._title(sheet, top + 6, HEIGHT - FOOT - 2)
        self._rule(sheet, HEIGHT - FOOT)
        room = wide - 2 * SIDE * unit
        kind = largest(self.face.stamp, room, "condensed", 700, *(size * unit for size in (14, 13, 12, 11)))
        at = (wide / 2, (HEIGHT - FOOT / 2) * unit + kind.cap / 2)
        kind.draw(sheet, self.face.stamp, at, STAMPS[self.face.kind], align="center", room=room)

    def _row(self, sheet: pygame.Surface, team: str, name: str, value: int, baseline: float) -> None:
        unit, wide = self.unit, sheet.get_width()
        palette.draw_team(sheet, team, ((SIDE + 5) * unit, baseline - 5 * unit), 5 * unit)
        values = face("typewriter", 18 * unit, 700)
        taken = values.draw(sheet, str(value), (wide - SIDE * unit, baseline), FIGURES, align="right")
        if wide >= NAMED * unit:
            left = (SIDE + 15) * unit
            room = wide - left - taken - (SIDE + 4) * unit
            names = largest(name, room, "condensed", 500, *(size * unit for size in (14, 12.5, 11)))
            names.draw(sheet, name, (left, baseline), NAMES, room=room)

    def _title(self, sheet: pygame.Surface, top: float, bottom: float) -> None:
        unit, wide = self.unit, sheet.get_width()
        room, rows = wide - 2 * SIDE * unit, int((bottom - top) // 15)
        typed = face("typewriter", 15.5 * unit, 700)
        lines, type_ = typed.wrap(self.face.title, room), typed
        if len(lines) > rows or any(typed.width(word) > room for word in self.face.title.split()):
            sizes = ((15, 700), (13.5, 700), (12.5, 600), (11.5, 600))
            type_, lines = lines_in(self.face.title, room, rows, *(("condensed", size * unit, w) for size, w in sizes))
        for number, line in enumerate(lines[:rows]):
            type_.draw(sheet, line, (SIDE * unit, (top + 13 + 15.5 * number) * unit), TITLE, room=room)

    def _rule(self, sheet: pygame.Surface, y: float) -> None:
        unit = self.unit
        ink = theme.mix(palette.FRIENDLY_CARD, theme.FORM_RULE, 0.6)
        left = round(SIDE * unit / 2)
        sheet.fill(ink, (left, round(y * unit), sheet.get_width() - 2 * left, max(1, round(0.8 * unit))))
