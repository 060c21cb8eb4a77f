"""Small ground features: logs, foxholes, craters and rubble."""

import math
from itertools import pairwise
from random import Random

import skia

from combat.engine.painting.brushes import (
    INK,
    PaintLayer,
    blob,
    eraser,
    fill,
    jitter,
    line_eraser,
    mix,
    oval,
    pen,
    polygon,
    rgb,
    smooth,
    stroke,
)
from combat.engine.painting.geometry import Cell, centre
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.scenery import Scenery

Plates = tuple[PaintLayer, PaintLayer, PaintLayer]
"""The layers of objects, ink and shadow."""

TRUNKS = ((-10, -22, 70, 9.0, 0.28), (8, -2, 76, 10.0, 0.05), (-6, 20, 64, 8.5, -0.35), (26, 30, 26, 6.0, 0.9))
"""Offset of each trunk of a logs hex from its middle, length, thickness, turn in radians."""


def draw_small_ground(sheet: PaintedSheet) -> None:
    """Draw every small object in the middle of its hex: logs, craters, foxholes and rubble."""
    plates = (sheet.things, sheet.ink, sheet.shadow)
    for scenery, draw in (
        (Scenery.LOGS, draw_logs),
        (Scenery.CRATER, draw_crater),
        (Scenery.FOXHOLE, draw_foxholes),
        (Scenery.RUBBLE, draw_rubble),
    ):
        rng = sheet.rng(scenery)
        for cell in sheet.plan.of(scenery):
            if scenery != Scenery.RUBBLE or not _has_walls(sheet, cell):
                draw(plates, *centre(cell), rng)


def _has_walls(sheet: PaintedSheet, cell: Cell) -> bool:
    """Return whether a house shell, which has its own rubble, is on the hex."""
    x, y = centre(cell)
    return any(math.hypot(thing.x - x, thing.y - y) < 40 for thing in sheet.plan.standing("shell"))


def draw_logs(plates: Plates, x: float, y: float, rng: Random) -> None:
    """Draw felled trunks, light along the top and dark below, with pale cut ends and stubs of branches."""
    whole, flip = rng.uniform(-0.6, 0.6), rng.choice((-1, 1))
    for dx, dy, length, thick, turn in TRUNKS:
        px, py = flip * (dx * math.cos(whole) - dy * math.sin(whole)), dx * math.sin(whole) + dy * math.cos(whole)
        angle = flip * (turn + rng.gauss(0, 0.05)) + whole
        trunk(plates, (x + px, y + py), length * rng.uniform(0.92, 1.08), thick, angle, rng)


def trunk(
    plates: Plates, at: tuple[float, float], length: float, thick: float, angle: float, rng: Random, stubs: int = 2
) -> None:
    """Draw one felled trunk centred at a point, at an angle in radians.

    `thick` is its thickness in pixels, `stubs` the number of branch stubs.
    """
    things, ink, shadow = (plate.canvas for plate in plates)
    ca, sa = math.cos(angle), math.sin(angle)

    def on(u: float, v: float) -> tuple[float, float]:
        return at[0] + u * ca - v * sa, at[1] + u * sa + v * ca

    half = length / 2
    for k in range(6):
        a, b = on(-half, 0), on(half, 0)
        shadow.drawLine(
            a[0] + k * 0.9, a[1] + k * 0.9, b[0] + k * 0.9, b[1] + k * 0.9, pen("#000000", thick, 0.9, butt=True)
        )
    upper = [on(u * length, -thick / 2 * rng.uniform(0.9, 1.1)) for u in (-0.25, 0, 0.25)]
    lower = [on(u * length, thick / 2 * rng.uniform(0.9, 1.1)) for u in (0.25, 0, -0.25)]
    body = polygon(
        [on(-half, -thick / 2), *upper, on(half, -thick * 0.4), on(half, thick * 0.4), *lower, on(-half, thick / 2)]
    )
    ink.drawPath(body, eraser())
    things.drawPath(body, fill("#8A6C47"))
    things.save()
    things.clipPath(body, True)
    for j in range(9):
        v = (j / 8 - 0.5) * thick
        # for a steep trunk the left side is lit, whatever its direction
        share = j / 8 if ca + sa > 0 or ca > 0 else 1 - j / 8
        things.drawLine(*on(-half, v), *on(half, v), pen(mix("#C4A577", "#5A4229", share), thick / 7, 0.75))
    for _ in range(26):
        u, v = rng.uniform(-0.5, 0.5) * length, rng.uniform(-0.5, 0.5) * thick
        things.drawLine(
            *on(u, v),
            *on(u + rng.uniform(5, 14), v + rng.gauss(0, 0.4)),
            pen(rng.choice(("#4B361F", "#D9BE91")), 0.9, 0.6),
        )
    things.restore()
    ink.drawPath(body, pen(INK, 1.1, 0.8))
    for _ in range(stubs):
        u, side = rng.uniform(-0.3, 0.35) * length, rng.choice((-1, 1))
        things.drawLine(*on(u, side * thick * 0.4), *on(u + 7, side * (thick * 0.4 + 8)), pen("#6E5335", 3))
        ink.drawLine(*on(u + 3, side * thick * 0.45), *on(u + 8, side * (thick * 0.4 + 8)), pen(INK, 0.8, 0.6))
    _cut_end(things, ink, on(half, 0), thick, angle)


