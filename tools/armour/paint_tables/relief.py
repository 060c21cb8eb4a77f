"""Relief: low rises as soft swells, hills in steps with lips and contours, gullies, embankments and cliffs."""

from __future__ import annotations

import math
from random import Random

import numpy as np
from scipy import ndimage

from combat.engine.painting.brushes import Raster, fill, polygon, stroke
from combat.engine.painting.geometry import Line, normals, ribbon
from combat.engine.painting.ground.stone import draw_rock
from combat.engine.painting.pigment import blur, inner_distance, lay, moved, shade, tint, wash, window
from combat.engine.painting.scattering import scatter
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import HeightArea, Scenery
from tools.armour.paint_tables.open_ground import soft_gradient
from tools.armour.paint_tables.table_paper import PX, TablePaper, in_pixels

TINTS = ("#CDB884", "#C2A876", "#B4966A", "#A6875E")
SAND_TINTS = ("#D2B985", "#C7AA76", "#BA9A68", "#AC8A5C")
"""Tints of hills from low to high, on grass and on sand."""
STEEP = ("steep-hill", "rocky-hill")
HILLS = ("low-rise", "gentle-hill", *STEEP)


def paint_heights(sheet: TablePaper) -> None:
    """Paint every height of the map, from low to high."""
    for number, height in enumerate(sorted(sheet.table.heights, key=lambda height: height.level)):
        kind = _kind(sheet, height)
        outline = np.array(height.corners, float) / CM * PX
        if kind == "low-rise":
            _swell(sheet, outline, number)
        else:
            _step(sheet, outline, number, height.level, kind)


def _kind(sheet: TablePaper, height: HeightArea) -> str:
    """Return the kind of hill that a height belongs to: the one with its outline, else the last one around it."""
    hills = sheet.of(*HILLS)
    same = [hill.kind for hill in hills if hill.corners == height.corners]
    middle = _middle(height)
    around = [hill.kind for hill in hills if hill.area().locate(middle) >= 0]
    return (same or around[::-1] or ["gentle-hill"])[0]


