"""Buildings from above (11.02): roofs of tile, thatch and slate, laid course by course."""

import math
from collections.abc import Sequence
from random import Random

import numpy as np

from combat.games.volume1.painting.brushes import (
    INK,
    LIGHT,
    Colour,
    Points,
    blob,
    eraser,
    fill,
    jitter,
    mix,
    pen,
    polygon,
    scaled,
)
from combat.games.volume1.painting.houses.concrete import draw_concrete
from combat.games.volume1.painting.houses.dressing import apron, chimneys, dormers
from combat.games.volume1.painting.houses.roofing import HEIGHT, ROOFS, SLOPE
from combat.games.volume1.painting.houses.ruins import tear_roof
from combat.games.volume1.painting.plan import Thing
from combat.games.volume1.painting.sheet import Sheet

Corner = tuple[float, float]


class House:
    """One building on its frame: u runs along the ridge, v across it."""

    def __init__(self, sheet: Sheet, thing: Thing, rng: Random) -> None:
        self.sheet, self.thing, self.rng = sheet, thing, rng
        self.canvas, self.ink = sheet.things.canvas, sheet.ink.canvas
        self.kind = str(thing.says.get("roof", "tile"))
        self.roofing = rng.choice(ROOFS[self.kind])
        self.ca, self.sa = math.cos(thing.turn), math.sin(thing.turn)
        self.half_u, self.half_v = thing.width / 2, thing.height / 2

    def at(self, u: float, v: float) -> Corner:
        """A point of the frame on the sheet."""
        return self.thing.x + u * self.ca - v * self.sa, self.thing.y + u * self.sa + v * self.ca

    def outward(self, u: float, v: float) -> Corner:
        """A direction of the frame on the sheet."""
        return u * self.ca - v * self.sa, u * self.sa + v * self.ca

    def cast(self, foot: Sequence[Corner]) -> None:
        """Sweep the footprint's shadow to the south-east and clear the ink below the roof."""
        rise = int(self.thing.says.get("rise", HEIGHT[self.kind]))
        for k in range(rise + 1):
            fallen = polygon([(x + k * 0.72, y + k * 0.8) for x, y in foot])
            self.sheet.shadow.canvas.drawPath(fallen, fill("#000000"))
        if rise > HEIGHT[self.kind]:
            # a tower throws its shadow over the roof below it too
            for k in np.linspace(0, (rise - HEIGHT[self.kind]) * 0.9, 12):
                self.canvas.drawPath(polygon([(x + k * 0.72, y + k * 0.8) for x, y in foot]), fill("#17150E", 0.055))
        self.ink.drawPath(polygon(foot), eraser())

    def plane(self, eave: tuple[Corner, Corner], top: tuple[Corner, Corner], outward: Corner) -> None:
        """One slope from its eave up to its ridge, both given in the same direction."""
        lit = outward[0] * LIGHT[0] + outward[1] * LIGHT[1]
        path = polygon([eave[0], eave[1], top[1], top[0]])
        self.canvas.drawPath(path, fill(scaled(self.roofing.colours[0], 1 + SLOPE * lit)))
        self.canvas.save()
        self.canvas.clipPath(path, True)
        lower, upper = np.array(eave), np.array(top)
        if self.kind == "thatch":
            _thatch(self, lower, upper, lit)
        else:
            _courses(self, lower, upper, lit)
        _weather(self, lower, upper, lit)
        _sweep(self, lower, upper, lit)
        self.canvas.restore()
        self.ink.drawPath(path, pen(INK, 0.8, 0.5))


def draw_buildings(sheet: Sheet) -> None:
    """Every building of the map."""
    for number, thing in enumerate(sheet.plan.standing("building")):
        rng = sheet.rng(f"house {number}")
        if thing.says.get("roof") == "concrete":
            draw_concrete(sheet, thing, rng)
        else:
            _draw_house(House(sheet, thing, rng))