def _cut_end(things: skia.Canvas, ink: skia.Canvas, at: tuple[float, float], thick: float, angle: float) -> None:
    for canvas in (things, ink):
        canvas.save()
        canvas.translate(*at)
        canvas.rotate(math.degrees(angle))
    things.drawOval(oval(0, 0, thick * 0.28, thick * 0.48), fill("#E6CFA0"))
    things.drawOval(oval(0, 0, thick * 0.14, thick * 0.24), pen("#A07C4C", 0.9, 0.9))
    ink.drawOval(oval(0, 0, thick * 0.28, thick * 0.48), pen(INK, 1, 0.85))
    for canvas in (things, ink):
        canvas.restore()


def draw_foxholes(plates: Plates, x: float, y: float, rng: Random) -> None:
    """Draw two foxholes per hex: a dark slot, a lit floor to the south-east, a ring of spoil with ticks."""
    flip = rng.choice((-1, 1))
    for dx, dy, turn in ((-18, 14, 0.4), (17, -15, -0.5)):
        _hole(
            plates, x + flip * dx + rng.gauss(0, 1.5), y + dy + rng.gauss(0, 1.5), flip * turn + rng.gauss(0, 0.12), rng
        )


def _hole(plates: Plates, x: float, y: float, turn: float, rng: Random) -> None:
    things, ink, _ = (plate.canvas for plate in plates)
    things.drawPath(blob(x + 1, y + 1, 17, rng, 11, 0.16, 0.82), fill("#BFA97C", 0.97))
    for _ in range(26):
        a, r = rng.random() * math.tau, rng.uniform(12, 19)
        clod = blob(x + math.cos(a) * r, y + math.sin(a) * r * 0.8, rng.uniform(1.2, 2.8), rng, 5, 0.2)
        things.drawPath(clod, fill(rng.choice(("#D6C296", "#94794E", "#AC9264")), 0.85))
    slot = skia.Path()
    slot.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(-10.5, -6.5, 21, 13), 5.5, 5.5))
    for canvas in (things, ink):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(math.degrees(turn))
    things.drawPath(slot, fill("#2E261B"))
    things.clipPath(slot, True)
    things.drawRect(skia.Rect.MakeXYWH(-7, -1, 22, 12), fill("#6E5B3D", 0.95))
    things.drawRect(skia.Rect.MakeXYWH(-4, 2.5, 20, 9), fill("#8F7A53", 0.8))
    ink.drawPath(slot, pen(INK, 1.4, 0.9))
    for canvas in (things, ink):
        canvas.restore()
    for k in range(11):
        a = k / 11 * math.tau + rng.gauss(0, 0.1)
        ink.drawLine(
            x + math.cos(a) * 14,
            y + math.sin(a) * 11,
            x + math.cos(a) * 18,
            y + math.sin(a) * 14.5,
            pen("#5A4527", 1.1, 0.75),
        )


