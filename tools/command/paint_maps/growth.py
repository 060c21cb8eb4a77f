"""Paint vegetation up to the edges of its outlines: woods, orchards, brush."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from combat.engine.painting.brushes import PaintLayer, Raster, blob, fill, mix, oval, stroke
from combat.engine.painting.geometry import centre, patches
from combat.engine.painting.ground.groves import THICKET, Tree
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
from combat.engine.painting.pigment import blur, inner_distance, lay, tint, wash
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import Scenery
from tools.command.paint_maps.map_sheet import MapSheet

SPRUCES = -0.9
LEAN = 1.4
"""Pixels by which a crown may exceed its outline."""


def paint_wood_floor(sheet: MapSheet, mask: Raster) -> None:
    """Paint the dark ground under woods up to the edge of `mask`."""
    wash(sheet.picture, mask, "#6F784B", 122, variety=0.06, pooling=0.22, pool_width=3, strength=0.95)


def draw_woods(sheet: MapSheet, mask: Raster) -> None:
    """Draw woods within `mask`: shrubs along the edge; inside, old trees, mixed trees, thicket and a few spruces."""
    if not mask.any():
        return
    rng, depth = sheet.rng("woods"), inner_distance(mask)
    stands, hues = sheet.noise(240, 300, 2), sheet.noise(150, 301, 2)
    trees = _hem(depth, rng) + _body(depth, stands, rng)
    trees.sort(key=lambda tree: tree[0] + rng.gauss(0, 1.2))
    brush = Brush(sheet.things, sheet.ink, shadow=0.46, reach=0.30, line=0.6)
    for radius, x, y in trees:
        if depth[int(y), int(x)] < 22:
            for reach in (0.35, 0.7, 1.0):
                fallen = blob(x + 8 * reach, y + 9 * reach, radius, rng)
                sheet.shadow.canvas.drawPath(fallen, fill("#000000"))
    for radius, x, y in trees:
        stand, hue = stands[int(y), int(x)], hues[int(y), int(x)] + rng.gauss(0, 0.5)
        palette = BROADLEAF[0 if hue < -0.3 else 1 if hue < 0.5 else 3 if hue < 1.2 else 2]
        if stand < SPRUCES and 11 < radius < 19:
            conifer(brush, x, y, radius, rng.choice(CONIFER), rng)
        elif stand > THICKET:
            crown(brush, x, y, radius, rng.choice(YOUNG), rng)
        elif radius > 18:
            old_crown(brush, x, y, radius, rng.choice(OLD), rng)
        else:
            crown(brush, x, y, radius, _shaded(palette, radius, float(depth[int(y), int(x)])), rng)


def _shaded(palette: Palette, radius: float, depth: float) -> Palette:
    share = 0.40 * min(1.0, max(0.0, depth - 10) / 22) if radius < 13 else 0.0
    dark, middle, light, tip = (mix(colour, "#2F3820", share) for colour in palette)
    return dark, middle, light, tip


def _hem(depth: Raster, rng: Random) -> list[Tree]:
    """Return shrubs and low crowns that touch the outline from inside."""
    hem = ((depth > 5.0) & (depth < 10.5)).astype(np.float32)
    found = []
    for x, y in scatter(hem, 8.5, rng, 10):
        found.append((float(depth[int(y), int(x)]) + LEAN * rng.uniform(-0.6, 1.0), x, y))
    return found


def _body(depth: Raster, stands: Raster, rng: Random) -> list[Tree]:
    """Return undergrowth, trees and large trees that stay inside the outline."""
    thicket, found = stands > THICKET, list[Tree]()
    plans = (
        (depth > 9, 12.5, (8.0, 11.5)),
        ((depth > 10) & thicket, 15.0, (8.5, 14.0)),
        ((depth > 13) & ~thicket, 22.0, (13.5, 19.5)),
        ((depth > 20) & ~thicket, 56.0, (20.0, 27.0)),
    )
    for ground, gap, (least, most) in plans:
        for x, y in scatter(ground.astype(np.float32), gap, rng):
            room = float(depth[int(y), int(x)]) + LEAN
            if room >= least:
                found.append((min(room, rng.uniform(least, most)), x, y))
    return found


def paint_orchards(sheet: MapSheet) -> list[tuple[list[Tree], Raster]]:
    """Paint the grass of all orchards; return the trees (in rows) and the mask of each."""
    found = []
    for number, patch in enumerate(patches(sheet.plan.of(Scenery.ORCHARD))):
        rng, mask = sheet.rng(f"orchard {patch[0]}"), sheet.mask(patch, 131)
        wash(sheet.picture, mask, "#BFC588", 132, variety=0.05, pooling=0.16, pool_width=4, strength=0.85)
        depth = inner_distance(mask)
        _edge(sheet, depth, mask, "#7A7F45", 0.42)
        trees = []
        angle = (0.10, -0.22, 0.52)[number % 3]
        for x, y in _rows(sheet, centre(patch[len(patch) // 2]), angle, rng):
            radius = rng.uniform(10.5, 12.8)
            if depth[int(y), int(x)] > radius - LEAN:
                trees.append((radius, x, y))
        found.append((trees, mask))
    return found


def draw_orchards(sheet: MapSheet, orchards: list[tuple[list[Tree], Raster]]) -> None:
    """Draw the trees of orchards, as returned by `paint_orchards`: round crowns with separate shadows."""
    rng, brush = sheet.rng("orchards"), Brush(sheet.things, sheet.ink, shadow=0, line=0.6, leaves=0.95)
    for trees, _ in orchards:
        for radius, x, y in trees:
            fallen = blob(x + radius * 0.62, y + radius * 0.68, radius * 0.95, rng)
            sheet.shadow.canvas.drawPath(fallen, fill("#000000"))
        for radius, x, y in trees:
            crown(brush, x, y, radius, rng.choice(ORCHARD), rng)


def _rows(sheet: MapSheet, start: tuple[float, float], angle: float, rng: Random) -> list[tuple[float, float]]:
    ca, sa = math.cos(angle), math.sin(angle)
    spots = []
    for i in range(-20, 21):
        for j in range(-20, 21):
            u, v = i * 27 + rng.gauss(0, 1.0), j * 29 + rng.gauss(0, 1.0)
            x, y = start[0] + u * ca - v * sa, start[1] + u * sa + v * ca
            if 4 < x < sheet.width - 4 and 4 < y < sheet.height - 4:
                spots.append((x, y))
    return spots


def paint_brush(sheet: MapSheet) -> list[Tree]:
    """Paint rough grass and thorn in all hexes of brush; return the bushes to draw there, [] if there is no brush."""
    cells = sheet.plan.of(Scenery.BRUSH)
    if not cells:
        return []
    rng, mask = sheet.rng("brush"), sheet.mask(cells, 101)
    wash(sheet.picture, mask, "#A5A465", 102, variety=0.07, pooling=0.14, pool_width=4, strength=0.92)
    depth = inner_distance(mask)
    _edge(sheet, depth, mask, "#5F6535", 0.5)
    plate = sheet.plate()
    for x, y in sorted(scatter((depth > 2).astype(np.float32), 8.4, rng), key=lambda spot: spot[1]):
        _blades(plate, x, y, min(1.0, float(depth[int(y), int(x)]) / 9 + 0.35), rng)
    lay(sheet.picture, plate, 1, np.clip(blur(mask, 0.6) * 1.2, 0, 1))
    bushes = []
    for x, y in scatter((depth > 4.5).astype(np.float32), 19, rng):
        if rng.random() < 0.62:
            bushes.append((min(float(depth[int(y), int(x)]) + LEAN, rng.uniform(5, 9.5)), x, y))
    return bushes


def draw_bushes(sheet: MapSheet, bushes: list[Tree]) -> None:
    """Draw the bushes returned by `paint_brush`."""
    rng, brush = sheet.rng("bushes"), Brush(sheet.things, sheet.ink, shadow=0.3, line=0.5, leaves=0.9)
    for radius, x, y in sorted(bushes, key=lambda bush: bush[2]):
        fallen = blob(x + radius * 0.4, y + radius * 0.45, radius * 0.95, rng)
        sheet.shadow.canvas.drawPath(fallen, fill("#000000", 0.8))
        crown(brush, x, y, radius, rng.choice((HEDGE[2], YOUNG[0], HEDGE[1])), rng)


def _edge(sheet: MapSheet, depth: Raster, mask: Raster, colour: str, strength: float) -> None:
    """Draw the edge between two kinds of ground."""
    tint(sheet.picture, colour, (np.exp(-(((depth - 1.4) / 1.3) ** 2)) * (mask > 0.3) * strength).astype(np.float32))


def _blades(plate: PaintLayer, x: float, y: float, tall: float, rng: Random) -> None:
    count = rng.randint(4, 6)
    plate.canvas.drawOval(oval(x + 1, y + 0.5, 5, 1.8), fill("#5E6335", 0.30))
    for i in range(count):
        lean = (i / (count - 1) - 0.5) * 2
        colour = rng.choice(("#6B743D", "#858949", "#757D40", "#CFC78A", "#DCD59E"))
        tip = (x + lean * 6 * tall, y - rng.uniform(6, 10.5) * tall * (1 - 0.25 * abs(lean)))
        stroke(plate.canvas, (x + lean * 2.2, y), tip, 1.15, colour, 0.66, rng, 0.25)
