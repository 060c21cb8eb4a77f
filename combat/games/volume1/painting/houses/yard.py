"""Things that stand about a farm: well, cart, dung, trough, stacked wood, ricks and haycocks. They are no terrain."""

import math
from collections.abc import Callable
from random import Random

import skia

from combat.games.volume1.painting.brushes import INK, LIGHT, blob, eraser, fill, jitter, oval, pen, polygon, stroke
from combat.games.volume1.painting.ground.wreckage import trunk
from combat.games.volume1.painting.houses.ruins import RUINS
from combat.games.volume1.painting.houses.street import STREET
from combat.games.volume1.painting.plan import Thing
from combat.games.volume1.painting.sheet import Sheet

Place = Callable[[float, float], tuple[float, float]]


def draw_yard(sheet: Sheet) -> None:
    """Every small thing of the map."""
    for number, thing in enumerate(sheet.plan.things):
        draw = THINGS.get(thing.kind)
        if draw:
            draw(sheet, thing, sheet.rng(f"{thing.kind} {number}"))


def _frame(thing: Thing) -> Place:
    ca, sa = math.cos(thing.turn), math.sin(thing.turn)
    return lambda u, v: (thing.x + u * ca - v * sa, thing.y + u * sa + v * ca)


def _box(at: Place, u0: float, v0: float, u1: float, v1: float) -> skia.Path:
    return polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])


def _well(sheet: Sheet, thing: Thing, rng: Random) -> None:
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


def _dung(sheet: Sheet, thing: Thing, rng: Random) -> None:
    x, y = thing.x, thing.y
    sheet.shadow.canvas.drawPath(blob(x + 4, y + 4, 14, rng, 10, 0.2, 0.75), fill("#000000", 0.8))
    sheet.things.canvas.drawPath(blob(x, y, 15, rng, 10, 0.2, 0.75), fill("#6E5938"))
    for _ in range(90):
        start = (x + rng.gauss(0, 6.5), y + rng.gauss(0, 4.8))
        end = (start[0] + rng.gauss(0, 4), start[1] + rng.gauss(0, 3))
        stroke(sheet.things.canvas, start, end, 1, rng.choice(("#A98F58", "#4C3D26", "#C9B172", "#86703F")), 0.85, rng)


def _cart(sheet: Sheet, thing: Thing, rng: Random) -> None:
    at, things, ink = _frame(thing), sheet.things.canvas, sheet.ink.canvas
    for k in range(6):
        sheet.shadow.canvas.drawPath(
            polygon([(x + k * 0.8, y + k * 0.9) for x, y in (at(-13, -8), at(13, -8), at(13, 8), at(-13, 8))]),
            fill("#000000"),
        )
    for v in (-10.0, 10.0):
        things.drawPath(_box(at, -6, v - 1.6, 6, v + 1.6), fill("#4C3D28"))
        ink.drawPath(_box(at, -6, v - 1.6, 6, v + 1.6), pen(INK, 0.8, 0.8))
    things.drawLine(*at(0, -10), *at(0, 10), pen("#5A472E", 2))
    for v in (-4.0, 4.0):
        things.drawLine(*at(12, v), *at(32, v * 0.9), pen("#6A5234", 2.2))
        things.drawLine(*at(12, v - 0.5), *at(32, v * 0.9 - 0.5), pen("#B4966A", 0.9))
    ink.drawPath(_box(at, -13, -8, 13, 8), eraser())
    things.drawPath(_box(at, -13, -8, 13, 8), fill("#9C7A50"))
    for k in range(5):
        v = -8 + k * 3.2
        things.drawPath(_box(at, -12.5, v + 0.3, 12.5, v + 2.9), fill(jitter("#A88659", rng, 8, 3)))
    things.drawPath(_box(at, -13, -8, 13, 8), pen("#C9AC7C", 1.2, 0.7))
    ink.drawPath(_box(at, -13, -8, 13, 8), pen(INK, 1.1, 0.85))


def _trough(sheet: Sheet, thing: Thing, rng: Random) -> None:
    at = _frame(thing)
    for k in range(4):
        sheet.shadow.canvas.drawPath(
            polygon([(x + k * 0.8, y + k * 0.9) for x, y in (at(-14, -5), at(14, -5), at(14, 5), at(-14, 5))]),
            fill("#000000"),
        )
    sheet.things.canvas.drawPath(_box(at, -14, -5, 14, 5), fill(jitter("#C6BDA6", rng, 4, 2)))
    sheet.things.canvas.drawPath(_box(at, -11.5, -2.8, 11.5, 2.8), fill("#7F9698"))
    sheet.things.canvas.drawLine(*at(-9, -1), *at(5, -1.4), pen("#DCE5DF", 0.9, 0.8))
    sheet.ink.canvas.drawPath(_box(at, -14, -5, 14, 5), pen(INK, 1.1, 0.85))
    sheet.ink.canvas.drawPath(_box(at, -11.5, -2.8, 11.5, 2.8), pen(INK, 0.7, 0.8))


def _woodpile(sheet: Sheet, thing: Thing, rng: Random) -> None:
    at = _frame(thing)
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


def _straw_heap(sheet: Sheet, x: float, y: float, radius: float, rng: Random) -> None:
    """A heap of hay seen from above: straw combed down from the top, light to the north-west."""
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


def _haycock(sheet: Sheet, thing: Thing, rng: Random) -> None:
    _straw_heap(sheet, thing.x, thing.y, rng.uniform(8.5, 10.5), rng)


def _haystack(sheet: Sheet, thing: Thing, rng: Random) -> None:
    _straw_heap(sheet, thing.x, thing.y, 19, rng)
    sheet.things.canvas.drawCircle(thing.x, thing.y, 2.2, fill("#6E5736"))
    sheet.ink.canvas.drawCircle(thing.x, thing.y, 2.2, pen(INK, 0.8, 0.8))


