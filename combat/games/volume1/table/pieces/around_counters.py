"""Decorations around a counter: the count of its stack, and the roof over men in a building."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, cut, kept
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand
from combat.games.volume1.table.pieces.counter_tags import SIMPLE_BELOW, UNITS

BADGE, GROWN = 19.0, 1.5
"""Side of the count badge in units, and its enlargement beside a small counter."""

CORNER = (14.0, 8.0)
"""Distance by which the badge extends over the counter's left and upper edge, in units."""

ROOF, EAVES = 15.0, 4.0
"""Height of the roof above a counter, and overhang on either side, in units."""

RIDGE = 13.0
"""Inset of the ridge from either gable, in units."""

TILES, COURSES = theme.rgb("#A5654B"), 4
LIT, SHADED, JOINT = theme.rgb("#C98E6C"), theme.rgb("#7C4433"), theme.rgb("#5A2F24")


def reach(size: int) -> int:
    """Return how many pixels badge, roof and shadow extend over the left and upper edge of a counter `size` pixels
    wide.
    """
    return round(max(*CORNER, ROOF) * size / UNITS) + size // 8 + 2


@kept
def badge(count: int, size: int) -> Piece:
    """Return the badge with the number of counters in a stack, for counters `size` pixels wide."""
    unit = size / UNITS
    side = max(11, round(BADGE * (GROWN if size < SIMPLE_BELOW else 1) * unit))

    def paint(target: pygame.Surface) -> None:
        target.fill(theme.FORM)
        type_ = face("condensed", side * 0.8, 700)
        type_.draw_in(target, str(count), (0, 0, side, side), theme.INK, align="center")

    return cut((side, side), side / 2, unit, paint, 0.8)


@kept
def roof(tiles: Rgb, size: int) -> Piece:
    """Return the picture of the tiled roof over a counter `size` pixels wide; `tiles` is its colour."""
    unit = size / UNITS
    wide, high = round((UNITS + 2 * EAVES) * unit), max(5, round(ROOF * unit))
    plate = Plate(wide, high + 1, JOINT)
    slope = [(0, high), (RIDGE * unit, 0), (wide - RIDGE * unit, 0), (wide, high)]
    plate.polygon(slope, JOINT)
    edge = max(0.8, unit)
    for course in range(COURSES):
        top, foot = (edge + (high - 2 * edge) * (course + part) / COURSES for part in (0, 1))
        left, right = (RIDGE * unit * (1 - y / high) + edge for y in (top, foot))
        tone = theme.mix(LIT, tiles, (course + 0.6) / COURSES)
        low = foot - edge / 2
        plate.polygon([(left, top), (wide - left, top), (wide - right, low), (right, low)], tone)
        step, place = 5.2 * unit, (2.6 * unit if course % 2 else 0.0) + left
        while place < wide - left and size >= SIMPLE_BELOW:
            share = place / wide
            plate.line([(place, top), (place, foot)], theme.mix(tiles, SHADED, 0.3 + 0.7 * share), edge * 0.7)
            place += step
    plate.line([(RIDGE * unit, edge), (wide - RIDGE * unit, edge)], theme.mix(LIT, theme.LIGHT, 0.35), edge * 1.4)
    picture = plate.reduce()
    return Piece(picture, (0, 0), picture.get_size())


def draw_badge(surface: pygame.Surface, at: tuple[int, int], size: int, count: int, pieces: PiecesAtHand) -> None:
    """Draw the stack's count over the upper left corner of the counter at `at`, `size` pixels wide."""
    left, up = (round(way * size / UNITS) for way in CORNER)
    pieces.piece(f"badge {count}", count, size, badge).draw(surface, at[0] - left, at[1] - up)


def draw_roof(surface: pygame.Surface, at: tuple[int, int], size: int, pieces: PiecesAtHand) -> None:
    """Draw the roof over the counter at `at`, `size` pixels wide, with the eaves on its upper edge."""
    unit, piece = size / UNITS, pieces.piece("roof", TILES, size, roof)
    piece.draw(surface, at[0] - round(EAVES * unit), at[1] - piece.size[1] + round(2 * unit))
