"""Stone: walls and rocks."""

import math
from random import Random

import numpy as np

from combat.engine.painting.brushes import (
    INK,
    LIGHT,
    blob,
    eraser,
    fill,
    jitter,
    oval,
    pen,
    polygon,
    scaled,
    smooth,
)
from combat.engine.painting.geometry import STEP, Line, centre, normals, ribbon, tangents, waver
from combat.engine.painting.ground.trees import HEDGE, Brush, crown
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.scenery import Scenery

STONES = ("#CFC7B1", "#C1B8A1", "#B3AB96", "#D6CEB9", "#A59D89")


def draw_walls(sheet: PaintedSheet) -> None:
    """Draw walls: two courses of uneven stones on a grey bed, with heavier ink on the shaded side and some ivy."""
    rng = sheet.rng("walls")
    for line in sheet.walls:
        for k in range(9):
            sheet.shadow.canvas.drawPath(polygon(ribbon(line + np.array([k * 0.8, k * 0.9]), 5, 5)), fill("#000000"))
        sheet.ink.canvas.drawPath(polygon(ribbon(line, 6, 6)), eraser())
        sheet.things.canvas.drawPath(polygon(ribbon(line, 5.6, 5.6)), fill("#857D68"))
        for low, high in ((-5.2, -0.1), (0.1, 5.2)):
            _course(sheet, line, low, high, rng)
        for side in (-1, 1):
            _wall_ink(sheet, line, side, rng)
        sheet.things.canvas.drawPath(smooth(line - 1.2, False), pen("#F3ECD8", 2.2, 0.28))
        for end in (line[0], line[-1]):
            _pier(sheet, float(end[0]), float(end[1]), rng)
        _ivy(sheet, line, rng)


def _course(sheet: PaintedSheet, line: Line, low: float, high: float, rng: Random) -> None:
    across, way, last = normals(line), tangents(line), len(line) - 1

    def at(along: float, out: float) -> tuple[float, float]:
        i = min(last, int(along))
        rest = (along - int(along)) * STEP
        return line[i][0] + rest * way[i][0] + across[i][0] * out, line[i][1] + rest * way[i][1] + across[i][1] * out

    place = 0.0
    while place < last - 1:
        length = rng.choice((1.1, 1.6, 2.2, 2.9, 3.8)) * rng.uniform(0.85, 1.15)
        start, end = place + 0.12, min(last - 0.01, place + length - 0.12)
        a, b = at(start, low + rng.uniform(0, 0.9)), at(end, low + rng.uniform(0, 0.9))
        c, d = at(end, high - rng.uniform(0, 0.9)), at(start, high - rng.uniform(0, 0.9))
        top, foot = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((c[0] + d[0]) / 2, (c[1] + d[1]) / 2)
        sheet.things.canvas.drawPath(smooth([a, top, b, c, foot, d]), fill(jitter(rng.choice(STONES), rng, 7, 4)))
        sheet.things.canvas.drawLine(a[0], a[1] + 0.8, b[0], b[1] + 0.8, pen("#F4EDDA", 1, 0.5))
        place += length


def _wall_ink(sheet: PaintedSheet, line: Line, side: int, rng: Random) -> None:
    across = normals(line)
    edge = line + across * (side * (5.5 + waver(len(line), 3, rng, 0.55)))[:, None]
    k = 0
    while k < len(line) - 2:
        reach = rng.randint(3, 7)
        lit = side * float(across[k] @ np.array(LIGHT)) > 0
        sheet.ink.canvas.drawPath(
            polygon(edge[k : k + reach + 1], False), pen(INK, 0.9 if lit else 1.35, 0.35 if lit else 0.82)
        )
        k += reach


def _pier(sheet: PaintedSheet, x: float, y: float, rng: Random) -> None:
    """Draw the dressed end of a wall."""
    box = [(x - 7, y - 7), (x + 7, y - 7), (x + 7, y + 7), (x - 7, y + 7)]
    for k in range(11):
        sheet.shadow.canvas.drawPath(polygon([(px + k * 0.8, py + k * 0.9) for px, py in box]), fill("#000000"))
    sheet.ink.canvas.drawPath(polygon(box), eraser())
    sheet.things.canvas.drawPath(polygon(box), fill(jitter("#CDC4AE", rng, 4, 2)))
    sheet.things.canvas.drawPath(
        polygon([(x - 4.5, y - 4.5), (x + 3.5, y - 4.5), (x + 3.5, y + 3.5), (x - 4.5, y + 3.5)]), fill("#E2DAC6")
    )
    sheet.ink.canvas.drawPath(polygon(box), pen(INK, 1.2, 0.85))


