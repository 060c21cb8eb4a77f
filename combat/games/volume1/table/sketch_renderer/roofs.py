"""Drawing of houses from above: a gable roof with tile courses, ridge and chimney."""

from __future__ import annotations

import math

import pygame

from combat.engine.stage.drawing.lettering import Rgb
from combat.games.volume1.table.sketch_renderer import stamps
from combat.games.volume1.table.sketch_renderer.brushwork import Canvas, Point
from combat.games.volume1.table.sketch_renderer.drawn_ground import Object

ROOFS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "tile": ((132, 84, 66), (168, 112, 88), (198, 148, 120)),
    "thatch": ((136, 116, 72), (168, 146, 96), (200, 180, 130)),
    "slate": ((104, 108, 110), (138, 142, 142), (170, 173, 171)),
}
"""Colours of a roof's dark side, light side, and ridge."""
INK = stamps.INK


def corners_of(thing: Object, grow: float) -> list[Point]:
    """Return an object's corners, clockwise from its upper left, enlarged by `grow` sheet pixels on each side."""
    cos, sin = math.cos(thing.turn), math.sin(thing.turn)
    half, tall = thing.width / 2 + grow, thing.height / 2 + grow
    return [
        (thing.at[0] + x * cos - y * sin, thing.at[1] + x * sin + y * cos)
        for x, y in ((-half, -tall), (half, -tall), (half, tall), (-half, tall))
    ]


def draw_house(canvas: Canvas, house: Object) -> None:
    """Draw a house's gable roof, the lit side paler, with tile courses, ridge and chimney."""
    corners = corners_of(house, 0.0)
    if house.height > house.width:
        corners = [*corners[1:], corners[0]]
    a, b, c, d = corners
    dark, light, ridge = ROOFS.get(house.roof, ROOFS["tile"])
    one, other = ((a[0] + d[0]) / 2, (a[1] + d[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)
    upper_lit = (a[0] + b[0] + a[1] + b[1]) < (c[0] + d[0] + c[1] + d[1])
    canvas.polygon(canvas.surface, corners, light)
    canvas.polygon(canvas.surface, [one, other, c, d] if upper_lit else [a, b, other, one], dark)
    for share in (0.16, 0.32, 0.48, 0.64, 0.80):
        for (x1, y1), (x2, y2), ink in ((a, b, light if upper_lit else dark), (d, c, dark if upper_lit else light)):
            course = ink[0] - 16, ink[1] - 16, ink[2] - 16
            start = (x1 + (one[0] - x1) * share, y1 + (one[1] - y1) * share)
            end = (x2 + (other[0] - x2) * share, y2 + (other[1] - y2) * share)
            canvas.stroke(canvas.surface, start, end, 1.0, course)
    canvas.band(canvas.surface, [one, other], 3.0, ridge)
    canvas.band(canvas.surface, [*corners, corners[0]], 1.7, INK)
    at = (one[0] + (other[0] - one[0]) * 0.2, one[1] + (other[1] - one[1]) * 0.2)
    for side, ink in ((9.0, INK), (6.5, (150, 92, 72)), (3.0, (60, 44, 36))):
        x, y = canvas.at(at)
        box = pygame.Rect(0, 0, max(2, round(side * canvas.fine)), max(2, round(side * canvas.fine)))
        box.center = (round(x), round(y))
        canvas.surface.fill(ink, box)