def _barrels(sheet: Sheet, thing: Thing, rng: Random) -> None:
    """Cider barrels, standing."""
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


def _hens(sheet: Sheet, thing: Thing, rng: Random) -> None:
    """A few hens, each a comma of the brush."""
    for _ in range(7):
        x, y, way = thing.x + rng.gauss(0, 15), thing.y + rng.gauss(0, 11), rng.choice((-1, 1))
        sheet.things.canvas.drawOval(oval(x + 1.2, y + 1.6, 2.8, 1.4), fill("#3A3322", 0.4))
        colour = rng.choice(("#F3ECD8", "#F3ECD8", "#A5673F", "#6A4A30"))
        sheet.things.canvas.drawOval(oval(x, y, 2.6, 1.7), fill(colour))
        sheet.things.canvas.drawCircle(x + way * 2.3, y - 1.4, 1.1, fill(colour))
        sheet.things.canvas.drawCircle(x + way * 2.5, y - 2.4, 0.6, fill("#B23A2C"))
        sheet.ink.canvas.drawOval(oval(x, y, 2.6, 1.7), pen(INK, 0.5, 0.6))


def _plot(sheet: Sheet, thing: Thing, rng: Random) -> None:
    """A kitchen garden: beds of greens and a row of beans inside a wattle fence."""
    at, things, ink = _frame(thing), sheet.things.canvas, sheet.ink.canvas
    half_u, half_v = thing.width / 2, thing.height / 2
    things.drawPath(_box(at, -half_u, -half_v, half_u, half_v), fill("#B79E73", 0.92))
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
    corners = [at(-half_u, -half_v), at(half_u, -half_v), at(half_u, half_v), at(-half_u, half_v)]
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _wattle(sheet, a, b, rng)
    ink.drawPath(_box(at, -half_u, -half_v, half_u, half_v), pen(INK, 0.6, 0.35))


def _pen(sheet: Sheet, thing: Thing, rng: Random) -> None:
    """A pigsty's run: mud, wattle and its inmates."""
    at, things = _frame(thing), sheet.things.canvas
    half_u, half_v = thing.width / 2, thing.height / 2
    things.drawPath(_box(at, -half_u, -half_v, half_u, half_v), fill("#A58B63", 0.9))
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
    corners = [at(-half_u, -half_v), at(half_u, -half_v), at(half_u, half_v), at(-half_u, half_v)]
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _wattle(sheet, a, b, rng)


def _wattle(sheet: Sheet, a: tuple[float, float], b: tuple[float, float], rng: Random) -> None:
    length = math.dist(a, b)
    for k in range(4):
        sheet.shadow.canvas.drawLine(a[0] + k * 0.8, a[1] + k * 0.9, b[0] + k * 0.8, b[1] + k * 0.9, pen("#000000", 2))
    sheet.things.canvas.drawLine(*a, *b, pen("#5F4C30", 3.0, 0.95))
    for k in range(int(length / 3)):
        t, side = k * 3 / length, 0.8 if k % 2 else -0.8
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        x2, y2 = a[0] + (b[0] - a[0]) * (t + 3 / length), a[1] + (b[1] - a[1]) * (t + 3 / length)
        sheet.things.canvas.drawLine(
            x + side, y - side, x2 - side, y2 + side, pen(rng.choice(("#C4A877", "#AE9263", "#D6BF90")), 1.1, 0.95)
        )


def _wheel(sheet: Sheet, thing: Thing, rng: Random) -> None:
    """A mill wheel from above: two rims, the paddles between them, and the water that it throws up."""
    at, things, ink = _frame(thing), sheet.things.canvas, sheet.ink.canvas
    for _ in range(26):
        x, y = at(rng.gauss(0, 7), rng.choice((-1, 1)) * rng.uniform(25, 42))
        things.drawPath(blob(x, y, rng.uniform(1.2, 3.4), rng, 6, 0.3), fill("#EEF3EE", rng.uniform(0.45, 0.85)))
    for k in range(9):
        sheet.shadow.canvas.drawPath(
            polygon([(x + k * 0.8, y + k * 0.9) for x, y in (at(-9, -27), at(9, -27), at(9, 27), at(-9, 27))]),
            fill("#000000"),
        )
    ink.drawPath(_box(at, -9, -27, 9, 27), eraser())
    things.drawPath(_box(at, -9, -27, 9, 27), fill("#5B4A31"))
    for k in range(10):
        v = -26 + k * 5.6
        things.drawPath(_box(at, -8, v, 8, v + 3.2), fill(jitter("#9A7B50", rng, 9, 3)))
        things.drawLine(*at(-8, v), *at(8, v), pen("#C9AC7C", 0.9, 0.8))
    for u in (-8.5, 8.5):
        things.drawPath(_box(at, u - 1.6, -27, u + 1.6, 27), fill("#7A6140"))
    things.drawLine(*at(-22, 0), *at(12, 0), pen("#5E4B30", 4.0))
    things.drawLine(*at(-22, -0.8), *at(12, -0.8), pen("#BFA373", 1.4))
    ink.drawPath(_box(at, -9, -27, 9, 27), pen(INK, 1.1, 0.85))


THINGS: dict[str, Callable[[Sheet, Thing, Random], None]] = {
    "well": _well, "dung": _dung, "cart": _cart, "trough": _trough, "woodpile": _woodpile,
    "haycock": _haycock, "haystack": _haystack, "barrels": _barrels, "hens": _hens, "plot": _plot, "pen": _pen,
    "wheel": _wheel,
    **STREET, **RUINS,
}  # fmt: skip
