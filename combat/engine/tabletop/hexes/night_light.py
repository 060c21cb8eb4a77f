"""The night on a board: the sheet in the dark, the light of lamps warm and soft at its rim."""

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

DARK: Rgb = theme.rgb("#50618F")
"""What is left of each colour of the sheet in the dark."""
WARM: Rgb = theme.rgb("#FFEFC9")
"""And in the light of a lamp."""
HEART: Rgb = (0, 10, 26)
"""How much whiter it is right under the lamp."""
FINE = 20
"""Pixels to a hex in the small picture from which the light is enlarged; its blur is the softness of the rim."""
RIM = 5
"""Pixels of that picture over which light turns to dark."""
PITCH = 0.75
"""Hex widths from column to column."""

NUMBER: Rgb = theme.rgb("#AEBBDB")
"""The hex numbers in the dark: what is printed of them cannot be read there."""
NUMBER_SIZE, NUMBER_RISE, PAINTED_HEX = 10.8, 42, 128
"""Their size and how far over the middle their baseline is, in pixels at a painted hex of 128."""
SMALLEST = 62
"""Pixels of a hex at scale 1 below which a number is too small to be read at any hour."""

Lamp: TypeAlias = tuple[int, int, float]
"""A light in motion: where it is on the screen, and its strength from 0.0 to 1.0."""


class NightLight:
    """Lies over the sheet and under all that is drawn on it; kept until the lamps or the camera change."""

    def __init__(self, view: BoardView[Hex]) -> None:
        self._view = view
        self._plate: pygame.Surface | None = None
        self._drawn: tuple[object, ...] = ()
        self._numbers: dict[Hex, pygame.Surface] = {}
        self._numbered = 0.0

    def darken(self, surface: pygame.Surface, lamps: tuple[Lamp, ...], reach: int) -> None:
        """The sheet in the dark, but for the light of lamps that reach so many hexes."""
        area = self._view.paper.sheet.clip(self._view.rect)
        if not lamps:
            surface.fill(DARK, area, special_flags=pygame.BLEND_RGB_MULT)
        else:
            surface.blit(self._lit(area, lamps, reach), area, special_flags=pygame.BLEND_RGB_MULT)

    def number(self, surface: pygame.Surface, lit: Collection[Hex]) -> None:
        """The numbers of the dark hexes over the printed ones."""
        if self._view.index.rims is None:
            return  # a scan or a plain sheet has its numbers elsewhere
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
        """What is left of each colour in an area of the screen; made anew only if something in it is different."""
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
    """A light that has not its full strength, 0.0 to 1.0."""
    level = round(255 * max(0.0, strength))
    weak = glow.copy()
    weak.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return weak


def light_size(view: BoardView[Hex]) -> tuple[int, int]:
    """The size of a hex on the screen, by which the light is kept."""
    return round(view.place_width), round(view.place_height)


@functools.lru_cache(maxsize=1)
def light(size: tuple[int, int], reach: int) -> pygame.Surface:
    """A lamp's light for hexes of a size in pixels: warm within its reach, dark around. Remembered."""
    return enlarged(small_light(reach, DARK, WARM, HEART), size)


def enlarged(small: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A small light made to fit hexes of a size in pixels."""
    width, height = small.get_size()
    return pygame.transform.smoothscale(
        small, (round(width * size[0] / FINE), round(height * size[1] / (FINE * _flat())))
    )


def _flat() -> float:
    """How much lower than wide a regular hex is."""
    return math.sqrt(3) / 2


@functools.lru_cache(maxsize=4)
def small_light(reach: int, around: Rgb, within: Rgb, heart: Rgb) -> pygame.Surface:
    """The lit hexes as a small soft picture, with a whiter middle. Remembered."""
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
