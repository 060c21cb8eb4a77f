"""Hills by tinted levels with contours, and sunk ground with hachures."""

import math
from collections.abc import Iterator
from random import Random

import numpy as np
from PIL import Image

from combat.engine.painting.brushes import LIGHT, Raster, bristle, fill, mix, polygon, stroke, tuft
from combat.engine.painting.geometry import STEP, Cell, centre, ribbon, waver
from combat.engine.painting.painted_sheet import COARSE, PaintedSheet
from combat.engine.painting.pigment import (
    blur,
    glaze,
    inner_distance,
    lay,
    moved,
    noise,
    shade,
    tint,
    wash,
    window,
)
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import Scenery

LEVEL_TINTS = ("", "#B9A670", "#AA905E", "#9A7C4F", "#896B46", "#7A5C3C")
HACHURE = "#5A4527"
TURF = ("#DCD3A2", "#A8A36C", "#B5A067", "#8F9156", "#7E8450")
TUFTS = ("#6E7440", "#8A8C4E", "#D8CE98")
"""Thin grass on a hillside: dabs of the brush, and blades."""
STEPS_DOWN = (
    (1.1, 5.0, 12.0, 0.85),
    (34.0, 7.0, 11.0, 0.62),
    (68.0, 8.0, 10.0, 0.52),
    (102.0, 9.0, 9.0, 0.46),
    (136.0, 9.0, 9.0, 0.46),
)
"""Offset from a hollow's rim, spacing and length of strokes in pixels, and opacity, for each ring of hachures."""
SOFTNESS, TRUE = 46, 0.34
"""Pixels over which a step is smoothed, and how much a hex's middle may then differ from its own level."""


def paint_levels(sheet: PaintedSheet, surface: Raster | None = None) -> Raster:
    """Paint the shadow and tint of each level; return a mask of the contours, to be drawn again over woods.

    The mask is 0 everywhere on flat ground. `surface` replaces the smooth height surface.
    """
    plan = sheet.plan
    contours: Raster = np.zeros(sheet.shape, np.float32)
    if not any(plan.level.values()):
        return contours
    height = heights(sheet) if surface is None else surface
    for level in range(1, max(plan.level.values()) + 1):
        part = window((height > level - 0.75).astype(np.float32), 40)
        contours[part] = np.maximum(contours[part], _paint_level(sheet.wet(part), height[part], level))
    _lean(sheet, height)
    _brush_slopes(sheet, height)
    _slope_strokes(sheet, height)
    return contours


def heights(sheet: PaintedSheet) -> Raster:
    """Return the ground height as a smooth raster without hex corners; hex centres keep their level to within TRUE."""
    levels = np.array([sheet.plan.level[cell] for cell in sheet.cells], np.float32)
    spots = np.array([centre(cell) for cell in sheet.cells]) / COARSE
    columns, rows = spots.astype(int).T
    flat = levels[sheet.nearest]
    soft = blur(flat, SOFTNESS / COARSE)
    soft += 0.13 * noise(flat.shape, 110 / COARSE, 31, 3) * np.clip(blur((flat > 0).astype(np.float32), 15), 0, 1)
    for _ in range(8):
        wrong = levels - soft[rows, columns]
        wrong[np.abs(wrong) < TRUE] = 0
        push = np.zeros_like(soft)
        push[rows, columns] = wrong
        reach = 30 / COARSE
        soft += blur(push, reach) * (math.tau * reach * reach) * 0.6
    size = (soft.shape[1] * COARSE, soft.shape[0] * COARSE)
    return np.asarray(Image.fromarray(soft).resize(size, Image.Resampling.BICUBIC))[: sheet.height, : sheet.width]


