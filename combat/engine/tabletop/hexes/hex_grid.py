"""Optional bold grid with hex numbers, and thin numbers in place of printed ones too small to be read."""

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
"""Number size in pixels at scale 1, smallest legible size, and size on the sheet that covers the printed one."""
SHARE = 0.18
"""Greatest size of a number as a share of its hex's width, if smaller than usual."""
FOOT = 13.4
"""Distance from a hex's upper side to the baseline of its printed number, in sheet pixels."""
THIN, PALE, DIM = 10.0, 150, (74, 70, 58)
"""Greatest size of a thin number in pixels at scale 1, opacity of its halo, and its ink."""
BESIDE, ABOVE = 3, 3
"""Padding of a number's chip beside and above its digits, in pixels at scale 1."""


def draw_lines(surface: pygame.Surface, view: MapView[Hex]) -> None:
    """Draw a bold outline around each visible hex."""
    outline = _outline((round(view.place_width), round(view.place_height)), theme.scale())
    left, top = outline.get_width() // 2, outline.get_height() // 2
    places = (view.centre(hex_) for hex_ in view.visible())
    surface.fblits([(outline, (x - left, y - top)) for x, y in places])


def draw_numbers(surface: pygame.Surface, view: MapView[Hex]) -> None:
    """Draw a number in each visible hex if the number is legible at the current zoom.

    The numbers printed on a scan cannot be covered, as their positions vary; at a close zoom nothing is drawn on a
    scan.
    """
    if view.index.own_numbers and view.camera.zoom * PRINTED >= USUAL * theme.scale():
        return
    surface.fblits(list(_chips(view)))


def draw_thin_numbers(surface: pygame.Surface, view: MapView[Hex]) -> None:
    """Draw thin numbers where the printed numbers are illegible, unless the thin ones would be illegible too."""
    size = min(THIN, number_size(view.place_width, view.camera.zoom))
    if size and small_numbers.too_small(view.camera.zoom) and small_numbers.are_printed(view.index):
        surface.fblits(list(_placed(view, theme.font("condensed", size, 400), _thin)))


def number_size(hex_width: float, zoom: float) -> float:
    """Return the size of the numbers in pixels at scale 1, or 0 if the numbers would be illegible.

    `hex_width` is in screen pixels, `zoom` in screen pixels per sheet pixel.
    """
    size = max(min(USUAL, hex_width * SHARE / theme.scale()), zoom * PRINTED / theme.scale())
    return size if size >= LEGIBLE else 0.0


def _chips(view: MapView[Hex]) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Yield the numbers with their positions, each over the printed one but within its hex."""
    size = number_size(view.place_width, view.camera.zoom)
    if size:
        yield from _placed(view, theme.font("condensed", size, 600), _chip)


def _placed(
    view: MapView[Hex], face: Font, cut: Callable[[str, tuple[int, int], Font], pygame.Surface]
) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Yield the number of each visible hex and its corner, over the printed one but within its hex."""
    px = theme.px
    wide, high = round(face.width("00.00")) + 2 * px(BESIDE), round(face.size * 0.8) + 2 * px(ABOVE)
    down = max(FOOT * view.camera.zoom - face.cap / 2, high / 2 + 1) - view.place_height / 2
    for hex_ in view.visible():
        x, y = view.centre(hex_)
        number = view.ground.label(hex_)
        yield cut(number, (wide, high), face), (x - wide // 2, round(y + down) - high // 2)


@functools.lru_cache(maxsize=1000)
def _chip(number: str, size: tuple[int, int], face: Font) -> pygame.Surface:
    """Return a number on a chip of paper."""
    chip = shapes.rounded(size, theme.px(3), (*theme.MAP, 215)).copy()
    face.draw_in(chip, number, (0, 0, *size), theme.INK, align="center")
    return chip


@functools.lru_cache(maxsize=1000)
def _thin(number: str, size: tuple[int, int], face: Font) -> pygame.Surface:
    """Return a number in thin letters with a pale halo, as printed."""
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
