"""Drawing of trees: orchards in rows, and woods of all ages, each crown with a shadow."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.games.volume1.table.sketch_renderer import stamps
from combat.games.volume1.table.sketch_renderer.brushwork import Canvas, Point, chance
from combat.games.volume1.table.sketch_renderer.drawn_ground import DrawnGround, middle

AWAY = 7.0
"""Offset of a shadow to the south-east, in pixels of the sheet."""
ROWS = ((-24, -37), (24, -37), (-48, 0), (0, 0), (48, 0), (-24, 37), (24, 37))
"""Positions of the trees of an orchard in a hex: one grid over the whole sheet."""
WOOD = (
    (-38, -34), (0, -42), (38, -34), (-52, 2), (-18, -6), (18, 4), (52, -2), (-36, 36), (2, 40), (38, 34),
)  # fmt: skip
"""Approximate positions of the trees of a wood."""


def lay_stamp(canvas: Canvas, stamp: pygame.Surface, at: Point) -> None:
    """Draw a sprite with its centre at a point of the sheet."""
    x, y = canvas.at(at)
    canvas.surface.blit(stamp, stamp.get_rect(center=(round(x), round(y))))


def lay_crown(canvas: Canvas, inks: Sequence[stamps.Inks], radius: float, at: Point, kind: int) -> None:
    """Draw the crown of a tree at a point of the sheet, `radius` sheet pixels; `kind` selects colours and variant."""
    pixels = max(2, round(radius * canvas.fine))
    lay_stamp(canvas, stamps.crown(inks[kind % len(inks)], pixels, kind % 4), at)


def draw_orchards(canvas: Canvas, drawn: DrawnGround) -> None:
    """Draw the orchards of a board as rows of round crowns on one grid."""
    spots = []
    for hex_ in drawn.board.hexes():
        x, y = middle(hex_)
        if drawn.board.terrain(hex_) == "orchard" and canvas.sees(((x, y),), 100):
            spots += [(x + dx, y + dy) for dx, dy in ROWS]
    _trees(canvas, spots, stamps.ORCHARD, (13.0, 16.0), 3.0)


def draw_woods(canvas: Canvas, drawn: DrawnGround) -> None:
    """Draw the woods of a board: crowns of different sizes, each with a shadow."""
    board, spots = drawn.board, list[Point]()
    for hex_ in board.hexes():
        x, y = middle(hex_)
        if board.terrain(hex_) != "trees" or not canvas.sees(((x, y),), 110):
            continue
        source = chance("wood", hex_)
        for dx, dy in WOOD:
            spots.append((x + dx + source.uniform(-8, 8), y + dy + source.uniform(-7, 7)))
    _trees(canvas, spots, stamps.TREES, (17.0, 25.0), 9.0)


def _trees(
    canvas: Canvas, spots: Sequence[Point], inks: Sequence[stamps.Inks], sizes: tuple[float, float], jitter: float
) -> None:
    found = []
    for x, y in spots:
        source = chance("tree", round(x), round(y))
        radius = source.uniform(*sizes)
        at = (x + source.uniform(-jitter, jitter) / 2, y + source.uniform(-jitter, jitter) / 2)
        found.append((radius, at, source.randrange(12)))
    for radius, (x, y), _ in found:
        lay_stamp(
            canvas, stamps.shade(max(2, round(radius * canvas.fine))), (x + AWAY * radius / 20, y + AWAY * radius / 20)
        )
    for radius, at, kind in sorted(found):
        lay_crown(canvas, inks, radius, at, kind)
