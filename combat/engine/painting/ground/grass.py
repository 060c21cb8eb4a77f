"""Open ground: the base layer of grass, pastures and long grass."""

import math
from collections.abc import Callable
from random import Random

import numpy as np
import skia

from combat.engine.painting.brushes import (
    PaintLayer,
    Raster,
    blob,
    bristle,
    fill,
    oval,
    pen,
    rgb,
    smooth,
    stroke,
    tuft,
)
from combat.engine.painting.geometry import Cell, centre
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, inner_distance, lay, tint, wash
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import GroundCover, Scenery

DABS = ("#D2CFA0", "#B5BA84", "#CDC692", "#AEB57E", "#DAD5AE", "#BFBF88", "#C6B98A")
BLADES = ("#858F58", "#929A64", "#A0A36A", "#E0DCB4")


def long_axis(patch: list[Cell]) -> float:
    """Return the angle of a patch's longer axis in radians, the direction of ploughing and mowing."""
    points = np.array([centre(cell) for cell in patch])
    if len(points) < 3:
        return 0.2
    spread = np.cov((points - points.mean(0)).T)
    axis = np.linalg.eigh(spread)[1][:, 1]
    return math.atan2(axis[1], axis[0]) if axis[0] >= 0 else math.atan2(-axis[1], -axis[0])


