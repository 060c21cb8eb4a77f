"""Shelled houses: torn roofs, roofless shells, and open cellars."""

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random

import skia

from combat.engine.painting.brushes import (
    INK,
    blob,
    eraser,
    fill,
    jitter,
    line_eraser,
    mix,
    pen,
    polygon,
    rgb,
    rim,
    scaled,
    smooth,
)
from combat.engine.painting.houses.house import Corner, House
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.plan import Thing

WALL = "#D2C7AE"
THICK = 7.5
"""Thickness of a standing wall in pixels."""


def tear_roof(house: House) -> None:
    """Draw the holes in a roof: rafters over the dark loft, and tiles that slid down; the map gives their number."""
    for number in range(int(house.thing.properties.get("holes", 0))):
        side = -1 if (number + int(house.thing.x)) % 2 else 1
        u = house.half_u * house.rng.uniform(-0.62, 0.62)
        _hole(
            house, u, side * house.half_v * house.rng.uniform(0.36, 0.5), house.half_v * house.rng.uniform(0.34, 0.46)
        )


def _hole(house: House, u: float, v: float, radius: float) -> None:
    rng, canvas, at = house.rng, house.canvas, house.at
    outline = [at(u + x * rng.uniform(1.15, 1.5), v + y) for x, y in rim(0, 0, radius, rng, 7, 0.15)]
    path = polygon(outline)
    canvas.drawPath(polygon([(x - 1.0, y - 1.2) for x, y in outline]), pen(house.roofing.ridge, 2.0, 0.8))
    house.ink.drawPath(path, eraser())
    canvas.drawPath(path, fill("#2E2720"))
    canvas.save()
    canvas.clipPath(path, True)
    for _ in range(14):
        x, y = at(u + rng.gauss(0, radius * 0.7), v + rng.gauss(0, radius * 0.5))
        canvas.drawPath(
            blob(x, y, rng.uniform(2, 6), rng, 6, 0.3), fill(rng.choice(("#6E5F4C", "#4A3F33", "#8B7A62")), 0.55)
        )
    step = -radius * 1.6
    while step < radius * 1.6:
        if rng.random() < 0.82:
            tilt = rng.gauss(0, 1.2)
            canvas.drawLine(
                *at(u + step + 1.4, v - radius), *at(u + step + tilt + 1.4, v + radius), pen("#140F0A", 3.2, 0.7)
            )
            canvas.drawLine(
                *at(u + step, v - radius), *at(u + step + tilt, v + radius), pen(jitter("#94754E", rng, 9, 3), 2.3)
            )
        step += rng.uniform(5.5, 7.0)
    for _ in range(3):
        row = v + rng.uniform(-0.8, 0.8) * radius
        canvas.drawLine(*at(u - radius, row), *at(u + rng.uniform(-0.3, 1) * radius, row + 1), pen("#B8966A", 1.3, 0.9))
    canvas.restore()
    house.ink.drawPath(path, pen(INK, 1.3, 0.85))
    _slid_tiles(house, u, v, radius)


def _slid_tiles(house: House, u: float, v: float, radius: float) -> None:
    rng, down = house.rng, 1 if v > 0 else -1
    for _ in range(22):
        x, y = house.at(u + rng.gauss(0, radius * 0.8), v + down * (radius + abs(rng.gauss(0, radius * 0.5))))
        size, turn = rng.uniform(1.4, 2.6), rng.random() * math.pi
        tile = [(x + math.cos(turn + k * 1.57) * size, y + math.sin(turn + k * 1.57) * size * 0.8) for k in range(4)]
        house.canvas.drawPath(polygon([(a + 0.9, b + 1.1) for a, b in tile]), fill("#2A231A", 0.45))
        house.canvas.drawPath(polygon(tile), fill(scaled(rng.choice(house.roofing.colours), rng.uniform(0.85, 1.15))))


