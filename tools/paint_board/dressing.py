"""What a house wears: dormers, chimneys, and the apron of cobbles round its walls."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tools.paint_board.brushes import INK, LIGHT, blob, eraser, fill, oval, pen, polygon, scaled

if TYPE_CHECKING:
    from tools.paint_board.houses import House


def dormers(house: "House") -> None:
    """Small gabled windows in both slopes, as many a slope as the map says."""
    count, canvas, at = int(house.thing.says.get("dormers", 0)), house.canvas, house.at
    for k in range(count):
        u = -house.half_u + (k + 1) * 2 * house.half_u / (count + 1)
        for side in (-1, 1):
            front, back = side * house.half_v * 0.62, side * house.half_v * 0.16
            out = house.outward(0, side)
            lit = out[0] * LIGHT[0] + out[1] * LIGHT[1]
            for half, tone in ((-6.0, 1.10), (6.0, 0.80)):
                slope = polygon([at(u, back), at(u, front), at(u + half, front), at(u + half, back + side * 4)])
                canvas.drawPath(polygon([(x + 2.2, y + 2.6) for x, y in (at(u, back), at(u, front), at(u + half, front))]),
                                fill("#1E1A12", 0.20))  # fmt: skip
                canvas.drawPath(slope, fill(scaled(house.roofing.colours[0], tone + 0.10 * lit)))
                house.ink.drawPath(slope, pen(INK, 0.8, 0.7))
            canvas.drawLine(*at(u - 5, front), *at(u + 5, front), pen("#F0E6CE" if side > 0 else "#CFC3A6", 2.2, 0.9))
            canvas.drawLine(*at(u, back), *at(u, front), pen(house.roofing.ridge, 1.4, 0.9))


def apron(house: "House", foot: Sequence[tuple[float, float]]) -> None:
    """A strip of cobbles and trodden earth round the walls."""
    middle = np.mean(foot, 0)
    corners = [
        np.array(corner) + (np.array(corner) - middle) / np.hypot(*(np.array(corner) - middle)) * 9 for corner in foot
    ]
    house.canvas.drawPath(polygon(corners), fill("#C0AF88", 0.55))
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        for _ in range(int(np.hypot(*(b - a)) / 2.6)):
            t = house.rng.random()
            x, y = a + (b - a) * t + np.array([house.rng.gauss(0, 1.6), house.rng.gauss(0, 1.6)])
            cobble = blob(float(x), float(y), house.rng.uniform(1.1, 2.1), house.rng, 5, 0.2)
            house.canvas.drawPath(cobble, fill(house.rng.choice(("#D3C7AA", "#B6A88A", "#A3957A", "#DCD2B8")), 0.85))


def chimneys(house: "House") -> None:
    """As many stacks along the ridge as the map says: first at its ends, then between them."""
    end, third = house.half_u - 8, house.half_u / 3
    for u in (-end, end, -third, third)[: int(house.thing.says.get("chimneys", 0))]:
        _chimney(house, u, 0.0)


def _chimney(house: "House", u: float, v: float) -> None:
    """A brick stack with two pots, its shadow lying down the slope."""
    rng = house.rng
    x, y = house.at(u, v)
    box = [house.at(u - 4, v - 6.5), house.at(u + 4, v - 6.5), house.at(u + 4, v + 6.5), house.at(u - 4, v + 6.5)]
    for k in range(11):
        house.canvas.drawPath(polygon([(px + k * 0.8, py + k * 0.9) for px, py in box]), fill("#1E1A12", 0.085))
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
