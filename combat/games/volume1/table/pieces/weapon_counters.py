"""Weapon counters on the board: the gun on its tripod, beside its crew, with its ammunition (14.3)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import SQUEEZE, face
from combat.engine.stage.drawing.piece import Piece, cut, kept, ringed
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.tabletop.thing import MarkerId
from combat.engine.words import text, translated
from combat.engine.words.line import Line
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.state import Gun
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.counter_tags import UNITS, chip
from combat.games.volume1.table.pieces.counters import CORNER
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import help_texts as advice

LYING, SERVED = 72, 44
"""Width of a counter alone in its hex, and beside its crew, in sheet pixels."""
SMALLEST = 18
BAND, FOOT, PLAIN_BELOW = 16.0, 16.5, 56
"""Heights of the name above and figures below, in units; smaller counters show the gun alone."""
AMMO = {"low": "low-ammo", "none": "out-of-ammo"}


class GunFace(Record):
    """Data of a weapon counter: name; rates of fire and range, ready to print; icon of the ammunition marker or ""."""

    name: str
    figures: str
    marker: str = ""
    lit: bool = False


@kept
def counter(face_: GunFace, size: int) -> Piece:
    """Return the picture of a weapon counter, ``size`` pixels wide."""
    unit = size / UNITS
    plain = size < PLAIN_BELOW
    top, foot = (0.0, 0.0) if plain else (BAND, FOOT)

    def paint(target: pygame.Surface) -> None:
        light = theme.mix(palette.OLIVE, theme.LIGHT, 0.34)
        target.blit(shapes.gradient(size, size, light, palette.OLIVE), (0, 0))
        room = UNITS - top - foot
        side = min(66.0, room + 18)
        box = (UNITS / 2 - side / 2, top + (room - side) / 2 + 2, side, side)
        left, upper, wide, high = (round(value * unit) for value in box)
        theme.draw_icon(target, "operator", (left, upper, wide, high), theme.DARK)
        if not plain:
            _lettering(target, face_, unit)

    piece = cut((size, size), CORNER * unit, unit, paint)
    if face_.marker:
        tag = chip(face_.marker, max(unit, 0.6))
        wide, high = piece.surface.get_size()
        surface = pygame.Surface((wide + tag.size[0] // 2, high), pygame.SRCALPHA)
        surface.blit(piece.surface, (0, 0))
        tag.draw(surface, piece.origin[0] + size - tag.size[0] // 2, piece.origin[1] + round(22 * unit))
        piece = Piece(surface, piece.origin, piece.size)
    return ringed(piece, CORNER * unit, unit) if face_.lit else piece


def _lettering(target: pygame.Surface, face_: GunFace, unit: float) -> None:
    """Draw the weapon's name above and its figures below."""
    size = target.get_width()
    target.fill(palette.OLIVE_STRIP, (0, 0, size, round(BAND * unit)))
    type_, room = face("condensed", 13 * unit, 600), size - 8 * unit
    name = face_.name if type_.width(face_.name) * SQUEEZE <= room else face_.name.split(" ")[0]
    type_.draw(target, name, (4 * unit, 12.4 * unit), theme.FORM, room=room)
    low = size - round(FOOT * unit)
    target.fill(palette.OLIVE_STRIP, (0, low, size, size - low))
    figures = face("condensed", 13 * unit, 700)
    figures.draw(target, face_.figures, (size / 2, size - 4 * unit), theme.FORM, align="center", room=size - 6 * unit)


class WeaponCounters:
    """Drawing and hit-testing of weapon counters."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk

    def places(self) -> list[tuple[Gun, Hex, pygame.Rect]]:
        """Return every weapon counter on the board with its hex and screen rectangle; built-in guns have none."""
        state = self._desk.state
        found: list[tuple[Gun, Hex, pygame.Rect]] = []
        for gun in state.guns.values():
            hex_ = crews.place(state, gun)
            if not gun.built_in and hex_ is not None:
                found.append((gun, hex_, self._box(hex_, sum(one[1] == hex_ for one in found))))
        return found

    def _box(self, hex_: Hex, before: int) -> pygame.Rect:
        """Return a counter's rectangle: alone in the middle of the hex; beside a crew on the left, stacked."""
        view, alone = self._desk.view, not self._desk.state.men_in(hex_)
        side = max(SMALLEST, round((LYING if alone else SERVED) * view.camera.zoom))
        x, y = view.centre(hex_)
        box = pygame.Rect(0, 0, side, side)
        box.center = (x, y) if alone else (x - round(view.place_width * 0.42), y + round(view.place_height * 0.05))
        return box.move(0, -before * round(side * 0.7))

    def at(self, position: tuple[int, int]) -> str:
        """Return the id of the topmost weapon at a screen position, or "" if there is none."""
        return next((gun.id for gun, _, box in reversed(self.places()) if box.collidepoint(position)), "")

    def face(self, gun: Gun, *, lit: bool = False) -> GunFace:
        """Return the data of a weapon's counter; `lit` highlights it."""
        weapon = self._desk.state.book.weapons[gun.weapon]
        rates = "/".join(map(str, weapon.rates))
        figures = text("gun-figures", rate=rates, range=weapon.max_range)
        return GunFace(translated(weapon.name), figures, AMMO.get(gun.ammo, ""), lit)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the counters, except one that is being dragged."""
        held, chosen = self._desk.input.held, self._desk.selection.piece
        for gun, _, box in self.places():
            if held is not None and held.away(MarkerId("gun", gun.id)):
                continue
            lit = bool(chosen) and chosen in (gun.operator, gun.assistant)
            counter(self.face(gun, lit=lit), box.width).draw(surface, box.x, box.y)

    def piece(self, gun: str) -> Piece:
        """Return the picture of a weapon's counter as it is dragged."""
        return counter(self.face(self._desk.state.guns[gun]), theme.px(LYING))

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return a tooltip on the weapon under the pointer and its crew, or None if there is none."""
        name = self.at(position)
        if not name:
            return None
        box = next(box for gun, _, box in self.places() if gun.id == name)
        told = advice.gun(self._desk.state, name)
        return Tip(("gun", name), (Line(told.title, told.rule), told.text, *told.lines), box)
