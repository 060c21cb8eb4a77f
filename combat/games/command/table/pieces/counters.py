"""Images of unit and weapon counters: both sides, numbers, states (6.0, 7.0)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.piece import Piece, cut, faded, kept, ringed
from combat.games.command.table import nations
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces import UnitFace, WeaponFace
from combat.games.command.table.pieces.figures_printed import boxed, command_hexagon, in_pixels, lined
from combat.games.command.table.pieces.state_chips import chip
from combat.games.command.table.pieces.troops import troop
from combat.games.command.table.pieces.weapon_tabs import SIMPLE_BELOW, TAB_TOP, UNITS, paint_weapon, tab, tab_height

__all__ = ["SIMPLE_BELOW", "UNITS", "tab_height", "unit", "weapon"]

BAND, STRIP = 15.5, 20.0
MORALE, COMMAND_AT, COMMAND = (58.5, 18.5, 18.5, 18.5), (67.8, 47.5), 10.5
SMALL_MORALE, SMALL_STRIP = (46.0, 3.0, 31.0, 34.0), 40.0
"""Layout of small counters: no name, and larger numbers in a strip of half the height."""

NAMES = (13.0, 12.0, 11.0, 10.0)
"""Font sizes of a name; the first in which it fits is used."""
CHIP_PLACES = ((-7.0, 19.0), (-7.0, 41.0), (-7.0, 63.0))
SMALL_CHIP_PLACES = ((-12.0, 2.0), (-12.0, 34.0), (-12.0, 66.0))
SMALL_CHIP = 1.45


@kept
def unit(face_: UnitFace, size: int) -> Piece:
    """Return the image of a unit's counter, `size` pixels wide, with its weapon's tab and states; cached."""
    scale = size / UNITS
    plain = replace(face_, id="", chips=(), done=False, weapon=None, under=False, selected=False)
    body = _body(plain, size)
    if face_.done:
        body = faded(body)
    if face_.selected:
        body = ringed(body, nations.CORNERS[face_.side] * scale, scale)
    if face_.under or (face_.weapon is None and not face_.chips):
        return body
    return _dressed(body, face_, size)


@kept
def weapon(face_: WeaponFace, size: int) -> Piece:
    """Return the image of a weapon's own counter, for a weapon without a carrier, `size` pixels wide; cached."""
    scale = size / UNITS
    corner = nations.CORNERS[face_.side] * scale
    piece = cut((size, size), corner, scale, lambda target: paint_weapon(target, face_, scale))
    return ringed(piece, corner, scale) if face_.selected else piece


def _dressed(body: Piece, face_: UnitFace, size: int) -> Piece:
    """Return the counter with its weapon's tab and its state chips."""
    scale, small = size / UNITS, size < SIMPLE_BELOW
    under = tab(replace(face_.weapon, id="", selected=False), size) if face_.weapon is not None else None
    chips = [chip(state, scale * (SMALL_CHIP if small else 1)) for state in face_.chips]
    places = [(round(x * scale), round(y * scale)) for x, y in (SMALL_CHIP_PLACES if small else CHIP_PLACES)]
    low, laid = round(TAB_TOP * scale), list[tuple[Piece, int, int]]()
    if under is not None:
        laid.append((under, 0, low))
    laid.append((body, 0, 0))
    laid += [(tag, x, y) for tag, (x, y) in zip(chips, places, strict=False)]
    left = min(x - piece.origin[0] for piece, x, _ in laid)
    top = min(y - piece.origin[1] for piece, _, y in laid)
    right = max(x - piece.origin[0] + piece.surface.get_width() for piece, x, _ in laid)
    bottom = max(y - piece.origin[1] + piece.surface.get_height() for piece, _, y in laid)
    surface = pygame.Surface((right - left, bottom - top), pygame.SRCALPHA)
    surface.fill((21, 18, 10, 0))
    for piece, x, y in laid:
        piece.draw(surface, x - left, y - top)
    return Piece(surface, (-left, -top), body.size)


@kept
def _body(face_: UnitFace, size: int) -> Piece:
    scale = size / UNITS
    painter = _Painter(face_, size)
    paint = painter.small if size < SIMPLE_BELOW else painter.whole
    return cut((size, size), nations.CORNERS[face_.side] * scale, scale, paint)


