"""Grease pencil strokes: textured lines, arrows, trails, dots and crosses.

Lines are composed of small cached stamps, so the cost is the same in every frame of a pan. Points are screen
pixels, widths are pixels at scale 1.
"""

from __future__ import annotations

import functools
import itertools
import math
import random
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.stage.drawing.startup_cache import as_before

Point = tuple[float, float]

LINE, CROSS, DOTS = 5.0, 6.5, 4.5
"""Widths of a line of sight, of the cross where it is blocked, and of the dots beyond."""

SEGMENT, VARIANTS = 40, 5
"""Length of a stamp in pixels, and the number of variants that alternate."""

WAX = 128
"""Side of the wax texture in pixels."""

TRAIL_INK, TRAIL_STRENGTH = (43, 42, 28), 90


def stroke(surface: pygame.Surface, points: Sequence[Point], ink: Rgb, width: float = LINE, seed: int = 0) -> None:
    """Draw a pencil line through points.

    `width` is in pixels at scale 1; `seed` selects the variants of the texture.
    """
    thick = max(1.5, width * theme.scale())
    count = seed
    for start, end in itertools.pairwise(points):
        length = math.dist(start, end)
        pieces = max(1, math.ceil(length / SEGMENT))
        if length < 0.5:
            continue
        angle = round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))) % 180
        for piece in range(pieces):
            share = (piece + 0.5) / pieces
            stamp = _segment(angle, round(length / pieces), round(thick * 4), ink, count % VARIANTS)
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            surface.blit(stamp, (round(x - stamp.get_width() / 2), round(y - stamp.get_height() / 2)))
            count += 1


def clear_ink(dark: bool) -> Rgb:
    """Return the colour of clear lines; lighter on a dark board."""
    return theme.NIGHT_CLEAR if dark else theme.CLEAR


def hatch_ink(dark: bool) -> Rgb:
    """Return the colour of hatching for hexes out of sight; lighter on a dark board."""
    return theme.NIGHT_HATCH if dark else theme.HATCH


def clear_line(surface: pygame.Surface, start: Point, end: Point, ink: Rgb = theme.CLEAR) -> None:
    """Draw a line of sight that is clear."""
    stroke(surface, (start, end), ink)


def cut_line(surface: pygame.Surface, start: Point, cut: Point, end: Point) -> None:
    """Draw a line of sight that is blocked: solid up to a cross at `cut`, dotted beyond it."""
    stroke(surface, (start, cut), theme.CUT)
    dots(surface, cut, end, theme.CUT)
    cross(surface, cut, theme.CUT)


def cross(surface: pygame.Surface, at: Point, ink: Rgb) -> None:
    """Draw a cross of two strokes."""
    arm = 14 * theme.scale()
    for seed, way in enumerate((-1, 1)):
        stroke(surface, ((at[0] - arm, at[1] - arm * way), (at[0] + arm, at[1] + arm * way)), ink, CROSS, seed)


def dots(surface: pygame.Surface, start: Point, end: Point, ink: Rgb) -> None:
    """Draw a dotted line."""
    length, gap = math.dist(start, end), dot_gap()
    shares = [place * gap / length for place in range(1, int(length / gap) + 1)]
    dots_at(surface, [(start[0] + (end[0] - start[0]) * s, start[1] + (end[1] - start[1]) * s) for s in shares], ink)


def dot_gap() -> float:
    """Return the distance between the dots of a line, in pixels."""
    return 13 * theme.scale()


def dots_at(surface: pygame.Surface, points: Sequence[Point], ink: Rgb) -> None:
    """Draw a dot at each point."""
    stamps = [_dot(round(DOTS * theme.scale() * 4), ink, variant) for variant in range(VARIANTS)]
    for place, at in enumerate(points, 1):
        stamp = stamps[place % VARIANTS]
        surface.blit(stamp, (round(at[0] - stamp.get_width() / 2), round(at[1] - stamp.get_height() / 2)))


def arrow(surface: pygame.Surface, points: Sequence[Point], ink: Rgb, width: float = LINE) -> None:
    """Draw a line through points, with an arrowhead at the last one."""
    stroke(surface, points, ink, width)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle, reach = math.atan2(y1 - y0, x1 - x0), width * 3.6 * theme.scale()
    for seed, turn in enumerate((-0.5, 0.5)):
        side = (x1 - reach * math.cos(angle + turn), y1 - reach * math.sin(angle + turn))
        stroke(surface, (side, (x1, y1)), ink, width, seed + 2)


def loop(surface: pygame.Surface, box: tuple[float, float, float, float], ink: Rgb, width: float = LINE) -> None:
    """Draw a hand-drawn ring around a box (left, top, right, bottom); its ends do not quite meet."""
    left, top, right, bottom = box
    middle, half = ((left + right) / 2, (top + bottom) / 2), ((right - left) / 2, (bottom - top) / 2)
    points = []
    for step in range(27):
        turn = math.radians(-100 + step * 15)
        grow = 1.0 + 0.05 * math.sin(turn * 2 + 1) + step * 0.003
        points.append((middle[0] + half[0] * grow * math.cos(turn), middle[1] + half[1] * grow * math.sin(turn)))
    stroke(surface, points, ink, width)


