"""Sheet of an unpainted board as a sketch; its tiles are drawn when they come into view."""

from __future__ import annotations

import functools
from itertools import pairwise
from random import Random

import pygame

from combat.engine.space.hexes import outline, printed_names
from combat.engine.space.hexes.board import Board
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.tabletop.hexes.sheets.plain_sheet import HEX, MARGIN, PlainSheet
from combat.games.volume1.table.sketch_renderer.brushwork import CORNERS, Canvas
from combat.games.volume1.table.sketch_renderer.drawing_order import draw_standing
from combat.games.volume1.table.sketch_renderer.drawn_ground import drawn_ground, middle
from combat.games.volume1.table.sketch_renderer.ground_laid import ground_plan, lay_ground
from combat.games.volume1.table.sketch_renderer.ways_drawn import FEW, joined_roads

PAPER, FRAME, LETTERS, FOLD = (233, 224, 201), (160, 148, 118), (51, 48, 31), (150, 138, 108)
LEVEL, PALE, RING, LINE, DOT = (107, 63, 24), (243, 235, 208), (168, 50, 39), (46, 42, 28), (251, 247, 234)
HOUSE_RING, PLAIN_DOT = ((7.6, LETTERS), (7.0, RING), (5.0, DOT)), ((3.4, LINE), (2.8, DOT))
"""Middle of a hex: for a house a white circle with a red border (11.02)."""
GRAIN, CLOUD = 192, 40
"""Period of the paper's grain in pixels, and size of a cloud spot in sheet pixels."""


class SketchSheet(PlainSheet):
    """A board as a sketch; it has the layout of a painted sheet, so that one can replace the other."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._drawn = drawn_ground(board)
        self._plan, self._roads = ground_plan(self._drawn), joined_roads(self._drawn)
        self._clouds = _clouds((self.index.width // CLOUD + 4, self.index.height // CLOUD + 4))

    def part(self, scale: float, area: pygame.Rect) -> pygame.Surface:
        """Return the picture of a part of the sheet at a scale; `area` is in pixels of that scale."""
        canvas = Canvas(area, scale)
        lay_ground(canvas, self._plan)
        draw_standing(canvas, self._drawn, self._roads)
        self._draw_grid(canvas)
        plate = pygame.transform.smoothscale(canvas.surface, area.size)
        self._cloud(plate, scale, area)
        self._number(plate, scale, area)
        self._trim(plate, scale, area)
        tooth = _tooth()
        for x in range(-(area.x % GRAIN), area.width, GRAIN):
            for y in range(-(area.y % GRAIN), area.height, GRAIN):
                plate.blit(tooth, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        return plate

    def _cloud(self, plate: pygame.Surface, scale: float, area: pygame.Rect) -> None:
        """Draw slow variations of light and dark over the whole sheet."""
        step = CLOUD * scale
        first = [int(side // step) for side in (area.x, area.y)]
        last = [int((start + long) // step) + 2 for start, long in zip((area.x, area.y), area.size, strict=True)]
        box = pygame.Rect(first[0], first[1], last[0] - first[0] + 1, last[1] - first[1] + 1).clip(
            self._clouds.get_rect()
        )
        grown = pygame.transform.smoothscale(
            self._clouds.subsurface(box), (round(box.width * step), round(box.height * step))
        )
        plate.blit(
            grown, (round(box.x * step) - area.x, round(box.y * step) - area.y), special_flags=pygame.BLEND_RGB_MULT
        )

    def _draw_grid(self, canvas: Canvas) -> None:
        """Draw a thin line over a paler, wider one along every hex side, each once."""
        plate = canvas.clear()
        strong = 118 if canvas.fine > FEW else 60  # a line below one pixel is drawn too wide
        for width, ink in ((2.8, (*PALE, 60)), (1.1, (*LINE, strong))):
            for hex_ in self._drawn.board.hexes():
                at = middle(hex_)
                if canvas.sees((at,), 80):
                    corners = [(at[0] + dx * HEX[0], at[1] + dy * HEX[1]) for dx, dy in CORNERS]
                    for one, other in pairwise([*corners, corners[0]]):
                        canvas.stroke(plate, one, other, width, ink)
        canvas.surface.blit(plate, (0, 0))

    def _number(self, plate: pygame.Surface, scale: float, area: pygame.Rect) -> None:
        """Draw each hex's number and dot, or the ring of a house, and its level."""
        board, numbers = self._drawn.board, face("sans", 10.8 * scale, 600)
        figures, seen = face("sans", 15 * scale, 600), plate.get_rect().inflate(200 * scale, 200 * scale)
        for hex_ in board.hexes():
            x, y = (at * scale - start for at, start in zip(middle(hex_), (area.x, area.y), strict=True))
            if not seen.collidepoint(x, y):
                continue
            for radius, ink in HOUSE_RING if board.terrain(hex_) == "building" else PLAIN_DOT:
                pygame.draw.aacircle(plate, ink, (x, y), max(1.0, radius * scale))
            marked = [(numbers, str(printed_names.number_of(board, hex_)), (x, y - 42 * scale), LETTERS)]
            if level := board.level(hex_):
                marked.append((figures, str(level), (x - 38 * scale, y + 37 * scale), LEVEL))
            for type_, word, at, ink in marked:
                for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    type_.draw(plate, word, (at[0] + dx * scale, at[1] + dy * scale), PALE, align="center")
                type_.draw(plate, word, at, ink, align="center")

    def _trim(self, plate: pygame.Surface, scale: float, area: pygame.Rect) -> None:
        """Draw the paper around the frame, the sheet's name below it, and the fold in the middle."""
        width, height = self.index.width * scale, self.index.height * scale
        columns, rows = outline.sheet_size(self._drawn.board.columns, self._drawn.board.rows)
        frame = pygame.Rect(
            round(MARGIN * scale) - area.x, round(MARGIN * scale) - area.y,
            round(columns * HEX[0] * scale), round(rows * HEX[1] * scale),
        )  # fmt: skip
        whole = pygame.Rect(-area.x, -area.y, round(width) + 1, round(height) + 1)
        for side in (
            (whole.x, whole.y, whole.width, frame.y - whole.y),
            (whole.x, frame.bottom, whole.width, whole.bottom - frame.bottom),
            (whole.x, whole.y, frame.x - whole.x, whole.height),
            (frame.right, whole.y, whole.right - frame.right, whole.height),
        ):
            plate.fill(PAPER, side)
        pygame.draw.rect(plate, FRAME, frame, 1)
        if self._drawn.title:
            at = (frame.x + 78 * scale, frame.bottom + 27 * scale)
            face("sans", 17 * scale, 700).draw(plate, self._drawn.title.upper(), at, LETTERS)
        _fold(plate, round(width / 2) - area.x)


