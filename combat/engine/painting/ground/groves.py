"""Groups of trees and bushes: hedges, orchards and woods of several ages."""

import math
from collections.abc import Callable
from random import Random

import numpy as np
import numpy.typing as npt

from combat.engine.painting.brushes import PaintLayer, Raster, blob, fill, mix, oval, polygon, stroke
from combat.engine.painting.geometry import STEP, Line, centre, normals, patches, resampled, ribbon, waver
from combat.engine.painting.ground.trees import (
    BROADLEAF,
    CONIFER,
    HEDGE,
    OLD,
    ORCHARD,
    YOUNG,
    Brush,
    Palette,
    conifer,
    crown,
    old_crown,
)
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, cover, inner_distance, wash
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import Scenery

Tree = tuple[float, float, float]
"""Radius, x, y."""
Draw = Callable[[Brush, float, float, float, Palette, Random], None]

THICKET, SPRUCES = 0.75, -0.75
"""Thresholds of the stand noise above and below which the wood is young or of spruce."""


def draw_hedges(sheet: PaintedSheet, bushes: list[Tree]) -> None:
    """Draw hedges as a pale bank with ticks, a dark core, and rows of bushes with a few trees.

    `bushes` are those along streams (radius, x, y), which are drawn after that.
    """
    rng = sheet.rng("hedges")
    for line in sheet.hedges:
        _bank(sheet.things, line, rng)
    for line in sheet.hedges:
        width = (15.5 + waver(len(line), 4, rng, 2)) * _rounding(line)
        for k in range(0, 12, 2):
            sheet.shadow.canvas.drawPath(
                polygon(ribbon(line + np.array([k * 0.8, k * 0.9]), width, width)), fill("#000000")
            )
    row: list[Tree] = []
    for line in sheet.hedges:
        row += _row(sheet.things, line, rng)
    row.sort(key=lambda bush: bush[0] + rng.gauss(0, 1.4))
    brush = Brush(sheet.things, sheet.ink, shadow=0.26, line=0.36, leaves=0.9)
    for radius, x, y in row:
        draw = old_crown if radius > 15.5 else crown
        draw(brush, x, y, radius, rng.choice(HEDGE), rng)
    free = Brush(sheet.things, sheet.ink, shadow=0, reach=0.3, line=0.5)
    for radius, x, y in sorted(bushes):
        if not _crowded(sheet, x, y):
            sheet.shadow.canvas.drawPath(
                blob(x + radius * 0.5, y + radius * 0.55, radius * 0.95, rng), fill("#000000", 0.9)
            )
            crown(free, x, y, radius, rng.choice(BROADLEAF[:2]), rng)


def _crowded(sheet: PaintedSheet, x: float, y: float) -> bool:
    """Return whether a bush by the stream would be on a road or a hedge."""
    return any(np.hypot(*(line - (x, y)).T).min() < 34 for line in (*sheet.hedges, *(line for line, _ in sheet.roads)))


def _bank(plate: PaintLayer, line: Line, rng: Random) -> None:
    width = (23 + waver(len(line), 5, rng, 1.6)) * _rounding(line)
    plate.canvas.drawPath(polygon(ribbon(line, width, width + waver(len(line), 6, rng, 1.2))), fill("#C3B381", 0.95))
    across = normals(line)
    for k in range(len(line)):
        for side in (-1, 1):
            if rng.random() < 0.5:
                foot, head = (
                    line[k] + across[k] * side * reach for reach in (rng.uniform(16, 23), rng.uniform(24, 27))
                )
                stroke(plate.canvas, foot, head, 1.1, rng.choice(("#8F7F4E", "#7F7444", "#A99A62")), 0.75, rng)


def _rounding(line: Line) -> npt.NDArray[np.float64]:
    """Return 1 along a hedge and less near each end, so that bank and shadow end round."""
    steps = np.arange(len(line))
    left = np.minimum(steps, steps[::-1]) * STEP
    return np.asarray(np.sqrt(np.clip(1 - (1 - np.minimum(left + 3, 22) / 22) ** 2, 0.02, 1)))


