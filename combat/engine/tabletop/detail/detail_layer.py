"""Detail drawn on tiles of a painted sheet that are shown larger than painted.

Edges are sharpened before scaling. Then leaves of tree crowns, lines and strokes are drawn from stored shapes, then the
grid with its numbers, and the texture of the print. All detail is anchored to the sheet.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing.lettering import face
from combat.engine.tabletop.detail.leaf_stamps import KINDS, leaves, premultiplied
from combat.engine.tabletop.detail.print_tooth import EVEN, tooth
from combat.engine.tabletop.detail.shape_cache import Shape, ShapeCache
from combat.engine.tabletop.detail.sheet_grid import SheetGrid
from combat.engine.tabletop.map.camera import TILE
from combat.engine.tabletop.map.tiles import SheetIndex, VectorShapes

Point = tuple[float, float]

CRISP = 0.45, 0.6
"""Sharpening of edges before a tile is scaled: per unit of scaling, and at most."""
FINER = 2
"""Supersampling factor of lines."""
OVER = 0.42
"""Opacity of a stroke over the blurred one in the tile, as a share of its own."""
LINE, NUMBER = (46, 42, 28), (88, 82, 63)
GRID, THIN = 30, 1.0
"""Opacity of grid lines (0 to 255), and their width in sheet pixels."""
SIZE = 10.8
"""Font size of a number in sheet pixels."""


class SheetShapes(Record, gc=True):
    """The shapes of one sheet of a board, its left edge, and the range in which the sheet is shown, in sheet pixels."""

    shapes: ShapeCache
    left: float
    """Left edge of the sheet."""
    start: float
    """Left end of the visible range."""
    end: float
    """Right end of the visible range."""


def of(grid: SheetGrid, index: SheetIndex, kept: Sequence[VectorShapes]) -> DetailLayer | None:
    """Return the detail layer of a board from its shape files, or None if any file is missing or invalid."""
    sheets = [
        SheetShapes(shapes, one.left, one.start, one.end) for one in kept if (shapes := ShapeCache.read(one.file))
    ]
    return DetailLayer(grid, index, sheets) if len(sheets) == len(kept) else None


class DetailLayer:
    """Draws detail on tiles of a board; it has no state except the shapes."""

    def __init__(self, grid: SheetGrid, index: SheetIndex, sheets: Sequence[SheetShapes]) -> None:
        self._grid, self._index, self._sheets = grid, index, sheets

    def lay(self, tile: pygame.Surface, corner: tuple[int, int], zoom: float, stretch: float) -> None:
        """Draw the detail on a tile whose upper left corner is `corner`, in screen pixels from that of the whole sheet.

        `zoom` is screen pixels per sheet pixel, `stretch` the scale of the tile relative to its painted size.
        """
        hand = _Hand(tile, corner, zoom, (1 - stretch) / 2)
        for sheet in self._sheets:
            hand.draw(sheet)
        self._print(hand)
        hand.finish()

    @staticmethod
    def sharpen(plate: pygame.Surface, stretch: float) -> None:
        """Sharpen a picture in place before it is scaled by `stretch`; its outermost pixels become invalid."""
        width, height = plate.get_size()
        soft = pygame.transform.smoothscale(plate, ((width + 1) // 2, (height + 1) // 2))
        soft = pygame.transform.smoothscale(soft, (width, height))
        high = plate.copy()
        high.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        soft.blit(plate, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        share = round(255 * min(CRISP[1], CRISP[0] * (stretch - 1)))
        for part in (high, soft):
            part.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
        plate.blit(high, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        plate.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)

    def _print(self, hand: _Hand) -> None:
        """Draw the grid lines and numbers."""
        for cell in self._grid.cells(self._index, hand.area):
            hand.line([*cell.corners, cell.corners[0]], THIN, premultiplied(LINE, GRID))
            if not self._index.own_numbers:
                hand.numbers.append((cell.number, cell.foot))


class _Hand:
    """Draws on one tile."""

    def __init__(self, tile: pygame.Surface, corner: tuple[int, int], zoom: float, shift: float) -> None:
        self._tile, self._zoom = tile, zoom
        self._off = shift - corner[0], shift - corner[1]
        left, top = (math.floor(part / zoom) - 2 for part in corner)
        side = math.ceil(TILE / zoom) + 4
        self.area = pygame.Rect(left, top, side, side)
        """The part of the sheet that the tile shows."""
        self._plate = pygame.Surface((TILE * FINER, TILE * FINER), pygame.SRCALPHA, 32)
        self._plate.fill((0, 0, 0, 0))
        self.numbers: list[tuple[str, Point]] = []

    def at(self, point: Point) -> Point:
        """Convert a point of the sheet to the tile."""
        return point[0] * self._zoom + self._off[0], point[1] * self._zoom + self._off[1]

    def draw(self, sheet: SheetShapes) -> None:
        """Draw the shapes of one sheet within its range: leaves directly, lines on a finer plate."""
        area = self.area
        left, right = max(area.left, sheet.start) - sheet.left, min(area.right, sheet.end) - sheet.left
        if left >= right:
            return
        for shape in sheet.shapes.within(left, area.top, right, area.bottom):
            self._draw(shape, sheet.left)

    def _draw(self, shape: Shape, left: float) -> None:
        points = [(x + left, y) for x, y in shape.points] if left else shape.points
        ink = premultiplied(shape.ink, shape.strength * OVER)
        if shape.crown:
            self._leaf(points[0], shape.size)
        elif len(points) == 1:
            x, y = self.at(points[0])
            pygame.draw.circle(self._plate, ink, (x * FINER, y * FINER), shape.size * self._zoom * FINER)
        else:
            self.line(points, shape.size, ink)

    def _leaf(self, middle: Point, size: float) -> None:
        x, y = self.at(middle)
        radius = round(size * self._zoom)
        if -radius < x < TILE + radius and -radius < y < TILE + radius:
            stamp = leaves(radius, (int(middle[0] * 8) * 7 + int(middle[1] * 8) * 3) % KINDS)
            half = stamp.get_width() // 2
            at = math.floor(x + 0.5) - half, math.floor(y + 0.5) - half
            self._tile.blit(stamp, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def line(self, points: Sequence[Point], width: float, ink: tuple[int, int, int, int]) -> None:
        """Draw a line through points of the sheet."""
        zoom, (dx, dy) = self._zoom * FINER, self._off
        laid = [(x * zoom + dx * FINER, y * zoom + dy * FINER) for x, y in points]
        pygame.draw.lines(self._plate, ink, False, laid, max(1, round(width * zoom)))

    def finish(self) -> None:
        """Draw the lines on the tile, then the numbers and the print texture."""
        lines = pygame.transform.smoothscale(self._plate, (TILE, TILE))
        self._tile.blit(lines, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        figures = face("sans", SIZE * self._zoom, 600)
        for number, at in self.numbers:
            figures.draw(self._tile, number, self.at(at), NUMBER, align="center")
        self._tile.blit(tooth(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        self._tile.fill((EVEN, EVEN, EVEN), special_flags=pygame.BLEND_RGB_SUB)
