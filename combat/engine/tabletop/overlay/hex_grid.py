"""The bold grid and the hex numbers that the player may have shown: readable at every zoom, and never printed twice."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Face
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.map.map_view import MapView
from combat.engine.tabletop.overlay.hex_marks import GROUND, hexagon

SMALLEST, PRINTED = 13.0, 12.0
"""Size of a number in pixels at scale 1, and on the sheet, where it covers the one that is printed there."""
FOOT = 13.4
"""From the upper side of a hex to the foot of its printed number, in pixels of the sheet."""
PITCH = 0.75
"""From one column to the next, in hex widths."""
OPEN = 2.5
"""How many times as high as a number what it stands on is at least: the ground under it is to be seen."""
BESIDE, ABOVE = 3, 3
"""What a number's chip has beside and above its digits, in pixels at scale 1."""


def draw_lines(surface: pygame.Surface, view: MapView) -> None:
    """A bold outline around each hex."""
    outline = _outline((round(view.hex_width), round(view.hex_height)), theme.scale())
    left, top = outline.get_width() // 2, outline.get_height() // 2
    places = (view.centre(hex_) for hex_ in view.visible())
    surface.fblits([(outline, (x - left, y - top)) for x, y in places])


def draw_numbers(surface: pygame.Surface, view: MapView) -> None:
    """A number in each hex; where they would stand too close, in every second column or row.

    A scan's own numbers lie anywhere in its hexes and cannot be covered: near enough to be read they stand alone.
    """
    if view.index.own_numbers and view.camera.zoom * PRINTED >= SMALLEST * theme.scale():
        return
    surface.fblits(list(_chips(view)))


def _chips(view: MapView) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """The numbers, all of one size, each over the printed one; within its hex where that is low."""
    size, px = max(SMALLEST, view.camera.zoom * PRINTED / theme.scale()), theme.px
    face = theme.font("condensed", size, 600)
    wide, high = round(face.width("00.00")) + 2 * px(BESIDE), round(face.size * 0.8) + 2 * px(ABOVE)
    columns, rows = math.ceil(wide / (view.hex_width * PITCH)), math.ceil(high * OPEN / view.hex_height)
    down = max(FOOT * view.camera.zoom - face.cap / 2, high / 2 + 1) - view.hex_height / 2
    for hex_ in view.visible():
        column, row = hex_.column, hex_.row
        if not ((column - 1) % columns or (row - 1) % rows):
            x, y = view.centre(hex_)
            number = view.board.number(hex_)
            yield _chip(number, (wide, high), face), (x - wide // 2, round(y + down) - high // 2)


@functools.lru_cache(maxsize=1000)
def _chip(number: str, size: tuple[int, int], face: Face) -> pygame.Surface:
    """A number on its slip of paper."""
    chip = shapes.rounded(size, theme.px(3), (*theme.MAP, 215)).copy()
    face.draw_in(chip, number, (0, 0, *size), theme.INK, align="center")
    return chip


@functools.lru_cache(maxsize=2)
def _outline(size: tuple[int, int], scale: float) -> pygame.Surface:
    plate = Plate(*size, GROUND)
    corners = hexagon(size, 0.3)
    plate.line([*corners, corners[0]], (*GROUND, 200), max(1.0, 1.4 * scale))
    return plate.reduce()