def _paint_level(picture: Raster, height: Raster, level: int) -> Raster:
    rise = height - (level - 0.5)
    gradient = np.hypot(*np.gradient(height)) + 1e-4
    distance = rise / gradient
    mask = np.clip(distance + 0.5, 0, 1).astype(np.float32)
    fallen = np.clip(blur(moved(mask, 6, 6), 3.6) - mask, 0, 1)
    shade(picture, "#7F7654", fallen * 0.74)
    wash(picture, mask, LEVEL_TINTS[level], 40 + level, variety=0.05, pooling=0.14, pool_width=8, strength=0.80)
    lip = np.clip(mask - blur(moved(mask, 3.5, 3.5), 2.0), 0, 1)
    tint(picture, "#EFE5BE", lip * 0.62)
    # darken the inside of the south-eastern edge, so that a step is visible without colour
    brow = np.clip(mask - blur(moved(mask, -5, -5), 4), 0, 1)
    shade(picture, "#8D7B55", brow * 0.34)
    weight = 0.78 + 0.22 * np.clip(noise(mask.shape, 18, 50 + level, 2), -1, 1)
    tint(picture, "#7A5530", (np.clip(1.6 - np.abs(distance), 0, 1) * weight * 0.9).astype(np.float32))
    return np.asarray(np.clip(1.25 - np.abs(distance), 0, 1), np.float32)


def _lean(sheet: PaintedSheet, height: Raster) -> None:
    """Lighten slopes that face the light, and darken the others."""
    down, right = np.gradient(blur(height, 14))
    glaze(sheet.picture, 1 + np.clip((down + right) * 2.2, -0.13, 0.13))