def _middle(height: HeightArea) -> Point:
    xs, ys = [x for x, _ in height.corners], [y for _, y in height.corners]
    return Point(sum(xs) // len(xs), sum(ys) // len(ys))


def _swell(sheet: TablePaper, outline: Line, number: int) -> None:
    """Paint a low rise: lit to the north-west, shaded to the south-east, with a broken line at its foot."""
    mask = sheet.mask_of([outline], 16)
    slope = soft_gradient(mask, 14) * 26
    tint(sheet.picture, "#EDE6BC", np.clip(slope, 0, 1) * 0.5)
    shade(sheet.picture, "#8C865A", np.clip(-slope, 0, 1) * 0.52)
    foot = np.clip(1.1 - np.abs(blur(sheet.mask_of([outline]), 1.6) - 0.5) * 9, 0, 1)
    broken = np.sin(sheet.noise(10, 300 + number) * 3) > -0.4
    tint(sheet.picture, "#86613A", (foot * broken * 0.4).astype(np.float32))


def _step(sheet: TablePaper, outline: Line, number: int, level: int, kind: str) -> None:
    """Paint one level of a hill: a tint, a shadow below it, a pale lip, a contour, and hachures if it is steep."""
    steep = kind in STEEP
    mask = sheet.mask_of([outline], 5, 0.2, scale=34, seed=50 + number)
    fallen = np.clip(blur(moved(mask, 6, 6), 4) - mask, 0, 1)
    shade(sheet.picture, "#7F7754", (fallen * (0.95 if steep else 0.6)).astype(np.float32))
    tints = SAND_TINTS if sheet.base == "firm-sand" else TINTS
    colour, strength = tints[min(3, max(0, level - 2))], 0.62 if sheet.base == "firm-sand" else 0.5
    wash(sheet.picture, mask, colour, 60 + number * 3, variety=0.06, pooling=0.1, pool_width=7, strength=strength)
    slope = soft_gradient(mask, 11) * 16
    tint(sheet.picture, "#F3E9C2", (np.clip(slope, 0, 1) * 0.34).astype(np.float32))
    shade(sheet.picture, "#8C7A54", (np.clip(-slope, 0, 1) * 0.42).astype(np.float32))
    lip = np.clip(mask - blur(moved(mask, 3.5, 3.5), 2.5), 0, 1)
    tint(sheet.picture, "#F0E5BC", (lip * 0.46).astype(np.float32))
    edge = np.abs(inner_distance(mask) - inner_distance(1 - mask))
    tint(sheet.picture, "#86613A", np.clip(1.5 - edge, 0, 1).astype(np.float32) * (0.8 if steep else 0.65))
    if steep:
        draw_hachures(sheet, mask, 5 if kind == "steep-hill" else 7, 10, "#7A5A36", inwards=False)


def draw_hachures(
    sheet: TablePaper,
    mask: Raster,
    gap: float,
    length: float,
    colour: str,
    *,
    inwards: bool,
    only: Raster | None = None,
) -> None:
    """Draw tapered strokes from the rim of a mask, inwards or outwards.

    `only` is a mask that limits where they begin.
    """
    rng, plate, part = sheet.rng("hachures"), sheet.plate(mask), window(mask, 24)
    own = mask[part]
    inner, outer = ndimage.distance_transform_edt(own > 0.5), ndimage.distance_transform_edt(own <= 0.5)
    down, right = np.gradient(ndimage.gaussian_filter(inner - outer, 3))
    rim = ((inner > 0) & (inner <= 1.5)).astype(np.float32)
    if only is not None:
        rim *= only[part] > 0.4
    way = 1 if inwards else -1
    for x, y in scatter(rim, gap, rng, 40):
        vx, vy = float(right[int(y), int(x)]), float(down[int(y), int(x)])
        far = math.hypot(vx, vy) or 1.0
        vx, vy = vx / far * way, vy / far * way
        at, long = (x + part[1].start, y + part[0].start), length * rng.uniform(0.6, 1.05)
        tip = (at[0] + vx * long, at[1] + vy * long)
        wedge = [(at[0] - vy * 0.9, at[1] + vx * 0.9), (at[0] + vy * 0.9, at[1] - vx * 0.9), tip]
        plate.canvas.drawPath(polygon(wedge), fill(colour, 0.7))
    lay(sheet.picture, plate)


def paint_gullies(sheet: TablePaper) -> None:
    """Paint gullies: the floor, the shaded and the lit side, and hachures on the rim."""
    for piece in sheet.of("gully-floor"):
        sides = blur(sheet.along([in_pixels(side) for side in sheet.of("gully-side")], 2.6 * PX), 5)
        mask = sheet.area(piece, 3, 0.3, scale=20, seed=71)
        mask = mask * sides + blur(mask, 16) * (1 - sides)  # where no side closes it, it runs out
        slope = soft_gradient(mask, 5) * 9
        wash(sheet.picture, mask, "#B29C6C", 72, variety=0.05, pooling=0.2, pool_width=6, strength=0.8)
        shade(sheet.picture, "#6C6346", (np.clip(slope, 0, 1) * mask * 0.9).astype(np.float32))
        tint(sheet.picture, "#EEDFB2", (np.clip(-slope, 0, 1) * mask * 0.7).astype(np.float32))
        draw_hachures(sheet, mask, 5.2, 17, "#5A4527", inwards=True, only=sides)
        rim = np.clip(1.6 - np.abs(inner_distance(mask) - 1), 0, 1) * (mask > 0.5) * sides
        tint(sheet.picture, "#5A4527", (rim * 0.5).astype(np.float32))


def draw_embankments(sheet: TablePaper) -> None:
    """Draw embankments: a pale crest between slopes with ticks."""
    for piece in sheet.of("low-embankment", "high-embankment"):
        line, half, rng = sheet.hand_line(piece, 1.0), sheet.half(piece), sheet.own_rng(piece)
        for k in range(5 if piece.kind == "low-embankment" else 10):
            sheet.shadow.canvas.drawPath(polygon(ribbon(line + k * 0.8, half, half)), fill("#000000"))
        sheet.things.canvas.drawPath(polygon(ribbon(line, half, half)), fill("#BDB27C"))
        sheet.things.canvas.drawPath(polygon(ribbon(line - 1.5, half * 0.45, half * 0.45)), fill("#D6CB98"))
        across = normals(line)
        for k in range(len(line)):
            for side in (-1, 1):
                foot = line[k] + across[k] * side * half * rng.uniform(0.8, 1.02)
                stroke(sheet.things.canvas, line[k] + across[k] * side * half * 0.45, foot, 0.9, "#6E5A34", 0.6, rng)


def draw_rocks(sheet: TablePaper) -> None:
    """Draw the rocks of rocky hills, thickest along their foot, and of cliffs."""
    for piece in sheet.of("rocky-hill"):
        mask, rng = sheet.area(piece), sheet.own_rng(piece)
        depth = inner_distance(mask)
        for x, y in scatter(mask, 20, rng):
            if depth[int(y), int(x)] < 26 or rng.random() < 0.3:
                draw_rock(sheet, x, y, rng.uniform(4, 11), rng)
    for piece in sheet.of("cliff"):
        _draw_cliff(sheet, piece, sheet.own_rng(piece))


def _draw_cliff(sheet: TablePaper, piece: Scenery, rng: Random) -> None:
    for x, y in sheet.hand_line(piece, 1.5, 2)[::3]:
        draw_rock(sheet, float(x) + rng.gauss(0, 2), float(y) + rng.gauss(0, 2), rng.uniform(6, 10), rng)