def _draw_house(house: House) -> None:
    u, v, at = house.half_u, house.half_v, house.at
    foot = [at(-u, -v), at(u, -v), at(u, v), at(-u, v)]
    wings = _wings(house)
    for ground in (foot, *(wing.foot for wing in wings)):
        apron(house, ground)
    for ground in (*(wing.foot for wing in wings), foot):
        house.cast(ground)
    hip = float(house.thing.says.get("hip", 0.0)) * v
    ridge = at(-u + hip, 0), at(u - hip, 0)
    house.plane((foot[0], foot[1]), ridge, house.outward(0, -1))
    house.plane((foot[3], foot[2]), ridge, house.outward(0, 1))
    if hip:
        house.plane((foot[0], foot[3]), (ridge[0], ridge[0]), house.outward(-1, 0))
        house.plane((foot[1], foot[2]), (ridge[1], ridge[1]), house.outward(1, 0))
        for corner, end in ((foot[0], ridge[0]), (foot[3], ridge[0]), (foot[1], ridge[1]), (foot[2], ridge[1])):
            _ridge(house, corner, end, 2.4)
    else:
        for a, b in ((foot[0], foot[3]), (foot[1], foot[2])):
            house.canvas.drawLine(*a, *b, pen(mix(house.roofing.ridge, "#F4EAD2", 0.3), 1.8, 0.75))
    for wing in wings:
        wing.roof()
    _ridge(house, *ridge, 4.2)
    house.ink.drawPath(polygon(_outline(house, wings)), pen(INK, 1.5, 0.85))
    dormers(house)
    chimneys(house)
    tear_roof(house)


def _wings(house: House) -> list["_Wing"]:
    """The wing that the map gives the house, if it does; a negative length lies on the far side of the ridge."""
    says = house.thing.says
    return [_Wing(house, float(says["wing_length"]))] if "wing_length" in says else []


class _Wing:
    """A lower wing at right angles, its ridge running into the main slope."""

    def __init__(self, house: House, length: float) -> None:
        says = house.thing.says
        self.house = house
        self.u, self.half = float(says["wing_at"]), float(says["wing_width"]) / 2
        self.side = 1 if length > 0 else -1
        self.near = self.side * house.half_v
        self.far = self.side * (house.half_v + abs(length))
        at = house.at
        self.foot = [at(self.u - self.half, self.near), at(self.u + self.half, self.near),
                     at(self.u + self.half, self.far), at(self.u - self.half, self.far)]  # fmt: skip

    def roof(self) -> None:
        """Two slopes, the valleys where they meet the main roof, and the wing's ridge."""
        house, at = self.house, self.house.at
        meets = at(self.u, self.near - self.side * self.half)
        end = at(self.u, self.far)
        house.ink.drawPath(polygon([*self.foot, meets]), eraser())
        house.ink.drawPath(polygon([self.foot[0], meets, self.foot[1]]), eraser())
        house.plane((self.foot[3], self.foot[0]), (end, meets), house.outward(-1, 0))
        house.plane((self.foot[2], self.foot[1]), (end, meets), house.outward(1, 0))
        for corner in self.foot[:2]:
            house.canvas.drawLine(*corner, *meets, pen("#3A3026", 2.4, 0.45))
            house.canvas.drawLine(
                corner[0] - 0.7, corner[1] - 0.7, meets[0] - 0.7, meets[1] - 0.7, pen("#E8DCC0", 0.8, 0.5)
            )
        house.canvas.drawLine(*self.foot[2], *self.foot[3], pen(mix(house.roofing.ridge, "#F4EAD2", 0.3), 1.8, 0.75))
        _ridge(house, meets, end, 3.6)


def _outline(house: House, wings: Sequence[_Wing]) -> Points:
    """The footprint of house and wings together, clockwise from the upper left corner of the frame."""
    u, v, at = house.half_u, house.half_v, house.at
    upper = [
        corner for wing in wings if wing.side < 0 for corner in (wing.foot[0], wing.foot[3], wing.foot[2], wing.foot[1])
    ]
    lower = [
        corner for wing in wings if wing.side > 0 for corner in (wing.foot[1], wing.foot[2], wing.foot[3], wing.foot[0])
    ]
    return [at(-u, -v), *upper, at(u, -v), at(u, v), *lower, at(-u, v)]


