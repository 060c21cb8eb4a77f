"""Details of a house: dormers, chimneys, and the cobbled apron around its walls."""

from collections.abc import Sequence

import numpy as np

from combat.engine.painting.brushes import INK, LIGHT, blob, eraser, fill, oval, pen, polygon, scaled, sweep
from combat.engine.painting.houses.house import Corner, House


def dormers(house: House) -> None:
    """Draw small gabled windows on both slopes of a roof; the map gives their number per slope."""
    count, canvas, at = int(house.thing.properties.get("dormers", 0)), house.canvas, house.at
    for k in range(count):
        u = -house.half_u + (k + 1) * 2 * house.half_u / (count + 1)
        for side in (-1, 1):
            front, back = side * house.half_v * 0.62, side * house.half_v * 0.16
            out = house.outward(0, side)
            lit = out[0] * LIGHT[0] + out[1] * LIGHT[1]
            eave = back + side * 5
            foot = [at(u - 6, front), at(u - 6, eave), at(u, back), at(u + 6, eave), at(u + 6, front)]
            sweep(canvas, foot, range(1, 8), fill("#1E1A12", 0.07), (0.75, 0.85))
            house.ink.drawPath(polygon(foot), eraser())
            for half in (-6.0, 6.0):
                way = house.outward(half / 6, 0)
                tone = 0.94 + 0.26 * (way[0] * LIGHT[0] + way[1] * LIGHT[1]) + 0.06 * lit
                slope = polygon([at(u, back), at(u, front), at(u + half, front), at(u + half, eave)])
                canvas.drawPath(slope, fill(scaled(house.roofing.colours[2], tone)))
            canvas.drawLine(*at(u, back), *at(u, front), pen(house.roofing.ridge, 1.6, 0.95))
            house.ink.drawPath(polygon(foot), pen(INK, 0.8, 0.75))
            _window(house, u, front, side)


def _window(house: House, u: float, front: float, side: int) -> None:
    """Draw the front of a dormer: a pale frame with dark panes."""
    canvas, at = house.canvas, house.at
    sill = front + side * 1.6
    canvas.drawLine(*at(u - 4.8, sill), *at(u + 4.8, sill), pen("#EDE3CC" if side > 0 else "#C9BD9F", 2.6, 0.95))
    canvas.drawLine(*at(u - 3.0, sill), *at(u - 0.7, sill), pen("#3F4A4C", 1.5, 0.9))
    canvas.drawLine(*at(u + 0.7, sill), *at(u + 3.0, sill), pen("#3F4A4C", 1.5, 0.9))


def apron(house: House, foot: Sequence[Corner]) -> None:
    """Draw a strip of cobbles and trampled earth around the walls; `foot` is the outline of the building."""
    middle = np.mean(foot, 0)
    corners = [
        np.array(corner) + (np.array(corner) - middle) / np.hypot(*(np.array(corner) - middle)) * 9 for corner in foot
    ]
    house.canvas.drawPath(polygon(corners), fill("#B9A77F", 0.60))
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        for _ in range(int(np.hypot(*(b - a)) / 2.6)):
            t = house.rng.random()
            x, y = a + (b - a) * t + np.array([house.rng.gauss(0, 1.6), house.rng.gauss(0, 1.6)])
            cobble = blob(float(x), float(y), house.rng.uniform(0.9, 1.7), house.rng, 5, 0.2)
            house.canvas.drawPath(cobble, fill(house.rng.choice(("#C2B594", "#A99B7C", "#97896C", "#B4A683")), 0.75))


def chimneys(house: House) -> None:
    """Draw the chimneys of a house, first at the ridge's ends, then between them; the map gives their number."""
    end, third = house.half_u - 8, house.half_u / 3
    for u in (-end, end, -third, third)[: int(house.thing.properties.get("chimneys", 0))]:
        _chimney(house, u, 0.0)


def _chimney(house: House, u: float, v: float) -> None:
    """Draw a brick stack with two pots and its shadow down the slope."""
    rng = house.rng
    x, y = house.at(u, v)
    box = house.thing.box(u - 4, v - 6.5, u + 4, v + 6.5)
    sweep(house.canvas, box, range(11), fill("#1E1A12", 0.085))
    house.ink.drawPath(polygon(box), eraser())
    house.canvas.drawPath(polygon(box), fill("#B39578"))
    for _ in range(12):
        px, py = x + rng.uniform(-5, 5), y + rng.uniform(-5, 5)
        house.canvas.drawLine(px, py, px + 2.4, py, pen(rng.choice(("#9C6B52", "#C9AF90", "#8A6A52")), 1.2, 0.5))
    house.canvas.drawPath(polygon(box), pen("#D9C7A6", 1.6, 0.8))
    house.ink.drawPath(polygon(box), pen(INK, 1.1, 0.9))
    for offset in (-3.0, 3.0):
        px, py = house.at(u, v + offset)
        house.canvas.drawOval(oval(px, py, 2.1, 2.0), fill("#8E5B45"))
        house.canvas.drawOval(oval(px, py, 1.3, 1.2), fill("#211B15"))
