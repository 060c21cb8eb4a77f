"""Face of a fate card: order at the top, then action, event, random hex and dice (1.2)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import dice_faces, shapes, theme
from combat.engine.stage.drawing.artwork import has_asset
from combat.engine.stage.drawing.fitted_type import Cut, largest, lines_in
from combat.engine.stage.drawing.lettering import Font, Rgb, face
from combat.engine.words import text
from combat.games.command.table import nations
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces import CardFace, Part

CARD = (184, 264)
"""Width and height of a card in units; all measures below are in units."""

ORDER, ACTION, EVENT, FOOT = (7.0, 54.0), (66.0, 122.0), (130.0, 190.0), 66.0
"""Top and bottom of order, action and event, and height of the foot."""
SIZES = (20.0, 18.0, 16.0, 14.5)
"""Font sizes of order and action."""
MARGIN, ICON = 9.0, 40.0
PAPER, TYPED = theme.rgb("#F4ECD2"), theme.rgb("#26231D")
TRIGGER, FAINT = theme.rgb("#A8281E"), theme.rgb("#7C765F")


def part_at(share: float) -> Part | None:
    """Return the part of a card at a share (0 to 1) of its height from the top; None below both parts."""
    y = share * CARD[1]
    return "order" if y < ORDER[1] + 6 else "action" if y < ACTION[1] + 4 else None


class FateForm:
    """Draws a fate card; `unit` is the number of pixels per unit of the card."""

    def __init__(self, face_: CardFace, unit: float, size: tuple[float, float] = CARD) -> None:
        self.face, self.unit = face_, unit
        self.wide, self.high = size
        self.look = nations.look(face_.nation, face_.side)

    def paint(self, sheet: pygame.Surface) -> None:
        """Draw the whole card on a surface."""
        self._band(sheet, "order", ORDER, self.look.band, nations.BAND_INK, self.face.order, self.face.order_icon)
        pale = theme.mix(self.look.ground, PAPER, 0.35)
        self._band(sheet, "action", ACTION, pale, theme.INK, self.face.action, self.face.action_icon)
        self._event(sheet, EVENT)
        self._foot(sheet)

    def _box(self, left: float, top: float, wide: float, high: float) -> pygame.Rect:
        return pygame.Rect(*(round(value * self.unit) for value in (left, top, wide, high)))

    def _band(
        self,
        sheet: pygame.Surface,
        part: Part,
        rows: tuple[float, float],
        ground: Rgb,
        ink: Rgb,
        words: str,
        icon: str,
        cuts: Sequence[Cut] = (),
    ) -> None:
        """Draw a playable part with icon and name; highlighted if playable, dimmed if not."""
        lit, faint = part in self.face.playable, self.face.asked and part not in self.face.playable
        if faint:
            ground, ink = theme.mix(ground, PAPER, 0.72), FAINT
        box = self._box(MARGIN, rows[0], self.wide - 2 * MARGIN, rows[1] - rows[0])
        edge, line = (theme.CHOSEN, 3.0) if lit else (theme.mix(ground, theme.DARK, 0.4), 0.9)
        sheet.blit(shapes.rounded(box.size, 3 * self.unit, ground, edge, max(1.0, line * self.unit)), box)
        left = 8.0
        name = f"icons/uses/{icon}.png"
        if has_asset(name):
            side = min(ICON, rows[1] - rows[0] - 6)
            mark = self._box(MARGIN + 5, rows[0] + (rows[1] - rows[0] - side) / 2, side, side)
            theme.draw_icon(sheet, f"uses/{icon}", mark, ink)
            left = side + 10
        area = self._box(MARGIN + left, rows[0], self.wide - 2 * MARGIN - left - 6, rows[1] - rows[0])
        weight = 700 if part == "order" else 600
        type_, lines = self._lines(words, area.width, 2, cuts or [("condensed", size, weight) for size in SIZES])
        step = type_.size * 1.06
        top = area.centery - step * (len(lines) - 1) / 2
        for number, line_ in enumerate(lines):
            middle = (area.x, top + number * step - type_.line / 2, area.width, type_.line)
            type_.draw_in(sheet, line_, middle, ink)
        if part == "action" and self.face.defenders:
            at = (box.right - 6 * self.unit, box.top + 12 * self.unit)
            face("stencil", 12 * self.unit, 700).draw(sheet, "D", at, TRIGGER, align="right")

    def _lines(self, words: str, room: float, rows: int, cuts: Sequence[Cut]) -> tuple[Font, list[str]]:
        """Return the largest font in which a text fits in a number of lines, and the lines."""
        with_unit = [(role, size * self.unit / theme.scale(), weight) for role, size, weight in cuts]
        return lines_in(words, room, rows, *with_unit)

    def _event(self, sheet: pygame.Surface, rows: tuple[float, float]) -> None:
        """Draw the event's name between two rules."""
        unit = self.unit
        rule = theme.mix(PAPER, theme.FORM_RULE, 0.6)
        for y in (rows[0] - 2, rows[1] + 2):
            sheet.fill(rule, self._box(MARGIN, y, self.wide - 2 * MARGIN, 0.8).inflate(0, 1))
        room = round((self.wide - 2 * MARGIN - 8) * unit)
        sizes: list[Cut] = [("typewriter", 17.0, 700), ("typewriter", 15.0, 700), ("condensed", 15.0, 600)]
        type_, lines = self._lines(self.face.event, room, 2, sizes)
        step = 17 * unit
        y = (rows[0] + rows[1]) / 2 * unit - step * (len(lines) - 1) / 2 + type_.cap / 2
        for number, line in enumerate(lines):
            type_.draw(sheet, line, (self.wide / 2 * unit, y + number * step), TYPED, align="center", room=room)

    def _foot(self, sheet: pygame.Surface) -> None:
        """Draw the random hex at the left and the dice at the right; a trigger in red with its name."""
        unit, low = self.unit, self.high - 8.0
        hexagon = face("typewriter", 17 * unit, 700)
        hexagon.draw(sheet, self.face.hex, (MARGIN * unit, (low - 3) * unit), TYPED)
        number = face("typewriter", 11 * unit)
        printed = text("printed-number", number=self.face.number)
        number.draw(sheet, printed, (MARGIN * unit, (self.high - FOOT + 14) * unit), theme.INK_3)
        draw_emblem(sheet, self.face.nation, self.face.side, (82 * unit, (low - 15) * unit), 9 * unit)
        side, gap = 30.0, 4.0
        right = self.wide - MARGIN - 4
        top = low - side - 4
        if self.face.trigger:
            frame = self._box(right - 2 * side - gap - 5, top - 21, 2 * side + gap + 10, side + 26)
            sheet.blit(shapes.rounded(frame.size, 3 * unit, TRIGGER), frame)
            words = (frame.x + 2, frame.y, frame.width - 4, round(20 * unit))
            label = largest(
                self.face.trigger_word, words[2], "condensed", 700, 16 * unit, 14 * unit, 12 * unit, 10.5 * unit
            )
            label.draw_in(sheet, self.face.trigger_word, words, theme.LIGHT, align="center")
        for place, (pips, ground) in enumerate(
            ((self.face.white, theme.rgb("#F7F1DF")), (self.face.colour, self.look.band))
        ):
            die = _die(pips, round(side * unit), ground)
            sheet.blit(die, (round((right - 2 * side - gap + place * (side + gap)) * unit), round(top * unit)))


def _die(pips: int, size: int, ground: Rgb) -> pygame.Surface:
    """Return the image of a flat die with pips."""
    edge = theme.rgb("#1A180F")
    light = sum(ground) > 380
    body = shapes.rounded((size, size), size * 0.19, ground, edge, max(1.0, size / 26)).copy()
    dot = shapes.sign("circle", size * 0.095, edge if light else theme.LIGHT, edge if light else theme.LIGHT, 0.2)
    for across, down in dice_faces.PIPS[pips]:
        body.blit(dot, dot.get_rect(center=(round(size * across), round(size * down))))
    return body
