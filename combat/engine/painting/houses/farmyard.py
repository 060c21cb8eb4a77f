"""Small objects of a farm that are not hex scenery: well, cart, dung heap, trough, woodpile, ricks and haycocks."""

import math
from collections.abc import Callable
from random import Random

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
    stroke,
    sweep,
)
from combat.engine.painting.ground.wreckage import trunk
from combat.engine.painting.houses.gardens import GARDENS
from combat.engine.painting.houses.ruins import RUINS
from combat.engine.painting.houses.street import STREET
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.plan import Thing


def draw_yard(sheet: PaintedSheet) -> None:
    """Draw every small object of the map."""
    for number, thing in enumerate(sheet.plan.things):
        draw = THINGS.get(thing.kind)
        if draw:
            draw(sheet, thing, sheet.rng(f"{thing.kind} {number}"))


def _well(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    x, y = thing.x, thing.y
    things, ink = sheet.things.canvas, sheet.ink.canvas
    for k in range(8):
        sheet.shadow.canvas.drawCircle(x + k * 0.8, y + k * 0.9, 9.5, fill("#000000"))
    ink.drawCircle(x, y, 10, eraser())
    things.drawCircle(x, y, 9.5, fill("#C8C0AA"))
    for k in range(9):
        a = k / 9 * math.tau
        stone = blob(x + math.cos(a) * 7.4, y + math.sin(a) * 7.4, 2.4, rng, 5, 0.15)
        things.drawPath(stone, fill(jitter("#CBC3AD", rng, 9, 3)))
        ink.drawPath(stone, pen(INK, 0.5, 0.5))
    things.drawCircle(x, y, 5.4, fill("#262B28"))
    things.drawOval(oval(x + 1.4, y + 1.8, 2.6, 1.5), fill("#6E8488", 0.8))
    ink.drawCircle(x, y, 9.5, pen(INK, 1.2, 0.85))
    ink.drawCircle(x, y, 5.4, pen(INK, 0.9, 0.8))
    things.drawLine(x - 11, y - 2, x + 11, y - 3, pen("#5E4B30", 2.6))
    things.drawLine(x - 11, y - 2.6, x + 11, y - 3.6, pen("#BFA373", 1.1))


def _dung(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    x, y = thing.x, thing.y
    sheet.shadow.canvas.drawPath(blob(x + 4, y + 4, 14, rng, 10, 0.2, 0.75), fill("#000000", 0.8))
    sheet.things.canvas.drawPath(blob(x, y, 15, rng, 10, 0.2, 0.75), fill("#6E5938"))
    for _ in range(90):
        start = (x + rng.gauss(0, 6.5), y + rng.gauss(0, 4.8))
        end = (start[0] + rng.gauss(0, 4), start[1] + rng.gauss(0, 3))
        stroke(sheet.things.canvas, start, end, 1, rng.choice(("#A98F58", "#4C3D26", "#C9B172", "#86703F")), 0.85, rng)


def _cart(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    at, things, ink = thing.at, sheet.things.canvas, sheet.ink.canvas
    sweep(sheet.shadow.canvas, thing.box(-13, -8, 13, 8), range(6), fill("#000000"))
    for v in (-10.0, 10.0):
        things.drawPath(polygon(thing.box(-6, v - 1.6, 6, v + 1.6)), fill("#4C3D28"))
        ink.drawPath(polygon(thing.box(-6, v - 1.6, 6, v + 1.6)), pen(INK, 0.8, 0.8))
    things.drawLine(*at(0, -10), *at(0, 10), pen("#5A472E", 2))
    for v in (-4.0, 4.0):
        things.drawLine(*at(12, v), *at(32, v * 0.9), pen("#6A5234", 2.2))
        things.drawLine(*at(12, v - 0.5), *at(32, v * 0.9 - 0.5), pen("#B4966A", 0.9))
    ink.drawPath(polygon(thing.box(-13, -8, 13, 8)), eraser())
    things.drawPath(polygon(thing.box(-13, -8, 13, 8)), fill("#9C7A50"))
    for k in range(5):
        v = -8 + k * 3.2
        things.drawPath(polygon(thing.box(-12.5, v + 0.3, 12.5, v + 2.9)), fill(jitter("#A88659", rng, 8, 3)))
    things.drawPath(polygon(thing.box(-13, -8, 13, 8)), pen("#C9AC7C", 1.2, 0.7))
    ink.drawPath(polygon(thing.box(-13, -8, 13, 8)), pen(INK, 1.1, 0.85))


def _trough(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    at = thing.at
    sweep(sheet.shadow.canvas, thing.box(-14, -5, 14, 5), range(4), fill("#000000"))
    sheet.things.canvas.drawPath(polygon(thing.box(-14, -5, 14, 5)), fill(jitter("#C6BDA6", rng, 4, 2)))
    sheet.things.canvas.drawPath(polygon(thing.box(-11.5, -2.8, 11.5, 2.8)), fill("#7F9698"))
    sheet.things.canvas.drawLine(*at(-9, -1), *at(5, -1.4), pen("#DCE5DF", 0.9, 0.8))
    sheet.ink.canvas.drawPath(polygon(thing.box(-14, -5, 14, 5)), pen(INK, 1.1, 0.85))
    sheet.ink.canvas.drawPath(polygon(thing.box(-11.5, -2.8, 11.5, 2.8)), pen(INK, 0.7, 0.8))


def _woodpile(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    at = thing.at
    for k in range(4):
        spot = at(0, -7 + k * 4.6)
        trunk(
            (sheet.things, sheet.ink, sheet.shadow),
            spot,
            34 * rng.uniform(0.9, 1.05),
            5.2,
            thing.turn + rng.gauss(0, 0.03),
            rng,
            stubs=0,
        )


def _straw_heap(sheet: PaintedSheet, x: float, y: float, radius: float, rng: Random) -> None:
    """Draw a heap of hay from above, lit from the north-west."""
    things, ink = sheet.things.canvas, sheet.ink.canvas
    for k in range(int(radius * 0.7)):
        sheet.shadow.canvas.drawPath(blob(x + k * 0.85, y + k * 0.95, radius * 0.96, rng, 9, 0.05), fill("#000000"))
    heap = blob(x, y, radius, rng, 10, 0.07)
    ink.drawPath(heap, eraser())
    things.drawPath(heap, fill("#BFA264"))
    things.save()
    things.clipPath(heap, True)
    for _ in range(int(radius * 14)):
        a, r = rng.random() * math.tau, radius * math.sqrt(rng.random())
        dx, dy = math.cos(a), math.sin(a)
        lit = (dx * LIGHT[0] + dy * LIGHT[1]) * r / radius + rng.gauss(0, 0.25)
        colour = "#EEDDA4" if lit > 0.45 else "#D9C284" if lit > 0.0 else "#A98C50" if lit > -0.5 else "#86703F"
        reach = radius * rng.uniform(0.18, 0.36)
        stroke(
            things, (x + dx * r, y + dy * r), (x + dx * (r + reach), y + dy * (r + reach)), 1.1, colour, 0.7, rng, 0.1
        )
    things.restore()
    ink.drawPath(heap, pen(INK, 0.9, 0.55))


def _haycock(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    _straw_heap(sheet, thing.x, thing.y, rng.uniform(8.5, 10.5), rng)


def _haystack(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    _straw_heap(sheet, thing.x, thing.y, 19, rng)
    sheet.things.canvas.drawCircle(thing.x, thing.y, 2.2, fill("#6E5736"))
    sheet.ink.canvas.drawCircle(thing.x, thing.y, 2.2, pen(INK, 0.8, 0.8))


def _barrels(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw upright cider barrels."""
    for dx, dy in ((-8, -4), (2, -7), (8, 2), (-3, 6)):
        x, y = thing.x + dx + rng.gauss(0, 0.8), thing.y + dy + rng.gauss(0, 0.8)
        for k in range(6):
            sheet.shadow.canvas.drawCircle(x + k * 0.8, y + k * 0.9, 4.6, fill("#000000"))
        sheet.ink.canvas.drawCircle(x, y, 5, eraser())
        sheet.things.canvas.drawCircle(x, y, 4.6, fill("#6E5434"))
        sheet.things.canvas.drawCircle(x - 0.2, y - 0.2, 3.6, fill("#B08C5A"))
        for stave in (-1.6, 0.2, 2.0):
            sheet.things.canvas.drawLine(x - 3, y + stave, x + 3, y + stave, pen("#7C5F3A", 0.7, 0.7))
        sheet.ink.canvas.drawCircle(x, y, 4.6, pen(INK, 1.0, 0.85))


def _hens(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a few hens."""
    for _ in range(7):
        x, y, way = thing.x + rng.gauss(0, 15), thing.y + rng.gauss(0, 11), rng.choice((-1, 1))
        sheet.things.canvas.drawOval(oval(x + 1.2, y + 1.6, 2.8, 1.4), fill("#3A3322", 0.4))
        colour = rng.choice(("#F3ECD8", "#F3ECD8", "#A5673F", "#6A4A30"))
        sheet.things.canvas.drawOval(oval(x, y, 2.6, 1.7), fill(colour))
        sheet.things.canvas.drawCircle(x + way * 2.3, y - 1.4, 1.1, fill(colour))
        sheet.things.canvas.drawCircle(x + way * 2.5, y - 2.4, 0.6, fill("#B23A2C"))
        sheet.ink.canvas.drawOval(oval(x, y, 2.6, 1.7), pen(INK, 0.5, 0.6))


def _wheel(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a mill wheel from above: two rims, the paddles between them, and splashing water."""
    at, things, ink = thing.at, sheet.things.canvas, sheet.ink.canvas
    for _ in range(26):
        x, y = at(rng.gauss(0, 7), rng.choice((-1, 1)) * rng.uniform(25, 42))
        things.drawPath(blob(x, y, rng.uniform(1.2, 3.4), rng, 6, 0.3), fill("#EEF3EE", rng.uniform(0.45, 0.85)))
    sweep(sheet.shadow.canvas, thing.box(-9, -27, 9, 27), range(9), fill("#000000"))
    ink.drawPath(polygon(thing.box(-9, -27, 9, 27)), eraser())
    things.drawPath(polygon(thing.box(-9, -27, 9, 27)), fill("#5B4A31"))
    for k in range(10):
        v = -26 + k * 5.6
        things.drawPath(polygon(thing.box(-8, v, 8, v + 3.2)), fill(jitter("#9A7B50", rng, 9, 3)))
        things.drawLine(*at(-8, v), *at(8, v), pen("#C9AC7C", 0.9, 0.8))
    for u in (-8.5, 8.5):
        things.drawPath(polygon(thing.box(u - 1.6, -27, u + 1.6, 27)), fill("#7A6140"))
    things.drawLine(*at(-22, 0), *at(12, 0), pen("#5E4B30", 4.0))
    things.drawLine(*at(-22, -0.8), *at(12, -0.8), pen("#BFA373", 1.4))
    ink.drawPath(polygon(thing.box(-9, -27, 9, 27)), pen(INK, 1.1, 0.85))


THINGS: dict[str, Callable[[PaintedSheet, Thing, Random], None]] = {
    "well": _well, "dung": _dung, "cart": _cart, "trough": _trough, "woodpile": _woodpile,
    "haycock": _haycock, "haystack": _haystack, "barrels": _barrels, "hens": _hens, "wheel": _wheel,
    **STREET, **RUINS, **GARDENS,
}  # fmt: skip