def _courses(house: House, lower: np.ndarray, upper: np.ndarray, lit: float) -> None:
    """Tiles or slates in courses from the eave up, each with its own burn and the next course's shadow on it."""
    roofing, rng = house.roofing, house.rng
    rise = float(np.hypot(*(upper.mean(0) - lower.mean(0))))
    rows = max(4, round(rise / roofing.course))
    for row in range(rows):
        t, t_up = row / rows, (row + 1.08) / rows
        ends = [lower[k] + (upper[k] - lower[k]) * t for k in (0, 1)]
        ends_up = [lower[k] + (upper[k] - lower[k]) * min(1.0, t_up) for k in (0, 1)]
        length = float(np.hypot(*(ends[1] - ends[0])))
        if length < 1:
            continue
        place = -rng.random() * roofing.piece[1]
        glow = 1 + SLOPE * lit + 0.09 * (t - 0.5) * (1 if lit > 0 else -1)
        while place < length:
            broad = rng.uniform(*roofing.piece)
            a, b = max(0.0, place / length), min(1.0, (place + broad - 0.25) / length)
            low, high = ends[0] + (ends[1] - ends[0]) * a, ends[0] + (ends[1] - ends[0]) * b
            up_low, up_high = ends_up[0] + (ends_up[1] - ends_up[0]) * a, ends_up[0] + (ends_up[1] - ends_up[0]) * b
            burn = roofing.colours[min(len(roofing.colours) - 1, int(rng.random() ** 1.5 * len(roofing.colours)))]
            colour = scaled(jitter(burn, rng, roofing.tone, 2), glow)
            house.canvas.drawPath(polygon([low, high, up_high, up_low]), fill(colour, 0.9))
            place += broad
        shadow: Colour = scaled(roofing.colours[0], 0.46)
        house.canvas.drawLine(*map(float, ends_up[0]), *map(float, ends_up[1]), pen(shadow, 0.85, 0.50))
    house.canvas.drawLine(*map(float, lower[0]), *map(float, lower[1]), pen(scaled(roofing.colours[0], 0.5), 2.4, 0.55))


def _thatch(house: House, lower: np.ndarray, upper: np.ndarray, lit: float) -> None:
    """Straw combed down the slope in three coats, each with a ragged lower edge."""
    roofing, rng = house.roofing, house.rng
    rise = float(np.hypot(*(upper.mean(0) - lower.mean(0))))
    coats = max(2, round(rise / roofing.course))
    for coat in range(coats):
        t, depth = coat / coats, 1.35 / coats
        length = float(np.hypot(*(lower[1] - lower[0])))
        for _ in range(int(length * 2.1)):
            s = rng.random()
            foot = (lower[0] + (lower[1] - lower[0]) * s) * (1 - t) + (upper[0] + (upper[1] - upper[0]) * s) * t
            head = upper[0] + (upper[1] - upper[0]) * s
            way = (head - foot) * min(1.0, depth * rng.uniform(0.5, 1.0) / max(0.05, 1 - t))
            slip = (head - foot) * rng.gauss(0, 0.05)
            colour = scaled(jitter(rng.choice(roofing.colours), rng, roofing.tone, 3), 1 + SLOPE * lit)
            a, b = foot - slip, foot + way
            house.canvas.drawLine(
                float(a[0]), float(a[1]), float(b[0]), float(b[1]), pen(colour, rng.uniform(*roofing.piece), 0.62)
            )
        for _ in range(int(length / 2.2)):
            s = rng.random()
            foot = (lower[0] + (lower[1] - lower[0]) * s) * (1 - t) + (upper[0] + (upper[1] - upper[0]) * s) * t
            way = (upper.mean(0) - lower.mean(0)) / rise * rng.uniform(1.5, 4)
            b = foot + way
            house.canvas.drawLine(
                float(foot[0]),
                float(foot[1]),
                float(b[0]),
                float(b[1]),
                pen(scaled(roofing.colours[0], 0.55), 1.1, 0.45),
            )
    house.canvas.drawLine(*map(float, lower[0]), *map(float, lower[1]), pen(scaled(roofing.colours[0], 0.5), 3.0, 0.55))


