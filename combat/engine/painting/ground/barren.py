"""Bare ground: the sand behind a beach, and the debris of a shelled town."""

import math
from random import Random

import numpy as np

from combat.engine.painting.brushes import (
    PaintLayer,
    Raster,
    blob,
    bristle,
    fill,
    jitter,
    oval,
    pen,
    smooth,
    stroke,
    tuft,
)
from combat.engine.painting.geometry import Cell
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, lay, shade, tint, wash
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import GroundCover, Scenery

MARRAM = ("#8E8F56", "#A3A067", "#B9AE74", "#E2D7A8")
BRICK, STONE = ("#B0714F", "#9E6247", "#BD8566"), ("#C9BEA6", "#B9AD95", "#A59A86", "#D9CFB8")


def paint_barren(sheet: PaintedSheet) -> None:
    """Paint sand and debris, each over all its hexes."""
    _paint_sand(sheet)
    _paint_debris(sheet)


def _cells(sheet: PaintedSheet, cover: GroundCover) -> list[Cell]:
    return [cell for cell in sheet.plan.cells if sheet.cover[cell] == cover]


def _paint_sand(sheet: PaintedSheet) -> None:
    """Paint blown sand: pale, rippled across the wind in short crests, with shells, wrack and marram in drifts."""
    cells = _cells(sheet, GroundCover.SAND)
    if not cells:
        return
    rng, mask = sheet.rng("sand"), sheet.mask(cells, 241, soft=30, ragged=0.55, scale=90)
    thin = sheet.thinned(mask, cells, 0.42)
    wash(sheet.picture, thin, "#E1D3A9", 242, variety=0.05, pooling=0.07, pool_width=12, strength=0.95)
    swells = np.clip(sheet.noise(85, 243, 3), -1.2, 1.2)
    tint(sheet.picture, "#EFE4C2", np.clip(swells, 0, 1) * thin * 0.34)
    shade(sheet.picture, "#DDCDA2", np.clip(-swells, 0, 1) * thin * 0.20)
    plate, flow = sheet.plate(), sheet.noise(180, 244, 2)
    for x, y in scatter(mask, 11, rng, 4):
        dab = rng.choice(("#EFE3C0", "#D3C191", "#E6D8AE", "#CBB888", "#F3EACD"))
        angle = 1.15 + 0.35 * flow[int(y), int(x)]
        bristle(plate.canvas, (x, y), angle, rng.uniform(8, 20), rng.uniform(4, 9), dab, 0.40, rng)
    _ripples(plate, mask, flow, rng)
    _wrack(plate, mask, rng)
    lay(sheet.picture, plate, 1, mask)
    _marram(sheet, mask, rng)


def _ripples(plate: PaintLayer, mask: Raster, flow: Raster, rng: Random) -> None:
    """Draw short wind ripples, each bent and broken at random."""
    for x, y in scatter(mask, 22, rng, 3):
        if rng.random() < 0.35:
            continue
        angle, points = 1.2 + 0.5 * flow[int(y), int(x)] + rng.gauss(0, 0.18), [(x, y)]
        for _ in range(rng.randint(2, 4)):
            angle += rng.gauss(0, 0.3)
            points.append((points[-1][0] + math.cos(angle) * 6, points[-1][1] + math.sin(angle) * 6))
        plate.canvas.drawPath(smooth([(a + 1.4, b + 0.7) for a, b in points], False), pen("#B7A271", 1.2, 0.42))
        plate.canvas.drawPath(smooth(points, False), pen("#F6EED3", 1.1, 0.62))


def _wrack(plate: PaintLayer, mask: Raster, rng: Random) -> None:
    """Draw scattered shingle, shells and weed."""
    for x, y in scatter(mask, 64, rng, 4):
        if rng.random() < 0.55:
            for _ in range(rng.randint(4, 11)):
                px, py, r = x + rng.gauss(0, 11), y + rng.gauss(0, 8), rng.uniform(0.9, 2.0)
                plate.canvas.drawOval(oval(px + 0.8, py + 0.9, r, r * 0.8), fill("#6F6344", 0.5))
                colour = jitter(rng.choice(("#C4BCA6", "#A79E88", "#F4EEDC", "#B7A88A")), rng, 6, 3)
                plate.canvas.drawOval(oval(px, py, r, r * 0.8), fill(colour, 0.95))
        elif rng.random() < 0.4:
            end = (x + rng.gauss(0, 9), y + rng.gauss(0, 5))
            stroke(plate.canvas, (x, y), end, 1.5, rng.choice(("#6B6040", "#7D6E4C")), 0.5, rng, 0.5)


