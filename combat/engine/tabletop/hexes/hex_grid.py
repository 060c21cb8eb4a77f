"""The bold grid and the hex numbers that the player may have shown, as large as the hex allows and never printed twice;
and thin numbers in place of printed ones that are too small to be read."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.detail import small_numbers
from combat.engine.tabletop.hexes.hex_marks import hexagon
from combat.engine.tabletop.overlay.place_mark import GROUND

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

USUAL, LEGIBLE, PRINTED = 13.0, 9.0, 12.0
"""Size of a number in pixels at scale 1, the least that can be read, and on the sheet, to cover the printed one."""
SHARE = 0.18
"""The size of a number is at most this share of the width of its hex, where it is smaller than usual."""
FOOT = 13.4
"""From the upper side of a hex to the foot of its printed number, in pixels of the sheet."""
THIN, PALE, DIM = 10.0, 150, (74, 70, 58)
"""Size at most of a thin number in pixels at scale 1, how opaque its halo is, and its ink."""
BESIDE, ABOVE = 3, 3
"""What a number's chip has beside and above its digits, in pixels at scale 1."""


def draw_lines(surface: pygame.Surface, view: MapView[Hex]) -> None:
    """A bold outline around each hex."""
    outline = _outline((round(view.place_width), round(view.place_height)), theme.scale())
    left, top = outline.get_width() // 2, outline.get_height() // 2
    places = (view.centre(hex_) for hex_ in view.visible())
    surface.fblits([(outline, (x - left, y - top)) for x, y in places])


def draw_numbers(surface: pygame.Surface, view: MapView[Hex]) -> None:
    """Draw a number in each hex; none where the hexes are too small for one that can be read.

    A scan's own numbers lie anywhere in its hexes and cannot be covered: near enough to be read they stand alone.
    """
    if view.index.own_numbers and view.camera.zoom * PRINTED >= USUAL * theme.scale():
        return
    surface.fblits(list(_chips(view)))


def draw_thin_numbers(surface: pygame.Surface, view: MapView[Hex]) -> None:
    """Draw a thin number in each hex where the printed one is too small to be read, unless this would be as well."""
    size = min(THIN, number_size(view.place_width, view.camera.zoom))
    if size and small_numbers.too_small(view.camera.zoom) and small_numbers.are_printed(view.index):
        surface.fblits(list(_placed(view, theme.font("condensed", size, 400), _thin)))


def number_size(hex_width: float, zoom: float) -> float:
    """Return the size of the numbers in pixels at scale 1; 0 where it would be too small to be read."""
    size = max(min(USUAL, hex_width * SHARE / theme.scale()), zoom * PRINTED / theme.scale())
    return size if size >= LEGIBLE else 0.0


def _chips(view: MapView[Hex]) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """The numbers, all of one size, each over the printed one; within its hex where that is low."""
    size = number_size(view.place_width, view.camera.zoom)
    if size:
        yield from _placed(view, theme.font("condensed", size, 600), _chip)


def _placed(
    view: MapView[Hex], face: Font, cut: Callable[[str, tuple[int, int], Font], pygame.Surface]
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Yield the number of each hex in view and its corner: over the printed one, within its hex where that is low."""
    px = theme.px
    wide, high = round(face.width("00.00")) + 2 * px(BESIDE), round(face.size * 0.8) + 2 * px(ABOVE)
    down = max(FOOT * view.camera.zoom - face.cap / 2, high / 2 + 1) - view.place_height / 2
    for hex_ in view.visible():
        x, y = view.centre(hex_)
        number = view.ground.label(hex_)
        yield cut(number, (wide, high), face), (x - wide // 2, round(y + down) - high // 2)


@functools.lru_cache(maxsize=1000)
def _chip(number: str, size: tuple[int, int], face: Font) -> pygame.Surface:
    """A number on its slip of paper."""
    chip = shapes.rounded(size, theme.px(3), (*theme.MAP, 215)).copy()
    face.draw_in(chip, number, (0, 0, *size), theme.INK, align="center")
    return chip


@functools.lru_cache(maxsize=1000)
def _thin(number: str, size: tuple[int, int], face: Font) -> pygame.Surface:
    """A number in thin letters with a pale halo, as numbers are printed."""
    plate, halo = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA)
    for across, down in product((-1, 0, 1), repeat=2):
        face.draw_in(halo, number, (across, down, *size), theme.MAP, align="center")
    halo.set_alpha(PALE)
    plate.blit(halo, (0, 0))
    face.draw_in(plate, number, (0, 0, *size), DIM, align="center")
    return plate


@functools.lru_cache(maxsize=2)
def _outline(size: tuple[int, int], scale: float) -> pygame.Surface:
    plate = Plate(*size, GROUND)
    corners = hexagon(size, 0.3)
    plate.line([*corners, corners[0]], (*GROUND, 200), max(1.0, 1.4 * scale))
    return plate.reduce()