def paint_grass(sheet: PaintedSheet) -> None:
    """Paint three soft washes, and bristle dabs over the whole sheet; dabs alone would look sprayed on."""
    for k, colour in enumerate(("#D3C998", "#AEB981", "#CFCBA2")):
        clouds = np.clip(sheet.noise(150, 17 + k, 4, 0.55) * 1.6 - 0.55, 0, 1)
        wash(sheet.picture, blur(clouds, 1) * 0.55, colour, 20 + k, variety=0.03, pooling=0.05)
    rng, plate = sheet.rng("grass"), sheet.plate()
    flow = sheet.noise(260, 13, 2)
    colours = [rgb(colour) for colour in DABS]
    for _ in range(sheet.width * sheet.height // 330):
        x, y = rng.random() * sheet.width, rng.random() * sheet.height
        angle = -0.5 + flow[int(y), int(x)] * 0.7
        bristle(plate.canvas, (x, y), angle, rng.uniform(9, 30), rng.uniform(4, 11), rng.choice(colours), 0.30, rng)
    lay(sheet.picture, plate)


def paint_tufts(sheet: PaintedSheet) -> None:
    """Paint a few tufts and crumbs on the open ground, in drifts."""
    rng, plate = sheet.rng("tufts"), sheet.plate()
    drifts = sheet.noise(50, 15, 2)
    for _ in range(sheet.width * sheet.height // 420):
        x, y = rng.random() * sheet.width, rng.random() * sheet.height
        if drifts[int(y), int(x)] < 0.35:
            continue
        if rng.random() < 0.10:
            crumb = rng.choice(("#8C9560", "#E6DFB8", "#A79B66"))
            plate.canvas.drawPath(blob(x, y, rng.uniform(1.2, 2.4), rng, 5, 0.25), fill(crumb, 0.5))
        else:
            tuft(plate.canvas, x, y, rng.uniform(2.5, 5.2), (rng.choice(BLADES),), rng, blades=rng.randint(2, 4),
                 spread=0.9, width=0.85, alpha=0.7)  # fmt: skip
    lay(sheet.picture, plate)


def paint_pastures(sheet: PaintedSheet) -> None:
    """Paint every pasture by its kind: grazed, in hay, mown, in flower or fallow."""
    for kind, (colour, strength, work) in PASTURES.items():
        for number, patch in enumerate(sheet.patches(kind)):
            rng = sheet.rng(f"{kind} {patch[0]}")
            mask = sheet.mask(patch, 31 + number, soft=26, ragged=0.34, scale=60)
            thin = sheet.thinned(mask, patch, 0.68)
            wash(sheet.picture, thin, colour, 230 + number, variety=0.05, pooling=0.05, pool_width=9, strength=strength)
            plate = sheet.plate(mask)
            work(plate, mask, long_axis(patch) + rng.gauss(0, 0.05), rng)
            lay(sheet.picture, plate, 1, np.clip(mask * 1.2 - 0.1, 0, 1))


def _grazed(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw short turf with tussocks, thistles and cattle tracks."""
    for x, y in scatter(mask, 26, rng, 3):
        if rng.random() < 0.55:
            plate.canvas.drawPath(
                blob(x, y, rng.uniform(4, 10), rng, 7, 0.25, 0.6), fill(rng.choice(("#9DAA6A", "#CDCB98")), 0.30)
            )
        if rng.random() < 0.35:
            tuft(plate.canvas, x, y, rng.uniform(4, 7), ("#6F7C46", "#87915A"), rng, blades=4, spread=1.1)
    for _ in range(max(1, int(mask.sum() / 40000))):
        _trodden(plate, mask, angle, rng)


def _trodden(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw one cattle track, if it stays on the pasture."""
    rows, columns = np.nonzero(mask > 0.9)
    k = rng.randrange(len(rows))
    x, y, way = float(columns[k]), float(rows[k]), angle + rng.gauss(0, 0.5)
    points = [(x, y)]
    for _ in range(rng.randint(10, 18)):
        way += rng.gauss(0, 0.16)
        x, y = x + 15 * math.cos(way), y + 15 * math.sin(way)
        if not (0 <= x < mask.shape[1] and 0 <= y < mask.shape[0] and mask[int(y), int(x)] > 0.9):
            return
        points.append((x, y))
    plate.canvas.drawPath(smooth(points, False), pen("#DACF9F", 3.6, 0.45))
    plate.canvas.drawPath(smooth([(a + 0.8, b + 1.6) for a, b in points], False), pen("#8E8A58", 1.0, 0.40))


def _hay(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw haycocks and loose wisps; no rows, which would look like a field."""
    for x, y in scatter(mask, 15, rng, 3):
        turn, length = rng.random() * math.tau, rng.uniform(3, 8)
        end = (x + math.cos(turn) * length, y + math.sin(turn) * length * 0.7)
        stroke(plate.canvas, (x, y), end, rng.uniform(0.9, 1.6), rng.choice(("#E2D6A0", "#D6C88C")), 0.5, rng, 0.2)
    for x, y in sorted(scatter(mask, 76, rng, 20), key=lambda spot: spot[1]):
        if mask[int(y), int(x)] > 0.9:
            _haycock(plate, x, y, rng.uniform(7.5, 9.5), rng)


def _haycock(plate: PaintLayer, x: float, y: float, radius: float, rng: Random) -> None:
    """Draw a heap of hay, lit from the north-west."""
    canvas = plate.canvas
    canvas.drawPath(blob(x + radius * 0.55, y + radius * 0.6, radius, rng, 9, 0.12, 0.8), fill("#4E5230", 0.40))
    canvas.drawPath(blob(x, y, radius, rng, 11, 0.12, 0.9), fill("#B5A266", 0.98))
    canvas.drawPath(blob(x - radius * 0.2, y - radius * 0.2, radius * 0.72, rng, 9, 0.12, 0.9), fill("#D8C890", 0.95))
    for _ in range(26):
        turn, far = rng.random() * math.tau, radius * rng.uniform(0.75, 1.12)
        ca, sa = math.cos(turn), math.sin(turn) * 0.9
        lit = -(ca + sa) > rng.gauss(0, 0.5)
        straw = rng.choice(("#F0E2B0", "#E6D296") if lit else ("#8F7D48", "#A39058"))
        start, end = (x + ca * radius * 0.2, y + sa * radius * 0.2), (x + ca * far, y + sa * far)
        stroke(canvas, start, end, 1.0, straw, 0.75, rng, 0.1)
    canvas.drawOval(oval(x - radius * 0.25, y - radius * 0.3, radius * 0.3, radius * 0.22), fill("#F6ECC4", 0.8))


def _mown(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw short, even grass: light and lush dabs at random, and clippings."""
    for x, y in scatter(mask, 13, rng, 3):
        turn, length = rng.random() * math.tau, rng.uniform(4, 8)
        end = (x + math.cos(turn) * length, y + math.sin(turn) * length)
        colour = rng.choice(("#DCD9AE", "#D3D3A2", "#A9B27C", "#9FAA73"))
        stroke(plate.canvas, (x, y), end, rng.uniform(1.2, 2.2), colour, 0.40, rng, 0.15)


def _clover(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw a meadow in flower: drifts of pale and bright blossoms."""
    for x, y in scatter(mask, 34, rng, 4):
        colour = rng.choice(("#F4EFD8", "#F4EFD8", "#E3CE6E", "#E3CE6E", "#D9A58F", "#C9D0A0"))
        for _ in range(rng.randint(5, 15)):
            px, py, r = x + rng.gauss(0, 13), y + rng.gauss(0, 9), rng.uniform(0.9, 1.7)
            plate.canvas.drawOval(oval(px + 0.6, py + 1.1, r, r * 0.8), fill("#76834C", 0.5))
            plate.canvas.drawOval(oval(px, py, r, r * 0.85), fill(colour, 0.85))
        tuft(plate.canvas, x, y, rng.uniform(4, 7), ("#7F8D52", "#93A062"), rng, blades=4)


def _fallow(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw fallow land: bare spots, docks and thistles at random."""
    for x, y in scatter(mask, 15, rng, 3):
        pick = rng.random()
        if pick < 0.20:
            spot = blob(x, y, rng.uniform(3, 7), rng, 7, 0.25, 0.7)
            plate.canvas.drawPath(spot, fill(rng.choice(("#C2B080", "#DCCFA0")), 0.32))
        elif pick < 0.46:
            tuft(
                plate.canvas, x, y, rng.uniform(4, 8), ("#7C7F4A", "#98935A", "#A98F58"), rng, blades=rng.randint(3, 5)
            )
        elif pick < 0.50:
            plate.canvas.drawPath(blob(x, y, rng.uniform(1.6, 3), rng, 5, 0.3), fill("#8C6E46", 0.55))


def _rushes(plate: PaintLayer, mask: Raster, angle: float, rng: Random) -> None:
    """Draw a water meadow: dark tufts of rush in drifts, lush grass and a few glints of water."""
    for x, y in scatter(mask, 30, rng, 4):
        pick = rng.random()
        if pick < 0.40:
            for _ in range(rng.randint(2, 5)):
                px, py = x + rng.gauss(0, 9), y + rng.gauss(0, 6)
                plate.canvas.drawOval(oval(px + 1, py + 0.5, 5, 1.6), fill("#5E6B3F", 0.25))
                tuft(
                    plate.canvas,
                    px,
                    py,
                    rng.uniform(6, 9),
                    ("#5F7040", "#74834E", "#8A9760"),
                    rng,
                    blades=5,
                    spread=0.9,
                )
        elif pick < 0.66:
            plate.canvas.drawPath(blob(x, y, rng.uniform(6, 14), rng, 7, 0.25, 0.5), fill("#9FB07A", 0.26))
        elif pick < 0.72:
            plate.canvas.drawLine(x - 5, y, x + 5, y - 0.5, pen("#C6D2C4", 1.0, 0.55))


Work = Callable[[PaintLayer, Raster, float, Random], None]
PASTURES: dict[GroundCover, tuple[str, float, Work]] = {
    GroundCover.GRAZED: ("#B2B97F", 0.62, _grazed),
    GroundCover.HAY: ("#C3C68C", 0.55, _hay),
    GroundCover.CLOVER: ("#B6C285", 0.60, _clover),
    GroundCover.FALLOW: ("#BDBB84", 0.55, _fallow),
    GroundCover.MOWN: ("#C6CC96", 0.50, _mown),
    GroundCover.RUSHES: ("#AEBB84", 0.50, _rushes),
}
"""Colour, opacity of the wash and drawing function of each kind of pasture."""


def paint_long_grass(sheet: PaintedSheet) -> None:
    """Paint long grass: fans of blades on an even scatter, sparse enough for counters to be readable."""
    cells = sheet.plan.of(Scenery.LONG_GRASS)
    if not cells:
        return
    rng, mask = sheet.rng("long grass"), sheet.mask(cells, 101, soft=19, ragged=0.42, scale=46)
    wash(
        sheet.picture,
        sheet.thinned(mask, cells),
        "#B0AE70",
        102,
        variety=0.06,
        pooling=0.06,
        pool_width=5,
        strength=0.9,
    )
    depth = inner_distance(mask)
    tint(sheet.picture, "#6F7540", (np.exp(-(((depth - 3) / 3.5) ** 2)) * (mask > 0.5) * 0.28).astype(np.float32))
    plate = sheet.plate()
    drift = sheet.noise(70, 104, 2)
    # it thins out over the surrounding grass
    fringe = [spot for spot in scatter(blur(mask, 14) + 0.38 - mask, 15, rng) if rng.random() < 0.6]
    for x, y in sorted(scatter(mask, 8.4, rng) + fringe, key=lambda spot: spot[1]):
        count, tall = rng.randint(4, 6), rng.uniform(0.85, 1.25) * (1 + 0.10 * drift[int(y), int(x)])
        plate.canvas.drawOval(oval(x + 1, y + 0.5, 5, 1.8), fill("#5E6335", 0.30))
        for i in range(count):
            lean = (i / (count - 1) - 0.5) * 2
            colour = rng.choice(("#727A42", "#8A8D4E", "#7F8648", "#D8CF95", "#E3DCA8"))
            tip = (x + lean * 6 + rng.gauss(0, 0.8) + 1.5, y - rng.uniform(6, 10.5) * tall * (1 - 0.25 * abs(lean)))
            stroke(plate.canvas, (x + lean * 2.2, y), tip, 1.15, colour, 0.62, rng, 0.25)
        if rng.random() < 0.10:
            plate.canvas.drawLine(x + 2, y - 8, x + 3, y - 13, skia.Paint(pen("#B59A5C", 1.6, 0.8)))
    lay(sheet.picture, plate)