def trail(surface: pygame.Surface, start: Point, end: Point) -> None:
    """Draw the faint trail of a move, thinner towards its start."""
    stamp_width = 13 * theme.scale()
    length = math.dist(start, end)
    steps = max(2, int(length / (4 * theme.scale())))
    box = pygame.Rect(min(start[0], end[0]), min(start[1], end[1]), abs(end[0] - start[0]), abs(end[1] - start[1]))
    box.inflate_ip(2 * stamp_width, 2 * stamp_width)
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    veil.fill((*TRAIL_INK, 0))
    for place in range(steps + 1):
        share = place / steps
        x, y = start[0] + (end[0] - start[0]) * share - box.x, start[1] + (end[1] - start[1]) * share - box.y
        ink = (*TRAIL_INK, round(TRAIL_STRENGTH * (0.25 + 0.75 * share)))
        pygame.draw.circle(veil, ink, (x, y), stamp_width / 2 * (0.45 + 0.55 * share))
    surface.blit(veil, box)


def dashes(surface: pygame.Surface, start: Point, end: Point, ink: Rgb = theme.CHOSEN) -> None:
    """Draw a dashed line with a dark edge, as the preview of an order; it stops short of both ends."""
    length, scale = math.dist(start, end), theme.scale()
    dash, gap = 10 * scale, 9 * scale
    if length < 1:
        return
    way = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    angle = round(math.degrees(math.atan2(way[1], way[0]))) % 180
    stamp = _dash(angle, round(dash), round(4 * scale * 4), ink)
    at = dash / 2
    while at <= length - dash / 2:
        x, y = start[0] + way[0] * at, start[1] + way[1] * at
        surface.blit(stamp, (round(x - stamp.get_width() / 2), round(y - stamp.get_height() / 2)))
        at += dash + gap


@functools.lru_cache(maxsize=1)
def _wax() -> bytes:
    """Return the alpha values of the wax texture: mostly opaque, with gaps."""
    dice = random.Random(44)
    rough = pygame.image.frombytes(dice.randbytes(WAX * WAX * 3 * 3), (WAX * 3, WAX), "RGB")
    soft = pygame.transform.smoothscale(rough, (WAX, WAX))
    grain = pygame.image.tobytes(soft, "RGB")[::3]
    table = bytes(round(255 * max(0.12, min(1.0, 0.9 + (value - 127) / 52 * 0.26))) for value in range(256))
    return grain.translate(table)


@functools.lru_cache(maxsize=24)
def _wax_cut(width: int, height: int, variant: int) -> pygame.Surface:
    """Return a piece of the wax texture, for multiplying into a drawing."""
    grain = bytearray(b"\xff" * (WAX * WAX * 4))
    grain[3::4] = _wax()
    square = pygame.image.frombytes(bytes(grain), (WAX, WAX), "RGBA")
    piece = pygame.Surface((width, height), pygame.SRCALPHA)
    shift = variant * 37
    for x in range(-(shift % WAX), width, WAX):
        for y in range(-(shift * 2 % WAX), height, WAX):
            piece.blit(square, (x, y))
    return piece


def waxed(plate: Plate, variant: int) -> pygame.Surface:
    """Return the picture drawn on a plate, with the wax texture applied."""
    return wax(plate.reduce(), variant)


def wax(picture: pygame.Surface, variant: int) -> pygame.Surface:
    """Apply the wax texture to a picture in place, and return the picture."""
    picture.blit(_wax_cut(*picture.get_size(), variant), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


@functools.lru_cache(maxsize=96)
@as_before
def _segment(angle: int, length: int, quarters: int, ink: Rgb, variant: int) -> pygame.Surface:
    """Return a short piece of line at an angle in degrees; `quarters` is its width in quarter pixels."""
    thick = quarters / 4
    dice = random.Random(variant)
    along = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    side = math.ceil(length + thick + 3)
    plate, middle = Plate(side, side, ink), side / 2
    half = length / 2 + 0.4
    bend = dice.uniform(-0.16, 0.16) * thick
    points = [
        (
            middle + along[0] * half * share - along[1] * bend * rise,
            middle + along[1] * half * share + along[0] * bend * rise,
        )
        for share, rise in ((-1, 0), (-0.4, 1), (0.4, -1), (1, 0))
    ]
    plate.line(points, (*ink, 245), thick * dice.uniform(0.92, 1.06))
    return waxed(plate, variant)


@functools.lru_cache(maxsize=60)
def _dot(quarters: int, ink: Rgb, variant: int) -> pygame.Surface:
    side = math.ceil(quarters / 4 + 3)
    plate = Plate(side, side, ink)
    plate.circle((side / 2, side / 2), quarters / 8, (*ink, 240))
    return waxed(plate, variant)


@functools.lru_cache(maxsize=200)
def _dash(angle: int, length: int, quarters: int, ink: Rgb) -> pygame.Surface:
    thick = quarters / 4
    along = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    side = math.ceil(length + 2 * thick + 3)
    plate, middle = Plate(side, side, theme.EDGE), side / 2
    ends = [(middle + along[0] * length / 2 * way, middle + along[1] * length / 2 * way) for way in (-1, 1)]
    plate.line(ends, theme.EDGE, thick * 1.75)
    plate.line(ends, ink, thick)
    return plate.reduce()
