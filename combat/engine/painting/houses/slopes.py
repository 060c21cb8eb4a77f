"""One slope of a roof, covered from the eave up in courses or coats, and weathered."""

import numpy as np

from combat.engine.painting.brushes import (
    INK,
    LIGHT,
    Colour,
    blob,
    fill,
    jitter,
    mix,
    pen,
    polygon,
    quick_fill,
    scaled,
)
from combat.engine.painting.houses.house import Corner, House
from combat.engine.painting.houses.roofing import SLOPE


def lay_slope(house: House, eave: tuple[Corner, Corner], top: tuple[Corner, Corner], outward: Corner) -> None:
    """Draw one slope of a roof from its eave up to its ridge; both lines run in the same direction.

    `outward` is the direction of the slope on the sheet, for its lighting.
    """
    lit = outward[0] * LIGHT[0] + outward[1] * LIGHT[1]
    path = polygon([eave[0], eave[1], top[1], top[0]])
    house.canvas.drawPath(path, fill(scaled(house.roofing.colours[0], 1 + SLOPE * lit)))
    house.canvas.save()
    house.canvas.clipPath(path, True)
    lower, upper = np.array(eave), np.array(top)
    if house.kind == "thatch":
        _thatch(house, lower, upper, lit)
    else:
        _courses(house, lower, upper, lit)
    _weather(house, lower, upper, lit)
    _sweep(house, lower, upper, lit)
    house.canvas.restore()
    house.ink.drawPath(path, pen(INK, 0.8, 0.5))


def _courses(house: House, lower: np.ndarray, upper: np.ndarray, lit: float) -> None:
    """Draw tiles or slates in courses from the eave up, with varying colour and shadows between courses."""
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
            house.canvas.drawPath(polygon([low, high, up_high, up_low]), quick_fill(colour, 0.9))
            place += broad
        shadow: Colour = scaled(roofing.colours[0], 0.46)
        house.canvas.drawLine(*map(float, ends_up[0]), *map(float, ends_up[1]), pen(shadow, 0.85, 0.50))
    house.canvas.drawLine(*map(float, lower[0]), *map(float, lower[1]), pen(scaled(roofing.colours[0], 0.5), 2.4, 0.55))


def _thatch(house: House, lower: np.ndarray, upper: np.ndarray, lit: float) -> None:
    """Draw straw in several coats, each with a ragged lower edge."""
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
    """Draw stains, moss on the shaded slope, and a mended patch."""
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
    """Draw light along the top of the sunny slope; on the other, the ridge's shadow and shade above the eave."""
    down = lower.mean(0) - upper.mean(0)
    down = down / (float(np.hypot(*down)) + 1e-6)
    if lit > 0:
        for reach in [3.0, 5.5]:
            _band(house, upper, down, reach, "#F3E3C3", 0.13)
        return
    for reach in [3.0, 5.0, 7.5]:
        _band(house, upper, down, reach, "#1E1A12", 0.12)
    for reach in [3.0, 6.0]:
        _band(house, lower, -down, reach, "#1E1A12", 0.09)


def _band(house: House, edge: np.ndarray, way: np.ndarray, reach: float, colour: str, alpha: float) -> None:
    inner = edge + way * reach
    house.canvas.drawPath(polygon([edge[0], edge[1], inner[1], inner[0]]), fill(colour, alpha))