def draw_crater(plates: Plates, x: float, y: float, rng: Random) -> None:
    """Draw a crater: ejected rays, a pale lip, and a shaded bowl lit to the south-east."""
    things, ink, _ = (plate.canvas for plate in plates)
    radius = 29 * rng.uniform(0.92, 1.08)
    for _ in range(70):
        a, spread = rng.random() * math.tau, rng.uniform(0.02, 0.06)
        near, far = radius * rng.uniform(0.9, 1.05), radius * rng.uniform(1.15, 1.75)
        ray = [(x + math.cos(a - spread) * near, y + math.sin(a - spread) * near),
               (x + math.cos(a + spread) * near, y + math.sin(a + spread) * near),
               (x + math.cos(a) * far, y + math.sin(a) * far)]  # fmt: skip
        things.drawPath(polygon(ray), fill(rng.choice(("#A89064", "#94794E", "#CDB98C", "#C4AE80")), 0.5))
    things.drawPath(blob(x, y, radius * 1.12, rng, 15), fill("#CDB78A", 0.97))
    for _ in range(60):
        a, r = rng.random() * math.tau, radius * rng.uniform(0.92, 1.12)
        clod = blob(x + math.cos(a) * r, y + math.sin(a) * r, rng.uniform(1, 2.8), rng, 5, 0.2)
        things.drawPath(clod, fill(rng.choice(("#E0CFA4", "#B0986B", "#9A8056", "#C9B384")), 0.8))
    bowl = blob(x, y, radius * 0.86, rng, 13, 0.08)
    things.drawPath(bowl, fill("#A58A5C"))
    things.save()
    things.clipPath(bowl, True)
    for k in range(16):
        t = k / 15
        at = radius * (-0.30 + 0.42 * t)
        things.drawPath(
            blob(x + at, y + at, radius * (0.86 - 0.5 * t), rng, 12, 0.07), fill(mix("#8A7048", "#5E4A31", t), 0.10)
        )
    for _ in range(70):
        a, near = rng.random() * math.tau, radius * rng.uniform(0.7, 0.9)
        far, dark = near - radius * rng.uniform(0.12, 0.3), math.cos(a) + math.sin(a) < 0
        start, end = ((x + math.cos(a) * r, y + math.sin(a) * r) for r in (near, far))
        stroke(things, start, end, 1.2,
               "#4E3E29" if dark else "#DCC99B", 0.38 if dark else 0.5, rng)  # fmt: skip
    things.restore()
    ink.drawPath(bowl, pen(INK, 1.0, 0.6))
    for _ in range(16):
        a, r = rng.random() * math.tau, radius * rng.uniform(1.1, 1.6)
        ink.drawPath(
            blob(x + math.cos(a) * r, y + math.sin(a) * r, rng.uniform(0.8, 2), rng, 5, 0.2), fill("#6B5838", 0.8)
        )


def draw_rubble(plates: Plates, x: float, y: float, rng: Random) -> None:
    """Draw two corners of wall, charred beams, shards of brick and stone, and dust over everything."""
    things = plates[0].canvas
    flip, tip = rng.choice((-1, 1)), rng.choice((-1, 1))
    things.drawPath(blob(x, y, 46, rng, 13, 0.22), fill("#C3B08C", 0.8))
    things.drawPath(blob(x - 3, y + 2, 33, rng, 11, 0.22), fill("#A9967A", 0.7))
    for corner in (((-36, 8), (-36, -32), (-4, -32)), ((34, -6), (34, 24), (14, 24))):
        _standing_wall(plates, [(x + flip * dx, y + tip * dy) for dx, dy in corner])
    _beams(plates, x, y, (18, 14), 9, rng)
    _shards(plates, x, y, (21, 18), 120, rng)


