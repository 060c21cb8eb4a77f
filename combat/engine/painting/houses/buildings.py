"""Buildings from above: roofs with ridges and wings, and party walls."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from combat.engine.painting.brushes import INK, Points, eraser, jitter, mix, pen, polygon
from combat.engine.painting.houses.concrete import draw_concrete
from combat.engine.painting.houses.dressing import apron, chimneys, dormers
from combat.engine.painting.houses.house import Corner, House
from combat.engine.painting.houses.party_walls import draw_party_walls
from combat.engine.painting.houses.ruins import tear_roof
from combat.engine.painting.houses.slopes import lay_slope
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.plan import Thing


def draw_buildings(sheet: PaintedSheet) -> None:
    """Draw every building of the map: first the ground around them, then roofs, then party walls."""
    houses = list[House]()
    for number, thing in enumerate(sheet.plan.standing("building")):
        rng = sheet.rng(f"house {number}")
        if thing.properties.get("roof") == "concrete":
            draw_concrete(sheet, thing, rng)
        else:
            houses += [House(sheet, part, rng) for part in _row(thing)]
    for house in houses:
        for ground in (house.thing.corners(), *(wing.foot for wing in _wings(house))):
            apron(house, ground)
    for house in houses:
        _draw_house(house)
    draw_party_walls(houses)


def _row(thing: Thing) -> list[Thing]:
    """Return a house as one part, or as two slightly shallower ones if the map gives the roof of one `beside`."""
    says, quarter = thing.properties, thing.width / 4
    if "beside" not in says:
        return [thing]
    (x, y), (other_x, other_y) = thing.at(-quarter, 0), thing.at(quarter, -3)
    return [
        replace(thing, x=x, y=y, width=2 * quarter),
        replace(thing, x=other_x, y=other_y, width=2 * quarter, height=thing.height - 6,
                properties={**says, "roof": says["beside"]}),
    ]  # fmt: skip


def _draw_house(house: House) -> None:
    u, v, at = house.half_u, house.half_v, house.at
    foot, wings = house.thing.corners(), _wings(house)
    for ground in (*(wing.foot for wing in wings), foot):
        house.cast(ground)
    hip = float(house.thing.properties.get("hip", 0.0)) * v
    ridge = at(-u + hip, 0), at(u - hip, 0)
    lay_slope(house, (foot[0], foot[1]), ridge, house.outward(0, -1))
    lay_slope(house, (foot[3], foot[2]), ridge, house.outward(0, 1))
    if hip:
        lay_slope(house, (foot[0], foot[3]), (ridge[0], ridge[0]), house.outward(-1, 0))
        lay_slope(house, (foot[1], foot[2]), (ridge[1], ridge[1]), house.outward(1, 0))
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
    """Return the house's wing, if the map gives one; a negative length is on the far side of the ridge."""
    says = house.thing.properties
    return [_Wing(house, float(says["wing_length"]))] if "wing_length" in says else []


class _Wing:
    """A lower wing at right angles, its ridge running into the main slope."""

    def __init__(self, house: House, length: float) -> None:
        says = house.thing.properties
        self.house = house
        self.u, self.half = float(says["wing_at"]), float(says["wing_width"]) / 2
        self.side = 1 if length > 0 else -1
        self.near = self.side * house.half_v
        self.far = self.side * (house.half_v + abs(length))
        at = house.at
        self.foot = [at(self.u - self.half, self.near), at(self.u + self.half, self.near),
                     at(self.u + self.half, self.far), at(self.u - self.half, self.far)]  # fmt: skip

    def roof(self) -> None:
        """Draw two slopes, the valleys at the main roof, and the wing's ridge."""
        house, at = self.house, self.house.at
        meets = at(self.u, self.near - self.side * self.half)
        end = at(self.u, self.far)
        house.ink.drawPath(polygon([*self.foot, meets]), eraser())
        house.ink.drawPath(polygon([self.foot[0], meets, self.foot[1]]), eraser())
        lay_slope(house, (self.foot[3], self.foot[0]), (end, meets), house.outward(-1, 0))
        lay_slope(house, (self.foot[2], self.foot[1]), (end, meets), house.outward(1, 0))
        for corner in self.foot[:2]:
            house.canvas.drawLine(*corner, *meets, pen("#3A3026", 2.4, 0.45))
            house.canvas.drawLine(
                corner[0] - 0.7, corner[1] - 0.7, meets[0] - 0.7, meets[1] - 0.7, pen("#E8DCC0", 0.8, 0.5)
            )
        house.canvas.drawLine(*self.foot[2], *self.foot[3], pen(mix(house.roofing.ridge, "#F4EAD2", 0.3), 1.8, 0.75))
        _ridge(house, meets, end, 3.6)


def _outline(house: House, wings: Sequence[_Wing]) -> Points:
    """Return the outline of house and wings together, clockwise from the upper left corner of the frame."""
    u, v, at = house.half_u, house.half_v, house.at
    upper = [
        corner for wing in wings if wing.side < 0 for corner in (wing.foot[0], wing.foot[3], wing.foot[2], wing.foot[1])
    ]
    lower = [
        corner for wing in wings if wing.side > 0 for corner in (wing.foot[1], wing.foot[2], wing.foot[3], wing.foot[0])
    ]
    return [at(-u, -v), *upper, at(u, -v), at(u, v), *lower, at(-u, v)]


def _ridge(house: House, start: Corner, end: Corner, width: float) -> None:
    """Draw a ridge: single tiles, a roll of stitched straw, or a strip of lead."""
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
