"""Paint railways on ballast, and bridges between parapets."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from combat.engine.painting.brushes import INK, PaintLayer, blob, fill, jitter, pen, polygon, quick_fill
from combat.engine.painting.geometry import Line, normals, resampled
from combat.engine.painting.pigment import lay, shade
from tools.command.paint_maps.map_sheet import MapSheet

GAUGE, BALLAST, SLEEPER = 4.6, 11.0, 8.0
"""Half width of each across the line, in pixels."""
STONES = ("#D3CBB5", "#C6BDA6", "#B9B09A", "#DAD3BF")


def paint_rails(sheet: MapSheet) -> None:
    """Paint stone ballast, individual sleepers, and two shiny rails."""
    for rail in sheet.rails:
        rng, plate = sheet.rng("rail"), sheet.plate()
        plate.canvas.drawPath(polygon(rail, False), pen("#8E8A6A", 2 * BALLAST + 5, 0.45))
        plate.canvas.drawPath(polygon(rail, False), pen("#B3A88C", 2 * BALLAST, 0.95))
        across = normals(rail)
        for k in range(len(rail)):
            for _ in range(5):
                x, y = rail[k] + across[k] * rng.uniform(-1, 1) * BALLAST * 1.04
                stone = jitter(rng.choice(("#9A917A", "#C9C0A6", "#84795F", "#BDB39A")), rng, 6, 2)
                plate.canvas.drawPath(
                    blob(float(x), float(y), rng.uniform(0.8, 1.7), rng, 5, 0.2), quick_fill(stone, 0.9)
                )
        line = resampled(rail, 9.5)
        across = normals(line)
        for spot, way in zip(line, across, strict=True):
            a, b = spot - way * SLEEPER, spot + way * SLEEPER
            plate.canvas.drawLine(*map(float, a + 1), *map(float, b + 1.2), pen("#3D3324", 4.2, 0.5, butt=True))
            plate.canvas.drawLine(
                *map(float, a), *map(float, b), pen(jitter("#6F5A3E", rng, 7, 3), 3.8, 0.98, butt=True)
            )
            plate.canvas.drawLine(*map(float, a - 0.8), *map(float, b - 0.8), pen("#A68F6A", 0.8, 0.7, butt=True))
        for side in (-GAUGE, GAUGE):
            points = rail + normals(rail) * side
            plate.canvas.drawPath(polygon(points + 0.9, False), pen("#2A241A", 2.6, 0.55))
            plate.canvas.drawPath(polygon(points, False), pen("#574E40", 2.3, 1.0))
            plate.canvas.drawPath(polygon(points - 0.45, False), pen("#D9D3C2", 0.9, 0.95))
        lay(sheet.picture, plate)


def draw_bridges(sheet: MapSheet) -> None:
    """Draw the deck of each bridge, its stone parapets, and their shadow on the water."""
    for pair in sheet.bridges:
        rng, plate = sheet.rng(f"bridge {pair[0][0]}"), sheet.plate()
        corners = np.vstack(pair)
        hull = _hull(corners)
        cast = sheet.plate()
        for k in range(0, 13, 2):
            cast.canvas.drawPath(polygon(hull + np.array([k * 0.75, k * 0.85])), fill("#000000"))
        shade(sheet.picture, "#4E5248", cast.alpha() * 0.55)
        plate.canvas.drawPath(polygon(hull), fill("#CDBA94"))
        middle = corners.mean(0)
        for _ in range(120):
            x, y = middle + np.array([rng.gauss(0, 24), rng.gauss(0, 8)])
            plate.canvas.drawPath(blob(float(x), float(y), rng.uniform(0.8, 1.7), rng, 5, 0.2),
                                  quick_fill(rng.choice(("#A99472", "#E2D3B2")), 0.5))  # fmt: skip
        for box in pair:
            _parapet(plate, box, rng)
        lay(sheet.picture, plate)


def _hull(corners: Line) -> Line:
    """Return the box around both parapets."""
    middle = corners.mean(0)
    by_far = sorted(corners.tolist(), key=lambda spot: -math.hypot(spot[0] - middle[0], spot[1] - middle[1]))[:4]
    return np.array(sorted(by_far, key=lambda spot: math.atan2(spot[1] - middle[1], spot[0] - middle[0])))


def _parapet(plate: PaintLayer, box: Line, rng: Random) -> None:
    """Draw two courses of blocks between the corners of a long box."""
    plate.canvas.drawPath(polygon(box), fill("#8E866F"))
    a, b, c, d = box
    length, blocks = float(np.hypot(*(b - a))), 0.0
    for low, high in ((0.04, 0.48), (0.52, 0.96)):
        blocks = rng.uniform(-4, 0)
        while blocks < length:
            broad = rng.uniform(6, 11)
            s, e = max(0.0, blocks + 0.5) / length, min(length, blocks + broad - 0.5) / length
            if e > s:
                spots = [
                    (a + (b - a) * along) * (1 - up) + (d + (c - d) * along) * up
                    for along, up in ((s, low), (e, low), (e, high), (s, high))
                ]
                plate.canvas.drawPath(polygon(spots), fill(jitter(rng.choice(STONES), rng, 6, 2)))
            blocks += broad
    plate.canvas.drawPath(polygon(box), pen(INK, 1.2, 0.85))