def draw_ruin(plates: Plates, x: float, y: float, rng: Random) -> None:
    """Draw a collapsed house: no roof, and only the corners of its walls."""
    things = plates[0].canvas
    for half_u, half_v, dust in ((61, 40, "#B9A684"), (52, 34, "#A8967A")):
        things.drawPath(smooth(_heap(x, y, half_u, half_v, rng)), fill(dust))
    for _ in range(26):
        spot = blob(x + rng.gauss(0, 22), y + rng.gauss(0, 14), rng.uniform(5, 13), rng, 7, 0.25, 0.7)
        things.drawPath(spot, fill(rng.choice(("#6F6250", "#5B4E3F", "#C6B594", "#8F7F68")), 0.35))
    flip = rng.choice((-1, 1))
    for corner in (
        ((-48, 2), (-48, -27), (-22, -27)),
        ((46, -8), (46, 27), (12, 27)),
        ((-48, 16), (-48, 27), (-36, 27)),
    ):
        _standing_wall(plates, [(x + flip * dx, y + dy) for dx, dy in corner])
    _beams(plates, x, y, (25, 12), 15, rng)
    _shards(plates, x, y, (26, 13), 260, rng)


def _heap(x: float, y: float, half_u: float, half_v: float, rng: Random) -> list[tuple[float, float]]:
    """Return a ragged outline that also fills the corners of a rectangular plan."""
    points = []
    for k in range(34):
        a, far = k / 34 * math.tau, rng.uniform(0.93, 1.06)
        ca, sa = math.cos(a), math.sin(a)
        far /= (ca**4 + sa**4) ** 0.25
        points.append((x + ca * far * half_u, y + sa * far * half_v))
    return points


def _beams(plates: Plates, x: float, y: float, spread: tuple[float, float], count: int, rng: Random) -> None:
    """Draw charred beams across each other."""
    things, ink, shadow = (plate.canvas for plate in plates)
    for _ in range(count):
        px, py = x + rng.gauss(0, spread[0]), y + rng.gauss(0, spread[1])
        a, length = rng.random() * math.pi, rng.uniform(16, 34)
        end = (px + math.cos(a) * length, py + math.sin(a) * length)
        shadow.drawLine(px + 3, py + 3, end[0] + 3, end[1] + 3, pen("#000000", 3.4, 0.9))
        ink.drawLine(px, py, *end, line_eraser(4))
        things.drawLine(px, py, *end, pen("#3B2F22", 4.2))
        things.drawLine(px, py, *end, pen("#8A6B48", 2.6))


def _shards(plates: Plates, x: float, y: float, spread: tuple[float, float], count: int, rng: Random) -> None:
    """Draw shards of brick, tile and stone, each with a small shadow."""
    things, ink, _ = (plate.canvas for plate in plates)
    for _ in range(count):
        px, py = x + rng.gauss(0, spread[0]), y + rng.gauss(0, spread[1])
        size, a = rng.uniform(1.8, 4.6), rng.random() * math.pi / 2
        shard = [
            (px + math.cos(a + k * math.pi / 2) * size, py + math.sin(a + k * math.pi / 2) * size * 0.8)
            for k in range(4)
        ]
        things.drawPath(polygon([(u + 1.2, v + 1.5) for u, v in shard]), fill("#3A2F24", 0.55))
        ink.drawPath(polygon(shard), eraser())
        colour = jitter(rng.choice(("#B0714F", "#9E6247", "#C9BEA6", "#B9AD95", "#A59A86", "#D9CFB8")), rng, 6, 3)
        things.drawPath(polygon(shard), fill(colour))
        ink.drawPath(polygon(shard), pen(INK, 0.7, 0.7))


def _standing_wall(plates: Plates, points: list[tuple[float, float]]) -> None:
    things, ink, shadow = (plate.canvas for plate in plates)
    for a, b in pairwise(points):
        for k in range(8):
            shadow.drawLine(a[0] + k, a[1] + k, b[0] + k, b[1] + k, pen("#000000", 7, butt=True))
    path = polygon(points, False)
    ink.drawPath(path, line_eraser(8))
    ink.drawPath(path, pen(INK, 9, 0.85, butt=True))
    ink.drawPath(path, line_eraser(6.6))
    things.drawPath(path, pen("#D2C7AE", 8, butt=True))
    things.drawPath(path, pen(mix("#D2C7AE", rgb("#FFF7E2"), 0.6), 2.4, 0.7, butt=True))
