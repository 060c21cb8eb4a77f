"""Images of fate cards, front and back: order, action, event, random hex, dice (1.2)."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.card_paper import aged, cut_card, empty_deck, framed_back, rays, stacked
from combat.engine.stage.drawing.lettering import face
from combat.engine.stage.drawing.piece import Piece, kept, lay, ringed
from combat.games.command.table import nations
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces import CardFace
from combat.games.command.table.pieces.fate_form import CARD, FateForm
from combat.games.command.table.pieces.fate_slip import FateSlip
from combat.games.command.table.pieces.told_form import ToldForm

CORNER, FADES = 6.0, (18, 24, 32)
"""Corner radius of a card in units, and colour loss at its aged edges."""
PLAIN = 224
"""Width of a raised card without explanations, in pixels at scale 1."""
UNIT, WIDTHS, FINE = 1.3, (200.0, 250.0, 310.0), (1.0, 0.9, 0.8, 0.7, 0.6)
"""For a card with explanations: pixels per unit at scale 1, possible widths in units, and possible font scales."""


def card_size(width: int) -> tuple[int, int]:
    """Return the size in pixels of a card `width` pixels wide."""
    return width, round(width * CARD[1] / CARD[0])


def width_of(height: int) -> int:
    """Return the width in pixels of a card `height` pixels high."""
    return height * CARD[0] // CARD[1]


@kept
def card(face_: CardFace, width: int) -> Piece:
    """Return the image of a fate card, or of its back, `width` pixels wide; cached."""
    unit, size = width / CARD[0], card_size(width)
    if face_.back:
        piece = lay(_back(face_.nation, face_.side, size), CORNER * unit, unit, 1.3)
        return ringed(piece, CORNER * unit, unit) if face_.selected else piece
    return _filled(size, FateForm(face_, unit).paint, unit, selected=face_.selected)


def told(face_: CardFace, room: tuple[int, int]) -> Piece:
    """Return the image of a fate card with explanations, as large as fits into `room`, a size in pixels.

    If it does not fit, or if the card is hidden, it is returned without explanations.
    """
    form = _fitting(face_, room, theme.scale()) if face_.told and not face_.back else None
    if form is not None:
        return _told(face_, *form)
    return card(replace(face_, told=()), max(1, min(theme.px(PLAIN), room[0], width_of(room[1]))))


@functools.lru_cache(maxsize=64)
def _fitting(face_: CardFace, room: tuple[int, int], scale: float) -> tuple[float, float] | None:
    """Return the unit and the width of the first explained form that fits in a size; None if none does. Cached."""
    for fine in FINE:
        for wide in WIDTHS:
            across, down = ToldForm(face_, UNIT * fine * scale, wide).size
            if across <= room[0] and down <= room[1]:
                return UNIT * fine * scale, wide
    return None


@kept
def _told(face_: CardFace, unit: float, wide: float) -> Piece:
    form = ToldForm(face_, unit, wide)
    return _filled(form.size, form.paint, unit, selected=face_.selected)


@kept
def slip(face_: CardFace, width: int, height: int) -> Piece:
    """Return the image of a fate card reduced to its order and action, at a size in pixels; cached."""
    return _filled((width, height), FateSlip(face_).paint, theme.scale() * 0.6, selected=face_.selected)


def _filled(size: tuple[int, int], paint: Callable[[pygame.Surface], None], unit: float, *, selected: bool) -> Piece:
    """Return a sheet of paper drawn by ``paint``, with edge and shadow."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    theme.lay_paper(sheet, (0, 0, *size), "form")
    sheet.blit(aged(size, FADES), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    paint(sheet)
    return cut_card(sheet, CORNER * unit, unit, selected=selected)


@kept
def deck(face_: CardFace, count: int, width: int, height: int) -> Piece:
    """Return the image of a deck or discard pile with its number of cards, an empty place for 0; cached."""
    if not count:
        return empty_deck((width, height))
    look, unit = nations.look(face_.nation, face_.side), width / 34
    top = _back(face_.nation, face_.side, (width, height)).copy()
    box = (0, height - 18 * unit, width, 16 * unit)
    face("sans", 15 * unit, 700).draw_in(top, str(count), box, nations.BAND_INK, align="center")
    return stacked(top, count, theme.mix(look.band, theme.DARK, 0.35))


@functools.lru_cache(maxsize=12)
def _back(nation: str, side: Seat, size: tuple[int, int]) -> pygame.Surface:
    """Return the back of a card without shadow: a double frame, and the nation's emblem in a ring of rays."""
    width, height = size
    look = nations.look(nation, side)
    pale, hair = theme.mix(look.band, theme.FORM, 0.5), max(1.0, width / 90)
    radius = width * (CORNER / CARD[0] if width > 60 else 0.1)
    large = width > 60
    frames = ((0.055, hair), (0.105, max(0.6, hair * 0.5))) if large else ((0.07, 1.0),)
    sheet = framed_back(size, radius, look.band, pale, frames)
    center = (width / 2, height * (0.5 if large else 0.38))
    if large:
        ring = rays(round(width * 0.74), pale)
        sheet.blit(ring, ring.get_rect(center=center))
    draw_emblem(sheet, nation, side, center, width * (0.19 if large else 0.24))
    sheet.blit(theme.paper("grain", width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet
