"""Plants: bocage, hedges, tree lines, orchards, scrub and woods, up to the edges that the rules use."""

from __future__ import annotations

import math
from random import Random

import numpy as np

from combat.engine.painting.brushes import blob, fill, oval, polygon, stroke
from combat.engine.painting.geometry import normals, ribbon, waver
from combat.engine.painting.ground.trees import BROADLEAF, HEDGE, OLD, ORCHARD, Brush, Palette, crown, old_crown
from combat.engine.painting.pigment import inner_distance
from combat.engine.painting.scattering import scatter
from combat.engine.space.plane.table_map import Scenery
from tools.armour.paint_tables.table_paper import TablePaper, frame_of

Bush = tuple[float, float, float]
"""Radius and place."""
MIXED: tuple[Palette, ...] = (BROADLEAF[0], BROADLEAF[0], BROADLEAF[1], BROADLEAF[1], BROADLEAF[2], BROADLEAF[3])


def draw_strips(sheet: TablePaper) -> None:
    """Draw all linear plants: bocage, hedges and tree lines."""
    for piece in sheet.of("bocage"):
        _draw_bocage(sheet, piece)
    for piece in sheet.of("hedge"):
        _draw_hedge(sheet, piece)
    for piece in sheet.of("tree-line"):
        _draw_tree_line(sheet, piece)


def _draw_bocage(sheet: TablePaper, piece: Scenery) -> None:
    """Draw a bank with ticks, a dark core as wide as the rules' line, two rows of bushes, here and there a tree."""
    rng, line, core = sheet.own_rng(piece), sheet.hand_line(piece, 1.6, 2), sheet.half(piece)
    across, count, canvas = normals(line), len(line), sheet.things.canvas
    bank = ribbon(line, core + 5 + waver(count, 5, rng, 1.2), core + 5 + waver(count, 6, rng, 1.2))
    canvas.drawPath(polygon(bank), fill("#C6B684", 0.95))
    for k in range(count):
        for side in (-1, 1):
            if rng.random() < 0.45:
                start = line[k] + across[k] * side * rng.uniform(core, core + 5)
                end = line[k] + across[k] * side * rng.uniform(core + 6, core + 8.5)
                stroke(canvas, start, end, 0.9, rng.choice(("#8F7F4E", "#7F7444", "#A99A62")), 0.75, rng)
    for reach in range(0, 11, 2):
        fallen = ribbon(line + np.array([reach * 0.8, reach * 0.9]), core + 1, core + 1)
        sheet.shadow.canvas.drawPath(polygon(fallen), fill("#000000"))
    canvas.drawPath(polygon(ribbon(line + 0.8, core + 0.8, core + 0.8)), fill("#36422B"))
    bushes, place = list[Bush](), 0.0
    while place < count:
        at, out = line[int(place)], across[int(place)]
        for side in (-1, 1):
            bushes.append((rng.uniform(5.2, 7.4), *(at + out * side * rng.uniform(core * 0.35, core * 0.65))))
        if rng.random() < 0.5:
            bushes.append((rng.uniform(6, 8), *(at + out * rng.gauss(0, 1.6))))
        if rng.random() < 0.045:
            bushes.append((rng.uniform(10, 14), *(at + out * rng.gauss(0, 2.5))))
        place += 1.9
    _plant(sheet, bushes, HEDGE[:2], Brush(sheet.things, sheet.ink, 0.26, 0.34, 0.36, 1.1), rng)


def _draw_hedge(sheet: TablePaper, piece: Scenery) -> None:
    rng, line = sheet.own_rng(piece), sheet.hand_line(piece, 1.0, 2)
    across, bushes, place = normals(line), list[Bush](), 0.0
    while place < len(line):
        bushes.append((rng.uniform(4.6, 6.6), *(line[int(place)] + across[int(place)] * rng.gauss(0, 1.2))))
        place += 2.1
    _cast(sheet, bushes, 0.65, rng)
    _plant(sheet, bushes, (*HEDGE[:2], ORCHARD[0]), Brush(sheet.things, sheet.ink, 0.2, 0.34, 0.4, 1.1), rng)


def _draw_tree_line(sheet: TablePaper, piece: Scenery) -> None:
    rng, line = sheet.own_rng(piece), sheet.hand_line(piece, 2.0, 2)
    across, crowns = normals(line), list[Bush]()
    for k in range(2, len(line) - 2, 6):
        crowns.append((rng.uniform(10, 14.5), *(line[k] + across[k] * rng.gauss(0, 2.5))))
        crowns.append((rng.uniform(4.5, 6.5), *(line[k] + across[k] * rng.gauss(0, 7))))
    _cast(sheet, crowns, 0.8, rng)
    _plant(sheet, crowns, (*BROADLEAF[:2], *HEDGE[:2]), Brush(sheet.things, sheet.ink, 0.3, 0.32, 0.55, 1.1), rng)


