"""Small print of a scenario's map, clipped to its sheet, with set-up hexes and objectives."""

from __future__ import annotations

import functools
from collections.abc import Iterable

import pygame

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.tabletop.hexes.hex_marks import CORNERS
from combat.engine.tabletop.hexes.outlines import region_outline
from combat.engine.tabletop.hexes.prints.sheet_print import BORDER, SheetPrint
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.tabletop.overlay.place_mark import ZONE
from combat.games.volume1.rules.book import Book
from combat.games.volume1.table import palette
from combat.games.volume1.table.board_pictures import pictures_of


class MapPrint(SheetPrint):
    """Thumbnail of a board."""

    def __init__(self, board: Board, area: pygame.Rect, around: Iterable[Hex] = ()) -> None:
        super().__init__(*sheet_of(board), area, around)


def draw_map_print(surface: pygame.Surface | None, book: Book, area: pygame.Rect, *, enemies: bool = False) -> int:
    """Draw the print into the width of an area, or only measure it if `surface` is None; return its height in pixels.

    `enemies`: also show where the enemy's counters start.
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
        for seed, (start, end) in enumerate(region_outline(comrade.home)):
            pencil.stroke(surface, (print_.at(start), print_.at(end)), palette.HOME, 2.4, seed)
    clip = theme.icon("paper-clip", theme.px(34), theme.rgb("#55554C"))
    surface.blit(clip, (area.x + theme.px(26), area.y - theme.px(14)))
    return print_.paper.height


def fitting_print(board: Board, area: pygame.Rect, most: int) -> pygame.Rect:
    """Return the part of an area, centred, in which the board's print is at most `most` pixels high."""
    high = MapPrint(board, area).paper.height
    if high <= most:
        return area
    border = 2 * theme.px(BORDER)
    slim = pygame.Rect(area.x, area.y, border + (area.width - border) * (most - border) // (high - border), area.height)
    slim.centerx = area.centerx
    return slim


@functools.lru_cache(maxsize=2)
def sheet_of(board: Board) -> tuple[SheetIndex, pygame.Surface]:
    """Return the index of a board's tiles and its small overview picture."""
    tiles = pictures_of(board)
    return tiles.index, tiles.overview


when_forgotten(sheet_of.cache_clear)


def _shaded(size: tuple[int, int]) -> pygame.Surface:
    """Return a hex in transparent blue."""
    plate = shapes.Plate(*size, theme.CLEAR)
    corners = [(size[0] * (0.5 + x / 2), size[1] * (0.5 + y / 3**0.5)) for x, y in CORNERS]
    plate.polygon(corners, (*theme.CLEAR, ZONE))
    return plate.reduce()


def _cross(surface: pygame.Surface, centre: tuple[float, float], reach: float) -> None:
    """Draw a small cross in black pencil for an enemy counter."""
    (x, y), ink = centre, theme.HATCH
    for way in (1, -1):
        ends = [(x - reach, y - way * reach), (x + reach, y + way * reach)]
        pencil.stroke(surface, ends, ink, 2.6, way)


def _ring(surface: pygame.Surface, places: Iterable[tuple[float, float]], hex_width: float) -> None:
    """Draw a loop of red pencil around the objectives."""
    spots = list(places)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    reach = hex_width * 0.85
    box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    pencil.loop(surface, box, theme.CUT, 3.2)
