"""Plain drawing of an unpainted map: outlines, hexsides and ways as used for lines of sight."""

from __future__ import annotations

from functools import partial

import pygame

from combat.engine.space.hexes.hex import direction_between
from combat.engine.space.hexes.lattice import HEIGHT, WIDTH, brink, vertices
from combat.engine.space.hexes.printed_names import number_of
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.sheets.board_tiles import tiles_of
from combat.engine.tabletop.hexes.sheets.plain_sheet import HEX, MARGIN, PlainSheet
from combat.engine.tabletop.hexes.sheets.printed_grid import print_grid
from combat.engine.tabletop.map.tiles import Tiles
from combat.games.command.rules.ground.ground_map import GroundMap, Point

GROUND: dict[str, Rgb] = {
    "open": theme.rgb("#D9D3A6"), "field": theme.rgb("#D8C27C"), "orchard": theme.rgb("#B9C58A"),
    "brush": theme.rgb("#A9B77C"), "woods": theme.rgb("#6F8A55"), "building": theme.rgb("#B77E5F"),
    "gully": theme.rgb("#B69C72"), "marsh": theme.rgb("#9DB39B"), "stream": theme.rgb("#8FB3BF"),
    "water": theme.rgb("#7FA6B8"), "bridge-major": theme.rgb("#A7967C"), "bridge-minor": theme.rgb("#A7967C"),
}  # fmt: skip
SIDES: dict[str, tuple[Rgb, float]] = {
    "hedge": (theme.rgb("#4E6B3A"), 7.0), "wall": (theme.rgb("#77716A"), 6.0), "fence": (theme.rgb("#8A6B45"), 3.0),
    "cliff": (theme.rgb("#6B563C"), 9.0),
}  # fmt: skip
WAYS: dict[str, tuple[Rgb, float]] = {
    "road": (theme.rgb("#C9B48E"), 15.0), "rail": (theme.rgb("#6F665B"), 7.0), "trail": (theme.rgb("#BFA67D"), 7.0),
}  # fmt: skip
"""Colours, and widths in pixels of the sheet."""
RISE = 0.1
"""Lightening of the ground per level."""


def pictures_of(map_: GroundMap) -> Tiles:
    """Return the painted tiles of a map, or a plain drawing of it if it is not painted."""
    return tiles_of(map_.board, lambda board: DrawnSheet(map_))


class DrawnSheet(PlainSheet):
    """Map tiles drawn on demand."""

    def __init__(self, map_: GroundMap) -> None:
        super().__init__(map_.board)
        self._map = map_

    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """Return a part of the sheet drawn at a scale; `area` is in pixels of that scale."""
        plate = pygame.Surface(area.size, 0, 32)
        plate.fill(theme.MAP)
        board = self._map.board

        def spot(point: Point) -> tuple[float, float]:
            x, y = point[0] * HEX[0] / WIDTH + MARGIN, point[1] * HEX[1] / HEIGHT + MARGIN
            return x * scale - area.x, y * scale - area.y

        for hex_ in board.hexes():
            ground = board.terrain(hex_)
            ink = GROUND["open"] if self._outlined(ground) else GROUND.get(ground, GROUND["open"])
            pygame.draw.polygon(
                plate, theme.mix(ink, theme.LIGHT, RISE * board.level(hex_)), [*map(spot, vertices(hex_))]
            )
        for outline in self._map.outlines:
            pygame.draw.polygon(plate, GROUND.get(outline.terrain, GROUND["open"]), [*map(spot, outline.points)])
        for way in self._map.ways:
            ink, width = WAYS.get(way.kind, WAYS["trail"])
            pygame.draw.lines(plate, ink, False, [*map(spot, way.points)], max(1, round(width * scale)))
        for crest in self._map.crests:
            pygame.draw.lines(plate, theme.LINE, False, [*map(spot, crest.points)], max(1, round(2 * scale)))
        for side in self._map.sides:
            ink, width = SIDES.get(side.kind, SIDES["fence"])
            one, other = side.side
            start, end = brink(one, direction_between(one, other) or 0)
            pygame.draw.line(plate, ink, spot(start), spot(end), max(1, round(width * scale)))
        first = (MARGIN * scale - area.x, MARGIN * scale - area.y)
        print_grid(plate, first, HEX, scale, (board.columns, board.rows), partial(number_of, board))
        return plate

    def _outlined(self, ground: str) -> bool:
        """Return whether a ground type is drawn by outlines."""
        return any(outline.terrain == ground for outline in self._map.outlines)
