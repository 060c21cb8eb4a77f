"""Rubber stamps: a framed word in worn ink that darkens the paper below it."""

from __future__ import annotations

import functools

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import picture
from combat.engine.stage.drawing.lettering import Rgb, face


@functools.lru_cache(maxsize=24)
def rubber_stamp(text: str, size: float, ink: Rgb, degrees: int, *, double: bool) -> pygame.Surface:
    """Return a framed word as a worn stamp for a multiplying blit; ``size`` is the font size in pixels."""
    fine = 3
    type_ = face("stencil", size * fine, 700)
    wide, high = round(type_.width(text) + size * fine * 1.2), round(size * fine * 1.7)
    plate = pygame.Surface((wide, high), pygame.SRCALPHA)
    plate.blit(shapes.rounded((wide, high), size * fine * 0.16, (*ink, 0), ink, size * fine * 0.11), (0, 0))
    if double:
        inset = round(size * fine * 0.19)
        inner = (wide - 2 * inset, high - 2 * inset)
        plate.blit(shapes.rounded(inner, size * fine * 0.1, (*ink, 0), ink, size * fine * 0.045), (inset, inset))
    type_.draw_in(plate, text, (0, 0, wide, high), ink, align="center")
    wear = pygame.transform.smoothscale_by(_wear(), max(0.4, size * fine / 40))
    for y in range(0, high, wear.get_height()):
        for x in range(0, wide, wear.get_width()):
            plate.blit(wear, (x, y), special_flags=pygame.BLEND_RGBA_MULT)
    on_light = pygame.Surface((wide, high), pygame.SRCALPHA)
    on_light.fill(theme.LIGHT)
    on_light.blit(plate, (0, 0))
    turned = pygame.transform.rotate(_with_margin(on_light), -degrees)
    return pygame.transform.smoothscale(turned, (turned.get_width() // fine, turned.get_height() // fine))


def _with_margin(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface with a light margin, so that rotation leaves no visible edge."""
    plate = pygame.Surface((surface.get_width() + 12, surface.get_height() + 12), pygame.SRCALPHA)
    plate.fill(theme.LIGHT)
    plate.blit(surface, (6, 6))
    return plate


@functools.cache
def _wear() -> pygame.Surface:
    return picture("paper/wear.png")


def press(sheet: pygame.Surface, stamp: pygame.Surface, center: tuple[float, float]) -> None:
    """Draw a stamp centred at a point, darkening the sheet below it."""
    place = stamp.get_rect(center=(round(center[0]), round(center[1])))
    ground = pygame.Surface(stamp.get_size())
    ground.fill(theme.LIGHT)
    ground.blit(stamp, (0, 0))
    sheet.blit(ground, place, special_flags=pygame.BLEND_RGB_MULT)