def _fold(plate: pygame.Surface, x: int) -> None:
    for away, value in ((-3, 252), (-2, 253), (-1, 255), (0, 226), (1, 236), (2, 242), (3, 246), (5, 250)):
        if 0 <= x + away < plate.get_width():
            plate.fill((value, value, value), (x + away, 0, 1, plate.get_height()), pygame.BLEND_RGB_MULT)


def _clouds(size: tuple[int, int]) -> pygame.Surface:
    """Return a small picture of random light and warm spots."""
    source, plate = Random("clouds"), pygame.Surface(size, 0, 24)
    for x in range(size[0]):
        for y in range(size[1]):
            value, warm = source.uniform(243, 255), source.uniform(-3, 3)
            plate.set_at(
                (x, y), tuple(round(min(255.0, max(0.0, part))) for part in (value + warm, value, value - warm))
            )
    soft = pygame.transform.smoothscale(plate, (max(1, size[0] // 3), max(1, size[1] // 3)))
    broad = pygame.transform.smoothscale(soft, size)
    broad.blit(plate, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return broad


@functools.lru_cache(maxsize=1)
def _tooth() -> pygame.Surface:
    """Return the paper's grain. Do not draw on it."""
    source = Random("tooth")
    values: list[Rgb] = [(v, v, v - 1) for v in (244, 248, 250, 252, 254, 255)]
    dots = bytes(part for _ in range(GRAIN * GRAIN) for part in source.choice(values))
    return pygame.image.frombytes(dots, (GRAIN, GRAIN), "RGB")
