"""Plots behind houses that are not hex scenery: fenced gardens, kitchen plots and pigsties."""

import math
from collections.abc import Callable
from random import Random

from combat.engine.painting.brushes import (
    INK,
    PaintLayer,
    blob,
    fill,
    jitter,
    oval,
    pen,
    polygon,
    smooth,
    stroke,
    tuft,
)
from combat.engine.painting.ground.trees import ORCHARD, Brush, crown
from combat.engine.painting.houses.house import Corner
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import lay
from combat.engine.painting.plan import Thing

GREENS = ("#8A985A", "#75874A", "#A3AC6C", "#8F9C78")
FLOWERS = ("#C9705C", "#E3CE6E", "#F4EFD8", "#B98BA0", "#D9A58F")
PALE = ("#E2D5B2", "#D6C7A0", "#EBE0C2")
"""Weathered whitewash of palings."""
PATH, SIDE = 5.0, 5.0
"""Width of a garden path, and distance of beds from path and fence, in pixels."""


def _garden(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw the garden above a house: beds along a path, grass, one or two fruit trees, and a fence on three sides."""
    left, top = (int(min(axis)) - 12 for axis in zip(*thing.corners(), strict=True))
    right, down = (int(max(axis)) + 12 for axis in zip(*thing.corners(), strict=True))
    left, top = max(0, left), max(0, top)
    ground = PaintLayer(min(sheet.width, right) - left, min(sheet.height, down) - top, left, top, sheet.fineness)
    half_u, half_v = thing.width / 2, thing.height / 2
    _sward(ground, thing, rng)
    middle, end = rng.uniform(-0.22, 0.22) * thing.width, -half_v * rng.uniform(0.15, 0.4)
    _path(ground, thing, middle, end, rng)
    for start, stop in ((-half_u + SIDE, middle - PATH / 2 - 2), (middle + PATH / 2 + 2, half_u - SIDE)):
        v = half_v - 7
        while v - end > 10:
            deep = min(v - end, rng.uniform(11, 19))
            _bed(ground, thing, (start, v - deep, stop, v), rng)
            v -= deep + rng.uniform(3.5, 5.5)
    lay(sheet.picture, ground)
    for k in range(int(thing.properties.get("trees", 1))):
        u = (-1 if (k + int(thing.x)) % 2 else 1) * half_u * rng.uniform(0.42, 0.66)
        _fruit_tree(sheet, thing.at(u, -half_v + rng.uniform(15, 22)), rng)
    corners = thing.corners()
    for a, b in ((corners[3], corners[0]), (corners[0], corners[1]), (corners[1], corners[2])):
        FENCES[str(thing.properties.get("fence", "paling"))](sheet, a, b, rng)


def _sward(plate: PaintLayer, thing: Thing, rng: Random) -> None:
    """Draw grass with a soft edge, and the trodden ground at the house's back door."""
    half_u, half_v = thing.width / 2, thing.height / 2
    for grow, alpha in ((2.0, 0.22), (-1.0, 0.30)):
        plate.canvas.drawPath(polygon(thing.corners(grow)), fill("#BDC48C", alpha))
    for _ in range(int(thing.width * thing.height / 150)):
        x, y = thing.at(rng.uniform(-half_u, half_u) * 0.94, rng.uniform(-half_v, half_v) * 0.94)
        if rng.random() < 0.6:
            tuft(plate.canvas, x, y, rng.uniform(2.5, 4.5), ("#8A9560", "#9CA56C", "#DAD6A8"), rng, alpha=0.6)
        else:
            plate.canvas.drawPath(blob(x, y, rng.uniform(2, 5), rng, 6, 0.3, 0.7), fill("#CFCF9C", 0.4))
    for _ in range(int(thing.width / 3)):
        x, y = thing.at(rng.uniform(-half_u, half_u) * 0.9, half_v - abs(rng.gauss(0, 3.5)))
        plate.canvas.drawPath(blob(x, y, rng.uniform(3, 6), rng, 7, 0.25), fill("#CDBB90", 0.45))


def _path(plate: PaintLayer, thing: Thing, u: float, end: float, rng: Random) -> None:
    near = thing.height / 2 + 2
    points = [thing.at(u + rng.gauss(0, 0.7), near + (end - near) * k / 5) for k in range(6)]
    plate.canvas.drawPath(smooth(points, False), pen("#8F7F55", PATH + 1.4, 0.5))
    plate.canvas.drawPath(smooth(points, False), pen("#D8C79C", PATH, 0.95))


def _bed(plate: PaintLayer, thing: Thing, box: tuple[float, float, float, float], rng: Random) -> None:
    """Draw one bed of dug earth with its plants."""
    if box[2] - box[0] < 9:
        return
    earth = polygon([(x + rng.gauss(0, 0.5), y + rng.gauss(0, 0.5)) for x, y in thing.box(*box)])
    plate.canvas.drawPath(earth, fill(jitter("#A88F63", rng, 6, 3), 0.95))
    plate.canvas.drawPath(earth, pen("#6E5A38", 1.0, 0.6))
    BEDS[rng.randrange(len(BEDS))](plate, thing, box, rng)


def _leaves(plate: PaintLayer, thing: Thing, box: tuple[float, float, float, float], rng: Random) -> None:
    """Draw lettuce, leeks or cabbages: heads side by side, each with its shadow."""
    kind, gap, size = rng.choice(GREENS), rng.uniform(4.6, 6.6), rng.uniform(1.9, 2.9)
    v = box[1] + 3.5
    while v < box[3] - 2:
        u = box[0] + 3.5
        while u < box[2] - 2:
            x, y = thing.at(u + rng.gauss(0, 0.4), v + rng.gauss(0, 0.4))
            plate.canvas.drawOval(oval(x + 0.9, y + 1.1, size, size * 0.8), fill("#4E4C2C", 0.45))
            plate.canvas.drawPath(blob(x, y, size, rng, 6, 0.22), fill(jitter(kind, rng, 8, 4)))
            plate.canvas.drawOval(oval(x - 0.5, y - 0.6, size * 0.45, size * 0.35), fill("#C9D09C", 0.7))
            u += gap
        v += gap


def _beans(plate: PaintLayer, thing: Thing, box: tuple[float, float, float, float], rng: Random) -> None:
    """Draw beans on poles."""
    v = (box[1] + box[3]) / 2
    a, b = thing.at(box[0] + 2, v), thing.at(box[2] - 2, v)
    plate.canvas.drawLine(a[0] + 2.5, a[1] + 3, b[0] + 2.5, b[1] + 3, pen("#4A4A2C", 4.0, 0.35))
    for _ in range(int((box[2] - box[0]) * 1.6)):
        x, y = thing.at(rng.uniform(box[0] + 2, box[2] - 2), v + rng.gauss(0, 1.7))
        leaf = blob(x, y, rng.uniform(1.2, 2.2), rng, 5, 0.3)
        plate.canvas.drawPath(leaf, fill(jitter(rng.choice(GREENS[:3]), rng, 9, 4)))
    u = box[0] + 3
    while u < box[2] - 2:
        for side in (-1, 1):
            foot, head = thing.at(u, v + side * 3.4), thing.at(u + 0.6, v - side * 0.8)
            plate.canvas.drawLine(*foot, *head, pen("#D3BE8E", 0.9, 0.85))
        u += 5.5


def _flowers(plate: PaintLayer, thing: Thing, box: tuple[float, float, float, float], rng: Random) -> None:
    """Draw flowers."""
    for _ in range(int((box[2] - box[0]) * (box[3] - box[1]) / 7)):
        x, y = thing.at(rng.uniform(box[0] + 2, box[2] - 2), rng.uniform(box[1] + 2, box[3] - 2))
        if rng.random() < 0.55:
            tuft(plate.canvas, x, y + 1, rng.uniform(2.5, 4), ("#75874A", "#8F9C62"), rng, width=0.9)
        else:
            size = rng.uniform(0.9, 1.6)
            plate.canvas.drawOval(oval(x + 0.5, y + 0.8, size, size * 0.8), fill("#4E4C2C", 0.4))
            plate.canvas.drawOval(oval(x, y, size, size), fill(rng.choice(FLOWERS), 0.95))


def _dug(plate: PaintLayer, thing: Thing, box: tuple[float, float, float, float], rng: Random) -> None:
    """Draw raked earth."""
    for _ in range(int((box[2] - box[0]) * (box[3] - box[1]) / 16)):
        x, y = thing.at(rng.uniform(box[0] + 2, box[2] - 2), rng.uniform(box[1] + 2, box[3] - 2))
        stroke(plate.canvas, (x, y), (x + rng.gauss(0, 2.5), y + rng.gauss(0, 2.5)), 1.0,
               rng.choice(("#86704A", "#C9B184", "#937C52")), 0.6, rng)  # fmt: skip


BEDS = (_leaves, _leaves, _beans, _flowers, _dug)


def _fruit_tree(sheet: PaintedSheet, spot: Corner, rng: Random) -> None:
    """Draw one small round crown."""
    (x, y), radius = spot, rng.uniform(8.0, 10.0)
    sheet.shadow.canvas.drawPath(blob(x + radius * 0.62, y + radius * 0.68, radius * 0.95, rng), fill("#000000"))
    crown(Brush(sheet.things, sheet.ink, shadow=0, line=0.6, leaves=0.95), x, y, radius, rng.choice(ORCHARD), rng)


def _plot(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a kitchen garden: beds of greens and a row of beans inside a wattle fence."""
    at, things, ink = thing.at, sheet.things.canvas, sheet.ink.canvas
    half_u, half_v = thing.width / 2, thing.height / 2
    things.drawPath(polygon(thing.box(-half_u, -half_v, half_u, half_v)), fill("#B79E73", 0.92))
    beds = max(2, round(thing.height / 13))
    for bed in range(beds):
        v = -half_v + (bed + 0.5) * thing.height / beds
        kind, gap = rng.choice(("#8A985A", "#75874A", "#A3AC6C", "#8F9C78")), rng.uniform(5.5, 7.5)
        things.drawLine(*at(-half_u + 7, v + 2.5), *at(half_u - 7, v + 2.5), pen("#86704A", 5, 0.5))
        u = -half_u + 9
        while u < half_u - 8:
            x, y = at(u + rng.gauss(0, 0.5), v + rng.gauss(0, 0.5))
            r = rng.uniform(2.3, 3.4)
            things.drawOval(oval(x + 1.1, y + 1.4, r, r * 0.8), fill("#4E4C2C", 0.4))
            things.drawPath(blob(x, y, r, rng, 6, 0.22), fill(jitter(kind, rng, 8, 4)))
            things.drawOval(oval(x - 0.6, y - 0.8, r * 0.45, r * 0.35), fill("#C4CC96", 0.7))
            u += gap
    corners = thing.corners()
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _wattle(sheet, a, b, rng)
    ink.drawPath(polygon(thing.box(-half_u, -half_v, half_u, half_v)), pen(INK, 0.6, 0.35))


def _pen(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a pigsty's run: mud, pigs and a wattle fence."""
    at, things = thing.at, sheet.things.canvas
    half_u, half_v = thing.width / 2, thing.height / 2
    things.drawPath(polygon(thing.box(-half_u, -half_v, half_u, half_v)), fill("#A58B63", 0.9))
    for _ in range(34):
        x, y = at(rng.uniform(-half_u, half_u) * 0.85, rng.uniform(-half_v, half_v) * 0.8)
        things.drawPath(
            blob(x, y, rng.uniform(2, 6), rng, 7, 0.25, 0.6), fill(rng.choice(("#8C7450", "#BCA57C", "#7D6644")), 0.35)
        )
    for _ in range(5):
        x, y = at(rng.uniform(-half_u, half_u) * 0.7, rng.uniform(-half_v, half_v) * 0.6)
        way = rng.choice((-1, 1))
        things.drawOval(oval(x + 1.6, y + 2.4, 5.6, 2.8), fill("#3A3322", 0.4))
        things.drawOval(oval(x, y, 5.6, 3.2), fill(jitter("#E2B9A0", rng, 6, 3)))
        things.drawCircle(x + way * 5.2, y - 0.4, 2.1, fill("#D9A98E"))
        sheet.ink.canvas.drawOval(oval(x, y, 5.6, 3.2), pen(INK, 0.6, 0.6))
    corners = thing.corners()
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _wattle(sheet, a, b, rng)


def _fence_shadow(sheet: PaintedSheet, a: Corner, b: Corner, width: float) -> None:
    for k in range(4):
        sheet.shadow.canvas.drawLine(
            a[0] + k * 0.8, a[1] + k * 0.9, b[0] + k * 0.8, b[1] + k * 0.9, pen("#000000", width)
        )


def _paling(sheet: PaintedSheet, a: Corner, b: Corner, rng: Random) -> None:
    """Draw a paling fence: pales on rails."""
    length, canvas = math.dist(a, b), sheet.things.canvas
    _fence_shadow(sheet, a, b, 1.6)
    canvas.drawLine(*a, *b, pen("#6A5A3E", 2.0, 0.85))
    count = max(1, int(length / 3.4))
    for k in range(count + 1):
        x, y = a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count
        if rng.random() < 0.94:
            canvas.drawLine(x, y + 1.6, x + rng.gauss(0, 0.3), y - 2.4, pen("#4F432C", 2.2, 0.55))
            canvas.drawLine(x, y + 1.4, x + rng.gauss(0, 0.3), y - 2.6, pen(rng.choice(PALE), 1.4, 0.98))


def _wattle(sheet: PaintedSheet, a: tuple[float, float], b: tuple[float, float], rng: Random) -> None:
    length = math.dist(a, b)
    _fence_shadow(sheet, a, b, 2)
    sheet.things.canvas.drawLine(*a, *b, pen("#5F4C30", 3.0, 0.95))
    for k in range(int(length / 3)):
        t, side = k * 3 / length, 0.8 if k % 2 else -0.8
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        x2, y2 = a[0] + (b[0] - a[0]) * (t + 3 / length), a[1] + (b[1] - a[1]) * (t + 3 / length)
        sheet.things.canvas.drawLine(
            x + side, y - side, x2 - side, y2 + side, pen(rng.choice(("#C4A877", "#AE9263", "#D6BF90")), 1.1, 0.95)
        )


FENCES: dict[str, Callable[[PaintedSheet, Corner, Corner, Random], None]] = {"paling": _paling, "wattle": _wattle}
GARDENS: dict[str, Callable[[PaintedSheet, Thing, Random], None]] = {"garden": _garden, "plot": _plot, "pen": _pen}
