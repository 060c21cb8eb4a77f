"""Emblems of nations, which identify counters without colour."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate, Point
from combat.engine.stage.drawing.theme import rgb
from combat.games.command.table.nations import SIGNS

WHITE, BLACK = rgb("#F7F3E6"), rgb("#15140F")
RED, BLUE, GOLD = rgb("#B3271D"), rgb("#274E86"), rgb("#D8B04A")
MARGIN = 1.25
"""Size of an emblem's image relative to the emblem, for smooth edges."""


@functools.lru_cache(maxsize=80)
def emblem(nation: str, side: Seat, radius: float) -> pygame.Surface:
    """Return an image with a nation's emblem in its middle, or the side's sign if the nation has none; cached.

    `radius` is in pixels.
    """
    size = math.ceil(2 * radius * MARGIN)
    plate = Plate(size, size, BLACK)
    paint = EMBLEMS.get(nation)
    if paint is None:
        plain = pygame.Surface((size, size), pygame.SRCALPHA)
        SIGNS[side].draw(plain, (size / 2, size / 2), radius * 0.9)
        return plain
    paint(plate, size / 2, radius)
    return plate.reduce()


def draw_emblem(target: pygame.Surface, nation: str, side: Seat, center: Point, radius: float) -> None:
    """Draw an emblem around a point; `radius` is in pixels."""
    drawn = emblem(nation, side, radius)
    target.blit(drawn, (round(center[0] - drawn.get_width() / 2), round(center[1] - drawn.get_height() / 2)))


def _cross(plate: Plate, middle: float, radius: float) -> None:
    """Draw the straight cross with a white edge."""
    for ink, wide, long in ((WHITE, 0.66, 1.0), (BLACK, 0.34, 1.0)):
        for box in ((-wide / 2, -long, wide, 2 * long), (-long, -wide / 2, 2 * long, wide)):
            plate.box((middle + box[0] * radius, middle + box[1] * radius, box[2] * radius, box[3] * radius), ink)


def _white_star(plate: Plate, middle: float, radius: float) -> None:
    plate.circle((middle, middle), radius, rgb("#2E3A2A"))
    plate.polygon(_star(middle, radius * 0.98), WHITE)


def _red_star(plate: Plate, middle: float, radius: float) -> None:
    plate.polygon(_star(middle, radius * 1.18), GOLD)
    plate.polygon(_star(middle, radius * 0.86), RED)


def _rings(*inks: Rgb) -> Callable[[Plate, float, float], None]:
    """Return a paint function for concentric rings, outermost first, as on a cockade."""

    def paint(plate: Plate, middle: float, radius: float) -> None:
        plate.circle((middle, middle), radius, BLACK)
        for place, ink in enumerate(inks):
            plate.circle((middle, middle), (radius - 0.06 * radius) * (1 - place / len(inks)), ink)

    return paint


def _upright(*inks: Rgb) -> Callable[[Plate, float, float], None]:
    """Return a paint function for a flag of vertical stripes."""

    def paint(plate: Plate, middle: float, radius: float) -> None:
        wide, high = 2 * radius, 1.5 * radius
        left, top, line = middle - wide / 2, middle - high / 2, 0.1 * radius
        plate.box((left - line, top - line, wide + 2 * line, high + 2 * line), BLACK)
        for place, ink in enumerate(inks):
            plate.box((left + place * wide / len(inks), top, wide / len(inks), high), ink)

    return paint


def _savoy(plate: Plate, middle: float, radius: float) -> None:
    """Draw the shield of Savoy: a white cross on red."""
    for ink, reach in ((BLACK, 1.0), (RED, 0.86)):
        outline = ((-0.86, -0.95), (0.86, -0.95), (0.86, 0.1), (0.62, 0.62), (0.0, 1.04), (-0.62, 0.62), (-0.86, 0.1))
        plate.polygon([(middle + x * radius * reach, middle + y * radius * reach) for x, y in outline], ink)
    plate.box((middle - 0.17 * radius, middle - 0.8 * radius, 0.34 * radius, 1.56 * radius), WHITE)
    plate.box((middle - 0.72 * radius, middle - 0.4 * radius, 1.44 * radius, 0.34 * radius), WHITE)


def _star(middle: float, radius: float) -> list[Point]:
    points = []
    for place in range(10):
        reach, angle = (radius if place % 2 == 0 else radius * 0.382), math.pi * (place / 5 - 0.5)
        points.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
    return points


EMBLEMS: dict[str, Callable[[Plate, float, float], None]] = {
    "germany": _cross,
    "italy": _savoy,
    "united-states": _white_star,
    "soviet-union": _red_star,
    "britain": _rings(BLUE, WHITE, RED),
    "france": _upright(BLUE, WHITE, RED),
}