def _marram(sheet: PaintedSheet, mask: Raster, rng: Random) -> None:
    """Draw stiff dune grass: a rim where the meadow begins, and single tufts further out."""
    rim, plate = 1 - np.abs(2 * blur(mask, 22) - 1), sheet.plate()
    drift = sheet.noise(60, 245, 2)
    tufts = [(x, y, 0.75 * rim[int(y), int(x)]) for x, y in scatter(np.maximum(rim, mask), 19, rng, 3)]
    for x, y, share in sorted(tufts, key=lambda spot: spot[1]):
        if rng.random() < share + (0.24 if drift[int(y), int(x)] > 0.45 else 0.03):
            plate.canvas.drawOval(oval(x + 1.5, y + 0.8, 5, 1.6), fill("#7C6F45", 0.34))
            tuft(plate.canvas, x, y, rng.uniform(5, 9), MARRAM, rng, blades=rng.randint(4, 6), spread=1.2, alpha=0.8)
    lay(sheet.picture, plate)


def _paint_debris(sheet: PaintedSheet) -> None:
    """Paint pale dust over street and yard, strewn with brick, slate and splinters, and scorched in places."""
    cells = _cells(sheet, GroundCover.DEBRIS)
    if not cells:
        return
    rng = sheet.rng("debris")
    tight = sheet.mask(cells, 251, soft=15, ragged=0.26, scale=34)
    loose = sheet.mask(cells, 252, soft=32, ragged=0.55, scale=100, grow=0.04)
    mask: Raster = np.asarray(tight * sheet.enclosed + loose * (1 - sheet.enclosed), np.float32)
    wash(
        sheet.picture,
        sheet.thinned(mask, cells, 0.55),
        "#C8B996",
        253,
        variety=0.07,
        pooling=0.10,
        pool_width=9,
        strength=0.95,
    )
    tint(sheet.picture, "#DDD2B6", np.clip(sheet.noise(58, 254, 3) * 0.9, 0, 1) * mask * 0.55)
    wrecked = sheet.mask(sheet.plan.of(Scenery.RUBBLE, Scenery.BUILDING), 257, soft=30, ragged=0.5, scale=60, grow=0.12)
    near, soot = blur(wrecked, 22) * mask, np.clip(sheet.noise(42, 255, 4, 0.7) - 0.55, 0, 1)
    shade(sheet.picture, "#B0A48C", soot * near * 0.6)
    plate, heaps = sheet.plate(), sheet.noise(62, 256, 2)
    for x, y in scatter(mask, 18, rng, 3):
        dab = rng.choice(("#D8CBAA", "#BBAC8A", "#CDBF9E", "#B2A384"))
        bristle(plate.canvas, (x, y), rng.gauss(0.5, 0.8), rng.uniform(9, 22), rng.uniform(5, 10), dab, 0.26, rng)
    for x, y in scatter(mask, 5.2, rng):
        close = float(near[int(y), int(x)])
        if rng.random() < 0.03 + close * (0.22 + 0.40 * max(0.0, float(heaps[int(y), int(x)]))):
            _shard(plate, x, y, rng)
        elif rng.random() < 0.006 + 0.03 * close:
            end = (x + rng.gauss(0, 8), y + rng.gauss(0, 6))
            stroke(plate.canvas, (x + 0.9, y + 1.1), (end[0] + 0.9, end[1] + 1.1), 1.7, "#4A3D2C", 0.4, rng)
            stroke(plate.canvas, (x, y), end, 1.5, rng.choice(("#8A6B48", "#6A5136", "#A88A62")), 0.85, rng)
    lay(sheet.picture, plate, 1, mask)


def _shard(plate: PaintLayer, x: float, y: float, rng: Random) -> None:
    size = rng.uniform(0.9, 2.5)
    colour = jitter(rng.choice(BRICK if rng.random() < 0.30 else STONE), rng, 6, 3)
    plate.canvas.drawPath(blob(x + 0.8, y + 0.9, size, rng, 4, 0.2), fill("#5B4E3C", 0.42))
    plate.canvas.drawPath(blob(x, y, size, rng, 4, 0.2), fill(colour, 0.9))
