"""Buildings and their remains: houses with their yards, walls, rubble, wrecks."""

from __future__ import annotations

import math
import zlib
from random import Random

import numpy as np

from combat.engine.painting.brushes import INK, blob, fill, jitter, pen, polygon, sweep
from combat.engine.painting.geometry import resampled
from combat.engine.painting.ground.stone import draw_walls
from combat.engine.painting.houses.buildings import draw_buildings
from combat.engine.painting.pigment import wash
from combat.engine.painting.plan import Thing
from combat.engine.painting.scattering import scatter
from combat.engine.space.plane.table_map import Scenery
from tools.armour.paint_tables.table_paper import TablePaper, frame_of, in_pixels

ROOFS = ("tile", "tile", "slate", "thatch", "tile")
RISE = (0.72, 0.8)
BRICKS = ("#B0714F", "#9E6247", "#C9BEA6", "#B9AD95", "#D9CFB8")
YARD = 13.0
"""Pixels of trodden earth around a house."""


def paint_yards(sheet: TablePaper) -> None:
    """Paint the trodden earth around every house."""
    for piece in sheet.of("building"):
        thing = _thing(piece, {})
        outline = np.array(thing.corners(YARD))
        mask = sheet.mask_of([outline], 8, 0.3, scale=18, seed=131)
        wash(sheet.picture, mask, "#CDBB94", 132, pooling=0.05, pool_width=6, strength=0.72)


def draw_houses(sheet: TablePaper) -> None:
    """Draw walls, then houses: with flat roofs on sand, elsewhere with tiles, slates or thatch."""
    sheet.walls = [resampled(in_pixels(piece)) for piece in sheet.of("wall", "high-wall")]
    draw_walls(sheet)
    pieces = sheet.of("building")
    if sheet.base == "firm-sand":
        for piece in pieces:
            _draw_flat_roof(sheet, piece, sheet.own_rng(piece))
        return
    for piece in pieces:
        roof, rng = ROOFS[zlib.crc32(repr(piece.corners[0]).encode()) % len(ROOFS)], sheet.own_rng(piece)
        sheet.plan.things.append(_thing(piece, {"roof": roof, "hip": rng.choice((0.0, 0.0, 0.5, 0.8))}))
    draw_buildings(sheet)


def _thing(piece: Scenery, properties: dict[str, str | float]) -> Thing:
    x, y, long, broad, turn = frame_of(piece)
    return Thing("building", x, y, long, broad, turn, properties)


def _draw_flat_roof(sheet: TablePaper, piece: Scenery, rng: Random) -> None:
    """Draw a flat roof of mud brick with its parapet."""
    corners, thing, canvas = in_pixels(piece), _thing(piece, {}), sheet.things.canvas
    sweep(sheet.shadow.canvas, corners, range(15), fill("#000000"), RISE)
    canvas.drawPath(polygon(corners), fill("#E4D6B4"))
    inner = thing.corners(-5)
    canvas.drawPath(polygon(inner), fill("#CDBB92"))
    for _ in range(30):
        at = thing.at(rng.uniform(-0.42, 0.42) * thing.width, rng.uniform(-0.42, 0.42) * thing.height)
        canvas.drawPath(blob(*at, rng.uniform(1, 4), rng), fill("#B5A27A", 0.35))
    sheet.ink.canvas.drawPath(polygon(corners), pen(INK, 1.4, 0.8))
    sheet.ink.canvas.drawPath(polygon(inner), pen(INK, 0.9, 0.6))


def draw_ruins(sheet: TablePaper) -> None:
    """Draw rubble, and the wrecks that are part of the table."""
    for piece in sheet.of("rubble", "crater"):
        rng, mask = sheet.own_rng(piece), sheet.area(piece)
        sheet.things.canvas.drawPath(polygon(in_pixels(piece)), fill("#C3B08C", 0.85))
        for x, y in scatter(mask, 3.4, rng):
            size, turn = rng.uniform(1.4, 3.6), rng.random() * math.pi / 2
            angles = [turn + side * math.pi / 2 for side in range(4)]
            brick = [(x + math.cos(a) * size, y + math.sin(a) * size * 0.8) for a in angles]
            sheet.things.canvas.drawPath(polygon([(u + 1, v + 1.2) for u, v in brick]), fill("#3A2F24", 0.55))
            sheet.things.canvas.drawPath(polygon(brick), fill(jitter(rng.choice(BRICKS), rng, 6, 3)))
            sheet.ink.canvas.drawPath(polygon(brick), pen(INK, 0.5, 0.6))
    for piece in sheet.of("wreck"):
        _draw_wreck(sheet, piece, sheet.own_rng(piece))


def _draw_wreck(sheet: TablePaper, piece: Scenery, rng: Random) -> None:
    """Draw a burnt out hull: tracks, a rusty deck, and its turret askew."""
    thing, canvas = _thing(piece, {}), sheet.things.canvas
    u, v = thing.width / 2, thing.height / 2
    sweep(sheet.shadow.canvas, thing.corners(), range(9), fill("#000000"), RISE)
    canvas.drawPath(polygon(thing.corners()), fill("#4A433A"))
    for side in (-1, 1):
        for link in range(int(2 * u / 2.4)):
            at = thing.box(link * 2.4 - u, side * v * 0.98, link * 2.4 - u + 1.3, side * v * 0.66)
            canvas.drawPath(polygon(at), fill("#6A5E50"))
    canvas.drawPath(polygon(thing.box(-u * 0.94, -v * 0.64, u * 0.94, v * 0.64)), fill("#5B4A3A"))
    for _ in range(40):
        spot = thing.at(rng.uniform(-0.9, 0.9) * u, rng.uniform(-0.6, 0.6) * v)
        rust = rng.choice(("#7C4F34", "#3A322B", "#8A5A38", "#2F2A26"))
        canvas.drawPath(blob(*spot, rng.uniform(1, 4), rng, 6, 0.25), fill(rust, 0.5))
    turret = Thing("turret", *thing.at(-u * 0.06, v * 0.08), u * 0.62, v * 1.05, thing.turn + 0.6, {})
    sweep(canvas, turret.corners(), (1.5, 3.0, 4.5), fill("#17150E", 0.22), RISE)
    canvas.drawPath(polygon(turret.corners()), fill("#4F4438"))
    muzzle = turret.box(turret.width * 0.4, -1.4, turret.width * 1.5, 1.4)
    canvas.drawPath(polygon(muzzle), fill("#3E372F"))
    for outline in (thing.corners(), turret.corners(), muzzle):
        sheet.ink.canvas.drawPath(polygon(outline), pen(INK, 1.1, 0.8))