def _ivy(sheet: PaintedSheet, line: Line, rng: Random) -> None:
    brush = Brush(sheet.things, sheet.ink, shadow=0.2, line=0.3, leaves=0.9)
    across = normals(line)
    for k in range(12, len(line) - 12):
        if rng.random() < 0.012:
            for _ in range(rng.randint(2, 4)):
                at = line[min(len(line) - 8, k + rng.randint(0, 5))] + across[k] * rng.uniform(-7, 7)
                crown(brush, float(at[0]), float(at[1]), rng.uniform(3.5, 6), rng.choice(HEDGE), rng)


ROCKS = ((0, -1, 12), (-18, 16, 11), (-19, -15, 10), (16, 15, 9), (20, -10, 9), (-4, -28, 8), (4, 29, 8),
         (13, -26, 7), (31, 6, 7), (-34, -4, 7), (-10, 36, 6), (19, 34, 6), (-18, -35, 6), (-29, -30, 5),
         (28, -23, 5), (6, -39, 5), (-35, 21, 5), (36, -11, 5), (4, -18, 4), (1, 17, 4), (27, 24, 4),
         (-22, 0, 4))  # fmt: skip
"""Offsets of the stones of a rocks hex from its middle, and their radii."""


def draw_rocks(sheet: PaintedSheet) -> None:
    """Draw a group of boulders per hex, each turned differently."""
    rng = sheet.rng("rocks")
    for cell in sheet.plan.of(Scenery.ROCKS):
        x, y = centre(cell)
        turn, flip = rng.uniform(-0.5, 0.5), rng.choice((-1, 1))
        ca, sa = math.cos(turn), math.sin(turn)
        spots = [(flip * (dx * ca - dy * sa), dx * sa + dy * ca, radius) for dx, dy, radius in ROCKS]
        for dx, dy, radius in sorted(spots, key=lambda spot: spot[1]):
            draw_rock(
                sheet, x + dx + rng.gauss(0, 3), y + dy * 0.95 + rng.gauss(0, 3), radius * rng.uniform(0.85, 1.12), rng
            )


def draw_rock(sheet: PaintedSheet, x: float, y: float, radius: float, rng: Random) -> None:
    """Draw a rock: facets shaded by the light, a pale top, a shadow. Warm grey, as cold grey prints violet."""
    canvas, ink = sheet.things.canvas, sheet.ink.canvas
    count, start = rng.randint(6, 8), rng.random() * math.tau
    points = []
    for i in range(count):
        r, a = radius * rng.uniform(0.78, 1.1), start + math.tau * i / count
        points.append((x + math.cos(a) * r * 1.12, y + math.sin(a) * r * 0.86))
    sheet.shadow.canvas.drawPath(
        polygon([(px + radius * 0.4, py + radius * 0.45) for px, py in points]), fill("#000000", 0.9)
    )
    ink.drawPath(polygon(points), eraser())
    base = jitter("#BBB091", rng, 8, 2)
    canvas.drawPath(polygon(points), fill(base))
    top = [
        (x - radius * 0.2 + (px - x) * 0.5 + rng.gauss(0, radius * 0.05), y - radius * 0.22 + (py - y) * 0.5)
        for px, py in points
    ]
    for i in range(count):
        j = (i + 1) % count
        mx, my = (points[i][0] + points[j][0]) / 2 - x, (points[i][1] + points[j][1]) / 2 - y
        lit = (mx * LIGHT[0] + my * LIGHT[1]) / (math.hypot(mx, my) + 1e-6)
        canvas.drawPath(polygon([points[i], points[j], top[j], top[i]]), fill(scaled(base, 0.86 + 0.18 * lit)))
    canvas.drawPath(polygon(top), fill(scaled(base, 1.10)))
    for _ in range(5):
        a, r = rng.random() * math.tau, radius * 0.6 * rng.random()
        canvas.drawOval(
            oval(x + math.cos(a) * r, y + math.sin(a) * r, radius * 0.07, radius * 0.05), fill("#6B6B52", 0.3)
        )
    if radius > 9:
        canvas.drawPath(blob(x + radius * 0.3, y + radius * 0.3, radius * 0.22, rng, 6, 0.3), fill("#8C9162", 0.4))
    ink.drawPath(polygon(points), pen(INK, 1.2, 0.75))
    for i in range(0, count, 2):
        ink.drawLine(*points[i], *top[i], pen(INK, 0.6, 0.4))
