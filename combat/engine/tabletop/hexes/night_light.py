"""Night on a board: a darkened sheet with soft warm light around lamps."""

from __future__ import annotations

import functools
import math
from collections.abc import Collection
from typing import TypeAlias

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.overlay.night_sheet import DARK, darken

WARM: Rgb = theme.rgb("#FFEFC9")
"""Colour factor of the sheet in lamp light."""
HEART: Rgb = (0, 10, 26)
"""Added brightness right under a lamp."""
FINE = 20
"""Pixels per hex of the small light picture that is scaled up; its blur softens the rim."""
RIM = 5
"""Width of the rim in pixels of that picture."""
PITCH = 0.75
"""Column distance in hex widths."""

NUMBER: Rgb = theme.rgb("#AEBBDB")
"""Ink of hex numbers in the dark, where printed ones are illegible."""
NUMBER_SIZE, NUMBER_RISE, PAINTED_HEX = 10.8, 42, 128
"""Number size and height of its baseline above the centre, in pixels for a hex of width PAINTED_HEX."""
SMALLEST = 62
"""Least hex width in pixels at scale 1 for legible numbers."""

Lamp: TypeAlias = tuple[int, int, float]
"""A moving lamp: screen position, and strength from 0.0 to 1.0."""


class NightLight:
    """Draws darkness between the sheet and everything on it; the picture is cached until lamps or camera change."""

    def __init__(self, view: BoardView[Hex]) -> None:
        self._view = view
        self._plate: pygame.Surface | None = None
        self._drawn: tuple[object, ...] = ()
        self._numbers: dict[Hex, pygame.Surface] = {}
        self._numbered = 0.0

    def darken(self, surface: pygame.Surface, lamps: tuple[Lamp, ...], reach: int) -> None:
        """Darken the sheet except for the light of lamps, which extends `reach` hexes from each."""
        area = self._view.paper.sheet.clip(self._view.rect)
        if not lamps:
            darken(surface, area)
        else:
            surface.blit(self._lit(area, lamps, reach), area, special_flags=pygame.BLEND_RGB_MULT)

    def number(self, surface: pygame.Surface, lit: Collection[Hex]) -> None:
        """Draw the numbers of the hexes that are not in `lit` over the printed ones; nothing on scans or at a far
        zoom.
        """
        if self._view.index.rims is None:
            return  # the numbers of scans and plain sheets are elsewhere
        width = self._view.place_width
        if width < theme.px(SMALLEST):
            return
        if width != self._numbered:
            self._numbers, self._numbered = {}, width
        size = width / PAINTED_HEX
        type_ = face("sans", NUMBER_SIZE * size, 600)
        for hex_ in self._view.visible():
            if hex_ in lit:
                continue
            number = self._numbers.get(hex_)
            if number is None:
                number = type_.render(self._view.ground.label(hex_), NUMBER)
                self._numbers[hex_] = number
            x, y = self._view.centre(hex_)
            surface.blit(number, (x - number.get_width() // 2, y - round(NUMBER_RISE * size) - type_.ascent - 1))

    def _lit(self, area: pygame.Rect, lamps: tuple[Lamp, ...], reach: int) -> pygame.Surface:
        """Return the light factor of an area of the screen; recomputed only after a change."""
        origin, size = self._view.camera.origin, light_size(self._view)
        spread = tuple((x - origin[0], y - origin[1], strength) for x, y, strength in lamps)
        wanted = (area.size, area.x - origin[0], area.y - origin[1], size, spread)
        if self._plate is None or self._plate.get_size() != area.size:
            self._plate, self._drawn = pygame.Surface(area.size, 0, 32), ()
        if wanted != self._drawn:
            self._drawn = wanted
            self._plate.fill(DARK)
            glow = light(size, reach)
            for x, y, strength in lamps:
                shed = glow if strength >= 1 else _weakened(glow, strength)
                at = shed.get_rect(center=(x - area.x, y - area.y))
                self._plate.blit(shed, at, special_flags=pygame.BLEND_RGB_MAX)
        return self._plate


def _weakened(glow: pygame.Surface, strength: float) -> pygame.Surface:
    """Return a light dimmed to a strength of 0.0 to 1.0."""
    level = round(255 * max(0.0, strength))
    weak = glow.copy()
    weak.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return weak


def light_size(view: BoardView[Hex]) -> tuple[int, int]:
    """Return width and height of a hex on the screen in pixels, used as the cache key of the light."""
    return round(view.place_width), round(view.place_height)


@functools.lru_cache(maxsize=1)
def light(size: tuple[int, int], reach: int) -> pygame.Surface:
    """Return a picture of a lamp's light for a hex size in pixels: warm within `reach` hexes, dark beyond.

    The picture is cached.
    """
    return enlarged(small_light(reach, DARK, WARM, HEART), size)


def enlarged(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a small light picture scaled to a hex size in pixels."""
    width, height = small.get_size()
    return pygame.transform.smoothscale(
        small, (round(width * size[0] / FINE), round(height * size[1] / (FINE * _flat())))
    )


def _flat() -> float:
    """Return the ratio of height to width of a regular hex."""
    return math.sqrt(3) / 2


@functools.lru_cache(maxsize=4)
def small_light(reach: int, around: Rgb, within: Rgb, heart: Rgb) -> pygame.Surface:
    """Return a small blurred picture of the hexes within `reach`, with a brighter centre. The picture is cached.

    `around`, `within` and `heart` are the colours outside, inside, and added at the centre.
    """
    width = round(FINE * (2 * reach * PITCH + 2.5))
    height = round(FINE * _flat() * (2 * reach + 2.5))
    plate = pygame.Surface((width, height), 0, 32)
    plate.fill(around)
    for column in range(-reach, reach + 1):
        rows = 2 * reach + 1 - abs(column)
        for row in range(rows):
            x = width / 2 + column * PITCH * FINE
            y = height / 2 + (row - (rows - 1) / 2) * FINE * _flat()
            corners = [(x + FINE / 2 * math.cos(turn), y + FINE / 2 * math.sin(turn)) for turn in _TURNS]
            pygame.draw.polygon(plate, within, corners)
    plate = pygame.transform.gaussian_blur(plate, RIM)
    for ring in range(1, 9):
        added = tuple(round(value / 8) for value in heart)
        middle = pygame.Surface((width, height), 0, 32)
        radius = round(FINE * reach * 0.9 * (9 - ring) / 8)
        pygame.draw.circle(middle, added, (width // 2, height // 2), radius)
        plate.blit(middle, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return plate


_TURNS = tuple(math.radians(60 * number) for number in range(6))