def _weather(house: House, lower: np.ndarray, upper: np.ndarray, lit: float) -> None:
    """Stains, moss on the slope away from the sun, and a patch that was mended."""
    rng, canvas = house.rng, house.canvas
    spread = float(np.hypot(*(lower[1] - lower[0])))

    def spot(t: float) -> np.ndarray:
        s = rng.random()
        low, high = lower[0] + (lower[1] - lower[0]) * s, upper[0] + (upper[1] - upper[0]) * s
        return np.asarray(low + (high - low) * t)

    for _ in range(int(spread / 14)):
        x, y = spot(rng.random())
        canvas.drawPath(
            blob(x, y, rng.uniform(2, 7), rng, rough=0.3),
            fill(rng.choice(("#5B5A3C", "#EADFC4", "#4A4034")), rng.uniform(0.06, 0.16)),
        )
    for _ in range(int(spread / (9 if lit < 0 else 26))):
        x, y = spot(rng.random() ** 2 * 0.6)
        canvas.drawPath(
            blob(x, y, rng.uniform(1.2, 3.2), rng, 6, 0.3),
            fill(rng.choice(("#7C7F4C", "#8E8B55", "#6C7046")), rng.uniform(0.25, 0.5)),
        )
    if spread > 60 and house.kind != "thatch":
        x, y = spot(0.45)
        canvas.drawPath(
            blob(x, y, rng.uniform(5, 8), rng, 5, 0.1, 0.8), fill(mix(house.roofing.ridge, "#C98D68", 0.4), 0.28)
        )


def _sweep(house: House, lower: np.ndarray, upper: np.ndarray, lit: float) -> None:
    """Light along the top of the sunny slope; on the other the ridge's own shadow, and the dusk above its eave."""
    down = lower.mean(0) - upper.mean(0)
    down = down / (float(np.hypot(*down)) + 1e-6)
    if lit > 0:
        for reach in (3.0, 5.5):
            _band(house, upper, down, reach, "#F3E3C3", 0.13)
        return
    for reach in (3.0, 5.0, 7.5):
        _band(house, upper, down, reach, "#1E1A12", 0.12)
    for reach in (3.0, 6.0):
        _band(house, lower, -down, reach, "#1E1A12", 0.09)


def _band(house: House, edge: np.ndarray, way: np.ndarray, reach: float, colour: str, alpha: float) -> None:
    inner = edge + way * reach
    house.canvas.drawPath(polygon([edge[0], edge[1], inner[1], inner[0]]), fill(colour, alpha))


def _ridge(house: House, start: Corner, end: Corner, width: float) -> None:
    """Ridge tiles one by one, a roll of stitched straw, or a strip of lead."""
    rng, canvas = house.rng, house.canvas
    a, b = np.array(start), np.array(end)
    length = float(np.hypot(*(b - a)))
    if length < 2:
        return
    way = (b - a) / length
    across = np.array([-way[1], way[0]])
    canvas.drawLine(*map(float, a + 1.1), *map(float, b + 1.1), pen("#2C2418", width + 0.8, 0.38, butt=True))
    if house.kind == "slate":
        canvas.drawLine(*map(float, a), *map(float, b), pen(house.roofing.ridge, width * 0.7, 0.95, butt=True))
        return
    if house.kind == "thatch":
        width *= 2.1
        canvas.drawLine(*map(float, a), *map(float, b), pen(house.roofing.ridge, width, 0.9, butt=True))
        for k in range(int(length / 5)):
            for side in (-1, 1):
                p, q = a + way * (k * 5) + across * side * width / 2, a + way * (k * 5 + 5) - across * side * width / 2
                canvas.drawLine(*map(float, p), *map(float, q), pen("#7A6540", 0.9, 0.6))
        for side in (-1, 1):
            p, q = a + across * side * width / 2, b + across * side * width / 2
            canvas.drawLine(*map(float, p), *map(float, q), pen("#6E5A38", 1.0, 0.65))
        return
    place = 0.0
    while place < length:
        broad = rng.uniform(4.2, 5.6)
        p, q = a + way * place, a + way * min(length, place + broad - 0.7)
        canvas.drawLine(
            *map(float, p), *map(float, q), pen(jitter(house.roofing.ridge, rng, 9, 4), width * 0.8, 0.95, butt=True)
        )
        canvas.drawLine(*map(float, p - 0.7), *map(float, q - 0.7), pen("#F0DCC0", 0.9, 0.55, butt=True))
        place += broad
