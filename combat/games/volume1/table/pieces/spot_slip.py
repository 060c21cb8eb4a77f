"""Enemy card as a slip, used where many are open: man or team, order, and initiative (9.1)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import sign
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import EnemyCardFace
from combat.games.volume1.table.pieces.spot_report import CHECK_RED, INK, SEAL, SEAL_EDGE, SEAL_FIGURE

HEIGHT = 38.0
"""Height of a slip in units; all measures below are in units."""
SEAL_SIZE, TEAM_SIZE, MARGIN = 11.0, 5.5, 7.0


class SpotSlip:
    """Painter of the slip; `unit` is the number of pixels per unit."""

    def __init__(self, face: EnemyCardFace, unit: float) -> None:
        self.face, self.unit = face, unit

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the whole slip on a sheet."""
        unit, left, right = self.unit, MARGIN * self.unit, sheet.get_width() - MARGIN * self.unit
        right = self._seal(sheet, right) - 4 * unit
        begin = left
        if self.face.team:
            palette.draw_team(sheet, self.face.team, (left + TEAM_SIZE * unit, 11.5 * unit), TEAM_SIZE * unit)
            begin += (2 * TEAM_SIZE + 4) * unit
        self._words(sheet, self.face.subject, (begin, 16.5 * unit), right - begin, 700)
        order, checks, directions = self.used()
        for words, ink in ((directions, INK), (checks, CHECK_RED)):
            right = self._beside(sheet, words, right, ink)
        self._words(sheet, order, (left, 32.5 * unit), right - left, 600)

    def used(self) -> tuple[str, str, str]:
        """Return order, checks and directions of the highlighted row, as text.

        If the man has another order, return that alone. If no row is highlighted, return the card's directions of rout
        and berserk as the order.
        """
        if self.face.in_force:
            return self.face.in_force, "", ""
        section, number = self.face.lit or ("", 0)
        rows = {"cover": self.face.cover_rows, "open": self.face.open_rows}.get(section)
        if rows is not None:
            return rows[number].order, rows[number].checks, rows[number].directions
        printed = {"rout": self.face.rout, "berserk": self.face.berserk}
        return printed.get(section, " · ".join(printed.values())), "", ""

    def _seal(self, sheet: pygame.Surface, right: float) -> float:
        """Paint the initiative at the right end; return the left edge of its seal."""
        unit = self.unit
        seal = sign("circle", SEAL_SIZE * unit, SEAL, SEAL_EDGE, max(1.0, unit * 0.7))
        middle = (round(right - SEAL_SIZE * unit), round(HEIGHT / 2 * unit))
        sheet.blit(seal, seal.get_rect(center=middle))
        figure = largest(str(self.face.initiative), 2 * SEAL_SIZE * unit, "sans", 700, 13 * unit)
        at = (middle[0], middle[1] + figure.cap / 2)
        figure.draw(sheet, str(self.face.initiative), at, SEAL_FIGURE, align="center")
        return right - 2 * SEAL_SIZE * unit

    def _words(self, sheet: pygame.Surface, words: str, at: tuple[float, float], room: float, weight: int) -> None:
        """Paint words in the largest type that fits."""
        sizes = (size * self.unit for size in (15, 14, 13, 12))
        largest(words, room, "condensed", weight, *sizes).draw(sheet, words, at, INK, room=room)

    def _beside(self, sheet: pygame.Surface, words: str, right: float, ink: Rgb) -> float:
        """Paint what is behind the order; return its left edge."""
        if not words:
            return right
        type_ = largest(words, right, "condensed", 700, 14 * self.unit)
        wide = type_.draw(sheet, words, (right, 32.5 * self.unit), ink, align="right")
        return right - wide - 4 * self.unit
