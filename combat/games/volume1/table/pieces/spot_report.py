"""Enemy card, drawn as a typed spot report with tables for men in cover and in the open (9.1)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import SQUEEZE, Font, face
from combat.engine.stage.drawing.rubber_stamp import press, rubber_stamp
from combat.engine.stage.drawing.shapes import sign
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import CardRow, EnemyCardFace

INK, CHECK_RED, STAMP = theme.rgb("#23221F"), theme.rgb("#9E2A1F"), theme.rgb("#F0D3C8")
SEAL, SEAL_EDGE, SEAL_FIGURE = theme.rgb("#7A4A22"), theme.rgb("#3C220C"), theme.rgb("#FBF3DF")
PRINTED = theme.rgb("#47473F")
"""Ink of the form itself, under the typing."""

FOLD = 92
"""Distance in units by which the foot of a folded card is higher."""

ORDERS = 75
"""Left edge of the orders, in units."""
WORD_GAP = 3.2
"""Units between an order and what is typed behind it."""


class SpotReport:
    """Painter of the report; ``unit`` is the number of pixels per unit of the card."""

    def __init__(self, face_: EnemyCardFace, unit: float) -> None:
        self.face, self.unit = face_, unit
        self.plain, self.bold = face("typewriter", 13 * self.unit), face("typewriter", 13 * self.unit, 700)

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the whole report on a sheet."""
        unit = self.unit
        stamp = rubber_stamp(self.face.stamp, self._stamp_size(), STAMP, -24, double=False)
        press(sheet, stamp, (92 * unit, (86 if self.face.folded else 122) * unit))
        wide = self.plain.draw(sheet, str(self.face.serial), (172 * unit, 20 * unit), INK, align="right")
        room, sizes = 156 * unit - wide, (13.5 * unit, 12 * unit, 10.5 * unit)
        heading = largest(self.face.heading, room, "typewriter", 700, *sizes)
        text, squeeze = heading.fit(self.face.heading, room)
        heading.draw_typed(sheet, text, (12 * unit, 20 * unit), INK, seed=self.face.serial, squeeze=squeeze)
        text, squeeze = self.plain.fit(self.face.subject, self._draw_in_force(sheet))
        self.plain.draw_typed(sheet, text, (12 * unit, 34.5 * unit), INK, seed=self.face.serial, squeeze=squeeze)
        if self.face.team:
            palette.draw_team(sheet, self.face.team, (166 * unit, 30.5 * unit), 5.5 * unit)
        self._line(sheet, 40)
        self._tables(sheet)
        self._line(sheet, 222 - self._fold)
        self._foot(sheet)

    def _draw_in_force(self, sheet: pygame.Surface) -> float:
        """Paint the order that the man has instead of the card's; return the room left for his name."""
        unit, room = self.unit, (142 if self.face.team else 160) * self.unit
        found = self.order_in_force(room / 2)
        if found is None:
            return room
        order, type_ = found
        right = 12 * unit + room
        return room - type_.draw(sheet, order, (right, 34.5 * unit), CHECK_RED, align="right", room=room / 2) - 4 * unit

    def order_in_force(self, room: float) -> tuple[str, Font] | None:
        """Return the text of the man's order and its font, in the short form if the long one exceeds `room` pixels.

        Return None if his order is that of the card.
        """
        if not self.face.in_force:
            return None
        sizes = (14 * self.unit, 12.5 * self.unit, 11 * self.unit)
        whole = largest(self.face.in_force, room, "condensed", 700, *sizes)
        if whole.width(self.face.in_force) * SQUEEZE <= room:
            return self.face.in_force, whole
        return self.face.in_force_short, largest(self.face.in_force_short, room, "condensed", 700, *sizes)

    @property
    def _fold(self) -> float:
        return FOLD if self.face.folded else 0

    def _tables(self, sheet: pygame.Surface) -> None:
        """Paint cover and open; for a folded card only the one used."""
        tables = [
            ("cover", self.face.cover_title, self.face.cover_rows),
            ("open", self.face.open_title, self.face.open_rows),
        ]
        if self.face.folded:
            used = self.face.lit is not None and self.face.lit[0] == "open"
            tables = tables[1:] if used else tables[:1]
        top = 53.5
        for key, title, rows in tables:
            top = self._table(sheet, key, title, rows, top) + 4.5

    def _stamp_size(self) -> float:
        """Return the size at which the slanted stamp fits in the report."""
        return self.unit * min(30, 150 / (face("stencil", 100, 700).width(self.face.stamp) / 100 + 1.2))

    def _line(self, sheet: pygame.Surface, y: float) -> None:
        unit = self.unit
        ink = theme.mix(palette.ENEMY_CARD, INK, 0.78)
        sheet.fill(ink, (round(10 * unit), round(y * unit), round(164 * unit), max(1, round(0.8 * unit))))

    def _table(self, sheet: pygame.Surface, key: str, title: str, rows: tuple[CardRow, ...], top: float) -> float:
        """Paint a title and its rows; return the baseline after the last."""
        unit = self.unit
        wide = self.bold.draw_typed(sheet, title, (12 * unit, top * unit), INK, seed=self.face.serial)
        sheet.fill(INK, (round(12 * unit), round((top + 2) * unit), round(wide), max(1, round(0.9 * unit))))
        baseline = top + 15
        for number, row in enumerate(rows):
            lit = self.face.lit == (key, number)
            if lit:
                self._light(sheet, baseline)
            self._row(sheet, row, baseline * unit, lit=lit)
            baseline += 14
        return baseline

    def _light(self, sheet: pygame.Surface, baseline: float, right: float = 175) -> None:
        unit = self.unit
        bar = pygame.Surface((round((right - 9) * unit), round(15 * unit)), pygame.SRCALPHA)
        bar.fill((*theme.CHOSEN, 200))
        sheet.blit(bar, (round(9 * unit), round((baseline - 11) * unit)))

    def _row(self, sheet: pygame.Surface, row: CardRow, baseline: float, *, lit: bool) -> None:
        """Paint a row: morale printed, the rest typed, narrower or further left if it does not fit."""
        unit = self.unit
        suffixes = [(text, ink) for text, ink in ((row.checks, CHECK_RED), (row.directions, INK)) if text]
        close = face("condensed", 13 * unit, 600 if lit else 500), face("condensed", 13.5 * unit, 700)
        typed = (self.bold if lit else self.plain), self.bold
        small = face("condensed", 11.5 * unit, 600 if lit else 500), face("condensed", 12 * unit, 700)
        for (order, suffix), left in ((typed, ORDERS), (close, ORDERS), (close, ORDERS - 6), (small, ORDERS - 6)):
            room = (172 - left) * unit - sum(suffix.width(text) + 2.4 * unit for text, _ in suffixes)
            room -= WORD_GAP * unit if suffixes else 0
            if order.width(row.order) * SQUEEZE <= room:
                break
        beside, sizes = (left - 17) * unit, (size * unit for size in (13, 12, 11, 10, 9))
        printed = largest(row.morale, beside, "condensed", 600 if lit else 500, *sizes)
        printed.draw(sheet, row.morale, (12 * unit, baseline), INK if lit else PRINTED, room=beside)
        right = 172 * unit
        for text, ink in suffixes:
            right -= suffix.draw(sheet, text, (right, baseline), ink, align="right") + 2.4 * unit
        order.draw(sheet, row.order, (left * unit, baseline), INK, room=room)

    def _foot(self, sheet: pygame.Surface) -> None:
        """Paint Rout and Berserk, and the initiative in its seal."""
        unit, fold = self.unit, self._fold
        for key, text, baseline in (("rout", self.face.rout, 238 - fold), ("berserk", self.face.berserk, 253 - fold)):
            if self.face.lit and self.face.lit[0] == key:
                self._light(sheet, baseline, 136)
            self.plain.draw(sheet, text, (12 * unit, baseline * unit), INK, room=122 * unit)
        seal = sign("circle", 16.6 * unit, SEAL, SEAL_EDGE, max(1.0, unit))
        center = (round(155 * unit), round((241 - fold) * unit))
        sheet.blit(seal, seal.get_rect(center=center))
        type_ = face("sans", 18 * unit, 700)
        at = (center[0], center[1] + type_.cap / 2)
        type_.draw(sheet, str(self.face.initiative), at, SEAL_FIGURE, align="center")
