"""Sheet of an unpainted table without a grid, drawn on demand from the polygons of the table map."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from combat.engine.space.plane.point import CM
from combat.engine.space.plane.point import Point as PlanePoint
from combat.engine.space.plane.table_map import Scenery, TableMap
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.tabletop.map.drawn_tiles import DrawnTiles, levels_of
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.engine.tabletop.plane.scenery_style import SceneryStyle

SMOOTH = 2
"""Supersampling factor."""
GRASS, RISE, INK = theme.rgb("#B9BD8C"), theme.rgb("#A8946A"), theme.rgb("#3B3A28")
"""Colours of the bare table, of height levels (mixed in), and of names."""
LEVEL = 0.16
"""Share mixed in for each level."""
PATTERN, DASH = 14.0, 9.0
"""Distance of a pattern's strokes or dots, and dash length of zones, in sheet pixels."""
SHADOW = 5.0
"""Offset of the shadow of raised scenery, in sheet pixels."""
NAME = 13.0
"""Font size of an objective's name in sheet pixels."""


class _Plate(NamedTuple):
    """A part of the sheet being drawn, at a higher resolution."""

    surface: pygame.Surface
    left: float
    top: float
    """Origin of the part, in pixels of the plate."""
    fine: float
    """Plate pixels per sheet pixel."""

    def on(self, corners: Iterable[PlanePoint], shift: float = 0.0) -> list[tuple[float, float]]:
        """Convert points of the table to the plate, shifted right and down by sheet pixels."""
        unit, far = self.fine / UNITS, shift * self.fine
        return [(x * unit - self.left + far, y * unit - self.top + far) for x, y in corners]


class TableSheet(DrawnTiles):
    """The tiles of a table map, drawn on demand."""

    def __init__(self, table: TableMap, styles: Mapping[str, SceneryStyle], place_size: int) -> None:
        """Make the tiles; `place_size` is the width of a usual piece in units of 0.1 mm."""
        self._table, self._styles = table, styles
        size = math.ceil(table.width / UNITS), math.ceil(table.height / UNITS)
        wide = place_size / UNITS
        super().__init__(SheetIndex(*size, wide, wide, 0.0, 0.0, levels_of(*size)))

    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """Return a picture of a part of the sheet at a scale; `area` is in pixels of that scale."""
        surface = pygame.Surface((area.width * SMOOTH, area.height * SMOOTH), 0, 32)
        surface.fill(GRASS)
        plate = _Plate(surface, area.x * SMOOTH, area.y * SMOOTH, scale * SMOOTH)
        for height in sorted(self._table.heights, key=lambda height: height.level):
            self._draw_height(plate, height.level, height.corners)
        for raised in (False, True):
            for piece in self._table.scenery:
                if self._styles[piece.kind].raised is raised:
                    self._draw_scenery(plate, piece)
        for zone in self._table.zones:
            _draw_dashes(plate, zone.corners)
        shown = pygame.transform.smoothscale(surface, area.size)
        theme.lay_grain(shown)
        for objective in self._table.objectives:
            _draw_objective(shown, plate.on([objective.at])[0], objective.name, scale)
        return shown

    def _draw_height(self, plate: _Plate, level: int, corners: Sequence[PlanePoint]) -> None:
        """Draw a height level: the higher, the darker, with an outline."""
        ground = theme.mix(GRASS, RISE, min(1.0, LEVEL * level))
        pygame.draw.polygon(plate.surface, ground, plate.on(corners))
        _draw_outline(plate, corners, theme.mix(RISE, INK, 0.3), 1.2)

    def _draw_scenery(self, plate: _Plate, piece: Scenery) -> None:
        style = self._styles[piece.kind]
        if piece.form != "area":
            _draw_line(plate, piece, style)
            return
        if style.raised:
            pygame.draw.polygon(plate.surface, theme.mix(GRASS, INK, 0.45), plate.on(piece.corners, SHADOW))
        pygame.draw.polygon(plate.surface, style.fill, plate.on(piece.corners))
        if style.pattern != "plain":
            _draw_pattern(plate, piece.corners, style)
        _draw_outline(plate, piece.corners, style.edge, 2.2)