class _Painter:
    """Draws one side of a counter."""

    def __init__(self, face_: UnitFace, size: int) -> None:
        self.face, self.size, self.scale = face_, size, size / UNITS
        look = nations.look(face_.nation, face_.side)
        self.band: Rgb = nations.BROKEN_BAND if face_.broken else look.band
        self.ground: Rgb = theme.mix(look.ground, nations.BROKEN_GROUND, 0.72) if face_.broken else look.ground
        self.strip: Rgb = nations.BROKEN_STRIP if face_.broken else theme.mix(self.band, theme.DARK, 0.55)
        self.ink = theme.mix(look.band, self.ground, 0.45 if face_.broken else 0.12)

    def whole(self, target: pygame.Surface) -> None:
        """Draw emblem and name, the soldiers, and all numbers."""
        scale, size = self.scale, self.size
        top, foot = round(BAND * scale), round(STRIP * scale)
        self._men(target, top, size - top - foot)
        target.fill(self.band, (0, 0, size, top))
        target.fill(theme.EDGE, (0, top, size, max(1, round(0.8 * scale))))
        middle = BAND / 2 * scale
        draw_emblem(target, self.face.nation, self.face.side, (9 * scale, middle), 5.6 * scale)
        left, right = 17 * scale, size - 3 * scale
        name = largest(self.face.name, right - left, "condensed", 600, *(step * scale for step in NAMES))
        name.draw(target, self.face.name, (left, middle + name.cap / 2), nations.BAND_INK, room=right - left)
        self._morale(target, MORALE, 16.5)
        if self.face.values.command:
            command_hexagon(target, self.face.values.command, COMMAND_AT, COMMAND, scale)
        self._figures(target, size - foot, 17.0)

    def small(self, target: pygame.Surface) -> None:
        """Draw a small counter: large numbers and the emblem."""
        scale, size = self.scale, self.size
        foot = round(SMALL_STRIP * scale)
        self._men(target, 0, size - foot)
        draw_emblem(target, self.face.nation, self.face.side, (12.0 * scale, 12.0 * scale), 9.5 * scale)
        self._morale(target, SMALL_MORALE, 30.0)
        if self.face.values.command:
            command_hexagon(target, self.face.values.command, (32.5, 26.5), 12.5, scale)
        self._figures(target, size - foot, 31.0)
        if self.face.broken:
            target.fill(nations.BROKEN_BAND, (0, 0, size, max(2, round(5 * scale))))

    def _men(self, target: pygame.Surface, top: int, high: int) -> None:
        target.fill(self.ground)
        men = troop(self.face.figure, self.face.build, (self.size, high), self.ink, self.ground)
        target.blit(men, (0, top))
        if self.face.broken:
            self._hatch(target, top, high)

    def _hatch(self, target: pygame.Surface, top: int, high: int) -> None:
        """Draw hatching over broken units."""
        step, wide = max(4, round(9 * self.scale)), max(1, round(1.6 * self.scale))
        plate = pygame.Surface((self.size, high), pygame.SRCALPHA)
        plate.fill((*nations.BROKEN_GROUND, 120))
        for x in range(-high, self.size, step):
            pygame.draw.line(plate, (*nations.BROKEN_BAND, 120), (x, high), (x + high, 0), wide)
        target.blit(plate, (0, top))

    def _morale(self, target: pygame.Surface, box: tuple[float, float, float, float], type_size: float) -> None:
        area = in_pixels(box, self.scale)
        lift = max(1, round(0.9 * self.scale))
        target.blit(shapes.rounded(area[2:], 0, (0, 0, 0, 80)), (area[0] + lift, area[1] + lift))
        theme.draw_value(target, area, str(self.face.values.morale), nations.MORALE_RED, type_size * self.scale)

    def _figures(self, target: pygame.Surface, top: int, type_size: float) -> None:
        """Draw FP, Range and Move from left to right, boxed if they are."""
        values, size = self.face.values, self.size
        target.fill(self.strip, (0, top, size, size - top))
        third = size / 3
        cells = ((values.fp, values.assault), (values.range, values.spray), (values.move, values.smoke))
        for place, (figure, box) in enumerate(cells):
            area = (place * third, top, third, size - top)
            if self.face.broken and box:
                lined(target, str(figure), area, type_size * self.scale, nations.BROKEN_INK)
            else:
                ink = nations.BROKEN_INK if self.face.broken else nations.FIGURE_INK
                boxed(target, str(figure), area, type_size * self.scale, in_box=box, ink=ink)
        fade = theme.mix(self.strip, theme.DARK if self.face.broken else theme.LIGHT, 0.22)
        for place in (1, 2):
            x = round(place * third)
            target.fill(fade, (x, top + round(3 * self.scale), 1, size - top - round(6 * self.scale)))
