"""Small objects of a village that are not hex scenery: wayside cross, graves, market stalls, pump."""

import math
from collections.abc import Callable
from random import Random

import skia

from combat.engine.painting.brushes import INK, blob, eraser, fill, jitter, oval, pen, polygon, sweep
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import lay
from combat.engine.painting.plan import Thing

STONE = "#CDC4AE"
STONES = (STONE, "#BDB49D", "#D6CEB9", "#AFA78F")
"""Greys of weathered stone."""
SETTS = ("#CFC3A4", "#C4B797", "#BBAF91", "#D6CBB0", "#B3A78A")
AWNINGS = (("#B9614A", "#EADFC6"), ("#6F8272", "#EADFC6"), ("#A98B4E", "#EFE6CE"))


def _block(sheet: PaintedSheet, x: float, y: float, half_u: float, half_v: float, colour: str, rise: int) -> None:
    """Draw a squared stone with its shadow, lit upper edge and ink outline."""
    box = skia.Rect.MakeLTRB(x - half_u, y - half_v, x + half_u, y + half_v)
    for k in range(rise):
        sheet.shadow.canvas.drawRect(box.makeOffset(k * 0.8, k * 0.9), fill("#000000"))
    sheet.ink.canvas.drawRect(box, eraser())
    sheet.things.canvas.drawRect(box, fill(colour))
    sheet.things.canvas.drawLine(x - half_u, y - half_v + 0.8, x + half_u, y - half_v + 0.8, pen("#F2EBD8", 1.2, 0.7))
    sheet.ink.canvas.drawRect(box, pen(INK, 0.9, 0.8))