def draw_shell(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw a roofless shell: the remaining walls with floors, beams and slates inside."""
    at, half_u, half_v = thing.at, thing.width / 2, thing.height / 2
    corners = thing.corners()
    things, ink = sheet.things.canvas, sheet.ink.canvas
    spill = smooth([(x + rng.gauss(0, 5), y + rng.gauss(0, 5)) for x, y in _ring(thing, 9)])
    things.drawPath(spill, fill("#BBAB8B", 0.75))
    ink.drawPath(polygon(corners), eraser())
    things.drawPath(polygon(corners), fill("#9C8C72"))
    things.save()
    things.clipPath(polygon(corners), True)
    for _ in range(int(thing.width * thing.height / 190)):
        x, y = at(rng.uniform(-half_u, half_u), rng.uniform(-half_v, half_v))
        tone = rng.choice(("#6F6250", "#5B4E3F", "#B9A888", "#8F7F68", "#C6B694"))
        things.drawPath(blob(x, y, rng.uniform(5, 12), rng, 7, 0.25, 0.7), fill(tone, 0.42))
    # the northern and western walls shade the inside
    for k in range(1, 8):
        inner = polygon([(x + k * 1.9, y + k * 2.1) for x, y in corners])
        dusk = skia.Path()
        dusk.addPath(polygon(corners))
        dusk.addPath(inner)
        dusk.setFillType(skia.PathFillType.kEvenOdd)
        things.drawPath(dusk, fill("#1E1A12", 0.075))
    _litter(sheet, thing, rng)
    things.restore()
    wall = rng.uniform(-0.25, 0.25) * thing.width
    _walls(sheet, [(at(wall, -half_v), at(wall, half_v * rng.uniform(-0.2, 0.5)))], rng, 5.0)
    fallen = rng.randrange(4)
    _walls(sheet, [_short(pair, k, fallen, rng) for k, pair in enumerate(pairwise([*corners, corners[0]]))], rng, THICK)
    _spill(sheet, corners[fallen], (thing.x, thing.y), rng)


def _short(side: tuple[Corner, Corner], number: int, fallen: int, rng: Random) -> tuple[Corner, Corner]:
    """Return a side of the house, shortened if it adjoins the collapsed corner."""
    if number == fallen:
        return _along(*side, rng.uniform(0.34, 0.55)), side[1]
    if (number + 1) % 4 == fallen:
        return side[0], _along(*side, rng.uniform(0.40, 0.62))
    return side


def _spill(sheet: PaintedSheet, corner: Corner, middle: Corner, rng: Random) -> None:
    """Draw stones scattered from the collapsed corner, inwards and outwards."""
    things, ink = sheet.things.canvas, sheet.ink.canvas
    for _ in range(95):
        share = rng.gauss(0.12, 0.22)
        x = corner[0] + (middle[0] - corner[0]) * share + rng.gauss(0, 10)
        y = corner[1] + (middle[1] - corner[1]) * share + rng.gauss(0, 8)
        size, turn = rng.uniform(1.5, 4.4), rng.random() * 1.57
        stone = [(x + math.cos(turn + k * 1.57) * size, y + math.sin(turn + k * 1.57) * size * 0.8) for k in range(4)]
        things.drawPath(polygon([(a + 1.2, b + 1.5) for a, b in stone]), fill("#3A2F24", 0.5))
        ink.drawPath(polygon(stone), eraser())
        things.drawPath(
            polygon(stone), fill(jitter(rng.choice(("#C9BEA6", "#B9AD95", "#D9CFB8", "#A59A86", "#B0714F")), rng, 6, 3))
        )
        ink.drawPath(polygon(stone), pen(INK, 0.7, 0.65))


def _ring(thing: Thing, grow: float) -> list[Corner]:
    at, half_u, half_v = thing.at, thing.width / 2 + grow, thing.height / 2 + grow
    return [
        at(half_u * x, half_v * y)
        for x, y in (
            (-1, -1),
            (-0.4, -1),
            (0.3, -1),
            (1, -1),
            (1, -0.2),
            (1, 1),
            (0.4, 1),
            (-0.3, 1),
            (-1, 1),
            (-1, 0.2),
        )
    ]


def _litter(sheet: PaintedSheet, thing: Thing, rng: Random, share: float = 1.0) -> None:
    """Draw fallen joists, and shards of brick and slate; `share` scales their number."""
    at, things, ink = thing.at, sheet.things.canvas, sheet.ink.canvas
    half_u, half_v = thing.width / 2 - 6, thing.height / 2 - 6
    for _ in range(max(4, int(share * thing.width * thing.height / 900))):
        u, v, turn = (
            rng.uniform(-half_u, half_u),
            rng.uniform(-half_v, half_v),
            rng.choice((0.0, 1.5)) + rng.gauss(0, 0.35),
        )
        reach = rng.uniform(14, 34)
        start, end = at(u, v), at(u + math.cos(turn) * reach, v + math.sin(turn) * reach)
        things.drawLine(start[0] + 2, start[1] + 2.4, end[0] + 2, end[1] + 2.4, pen("#1E1710", 3.6, 0.45))
        things.drawLine(*start, *end, pen("#3B2F22", 4.2))
        things.drawLine(*start, *end, pen(jitter("#8A6B48", rng, 10, 3), 2.5))
    for _ in range(int(share * thing.width * thing.height / 46)):
        x, y = at(rng.uniform(-1, 1) * (half_u + 3), rng.uniform(-1, 1) * (half_v + 3))
        size, turn = rng.uniform(1.3, 3.6), rng.random() * 1.57
        shard = [(x + math.cos(turn + k * 1.57) * size, y + math.sin(turn + k * 1.57) * size * 0.8) for k in range(4)]
        things.drawPath(polygon([(a + 1, b + 1.3) for a, b in shard]), fill("#3A2F24", 0.5))
        colour = rng.choice(("#B0714F", "#9E6247", "#C9BEA6", "#B9AD95", "#8E8C80", "#D9CFB8"))
        things.drawPath(polygon(shard), fill(jitter(colour, rng, 6, 3)))
        ink.drawPath(polygon(shard), pen(INK, 0.5, 0.5))


def _walls(sheet: PaintedSheet, sides: list[tuple[Corner, Corner]], rng: Random, thick: float) -> None:
    """Draw walls with gaps, in stretches of random height."""
    for a, b in sides:
        length, place = math.dist(a, b), 0.0
        while place < length - 4:
            reach = min(length, place + rng.uniform(20, 46))
            tall = rng.choice((5, 8, 11, 14))
            start, end = _along(a, b, place / length), _along(a, b, reach / length)
            _stretch(sheet, start, end, thick, tall, rng)
            place = reach + (rng.uniform(7, 17) if rng.random() < 0.42 else 0.5)


def _along(a: Corner, b: Corner, share: float) -> Corner:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _stretch(sheet: PaintedSheet, a: Corner, b: Corner, thick: float, tall: int, rng: Random) -> None:
    things, ink, shadow = sheet.things.canvas, sheet.ink.canvas, sheet.shadow.canvas
    for k in range(tall):
        shadow.drawLine(a[0] + k, a[1] + k, b[0] + k, b[1] + k, pen("#000000", thick, butt=True))
    ink.drawLine(*a, *b, line_eraser(thick + 1))
    ink.drawLine(*a, *b, pen(INK, thick + 1.4, 0.85, butt=True))
    ink.drawLine(*a, *b, line_eraser(thick - 0.8))
    things.drawLine(*a, *b, pen(jitter(WALL, rng, 5, 3), thick, butt=True))
    things.drawLine(
        a[0] - 0.8, a[1] - 0.8, b[0] - 0.8, b[1] - 0.8, pen(mix(WALL, rgb("#FFF7E2"), 0.6), 2.2, 0.7, butt=True)
    )
    length = math.dist(a, b)
    for k in range(int(length / 7)):
        x, y = _along(a, b, (k + rng.uniform(0.3, 0.9)) * 7 / max(length, 7))
        ink.drawCircle(x + rng.gauss(0, 1.2), y + rng.gauss(0, 1.2), 0.6, fill(INK, 0.6))


def draw_cellar(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw an open cellar: its walls from above, steps down on one side, and shadow along two walls."""
    half_u, half_v = thing.width / 2, thing.height / 2
    corners = thing.corners()
    things, ink = sheet.things.canvas, sheet.ink.canvas
    things.drawPath(
        smooth([(x + rng.gauss(0, 4), y + rng.gauss(0, 4)) for x, y in _ring(thing, 12)]), fill("#B7A787", 0.8)
    )
    ink.drawPath(polygon(corners), eraser())
    things.drawPath(polygon(corners), fill("#A8977A"))
    things.save()
    things.clipPath(polygon(corners), True)
    for k in range(1, 12):
        dusk = skia.Path()
        dusk.addPath(polygon(corners))
        dusk.addPath(polygon([(x + k * 1.6, y + k * 1.8) for x, y in corners]))
        dusk.setFillType(skia.PathFillType.kEvenOdd)
        things.drawPath(dusk, fill("#2E271B", 0.055))
    _litter(sheet, thing, rng, 0.35)
    for k in range(6):
        u = half_u - 6 - k * 5
        tread = thing.box(u, half_v - 24, u + 5, half_v - 4)
        things.drawPath(polygon(tread), fill(mix("#D8CDB4", "#6E6250", k / 5)))
        things.drawPath(polygon(tread), pen("#3A3022", 0.8, 0.6))
    things.restore()
    for a, b in pairwise([*corners, corners[0]]):
        ink.drawLine(*a, *b, pen(INK, 6.4, 0.8, butt=True))
        ink.drawLine(*a, *b, line_eraser(4.4))
        things.drawLine(*a, *b, pen(jitter(WALL, rng, 4, 2), 5.2, butt=True))


RUINS: dict[str, Callable[[PaintedSheet, Thing, Random], None]] = {"shell": draw_shell, "cellar": draw_cellar}
