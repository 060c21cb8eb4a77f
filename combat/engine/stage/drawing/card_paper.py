"""Textures and shapes of paper cards: faces, backs and decks."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, lay, ringed

EDGE = theme.rgb("#3B331F")
"""Colour of a card's edge."""


@functools.lru_cache(maxsize=6)
def aged(size: tuple[int, int], fades: tuple[int, int, int]) -> pygame.Surface:
    """Return a bright texture that darkens towards its edges; `fades` is the largest loss of each colour channel."""
    small = pygame.Surface((23, 33))
    for x in range(23):
        for y in range(33):
            fade = math.exp(-min(x, y, 22 - x, 32 - y) / 2.2)
            small.set_at((x, y), [255 - round(most * fade) for most in fades])
    return pygame.transform.smoothscale(small, size)


def cut_card(sheet: pygame.Surface, radius: float, unit: float, *, selected: bool) -> Piece:
    """Return a card with rounded corners, edge and shadow, made from a drawn sheet; ringed if `selected`."""
    size = sheet.get_size()
    sheet.blit(shapes.rounded(size, radius, theme.LIGHT), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(shapes.rounded(size, radius, (*EDGE, 0), (*EDGE, 190), max(0.5, 0.5 * unit)), (0, 0))
    piece = lay(sheet, radius, unit, 1.3)
    return ringed(piece, radius, unit) if selected else piece


def framed_back(
    size: tuple[int, int], radius: float, ground: Rgb, pale: Rgb, frames: Sequence[tuple[float, float]]
) -> pygame.Surface:
    """Return a card back with nested frames; each frame is (inset as a share of the width, line width in pixels)."""
    width, height = size
    sheet = shapes.rounded(size, radius, ground, theme.EDGE, max(0.6, width / 200)).copy()
    for share, line in frames:
        inset = round(width * share)
        inner = (width - 2 * inset, height - 2 * inset)
        sheet.blit(shapes.rounded(inner, radius * 0.7, (*pale, 0), pale, line), (inset, inset))
    return sheet


@functools.lru_cache(maxsize=8)
def rays(size: int, ink: Rgb) -> pygame.Surface:
    """Return a picture of a ring of rays, the ornament of a card back."""
    plate, middle = shapes.Plate(size, size, ink), size / 2
    plate.ring((middle, middle), middle * 0.7, ink, size / 70)
    for number in range(48):
        angle = number * math.pi / 24
        way, outer = (math.cos(angle), math.sin(angle)), middle * (0.96 if number % 2 == 0 else 0.86)
        ends = [(middle + way[0] * reach, middle + way[1] * reach) for reach in (middle * 0.76, outer)]
        plate.line(ends, ink, size / 90)
    return plate.reduce()


def empty_deck(size: tuple[int, int]) -> Piece:
    """Return the picture of an empty deck."""
    width, unit = size[0], size[0] / 34
    empty = shapes.rounded(size, width * 0.1, (*theme.WELL, 255), theme.FRAME_LINE, max(1.0, unit)).copy()
    face("sans", 15 * unit, 600).draw_in(empty, "0", (0, 0, *size), theme.FRAME_TEXT_2, align="center")
    return Piece(empty, (0, 0), size)


def stacked(top: pygame.Surface, count: int, under: Rgb) -> Piece:
    """Return a deck: its top card, and the edges of up to two cards below in the colour `under`.

    `count` is the number of cards.
    """
    width, height = size = top.get_size()
    step, layers = max(1, round(width * 0.05)), min(3, count)
    stack = pygame.Surface((width + step * (layers - 1), height + step * (layers - 1)), pygame.SRCALPHA)
    edge = shapes.rounded(size, width * 0.1, under, theme.EDGE, width / 34 * 0.7)
    for layer in range(layers - 1, 0, -1):
        stack.blit(edge, (layer * step, layer * step))
    stack.blit(top, (0, 0))
    return Piece(stack, (0, 0), size)
