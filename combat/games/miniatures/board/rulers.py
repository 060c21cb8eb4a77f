"""Rulers in centimetres along the upper and left edge of the view."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.point import CM
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.miniatures.board.drawn_lines import CREAM, DARK, View

STEPS = (10, 20, 50)
"""Centimetres between figures; the first is used for which there is room."""
ROOM, LONG, SHORT = 42, 7, 4
"""Least distance of two figures, and lengths of ticks, in pixels at scale 1."""


def draw_rulers(surface: pygame.Surface, view: View, size: tuple[int, int]) -> None:
    """Draw both rulers for a table whose size is in units of 0.1 mm."""
    unit = view.camera.zoom * CM / UNITS
    step = next((each for each in STEPS if each * unit >= theme.px(ROOM)), STEPS[-1])
    for axis in (0, 1):
        for mark in range(0, size[axis] // CM + 1, step // 2):
            _draw_mark(surface, view, axis, mark, labelled=mark % step == 0 and mark > 0)


def _draw_mark(surface: pygame.Surface, view: View, axis: int, mark: int, *, labelled: bool) -> None:
    at = view.camera.to_screen((mark * CM / UNITS,) * 2)[axis]
    area, px = view.rect, theme.px
    low, high = (area.left, area.right) if axis == 0 else (area.top, area.bottom)
    if not low + px(16) < at < high - px(16):
        return
    long = px(LONG if labelled else SHORT)
    start = (at, area.top) if axis == 0 else (area.left, at)
    end = (at, area.top + long) if axis == 0 else (area.left + long, at)
    for ink, wide in ((CREAM, px(3)), (DARK, px(1))):
        pygame.draw.line(surface, ink, start, end, wide)
    if labelled:
        spot = (at, area.top + px(21)) if axis == 0 else (area.left + px(10), at + px(5))
        on_paper = view.paper.sheet.collidepoint(spot)
        _draw_figure(surface, str(mark), spot, axis, (DARK, CREAM) if on_paper else (CREAM, DARK))


def _draw_figure(
    surface: pygame.Surface, words: str, spot: tuple[float, float], axis: int, inks: tuple[Rgb, Rgb]
) -> None:
    """Draw a figure in an ink with an edge of the other: centred on the upper ruler, from the left on the other."""
    ink, edge = inks
    face = theme.font("condensed", 14, 700)
    x = spot[0] - (face.width(words) / 2 if axis == 0 else 0)
    for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        face.draw(surface, words, (x + across, spot[1] + down), edge)
    face.draw(surface, words, (x, spot[1]), ink)