def _cross(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a calvary: two steps, and a cross with its shadow."""
    x, y = thing.x, thing.y
    for half, tone in ((15.0, "#B8AE97"), (10.0, "#C8BFA8")):
        _block(sheet, x, y, half, half, tone, 4)
    shadow = sheet.shadow.canvas
    shadow.drawLine(x, y, x + 30, y + 33, pen("#000000", 4.5))
    shadow.drawLine(x + 12, y + 30, x + 29, y + 15, pen("#000000", 4.0))
    things = sheet.things.canvas
    things.drawLine(x, y, x + 17, y + 19, pen("#5B543F", 4, 0.35))
    for a, b in (((x, y + 4), (x, y - 13)), ((x - 7, y - 7), (x + 7, y - 7))):
        things.drawLine(*a, *b, pen("#575040", 5.4))
        things.drawLine(*a, *b, pen("#DAD2BD", 3.4))


def _graves(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw rows of graves over the thing's area: stones and low mounds, the foot to the east."""
    columns, rows = max(1, int(thing.width / 30)), max(1, int(thing.height / 20))
    for row in range(rows):
        for column in range(columns):
            if rng.random() < 0.14:
                continue
            x = thing.x - thing.width / 2 + (column + 0.5) * thing.width / columns + rng.gauss(0, 1.5)
            y = thing.y - thing.height / 2 + (row + 0.5) * thing.height / rows + rng.gauss(0, 1.2)
            mound = skia.Rect.MakeLTRB(x - 1, y - 4, x + 15, y + 4)
            sheet.things.canvas.drawRoundRect(mound, 3, 3, fill(rng.choice(("#A9A873", "#B9A67C", "#9FA36C")), 0.75))
            if rng.random() < 0.3:
                sheet.things.canvas.drawPath(blob(x + 9, y, 1.7, rng, 5, 0.3), fill(rng.choice(("#D9A58F", "#F4EFD8"))))
            if rng.random() < 0.35:
                sheet.shadow.canvas.drawLine(x - 3, y, x + 6, y + 9, pen("#000000", 2.2))
                for a, b in (((x - 3, y + 3), (x - 3, y - 7)), ((x - 7, y - 4), (x + 1, y - 4))):
                    sheet.things.canvas.drawLine(*a, *b, pen("#4F4737", 3.0))
                    sheet.things.canvas.drawLine(*a, *b, pen("#CFC6B0", 1.6))
            else:
                _block(sheet, x - 3, y, 1.9, 4.2, rng.choice(STONES), 6)


def _stall(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a market stall with a striped awning, and crates beside it."""
    at, corners = thing.at, thing.box(-20, -11, 20, 11)
    sweep(sheet.shadow.canvas, corners, range(9), fill("#000000"))
    sheet.ink.canvas.drawPath(polygon(corners), eraser())
    cloth, stripe = rng.choice(AWNINGS)
    sheet.things.canvas.drawPath(polygon(corners), fill(cloth))
    for k in range(4):
        u = -20 + 5 + k * 10
        sheet.things.canvas.drawPath(polygon(thing.box(u, -11, u + 5, 11)), fill(stripe))
    sheet.things.canvas.drawPath(polygon(thing.box(-20, 1, 20, 11)), fill("#2B2417", 0.22))
    sheet.things.canvas.drawLine(*at(-20, 0), *at(20, 0), pen("#F6EFDC", 1.0, 0.7))
    sheet.ink.canvas.drawPath(polygon(corners), pen(INK, 1.1, 0.85))
    for k in range(3):
        x, y = at(-14 + k * 13 + rng.gauss(0, 1.5), 18 + rng.gauss(0, 1.5))
        _block(sheet, x, y, 4.4, 3.6, rng.choice(("#A88659", "#B4966A")), 4)
        sheet.things.canvas.drawPath(blob(x, y, 2.6, rng, 6, 0.3), fill(rng.choice(("#93A062", "#B9614A", "#C9B172"))))


def _pump(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw the village pump: a round basin with a pillar."""
    x, y = thing.x, thing.y
    for k in range(6):
        sheet.shadow.canvas.drawCircle(x + k * 0.8, y + k * 0.9, 21, fill("#000000"))
    sheet.ink.canvas.drawCircle(x, y, 21, eraser())
    sheet.things.canvas.drawCircle(x, y, 21, fill("#B8AE97"))
    for k in range(16):
        a = k / 16 * math.tau
        stone = blob(x + math.cos(a) * 18, y + math.sin(a) * 18, 3.6, rng, 5, 0.12)
        sheet.things.canvas.drawPath(stone, fill(jitter(STONE, rng, 9, 3)))
        sheet.ink.canvas.drawPath(stone, pen(INK, 0.5, 0.5))
    sheet.things.canvas.drawCircle(x, y, 14.5, fill("#7F9698"))
    sheet.things.canvas.drawCircle(x - 1, y - 1.5, 14, pen("#4F6265", 2, 0.5))
    for dx, dy, width in ((-6, 5, 7), (3, -7, 6), (5, 7, 5)):
        sheet.things.canvas.drawLine(
            x + dx - width / 2, y + dy, x + dx + width / 2, y + dy - 0.5, pen("#DCE5DF", 1, 0.8)
        )
    sheet.things.canvas.drawOval(oval(x + 4, y + 4.5, 7, 5), fill("#2B2F2A", 0.35))
    _block(sheet, x, y, 4.6, 4.6, "#D6CEB9", 1)
    sheet.ink.canvas.drawCircle(x, y, 21, pen(INK, 1.2, 0.85))
    sheet.ink.canvas.drawCircle(x, y, 14.5, pen(INK, 0.9, 0.8))


def _paving(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw the market place's setts in bent courses, worn and covered with earth towards the edge."""
    plate, half_u, half_v, course = sheet.plate(), thing.width / 2, thing.height / 2, 5.4
    wear = sheet.noise(46, 511, 2)
    for row in range(int(-half_v / course), int(half_v / course) + 1):
        u = -half_u + rng.uniform(0, 7)
        while u < half_u:
            broad = rng.uniform(5.2, 8.2)
            v = row * course + 5 * math.sin((u + broad / 2) / 38) + rng.gauss(0, 0.3)
            x, y = thing.x + u, thing.y + v
            reach = ((u / half_u) ** 4 + (v / half_v) ** 4) ** 0.25 + 0.07 * wear[int(y), int(x)]
            worn = max(0.0, (reach - 0.72) / 0.26)
            if rng.random() > worn:
                plate.canvas.drawRoundRect(
                    skia.Rect.MakeXYWH(x, y, broad, course), 1.8, 1.8, fill("#85795A", 0.55 * (1 - 0.6 * worn))
                )
                sett = skia.Rect.MakeXYWH(x, y, broad - 1.2, course - 1.2)
                tone = jitter(rng.choice(SETTS), rng, 5, 2)
                plate.canvas.drawRoundRect(sett, 1.6, 1.6, fill(tone, 0.9 - 0.25 * worn))
                plate.canvas.drawLine(x + 1, y + 0.7, x + broad - 2.4, y + 0.7, pen("#F0E8D2", 0.8, 0.4 * (1 - worn)))
            u += broad
    lay(sheet.picture, plate)


STREET: dict[str, Callable[[PaintedSheet, Thing, Random], None]] = {
    "cross": _cross, "graves": _graves, "stall": _stall, "pump": _pump, "paving": _paving,
}  # fmt: skip
