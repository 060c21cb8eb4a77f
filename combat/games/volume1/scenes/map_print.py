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
from combat.engine.tabletop.overlay.hex_marks import CORNERS, ZONE
from combat.engine.tabletop.overlay.rims import rim
from combat.games.volume1.rules.book import Book
from combat.games.volume1.table import palette
from combat.games.volume1.table.board_pictures import pictures_of

BORDER = 6
"""White paper around the print, in pixels at scale 1."""
LEAST = 0.4
"""The least share of a sheet's width that a print of a part of it shows."""


class MapPrint:
    """A small print of a board's sheet that was laid into the width of an area; what is drawn on it finds its hexes.

    Of a large sheet it shows the part, in the sheet's own shape, that some hexes lie `around` in, where there are any.
    """

    def __init__(self, board: Board, area: pygame.Rect, around: Iterable[Hex] = ()) -> None:
        self._index, self._picture = sheet_of(board)
        border = theme.px(BORDER)
        width = area.width - 2 * border
        self._part = _part_around(self._index, [outline.centre(hex_) for hex_ in around])
        self.paper = pygame.Rect(area.x, area.y, area.width, int(width * self._index.height / self._index.width))
        self.paper.height += 2 * border
        """The print with its white border."""
        self.sheet = self.paper.inflate(-2 * border, -2 * border)
        self._scale = width / self._part.width
        self.step = (self._index.hex_width * self._scale, self._index.hex_height * self._scale)
        """Width and height of a hex on it, in pixels."""

    def lay(self, surface: pygame.Surface) -> None:
        """The paper, its shadow, and the picture of the sheet."""
        paper, blur = self.paper, 4 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*paper.size, 1, blur, 110), (paper.x - margin + 2, paper.y - margin + theme.px(3)))
        surface.fill(theme.STRIP, paper)
        wide, part = self._picture.get_width() / self._index.width, self._part
        seen_part = pygame.Rect(*(round(side * wide) for side in (part.x, part.y, part.width, part.height)))
        seen = self._picture.subsurface(seen_part.clip(self._picture.get_rect()))
        surface.blit(pygame.transform.smoothscale(seen, self.sheet.size), self.sheet)

    def at(self, point: outline.Point) -> tuple[float, float]:
        """Where a point of the sheet lies, given in hexes."""
        left = self.sheet.x + (self._index.left - self._part.x) * self._scale
        top = self.sheet.y + (self._index.top - self._part.y) * self._scale
        return left + point[0] * self.step[0], top + point[1] * self.step[1]

    def centre(self, hex_: Hex) -> tuple[float, float]:
        """Where the centre of a hex lies."""
        return self.at(outline.centre(hex_))


def _part_around(index: SheetIndex, points: list[outline.Point]) -> pygame.FRect:
    """The part of a sheet in which points lie with two hexes around them, no smaller than is still sharp."""
    wide, high = index.hex_width, index.hex_height
    sheet = -index.left / wide, -index.top / high, index.width / wide, index.height / high
    x, y, broad, tall = outline.part_around(sheet, points, LEAST)
    return pygame.FRect(index.left + x * wide, index.top + y * high, broad * wide, tall * high)


def draw_map_print(surface: pygame.Surface | None, book: Book, area: pygame.Rect, *, enemies: bool = False) -> int:
    """Lays the print into the width of an area, or only measures it; returns its height in pixels.

    `enemies` shows where the enemy's counters will lie as well.
    """
    print_ = MapPrint(book.board, area)
    if surface is None:
        return print_.paper.height
    print_.lay(surface)
    step = print_.step
    shade = _shaded((round(step[0]) + 1, round(step[1]) + 1))
    for hex_ in book.scenario.deployment:
        surface.blit(shade, shade.get_rect(center=print_.centre(hex_)))
    for hex_ in book.scenario.enemy_hexes if enemies else ():
        _cross(surface, print_.centre(hex_), step[0] * 0.34)
    for objective in book.scenario.objectives:
        _ring(surface, [print_.centre(hex_) for hex_ in objective.hexes], step[0])
    for comrade in book.scenario.comrades:
        for seed, (start, end) in enumerate(rim(comrade.home)):
            pencil.stroke(surface, (print_.at(start), print_.at(end)), palette.HOME, 2.4, seed)
    clip = theme.icon("paper-clip", theme.px(34), theme.rgb("#55554C"))
    surface.blit(clip, (area.x + theme.px(26), area.y - theme.px(14)))
    return print_.paper.height


def fitting_print(board: Board, area: pygame.Rect, most: int) -> pygame.Rect:
    """The part of an area in whose width the print is no higher than `most` pixels, in the middle of it."""
    high = MapPrint(board, area).paper.height
    if high <= most:
        return area
    border = 2 * theme.px(BORDER)
    slim = pygame.Rect(area.x, area.y, border + (area.width - border) * (most - border) // (high - border), area.height)
    slim.centerx = area.centerx
    return slim


@functools.lru_cache(maxsize=2)
def sheet_of(board: Board) -> tuple[SheetIndex, pygame.Surface]:
    """The board's measures and its picture, small."""
    tiles = pictures_of(board)
    return tiles.index, tiles.overview


when_forgotten(sheet_of.cache_clear)


def _shaded(size: tuple[int, int]) -> pygame.Surface:
    """A hex in transparent blue."""
    plate = shapes.Plate(*size, theme.CLEAR)
    corners = [(size[0] * (0.5 + x / 2), size[1] * (0.5 + y / 3**0.5)) for x, y in CORNERS]
    plate.polygon(corners, (*theme.CLEAR, ZONE))
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