def _draw_outline(plate: _Plate, corners: Sequence[PlanePoint], ink: Rgb, width: float) -> None:
    thick = max(1, round(width * plate.fine))
    around = plate.on((*corners, corners[0]))
    for start, end in pairwise(around):
        pygame.draw.line(plate.surface, ink, start, end, thick)
        pygame.draw.circle(plate.surface, ink, end, thick / 2)


def _draw_line(plate: _Plate, piece: Scenery, style: SceneryStyle) -> None:
    """Draw a line with its width, or a point as a spot of one centimetre."""
    corners = plate.on(piece.corners)
    width = max(piece.width or (CM if piece.form == "point" else 10), 10) / UNITS * plate.fine
    for ink, broad in ((style.edge, width + 2 * plate.fine), (style.fill, width)):
        for start, end in pairwise(corners):
            pygame.draw.line(plate.surface, ink, start, end, max(1, round(broad)))
        for corner in corners:
            pygame.draw.circle(plate.surface, ink, corner, broad / 2)


def _draw_pattern(plate: _Plate, corners: Sequence[PlanePoint], style: SceneryStyle) -> None:
    """Draw a pattern clipped to an area; its phase is fixed to the sheet."""
    outline = plate.on(corners)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    box = pygame.Rect(math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs) - min(xs)) + 1, 1)
    box.height = math.ceil(max(ys) - min(ys)) + 1
    box = box.clip(plate.surface.get_rect())
    if not box.width or not box.height:
        return
    inked, mask = (pygame.Surface(box.size, pygame.SRCALPHA) for _ in range(2))
    inked.fill((*style.edge, 0))
    pitch, left, top = PATTERN * plate.fine, plate.left + box.left, plate.top + box.top
    if style.pattern == "hatched":
        _hatch(inked, style.edge, pitch, left + top, plate.fine)
    else:
        _dot(inked, style.edge, pitch, (left, top), plate.fine)
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x - box.left, y - box.top) for x, y in outline])
    inked.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    plate.surface.blit(inked, box)


def _hatch(surface: pygame.Surface, ink: Rgb, pitch: float, begins: float, fine: float) -> None:
    """Draw diagonal strokes where x + y on the plate is a multiple of the pitch."""
    wide, high = surface.get_size()
    for number in range(math.floor(begins / pitch), math.ceil((begins + wide + high) / pitch) + 1):
        at = number * pitch - begins
        pygame.draw.line(surface, (*ink, 150), (at, 0), (at - high, high), max(1, round(1.4 * fine)))


def _dot(surface: pygame.Surface, ink: Rgb, pitch: float, corner: tuple[float, float], fine: float) -> None:
    """Draw dots, with alternate rows staggered."""
    (wide, high), (left, top) = surface.get_size(), corner
    for row in range(math.floor(top / pitch), math.ceil((top + high) / pitch) + 1):
        aside = pitch / 2 if row % 2 else 0.0
        for column in range(math.floor(left / pitch) - 1, math.ceil((left + wide) / pitch) + 1):
            at = column * pitch + aside - left, row * pitch - top
            pygame.draw.circle(surface, (*ink, 150), at, 2.6 * fine)


def _draw_dashes(plate: _Plate, corners: Sequence[PlanePoint]) -> None:
    """Draw the dashed outline of a zone."""
    around = plate.on((*corners, corners[0]))
    for start, end in pairwise(around):
        count = max(1, round(math.dist(start, end) / (2 * DASH * plate.fine)))
        for number in range(count):
            low, high = ((number + part) / count for part in (0.25, 0.75))
            ends = [tuple(a + (b - a) * share for a, b in zip(start, end, strict=True)) for share in (low, high)]
            pygame.draw.line(plate.surface, INK, ends[0], ends[1], max(1, round(1.2 * plate.fine)))


def _draw_objective(surface: pygame.Surface, at: tuple[float, float], name: str, scale: float) -> None:
    """Draw a ring with a dot, and the name below."""
    x, y = at[0] / SMOOTH, at[1] / SMOOTH
    pygame.draw.circle(surface, theme.STRIP, (x, y), 9 * scale)
    pygame.draw.circle(surface, INK, (x, y), 9 * scale, max(1, round(1.6 * scale)))
    pygame.draw.circle(surface, INK, (x, y), 3 * scale)
    face("sans", NAME * scale, 600).draw(surface, name, (x, y + 24 * scale), INK, align="center")