def _row(plate: PaintLayer, line: Line, rng: Random) -> list[Tree]:
    width = (15 + waver(len(line), 4, rng, 2)) * _rounding(line)
    core = width * 0.85
    plate.canvas.drawPath(polygon(ribbon(line + 1, core, core)), fill("#36422B"))
    across, row, k = normals(line), [], 0.0
    vigour = 1 + 0.13 * waver(len(line), 26, rng)
    while k < len(line):
        i = int(k)
        for side in (-1, 1):
            row.append((rng.uniform(8, 11.5) * vigour[i], *(line[i] + across[i] * side * rng.uniform(4.5, 8.5))))
        if rng.random() < 0.5:
            row.append((rng.uniform(9.5, 12) * vigour[i], *(line[i] + across[i] * rng.gauss(0, 2.5))))
        if rng.random() < 0.065 and 6 < i < len(line) - 6:
            row.append((rng.uniform(14, 19.5), *(line[i] + across[i] * rng.gauss(0, 4))))
        k += 2.9
    return [(float(radius), float(x), float(y)) for radius, x, y in row]


def draw_orchards(sheet: PaintedSheet) -> None:
    """Draw round crowns in rows, clear of walls, hedges and roads."""
    rng = sheet.rng("orchards")
    for number, patch in enumerate(patches(sheet.plan.of(Scenery.ORCHARD))):
        mask = np.clip(blur(sheet.mask(patch, 131 + number, soft=11, ragged=0.14), 9) * 2 - 0.72, 0, 1)
        angle = 0.10 if number % 2 == 0 else -0.22
        spots = [spot for spot in _grid(sheet, centre(patch[0]), angle, rng) if mask[int(spot[1]), int(spot[0])] > 0.42]
        trees = [(rng.uniform(11.2, 13.6), x, y) for x, y in spots if not _kept_free(sheet, x, y)]
        brush = Brush(sheet.things, sheet.ink, shadow=0, line=0.6, leaves=0.95)
        for radius, x, y in trees:
            sheet.shadow.canvas.drawPath(
                blob(x + radius * 0.62, y + radius * 0.68, radius * 0.95, rng), fill("#000000")
            )
            sheet.things.canvas.drawOval(oval(x, y, radius * 1.2, radius * 1.2), fill("#A39E62", 0.35))
        for radius, x, y in trees:
            crown(brush, x, y, radius, rng.choice(ORCHARD), rng)


def paint_orchard_grass(sheet: PaintedSheet) -> None:
    """Paint mown grass under fruit trees, worn between the rows."""
    cells = sheet.plan.of(Scenery.ORCHARD)
    if cells:
        wash(
            sheet.picture,
            sheet.thinned(sheet.mask(cells, 131, soft=18, ragged=0.34, scale=50), cells, 0.78),
            "#C4C590",
            132,
            variety=0.05,
            pooling=0.08,
            pool_width=5,
            strength=0.85,
        )


def _grid(sheet: PaintedSheet, start: tuple[float, float], angle: float, rng: Random) -> list[tuple[float, float]]:
    ca, sa = math.cos(angle), math.sin(angle)
    spots = []
    for i in range(-14, 15):
        for j in range(-14, 15):
            u, v = i * 34 + rng.gauss(0, 1.3), j * 36.5 + rng.gauss(0, 1.3)
            x, y = start[0] + u * ca - v * sa, start[1] + u * sa + v * ca
            if 4 < x < sheet.width - 4 and 4 < y < sheet.height - 4 and rng.random() > 0.03:
                spots.append((x, y))
    return spots


def _kept_free(sheet: PaintedSheet, x: float, y: float) -> bool:
    lines = [(line, 32.0) for line in sheet.hedges] + [(line, 27.0) for line in sheet.walls]
    lines += [(line, broad / 2 + 15) for line, broad in sheet.roads] + [(resampled(gate), 36.0) for gate in sheet.gates]
    return any(np.hypot(*(line - (x, y)).T).min() < distance for line, distance in lines)


def wood_mask(sheet: PaintedSheet) -> Raster:
    """Return the mask of the woods."""
    cells = sheet.plan.of(Scenery.WOODS)
    return (
        sheet.mask(cells, 121, soft=14, ragged=0.30, scale=26, grow=-0.02)
        if cells
        else np.zeros(sheet.shape, np.float32)
    )


