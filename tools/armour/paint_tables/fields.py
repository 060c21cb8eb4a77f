"""Sown and soft ground: crops, ploughland, vineyards, orchard grass, scrub, soft sand and marsh."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import skia
from scipy import ndimage

from combat.engine.painting.brushes import INK, PaintLayer, Raster, blob, fill, jitter, oval, pen, stroke
from combat.engine.painting.pigment import blur, inner_distance, lay, tint, wash
from combat.engine.painting.scattering import scatter
from combat.engine.space.plane.table_map import Scenery
from tools.armour.paint_tables.table_paper import TablePaper, frame_of

SOWN = ("wheat", "beet", "stubble")
GROUND = {"plough": "#C4AB7E", "wheat": "#DACA92", "beet": "#B6A878", "stubble": "#D2C48F", "vine": "#C3B184"}
ROWS = {"plough": 5.4, "wheat": 4.4, "beet": 7.6, "stubble": 5.2, "vine": 12.0}
"""Colour of the ground and distance of the rows, in pixels, of each thing that grows."""
EARS = ("#B69B56", "#A98C4A", "#E9DBA6", "#C9AE68", "#EFE3B4")


def paint_soft_ground(sheet: TablePaper) -> None:
    """Paint sand, marsh, and the grass under scrub, orchards and woods."""
    for piece in sheet.of("soft-sand", "mud", "snow"):
        _paint_sand(sheet, piece)
    for piece in sheet.of("soft-ground", "swamp"):
        _paint_marsh(sheet, piece)
    scrub = "#C3B27E" if sheet.base == "firm-sand" else "#B0AC74"
    for piece in sheet.of("scrub"):
        wash(sheet.picture, sheet.area(piece, 9, 0.3, seed=31), scrub, 32, pooling=0, strength=0.55)
    for piece in sheet.of("orchard"):
        mask = sheet.area(piece, 7, 0.2, seed=41)
        wash(sheet.picture, mask, "#C6C792", 42, variety=0.05, pooling=0.08, pool_width=5, strength=0.85)
    for piece in sheet.of("wood"):
        wash(sheet.picture, sheet.area(piece, 8, 0.3, seed=43), "#7D8656", 44, pooling=0, strength=0.9)


def paint_fields(sheet: TablePaper) -> None:
    """Paint crops, ploughland and vineyards up to their outlines."""
    kinds = {"ploughed": "plough", "vineyard": "vine"}
    for number, piece in enumerate(sheet.of("crop", "ploughed", "vineyard")):
        _paint_field(sheet, piece, kinds.get(piece.kind) or SOWN[number % len(SOWN)])


def _paint_sand(sheet: TablePaper, piece: Scenery) -> None:
    """Paint soft sand with its ripples."""
    rng, mask = sheet.own_rng(piece), sheet.area(piece, 9, 0.3, scale=30, seed=81)
    wash(sheet.picture, mask, "#EAD9AE", 82, variety=0.04, pooling=0.05, pool_width=5, strength=0.9)
    plate = sheet.plate(mask)
    for x, y in scatter(mask, 8, rng):
        wide, bow = rng.uniform(10, 22), skia.Path()
        bow.moveTo(x - wide / 2, y)
        bow.quadTo(x, y - rng.uniform(2, 5), x + wide / 2, y + rng.uniform(-1, 1))
        plate.canvas.drawPath(bow, pen("#B79A66", rng.uniform(0.8, 1.5), 0.55))
        bow.transform(skia.Matrix().postTranslate(0, -1.8))
        plate.canvas.drawPath(bow, pen("#FBF0D0", 1.1, 0.7))
    lay(sheet.picture, plate, 1, mask)


def _paint_marsh(sheet: TablePaper, piece: Scenery) -> None:
    """Paint wet ground: pools that lie level, and rushes."""
    rng, mask = sheet.own_rng(piece), sheet.area(piece, 7, 0.3, scale=22, seed=91)
    wash(sheet.picture, mask, "#98A380", 92, pool_width=6, strength=0.9)
    level = ndimage.gaussian_filter(sheet.noise(24, 93), (1, 7)) * 1.7
    pools = np.clip((level + blur(mask, 4) - 0.9) * 5, 0, 1) * np.clip(mask * 2 - 1, 0, 1)
    wash(sheet.picture, pools.astype(np.float32), "#8FA6A8", 94, variety=0.05, pooling=0.17, pool_width=2.6)
    plate = sheet.plate(mask)
    for x, y in scatter(mask, 11, rng):
        for blade in range(5):
            lean = blade / 2 - 1
            tip = x + lean * 4.6, y - rng.uniform(5, 8) * (1 - 0.28 * abs(lean))
            colour = rng.choice(("#4F5F38", "#5F6E40", "#6F7B48"))
            stroke(plate.canvas, (x + lean * 1.6, y), tip, 0.95, colour, 0.9, rng, 0.18)
    lay(sheet.picture, plate)


def _paint_field(sheet: TablePaper, piece: Scenery, kind: str) -> None:
    """Paint one field in rows along its longest side."""
    rng, mask = sheet.own_rng(piece), sheet.area(piece, 3, 0.3, scale=16, seed=101)
    wash(sheet.picture, mask, GROUND[kind], 102, variety=0.05, pooling=0.14, pool_width=3)
    plate, (x, y, long, broad, turn) = sheet.plate(mask), frame_of(piece)
    canvas = plate.canvas
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(math.degrees(turn) + (4 if kind == "plough" else 0))
    half_u, half_v = long / 2 + 14, broad / 2 + 14
    for row in range(int(2 * half_v / ROWS[kind])):
        v, u = row * ROWS[kind] - half_v, -half_u
        while u < half_u:
            reach = rng.uniform(9, 24)
            _furrow(plate, kind, (u, v + rng.gauss(0, 0.35)), reach, rng)
            u += reach
        if kind == "wheat" and row % 8 in (0, 1):
            stroke(canvas, (-half_u, v), (half_u, v + rng.gauss(0, 1)), 1.5, "#9B8145", 0.55, rng, 0.002)
    canvas.restore()
    inner = np.clip((blur(mask, 1.6) - 0.55) * 6, 0, 1)
    lay(sheet.picture, plate, 1, inner.astype(np.float32))
    _draw_edge(sheet, mask)


def _draw_edge(sheet: TablePaper, mask: Raster) -> None:
    """Draw the trodden edge of a field."""
    depth = inner_distance(mask)
    tint(sheet.picture, "#8F7A4C", (np.exp(-(((depth - 3.4) / 1.1) ** 2)) * (mask > 0.5) * 0.4).astype(np.float32))


def _furrow(plate: PaintLayer, kind: str, at: tuple[float, float], long: float, rng: Random) -> None:
    """Draw a stretch of a row."""
    (x, y), canvas = at, plate.canvas
    if kind == "plough":
        dark, pale = jitter("#937850", rng, 6, 3), jitter("#DCC698", rng, 5, 3)
        stroke(canvas, (x, y), (x + long, y), rng.uniform(1.3, 2.1), dark, rng.uniform(0.55, 0.8), rng, 0.01)
        if rng.random() < 0.8:
            stroke(canvas, (x, y - 2), (x + long, y - 2), rng.uniform(0.9, 1.5), pale, rng.uniform(0.4, 0.7), rng, 0.01)
    elif kind == "wheat":
        for _ in range(int(long / 2.4)):
            u, size, lean = x + rng.random() * long, rng.uniform(1.8, 3.4), -1.1 + rng.gauss(0, 0.3)
            v = y + rng.gauss(0, 0.7)
            tip = u + math.cos(lean) * size, v + math.sin(lean) * size
            stroke(canvas, (u, v), tip, 0.8, rng.choice(EARS), 0.7, rng)
    elif kind == "stubble":
        if rng.random() < 0.8:
            stroke(canvas, (x, y), (x + long, y), rng.uniform(0.7, 1.4), jitter("#AE9862", rng, 6, 3), 0.6, rng, 0.01)
        if rng.random() < 0.06:
            sheaf = blob(x, y, 2.6, rng, 6, 0.2)
            canvas.drawPath(sheaf, fill("#E6D49A"))
            canvas.drawPath(sheaf, pen(INK, 0.5, 0.5))
    else:
        _plants(plate, kind, at, long, rng)


def _plants(plate: PaintLayer, kind: str, at: tuple[float, float], long: float, rng: Random) -> None:
    """Draw single plants in a row: beets or vines, with their shadows."""
    (x, y), canvas = at, plate.canvas
    step, size = (4.6, 2.0) if kind == "beet" else (7.0, 3.4)
    stroke(canvas, (x, y + 2.4), (x + long, y + 2.4), 1.6, "#93805A", 0.5, rng, 0.01)
    place = 0.0
    while place < long:
        r = rng.uniform(size * 0.8, size * 1.2)
        canvas.drawOval(oval(x + place + 0.9, y + 1.2, r, 0.9 * r), fill("#4A4A2C", 0.45))
        canvas.drawPath(blob(x + place, y, r, rng, 5, 0.25), fill(jitter("#7C8A52", rng, 8, 4), 0.95))
        canvas.drawOval(oval(x + place - 0.2 * r, y - 0.3 * r, r / 2, 0.4 * r), fill("#A9B478", 0.8))
        place += step * rng.uniform(0.85, 1.15)
