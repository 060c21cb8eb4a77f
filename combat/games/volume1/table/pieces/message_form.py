"""Card of the player, drawn as a typewritten message form (5.1)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import Font, face
from combat.engine.stage.drawing.rubber_stamp import press, rubber_stamp
from combat.engine.stage.drawing.shapes import rounded
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import FriendlyCardFace

TYPED, NAMES, FIGURES = theme.rgb("#26231D"), theme.rgb("#3B3726"), theme.rgb("#1C1913")
TITLE, TEXT = theme.rgb("#1F1C15"), theme.rgb("#2A261D")
WOUND_STRIP, WOUND_PAPER, WOUND_TAG = theme.rgb("#9E2A1F"), theme.rgb("#FFF4E2"), theme.rgb("#8A2118")
STAMPS = {"order": theme.rgb("#23406E"), "discard": theme.rgb("#5A3A6E"), "event": theme.rgb("#2F5A3C")}


class MessageForm:
    """Painter of the form; ``unit`` is the number of pixels per unit of the card."""

    def __init__(self, face_: FriendlyCardFace, unit: float) -> None:
        self.face, self.unit = face_, unit

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the whole form on a sheet."""
        unit = self.unit
        self._rule(sheet, (7, 7, 177, 7), (7, 7, 7, 257), (177, 7, 177, 257), (7, 257, 177, 257), (7, 26, 177, 26))
        serial = face("typewriter", 13 * unit)
        wide = serial.draw(sheet, self.face.serial, (171 * unit, 21.2 * unit), TYPED, align="right")
        room = 156 * unit - wide
        heading = largest(self.face.heading, room, "condensed", 700, 13 * unit, 11.5 * unit, 10 * unit)
        tracking = min(0.9 * unit, (room - heading.width(self.face.heading)) / max(1, len(self.face.heading)))
        at = (13 * unit, 21.2 * unit)
        if tracking > 0:
            heading.draw(sheet, self.face.heading, at, theme.FORM_RULE, tracking=tracking)
        else:
            heading.draw(sheet, self.face.heading, at, theme.FORM_RULE, room=room)
        self._rule(sheet, (7, 98, 177, 98))
        if self.face.initiative is not None:
            self._initiative(sheet)
        double = self.face.kind != "discard"
        stamp = rubber_stamp(self.face.stamp, self._stamp_size(), STAMPS[self.face.kind], -9, double=double)
        press(sheet, stamp, ((137 if self.face.initiative is not None else 92) * unit, 62 * unit))
        self._text(sheet, self._title(sheet))
        self._wound(sheet)

    def _stamp_size(self) -> float:
        """Return the largest size of stamp that fits."""
        room = 76 if self.face.initiative is not None else 140
        type_ = face("stencil", 100, 700)
        return self.unit * min(13.4 if room == 76 else 22, (room - 3) / (type_.width(self.face.stamp) / 100 + 1.2))

    def _rule(self, sheet: pygame.Surface, *lines: tuple[float, float, float, float], share: float = 0.72) -> None:
        ink = theme.mix(palette.FRIENDLY_CARD, theme.FORM_RULE, share)
        thick = max(1, round(0.8 * self.unit))
        for left, top, right, bottom in lines:
            area = [round(value * self.unit) for value in (left, top, right - left, bottom - top)]
            sheet.fill(ink, (area[0], area[1], max(thick, area[2]), max(thick, area[3])))

    def _initiative(self, sheet: pygame.Surface) -> None:
        unit = self.unit
        self._rule(sheet, (97, 26, 97, 98))
        self._rule(sheet, (7, 50, 97, 50), (7, 74, 97, 74), share=0.5)
        values = face("typewriter", 18 * unit, 700)
        for row, ((team, name), value) in enumerate(zip(self.face.teams, self.face.initiative or (), strict=True)):
            baseline = (43.5 + 24 * row) * unit
            palette.draw_team(sheet, team, (17 * unit, baseline - 4.8 * unit), 5 * unit)
            names = largest(name, 43 * unit, "condensed", 500, 13.5 * unit, 12 * unit, 11 * unit)
            names.draw(sheet, name, (26 * unit, baseline), NAMES, room=43 * unit)
            at = (93.5 * unit, baseline + 0.8 * unit)
            values.draw_typed(sheet, str(value), at, FIGURES, align="right", seed=self.face.number)

    def _title(self, sheet: pygame.Surface) -> float:
        """Paint the title in one or two lines; return the top of the text, in units."""
        unit, type_ = self.unit, face("typewriter", 15.5 * self.unit, 700)
        lines = type_.wrap(self.face.title, 158 * unit)
        for number, line in enumerate(lines):
            fitting, squeeze = type_.fit(line, 158 * unit)
            at = (13 * unit, (117 + 17 * number) * unit)
            type_.draw_typed(sheet, fitting, at, TITLE, seed=self.face.number, squeeze=squeeze)
        return 121.0 + 17 * (len(lines) - 1)

    def _text(self, sheet: pygame.Surface, top: float) -> None:
        """Paint the text on the form's lines, in the largest type that fits."""
        unit = self.unit
        bottom = 224.0 if self.face.wound else 254.0
        type_, squeeze, step, lines = self._set(self.face.text, bottom - top)
        ruled = max(len(lines), int((bottom - top) // step))
        for number in range(ruled):
            baseline = top + step * (number + 0.82)
            if baseline + 4 < bottom:
                self._rule(sheet, (13, baseline + 4, 171, baseline + 4), share=0.36)
            if number < len(lines):
                at = (13 * unit, baseline * unit)
                type_.draw_typed(sheet, lines[number], at, TEXT, seed=self.face.number, squeeze=squeeze)

    def _set(self, text: str, high: float) -> tuple[Font, float, float, list[str]]:
        """Return font, squeeze, line step in units and lines, as large as the height allows."""
        unit, room = self.unit, 159 * self.unit
        for size, squeeze in ((14.0, 1.0), (13.5, 0.97), (13.0, 0.95), (13.0, 0.9), (13.0, 0.85)):
            type_ = face("typewriter", size * unit)
            lines = type_.wrap(text, room, squeeze)
            step = 18.5 if size == 14.0 else size * 1.26
            if len(lines) * step <= high:
                return type_, squeeze, step, lines
        type_ = face("condensed", 13.5 * unit, 500)
        return type_, 1.0, 15.5, type_.wrap(text, room)[: int(high // 15.5)]

    def _wound(self, sheet: pygame.Surface) -> None:
        """Paint the red strip with the wound of this card (16.0)."""
        if not self.face.wound:
            return
        unit = self.unit
        top, bottom = round(228 * unit), round(257 * unit)
        left, right = round(7 * unit), round(177 * unit) + max(1, round(0.8 * unit))
        sheet.fill(WOUND_STRIP, (left, top, right - left, bottom - top))
        room = 156 * unit
        if self.face.wound_tag:
            tag = face("sans", 13.5 * unit, 700)
            wide = round(tag.width(self.face.wound_tag) + 11 * unit)
            area = (round(170 * unit) - wide, round(233.5 * unit), wide, round(18 * unit))
            sheet.blit(rounded(area[2:], 3 * unit, WOUND_PAPER), area[:2])
            tag.draw_in(sheet, self.face.wound_tag, area, WOUND_TAG, align="center")
            room -= wide + 4 * unit
        box = (15 * unit, top, room, bottom - top)
        face("sans", 14.5 * unit, 600).draw_in(sheet, self.face.wound, box, WOUND_PAPER)