def paint_wood_floor(sheet: PaintedSheet, mask: Raster) -> None:
    """Paint the dark ground that shows between crowns."""
    wash(
        sheet.picture,
        np.clip(blur(mask, 3) * 1.15, 0, 1).astype(np.float32),
        "#767F50",
        122,
        variety=0.06,
        pooling=0,
        strength=0.9,
    )


def draw_woods(sheet: PaintedSheet, mask: Raster) -> None:
    """Draw the trees of woods: old oaks, mixed wood, thicket and some spruces; each crown shades those below it."""
    if not mask.any():
        return
    rng, depth = sheet.rng("woods"), inner_distance(mask)
    stands, hues = sheet.noise(240, 300, 2), sheet.noise(150, 301, 2)
    trees = _stock(depth, stands, rng)
    _throw_shadow(sheet, [tree for tree in trees if depth[int(tree[2]), int(tree[1])] < 26], rng)
    brush = Brush(sheet.things, sheet.ink, shadow=0.46, reach=0.30, line=0.6)
    for tree in trees:
        draw, palettes = _kind(tree, stands, hues, rng)
        draw(brush, tree[1], tree[2], tree[0], _dimmed(rng.choice(palettes), tree, depth, stands), rng)


def _dimmed(palette: Palette, tree: Tree, depth: Raster, stands: Raster) -> Palette:
    """Return a tree's colours, darkened for small trees in the shade of taller ones."""
    radius, x, y = tree
    if radius > 13.5 or stands[int(y), int(x)] > THICKET:
        return palette
    share = 0.42 * min(1.0, max(0.0, float(depth[int(y), int(x)]) - 10) / 22)
    dark, middle, light, tip = (mix(colour, "#2F3820", share) for colour in palette)
    return dark, middle, light, tip


def _kind(tree: Tree, stands: Raster, hues: Raster, rng: Random) -> tuple[Draw, tuple[Palette, ...]]:
    """Return the drawing function and palettes of a tree, by its size and stand."""
    radius, x, y = tree
    stand, hue = stands[int(y), int(x)], hues[int(y), int(x)] + rng.gauss(0, 0.5)
    if stand < SPRUCES and 12.9 < radius < 19:
        return conifer, CONIFER
    if stand > THICKET:
        return crown, YOUNG
    if radius > 18.5:
        return old_crown, OLD
    return crown, (BROADLEAF[0 if hue < -0.3 else 1 if hue < 0.5 else 3 if hue < 1.2 else 2],)


def _stock(depth: Raster, stands: Raster, rng: Random) -> list[Tree]:
    """Return the trees of a wood in drawing order, about small to large: undergrowth, main trees, giants."""
    trees: list[Tree] = []
    thicket, spruces = stands > THICKET, stands < SPRUCES
    for x, y in scatter((depth > 3).astype(np.float32), 12.5, rng):
        if depth[int(y), int(x)] < 15 or rng.random() < 0.5:
            trees.append((rng.uniform(8, 11.5), x, y))
    for x, y in scatter(((depth > 8) & thicket).astype(np.float32), 15, rng):
        trees.append((rng.uniform(8.5, 13) if rng.random() < 0.9 else rng.uniform(14, 17), x, y))
    for x, y in scatter(((depth > 10) & ~thicket & ~spruces).astype(np.float32), 23, rng):
        trees.append((rng.uniform(14, 20), x, y))
    for x, y in scatter(((depth > 10) & spruces).astype(np.float32), 17, rng):
        trees.append((rng.uniform(13.5, 18.5), x, y))
    for x, y in scatter(((depth > 17) & ~thicket).astype(np.float32), 58, rng):
        trees.append((rng.uniform(22, 28) if stands[int(y), int(x)] > SPRUCES else rng.uniform(17, 19), x, y))
    trees.sort(key=lambda tree: tree[0] + rng.gauss(0, 1.2))
    return trees


def _throw_shadow(sheet: PaintedSheet, edge: list[Tree], rng: Random) -> None:
    """Draw the cast shadow of the wood's edge over objects already drawn."""
    plate = sheet.plate()
    for radius, x, y in edge:
        plate.canvas.drawPath(blob(x + radius * 0.6 + 2, y + radius * 0.66 + 2, radius, rng), fill("#2A3020"))
    cover(sheet.things, "#2B311F", blur(plate.alpha(), 1.1) * 0.44)
