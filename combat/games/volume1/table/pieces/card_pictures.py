"""Pictures of cards: message forms for the player, spot reports for the enemy, card backs and decks (5.1, 9.1)."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.card_paper import aged, cut_card, empty_deck, framed_back, rays, stacked
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, kept, lay
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces.faces import EnemyCardFace, FriendlyCardFace
from combat.games.volume1.table.pieces.message_form import MessageForm
from combat.games.volume1.table.pieces.message_slip import HEIGHT, MessageSlip
from combat.games.volume1.table.pieces.spot_report import SpotReport
from combat.games.volume1.table.pieces.spot_slip import HEIGHT as SLIP_HEIGHT
from combat.games.volume1.table.pieces.spot_slip import SpotSlip

CARD = (184, 264)
"""A card's width and height in units; all measures below are in units."""

FOLDED = 170
"""Height in units of an enemy card folded to the part used."""

CORNER, FADES = 5.0, (20, 26, 34)
"""Corner radius of a card in units, and darkening of its edges."""


def card_size(width: int) -> tuple[int, int]:
    """Return the width and height in pixels of a card that is `width` pixels wide."""
    return width, round(width * CARD[1] / CARD[0])


def width_of(height: int) -> int:
    """Return the width in pixels of a card that is `height` pixels high."""
    return height * CARD[0] // CARD[1]


def folded_size(width: int) -> tuple[int, int]:
    """Return the width and height in pixels of a folded enemy card that is `width` pixels wide."""
    return width, round(width * FOLDED / CARD[0])


@kept
def friendly(face_: FriendlyCardFace, width: int) -> Piece:
    """Return the picture of a player's card, face up, `width` pixels wide."""
    return _card(MessageForm(face_, width / CARD[0]).paint, card_size(width), "card-friendly", selected=face_.selected)


@kept
def slip(face_: FriendlyCardFace, width: int, height: int) -> Piece:
    """Return a player's card as a slip of a size in pixels, with only initiative, title and kind."""
    return _card(MessageSlip(face_, height / HEIGHT).paint, (width, height), "card-friendly", selected=face_.selected)


@kept
def enemy(face_: EnemyCardFace, width: int) -> Piece:
    """Return the picture of an enemy order card, face up, `width` pixels wide."""
    size = folded_size(width) if face_.folded else card_size(width)
    return _card(SpotReport(face_, width / CARD[0]).paint, size, "card-enemy", selected=False)


@kept
def enemy_slip(face_: EnemyCardFace, width: int, height: int) -> Piece:
    """Return an enemy card as a slip of a size in pixels: man or team, the order used, and initiative."""
    painted = SpotSlip(face_, height / SLIP_HEIGHT)
    return _card(painted.paint, (width, height), "card-enemy", selected=False)


@kept
def back(side: str, width: int, height: int) -> Piece:
    """Return the picture of a card's back, of a size in pixels: a star for the player's side, a helmet for the
    enemy.
    """
    return lay(_back(side, (width, height)), width * CORNER / CARD[0], width / CARD[0], 1.3)


@kept
def deck(side: str, count: int, width: int, height: int) -> Piece:
    """Return the picture of a face-down deck with the number of its cards; an empty place if `count` is 0."""
    if not count:
        return empty_deck((width, height))
    top, unit = _back(side, (width, height)).copy(), width / 34
    at = (width / 2, height - 8 * unit)
    face("sans", 15 * unit, 700).draw(top, str(count), at, theme.rgb("#F1EBD8"), align="center")
    return stacked(top, count, theme.mix(_ground(side), theme.DARK, 0.3))


def _card(paint: Callable[[pygame.Surface], None], size: tuple[int, int], paper: str, *, selected: bool) -> Piece:
    """Return a sheet of card paper painted by ``paint``, with edge and shadow."""
    unit = size[0] / CARD[0]
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(theme.paper(paper, *size), (0, 0))
    sheet.blit(aged(size, FADES), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    paint(sheet)
    return cut_card(sheet, CORNER * unit, unit, selected=selected)


def _ground(side: str) -> Rgb:
    return palette.OLIVE if side == "friendly" else theme.rgb("#5C6864")


@functools.lru_cache(maxsize=12)
def _back(side: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a back without its shadow: a double frame, and the side's sign in a ring of rays."""
    width, height = size
    ground, ink = _ground(side), theme.FORM if side == "friendly" else theme.rgb("#2C3431")
    pale, hair = theme.mix(ground, theme.FORM, 0.5), max(1.0, width / 90)
    radius = width * (CORNER / CARD[0] if width > 60 else 0.1)
    frames = ((0.055, hair), (0.105, max(0.6, hair * 0.5)))
    sheet = framed_back(size, radius, ground, pale, frames if width > 60 else frames[:1])
    center = (width // 2, round(height * (0.5 if width > 60 else 0.4)))
    if width > 60:
        ring = rays(round(width * 0.74), pale)
        sheet.blit(ring, ring.get_rect(center=center))
    sign = theme.icon(
        "star" if side == "friendly" else "helmet-german", round(width * (0.4 if width > 60 else 0.5)), ink
    )
    sheet.blit(sign, sign.get_rect(center=center))
    grain = theme.paper("grain", width, height)
    sheet.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet
