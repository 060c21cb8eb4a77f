"""The background of all menus: the desk picture, and the typed sheet in its folder."""

from __future__ import annotations

import contextlib
import math
import threading
from pathlib import Path

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import asset

PICTURES = (1600, 1920, 2880)
"""Available widths of the desk picture in pixels."""

FOLDER_TURN = 1.6
"""Rotation of the folder under the sheet in degrees."""

INNER, CLOSE = 40, 18
"""Margin between the sheet's edge and its text, usual and in a tight window, in pixels at scale 1."""
TIGHT = (900, 470)
"""Window size in units of scale 1 below which a sheet fills the window, with smaller margins."""
HOLES = 50
"""Distance by which the heading is lower on a sheet with punched holes, in pixels at scale 1."""


def tight(size: tuple[int, int]) -> bool:
    """Return whether a window is so small at the current scale that a sheet should fill it."""
    return size[0] < theme.px(TIGHT[0]) or size[1] < theme.px(TIGHT[1])


def place_sheet(size: tuple[int, int], width: int, height: int, beside: int = 74) -> pygame.Rect:
    """Return the rectangle of a sheet; its size is given in pixels at scale 1.

    It is at the right of the desk, `beside` pixels at scale 1 from the edge, slightly below the middle. In a tight
    window it fills the window.
    """
    px, (wide, high) = theme.px, size
    edge = px(6) if tight(size) else px(20)
    sheet = pygame.Rect(0, 0, min(px(width), wide - 2 * edge), high - 2 * edge if tight(size) else px(height))
    if tight(size):
        sheet.center = (wide // 2, high // 2)
    else:
        sheet.midright = (wide - px(beside), high // 2 + px(8))
        sheet.left = max(edge, sheet.left)
    return sheet


def margin(size: tuple[int, int]) -> int:
    """Return the margin between a sheet's edge and its text in pixels, for a window size."""
    return theme.px(CLOSE if tight(size) else INNER)


class Backdrop:
    """The desk picture, scaled once for each window size."""

    def __init__(self, size: tuple[int, int] | None = None) -> None:
        """Load the picture for a window of this size in a thread, if it is given."""
        self._picture: pygame.Surface | None = None
        self._drawn = 0
        self._reading = threading.Thread(target=self._read, args=(size,), name="desk") if size else None
        if self._reading is not None:
            self._reading.start()

    def _read(self, size: tuple[int, int]) -> None:
        with contextlib.suppress(pygame.error, OSError):  # a failure is raised when it is drawn
            self._picture = _covering(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Fill the surface with the desk picture; for the first frame the picture is not converted, to save time."""
        if self._reading is not None:
            self._reading.join()
            self._reading = None
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture, self._drawn = _covering(surface.get_size()), 0
        elif self._drawn == 1:
            self._picture = self._picture.convert(surface)
        self._drawn += 1
        surface.blit(self._picture, (0, 0))


def _painted(size: tuple[int, int]) -> Path:
    """Return the file of the smallest picture that is large enough for a window."""
    width = next((width for width in PICTURES if width >= size[0]), PICTURES[-1])
    return asset(f"desk/desk-{width}.jpg")


def _covering(size: tuple[int, int]) -> pygame.Surface:
    """Return the picture scaled to cover a window, cropped at the right and at the bottom."""
    painted = pygame.image.load(_painted(size))
    scale = max(size[0] / painted.get_width(), size[1] / painted.get_height())
    cut = pygame.Rect(0, 0, round(size[0] / scale), round(size[1] / scale)).clip(painted.get_rect())
    part = painted.subsurface(cut)
    return part if cut.size == size else pygame.transform.smoothscale(part, size)


def _draw_folder(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Draw the folder, rotated, with a tab at its upper right and its shadow."""
    scale = theme.scale()
    blur = 12 * scale
    margin = shapes.shadow_margin(blur)
    surface.blit(
        shapes.shadow(*area.size, 4, blur, 170),
        (area.x - margin + round(6 * scale), area.y - margin + round(10 * scale)),
    )
    turn = math.radians(FOLDER_TURN)
    along, down = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

    def place(x: float, y: float) -> tuple[float, float]:
        x, y = x - area.width / 2, y - area.height / 2
        return area.centerx + x * along[0] + y * down[0], area.centery + x * along[1] + y * down[1]

    right, tab = area.width - 34 * scale, 26 * scale
    ear = [(right - 150 * scale, 0), (right - 142 * scale, -tab), (right - 10 * scale, -tab), (right, 0)]
    outline = [(0, 0), *ear, (area.width, 0), (area.width, area.height), (0, area.height)]
    corners = [place(*corner) for corner in outline]
    pygame.draw.polygon(surface, theme.FOLDER, corners)
    for depth, tone in ((5 * scale, 0.10), (1.5 * scale, 0.16)):
        inner = [place(depth, depth), place(area.width - depth, depth)]
        inner += [place(area.width - depth, area.height - depth), place(depth, area.height - depth)]
        pygame.draw.aalines(surface, theme.mix(theme.FOLDER, theme.DARK, tone), True, inner)
    pygame.draw.aalines(surface, theme.mix(theme.FOLDER, theme.DARK, 0.42), True, corners)


def draw_sheet(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Draw a typed sheet in its folder, with two punched holes except in a tight window."""
    scale = theme.scale()
    _draw_folder(surface, area.inflate(round(34 * scale), round(30 * scale)).move(round(4 * scale), round(4 * scale)))
    blur = 5 * scale
    margin = shapes.shadow_margin(blur)
    surface.blit(
        shapes.shadow(*area.size, 1, blur, 120), (area.x + theme.px(3) - margin, area.y + theme.px(5) - margin)
    )
    surface.blit(theme.paper("form", *area.size), area)
    _age(surface, area)
    if tight(surface.get_size()):
        return
    for way in (-1, 1):
        hole = (area.centerx + way * theme.px(70), area.y + theme.px(22))
        pygame.draw.aacircle(surface, theme.mix(theme.FOLDER, theme.DARK, 0.25), hole, theme.px(8))
        pygame.draw.aacircle(surface, theme.mix(theme.FOLDER, theme.DARK, 0.6), hole, theme.px(8), max(1, theme.px(1)))


def _age(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Draw the edges of a sheet: slightly browned, with a thin dark line."""
    reach = theme.px(22)
    brown, clear = (96, 74, 32, 44), (96, 74, 32, 0)
    for place, first, last, across in (
        ((area.left, area.top, area.width, reach), brown, clear, False),
        ((area.left, area.bottom - reach, area.width, reach), clear, brown, False),
        ((area.left, area.top, reach, area.height), brown, clear, True),
        ((area.right - reach, area.top, reach, area.height), clear, brown, True),
    ):
        surface.blit(shapes.gradient(place[2], place[3], first, last, across=across), place[:2])
    pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.5), area, 1)


def rule(surface: pygame.Surface, left: int, right: int, y: int) -> None:
    """Draw a horizontal rule of a form."""
    pygame.draw.rect(surface, theme.mix(theme.FORM, theme.FORM_RULE, 0.75), (left, y, right - left, theme.px(1)))