def _brush_slopes(sheet: PaintedSheet, height: Raster) -> None:
    rng, plate = sheet.rng("slopes"), sheet.plate()
    flow = sheet.noise(200, 33, 2)
    for _ in range(sheet.width * sheet.height // 360):
        x, y = rng.random() * sheet.width, rng.random() * sheet.height
        high = height[int(y), int(x)]
        if high < 0.55:
            continue
        colour = mix(LEVEL_TINTS[min(5, int(high + 0.5))], rng.choice(TURF), 0.40)
        bristle(
            plate.canvas,
            (x, y),
            -0.6 + flow[int(y), int(x)],
            rng.uniform(12, 30),
            rng.uniform(5, 10),
            colour,
            0.24,
            rng,
        )
        if rng.random() < 0.30:
            tuft(plate.canvas, x, y, rng.uniform(3, 6), [mix(colour, pick, 0.55) for pick in TUFTS], rng, alpha=0.6)
    lay(sheet.picture, plate)


def _slope_strokes(sheet: PaintedSheet, height: Raster) -> None:
    """Draw tapered strokes down from each contour: long and dark on shaded slopes, short and pale on lit ones."""
    rng, plate = sheet.rng("strokes"), sheet.plate()
    down, right = np.gradient(blur(height, 3))
    for level in range(1, max(sheet.plan.level.values()) + 1):
        edge = np.abs(height - (level - 0.5)) < np.hypot(down, right) * 0.7
        for x, y in scatter(edge.astype(np.float32), 5.0, rng):
            gx, gy = float(right[int(y), int(x)]), float(down[int(y), int(x)])
            steep = math.hypot(gx, gy) + 1e-6
            away = (gx * LIGHT[0] + gy * LIGHT[1]) / steep
            turn = rng.gauss(0, 0.14)
            vx, vy = -gx / steep + turn * gy / steep, -gy / steep - turn * gx / steep
            length = rng.uniform(6, 11) * (1 + 0.55 * away)
            if rng.random() < 0.16:
                length *= 1.7
            half = 0.85 + 0.45 * away
            foot = [(x - vy * half, y + vx * half), (x + vy * half, y - vx * half), (x + vx * length, y + vy * length)]
            plate.canvas.drawPath(polygon(foot), fill("#5E4122", 0.44 + 0.24 * away))
            if away > 0.1 and rng.random() < 0.30:
                # blades of turf hang over the edge and catch the light
                tip = (x + vx * length * 0.5 + rng.gauss(0, 1.5), y + vy * length * 0.5)
                stroke(plate.canvas, (x + rng.gauss(0, 2), y - 1), tip, 1.0, rng.choice(TURF), 0.6, rng, 0.2)
    lay(sheet.picture, plate)


def paint_sunk_ground(sheet: PaintedSheet) -> None:
    """Paint hollows over their hexes, and sunken lanes as ribbons that become deeper away from the road."""
    mask = _lane_mask(sheet)
    hollows = [cell for cell in sheet.plan.of(Scenery.HOLLOW) if not (_in_lane(sheet, cell) or _is_cellar(sheet, cell))]
    if hollows:
        mask = np.maximum(mask, sheet.mask(hollows, 151, soft=15, ragged=0.18, scale=30, grow=0.03))
    if not mask.any():
        return
    part = window(mask, 30)
    _sink(sheet.wet(part), mask[part])
    _hachures(sheet, mask)


def _lane_mask(sheet: PaintedSheet) -> Raster:
    rng, plate = sheet.rng("lanes"), sheet.plate()
    for lane in sheet.lanes:
        deepens = np.clip((np.arange(len(lane)) * STEP - 96) / 84, -0.80, 0) * 31
        sides = [31 + waver(len(lane), 12, rng, 2.5) + deepens for _ in range(2)]
        plate.canvas.drawPath(polygon(ribbon(lane[7:], sides[0][7:], sides[1][7:])), fill("#FFFFFF"))
    return plate.alpha()


def _in_lane(sheet: PaintedSheet, cell: Cell) -> bool:
    return any(np.hypot(*(lane - centre(cell)).T).min() < 40 for lane in sheet.lanes)


def _is_cellar(sheet: PaintedSheet, cell: Cell) -> bool:
    x, y = centre(cell)
    return any(math.hypot(thing.x - x, thing.y - y) < 40 for thing in sheet.plan.standing("cellar"))


def _sink(picture: Raster, mask: Raster) -> None:
    """Paint shade under the north-western rim, and light on the slope that faces the sun."""
    down, right = np.gradient(blur(mask, 6))
    slope = (down + right) * 10
    wash(picture, mask, "#AFA274", 152, variety=0.05, pooling=0.20, pool_width=6, strength=0.78)
    shade(picture, "#6C6346", np.clip(slope, 0, 1) * mask * 0.85)
    tint(picture, "#EADFB6", np.clip(-slope, 0, 1) * mask * 0.7)
    shade(picture, "#A0946C", np.clip(blur(mask, 12) * 2 - 1.1, 0, 1) * mask * 0.28)


def _hachures(sheet: PaintedSheet, mask: Raster) -> None:
    """Draw tapered strokes from the rim inwards, one every five pixels, with finer rings down a wide hollow."""
    rng, plate = sheet.rng("hachures"), sheet.plate()
    distance = inner_distance(mask)
    fall = np.gradient(blur(distance, 2.5))
    edge = (np.clip(1.2 - np.abs(distance - 1), 0, 1) * (mask > 0.5) * 0.5).astype(np.float32)
    tint(sheet.picture, HACHURE, edge)
    for depth, gap, length, alpha in STEPS_DOWN:
        rim = (distance > depth - 0.5) & (distance <= depth + 0.6)
        rim[:3] = rim[-3:] = False
        for x, y in _apart(rim, gap, rng):
            vx, vy = float(fall[1][int(y), int(x)]), float(fall[0][int(y), int(x)])
            steep = math.hypot(vx, vy)
            if steep < 0.05:
                continue
            far = rng.uniform(0.75, 1.25) * length
            half, tip = 0.11 * length, (x + vx / steep * far, y + vy / steep * far)
            wide = (-vy / steep * half, vx / steep * half)
            foot = [(x + wide[0], y + wide[1]), (x - wide[0], y - wide[1]), tip]
            plate.canvas.drawPath(polygon(foot), fill(HACHURE, alpha))
    lay(sheet.picture, plate)


def _apart(rim: Raster, gap: float, rng: Random) -> Iterator[tuple[float, float]]:
    """Yield points of a line with at least a gap between any two."""
    spots = [(float(x), float(y)) for y, x in zip(*np.nonzero(rim), strict=True)]
    rng.shuffle(spots)
    taken: dict[tuple[int, int], tuple[float, float]] = {}
    for x, y in spots:
        i, j = int(x / gap), int(y / gap)
        near = (taken.get((i + a, j + b)) for a in (-1, 0, 1) for b in (-1, 0, 1))
        if not any(q and (q[0] - x) ** 2 + (q[1] - y) ** 2 < gap * gap for q in near):
            taken[(i, j)] = (x, y)
            yield x, y