def _cast(sheet: TablePaper, bushes: list[Bush], reach: float, rng: Random) -> None:
    """Draw the shadows of bushes on the ground."""
    for radius, x, y in bushes:
        fallen = blob(float(x) + radius * reach, float(y) + radius * reach * 1.1, radius, rng)
        sheet.shadow.canvas.drawPath(fallen, fill("#000000"))


def _plant(sheet: TablePaper, bushes: list[Bush], palettes: tuple[Palette, ...], brush: Brush, rng: Random) -> None:
    """Draw bushes, the small ones first."""
    for radius, x, y in sorted(bushes, key=lambda bush: bush[0] + rng.gauss(0, 1.2)):
        crown(brush, float(x), float(y), radius, rng.choice(palettes), rng)


def draw_orchards(sheet: TablePaper) -> None:
    """Draw fruit trees in rows that fill the outline of each orchard."""
    for piece in sheet.of("orchard"):
        rng, mask, (x, y, long, broad, turn) = sheet.own_rng(piece), sheet.area(piece), frame_of(piece)
        columns, rows = max(2, round(long / 25)), max(2, round(broad / 25))
        ca, sa, crowns = math.cos(turn), math.sin(turn), list[Bush]()
        for place in range(columns * rows):
            u = (place % columns + 0.5) / columns * long - long / 2 + rng.gauss(0, 1.2)
            v = (place // columns + 0.5) / rows * broad - broad / 2 + rng.gauss(0, 1.2)
            spot = x + u * ca - v * sa, y + u * sa + v * ca
            if rng.random() > 0.05 and sheet.holds(spot) and mask[int(spot[1]), int(spot[0])] > 0.5:
                crowns.append((rng.uniform(7.6, 10), *spot))
        _cast(sheet, crowns, 0.68, rng)
        for radius, across, down in crowns:
            under = oval(across, down, radius * 1.2, radius * 1.2)
            sheet.things.canvas.drawOval(under, fill("#A9A468", 0.3))
        _plant(sheet, crowns, ORCHARD, Brush(sheet.things, sheet.ink, 0, 0.3, 0.6, 1.1), rng)


def draw_scrub(sheet: TablePaper) -> None:
    """Draw single thorn bushes in every area of scrub."""
    for piece in sheet.of("scrub"):
        rng = sheet.own_rng(piece)
        bushes = [(rng.uniform(3, 6.4), x, y) for x, y in scatter(sheet.area(piece), 13, rng)]
        _cast(sheet, bushes, 0.5, rng)
        _plant(sheet, bushes, (*ORCHARD, *HEDGE[:2]), Brush(sheet.things, sheet.ink, 0, 0.3, 0.45, 1.2), rng)


def draw_woods(sheet: TablePaper) -> None:
    """Draw woods: shrubs along a ragged edge, trees inside, old ones in their depth."""
    for piece in sheet.of("wood"):
        rng, mask, (x, y, *_rest) = sheet.own_rng(piece), sheet.area(piece), frame_of(piece)
        depth, phases = inner_distance(mask), (rng.random() * 6, rng.random() * 6)
        crowns = _wood_edge(depth, mask, (x, y), phases, rng)
        for inset, gap, sizes in ((8, 18, (11, 15)), (13, 44, (15, 19))):
            inside = (depth > inset).astype(np.float32)
            crowns += [(rng.uniform(*sizes), u, v) for u, v in scatter(inside, gap, rng)]
        for radius, u, v in crowns:
            if depth[int(v), int(u)] < 26:
                fallen = blob(u + radius * 0.62 + 2, v + radius * 0.7 + 2, radius, rng, 9)
                sheet.things.canvas.drawPath(fallen, fill("#2B311F", 0.10))
        brush = Brush(sheet.things, sheet.ink, 0.46, 0.3, 0.6, 1.1)
        for radius, u, v in sorted(crowns, key=lambda tree: tree[0] + rng.gauss(0, 1.0)):
            if radius > 16.5:
                old_crown(brush, u, v, radius, rng.choice(OLD), rng)
            else:
                crown(brush, u, v, radius, rng.choice(MIXED), rng)


def _wood_edge(
    depth: np.ndarray, mask: np.ndarray, middle: tuple[float, float], phases: tuple[float, float], rng: Random
) -> list[Bush]:
    """Return shrubs and low crowns; the edge has bays and noses of less than a centimetre."""
    found = []
    for x, y in scatter(mask, 10, rng):
        deep, turn = float(depth[int(y), int(x)]), math.atan2(y - middle[1], x - middle[0])
        ragged = math.sin(5 * turn + phases[0]) + math.sin(3 * turn + phases[1])
        if deep < 11 and ragged < -0.5:
            continue
        if deep < 12 or rng.random() < 0.4:
            found.append((rng.uniform(6, 8.6) * (1.5 if deep < 11 and ragged > 0.7 else 1), x, y))
    return found
