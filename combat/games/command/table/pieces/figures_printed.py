"""Drawing of the numbers on pieces: plain, boxed, in a hexagon."""

from __future__ import annotations

import functools
import math

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Font, Rgb, face
from combat.games.command.table import nations

Area = tuple[float, float, float, float]
CLOSER = 0.97
"""Extra reduction of a number's font size, since font widths do not scale exactly."""


def in_pixels(area: Area, unit: float) -> tuple[int, int, int, int]:
    """Return an area in card units as left, top, width and height in pixels."""
    left, top, width, height = (round(value * unit) for value in area)
    return left, top, width, height


def _fitting(figure: str, size: float, wide: float) -> Font:
    """Return the font of a number, smaller if it is too wide."""
    type_ = face("condensed", size, 700)
    needed = type_.width(figure)
    return type_ if needed <= wide else face("condensed", size * wide / needed * CLOSER, 700)


def lined(target: pygame.Surface, figure: str, area: Area, size: float, ink: Rgb) -> None:
    """Draw a number in an outlined box in the middle of an area; `size` is the height of the type in pixels."""
    left, top, wide, high = area
    type_ = _fitting(figure, size * 0.94, wide - 2)
    width, height = min(wide - 1, type_.width(figure) + 0.36 * size), min(high - 2, size)
    box = pygame.Rect(round(left + (wide - width) / 2), round(top + (high - height) / 2), round(width), round(height))
    pygame.draw.rect(target, ink, box, max(1, round(size / 11)))
    type_.draw_in(target, figure, area, ink, align="center")


def boxed(target: pygame.Surface, figure: str, area: Area, size: float, *, in_box: bool, ink: Rgb) -> None:
    """Draw a number in the middle of an area, in a light box if `in_box` (6.1); `size` is the type's height in
    pixels.
    """
    left, top, wide, high = area
    type_ = _fitting(figure, size, wide - 2)
    if in_box:
        width = min(wide - max(2.0, 0.16 * size), max(0.86 * size, type_.width(figure) + 0.36 * size))
        height = min(high - max(2.0, 0.1 * size), size * 1.02)
        box = pygame.Rect(
            round(left + (wide - width) / 2), round(top + (high - height) / 2), round(width), round(height)
        )
        target.blit(shapes.rounded(box.size, 0.1 * size, nations.BOX_PAPER), box)
        ink = nations.COMMAND_BLACK
    type_.draw_in(target, figure, (left + 1, top, wide - 2, high), ink, align="center")


def command_hexagon(target: pygame.Surface, command: int, at: tuple[float, float], radius: float, unit: float) -> None:
    """Draw a leader's Command in white on a black hexagon; `at` and `radius` are in units of `unit` pixels."""
    drawn = _hexagon(round(radius * unit * 4) / 4)
    x, y = at[0] * unit, at[1] * unit
    target.blit(drawn, (round(x - drawn.get_width() / 2), round(y - drawn.get_height() / 2)))
    size = radius * 1.55 * unit
    box = (x - radius * unit, y - radius * unit, 2 * radius * unit, 2 * radius * unit)
    face("condensed", size, 700).draw_in(target, str(command), box, theme.LIGHT, align="center")


@functools.lru_cache(maxsize=24)
def _hexagon(radius: float) -> pygame.Surface:
    size = math.ceil(2 * radius) + 3
    plate, middle = shapes.Plate(size, size, nations.COMMAND_BLACK), size / 2
    for reach, ink in ((radius + 0.6, nations.BOX_PAPER), (radius - max(0.6, radius * 0.08), nations.COMMAND_BLACK)):
        corners = [(math.cos(math.pi * k / 3), math.sin(math.pi * k / 3)) for k in range(6)]
        plate.polygon([(middle + reach * x, middle + reach * y) for x, y in corners], ink)
    return plate.reduce()
