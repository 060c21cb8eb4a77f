"""A small print of a scenario's map, clipped to its sheet: where the squad stands, and what is to be taken."""

from __future__ import annotations

import functools
from collections.abc import Iterable

import pygame

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.tabletop.overlay.hex_marks import CORNERS
from combat.engine.tabletop.overlay.rims import rim
from combat.games.volume1.rules.book import Book
from combat.games.volume1.table import palette
from combat.games.volume1.table.board_pictures import pictures_of

BORDER = 6
"""White paper around the print, in pixels at scale 1."""


def draw_map_print(
    surface: pygame.Surface | None, book: Book, area: pygame.Rect, *, enemies: bool = False
) -> int:
    """Lays the print into the width of an area, or only measures it; returns its height in pixels.

    `enemies` shows where the enemy's counters will lie as well.
    """
    index, picture = _sheet_of(book.board)
    border = theme.px(BORDER)
    width = area.width - 2 * border
    height = int(width * index.height / index.width)
    tall = height + 2 * border
    if surface is None:
        return tall
    blur = 4 * theme.scale()
    margin = shapes.shadow_margin(blur)
    surface.blit(shapes.shadow(area.width, tall, 1, blur, 110), (area.x - margin + 2, area.y - margin + theme.px(3)))
    surface.fill(theme.STRIP, (area.x, area.y, area.width, tall))
    sheet = pygame.Rect(area.x + border, area.y + border, width, height)
    surface.blit(pygame.transform.smoothscale(picture, sheet.size), sheet)
    scale = width / index.width
    step = (index.hex_width * scale, index.hex_height * scale)
    first = (sheet.x + index.left * scale, sheet.y + index.top * scale)

    def on_print(point: outline.Point) -> tuple[float, float]:
        return first[0] + point[0] * step[0], first[1] + point[1] * step[1]

    def place(hex_: Hex) -> tuple[float, float]:
        return on_print(outline.centre(hex_))

    shade = _shaded((round(step[0]) + 1, round(step[1]) + 1))
    for hex_ in book.scenario.deployment:
        surface.blit(shade, shade.get_rect(center=place(hex_)))
    for hex_ in book.scenario.enemy_hexes if enemies else ():
        _cross(surface, place(hex_), step[0] * 0.34)
    for objective in book.scenario.objectives:
        _ring(surface, [place(hex_) for hex_ in objective.hexes], step[0])
    for comrade in book.scenario.comrades:
        for seed, (start, end) in enumerate(rim(comrade.home)):
            pencil.stroke(surface, (on_print(start), on_print(end)), palette.HOME, 2.4, seed)
    clip = theme.icon("paper-clip", theme.px(34), theme.rgb("#55554C"))
    surface.blit(clip, (area.x + theme.px(26), area.y - theme.px(14)))
    return tall


@functools.lru_cache(maxsize=2)
def _sheet_of(board: Board) -> tuple[SheetIndex, pygame.Surface]:
    """The board's measures and its picture, small."""
    tiles = pictures_of(board)
    return tiles.index, tiles.overview


when_forgotten(_sheet_of.cache_clear)


def _shaded(size: tuple[int, int]) -> pygame.Surface:
    """A hex in transparent blue."""
    plate = shapes.Plate(*size, theme.CLEAR)
    corners = [(size[0] * (0.5 + x / 2), size[1] * (0.5 + y / 3**0.5)) for x, y in CORNERS]
    plate.polygon(corners, (*theme.CLEAR, 110))
    return plate.reduce()


def _cross(surface: pygame.Surface, centre: tuple[float, float], reach: float) -> None:
    """A small cross in black pencil where an enemy counter lies."""
    (x, y), ink = centre, theme.HATCH
    for way in (1, -1):
        ends = [(x - reach, y - way * reach), (x + reach, y + way * reach)]
        pencil.stroke(surface, ends, ink, 2.6, way)


def _ring(surface: pygame.Surface, places: Iterable[tuple[float, float]], hex_width: float) -> None:
    """A loop of red pencil around what is to be taken."""
    spots = list(places)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    reach = hex_width * 0.85
    box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    pencil.loop(surface, box, theme.CUT, 3.2)
