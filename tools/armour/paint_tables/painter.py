"""Paint all layers of a table in order, from bottom to top."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from combat.engine.painting.brushes import Raster
from combat.engine.painting.pigment import blur, glaze, lay, shade
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.armour.content.battle_tables import prove_table
from tools.armour.paint_tables import built, fields, open_ground, plants, relief, ways
from tools.armour.paint_tables.table_paper import TablePaper

SHADOW = "#7C7F70"
FINENESS = 2
"""Pixels of the picture for each of the sheet, before it is reduced to its tiles."""
SHARPENED = ImageFilter.UnsharpMask(radius=0.9, percent=40, threshold=1)


def paint_sheet(file: Path, fineness: int = 1) -> tuple[TablePaper, Raster]:
    """Paint a table file at `fineness` times the usual resolution.

    Return its sheet and the image with values from 0 to 1.
    """
    sheet = TablePaper(prove_table(file), hashlib.sha256(file.read_bytes()).hexdigest(), fineness=fineness)
    _paint_ground(sheet)
    _draw_things(sheet)
    _lay_grain(sheet)
    return sheet, sheet.picture


def paint_table(file: Path) -> tuple[TablePaper, Image.Image]:
    """Paint a table file; return its sheet and the image, scaled down to the size of its tiles."""
    sheet, _ = paint_sheet(file, FINENESS)
    whole = Image.fromarray((np.clip(sheet.picture, 0, 1) * 255 + 0.5).astype(np.uint8))
    size = sheet.table.width // UNITS, sheet.table.height // UNITS
    return sheet, whole.resize(size, Image.Resampling.LANCZOS).filter(SHARPENED)


def _paint_ground(sheet: TablePaper) -> None:
    open_ground.paint_open_ground(sheet)
    relief.paint_heights(sheet)
    open_ground.paint_tufts(sheet)
    fields.paint_soft_ground(sheet)
    fields.paint_fields(sheet)
    relief.paint_gullies(sheet)
    ways.paint_water(sheet)
    ways.paint_roads(sheet)
    ways.draw_fords(sheet)
    ways.draw_bridges(sheet)
    built.paint_yards(sheet)


def _draw_things(sheet: TablePaper) -> None:
    relief.draw_embankments(sheet)
    plants.draw_scrub(sheet)
    relief.draw_rocks(sheet)
    built.draw_ruins(sheet)
    plants.draw_strips(sheet)
    plants.draw_orchards(sheet)
    built.draw_houses(sheet)
    shade(sheet.picture, SHADOW, np.clip(blur(sheet.shadow.alpha(), 0.9), 0, 1) * 0.86)
    plants.draw_woods(sheet)
    lay(sheet.picture, sheet.things)
    lay(sheet.picture, sheet.ink, shift=(0.35, 0.45))


def _lay_grain(sheet: TablePaper) -> None:
    """Lay the tooth of the paper over the picture and yellow it a little."""
    grain = np.random.default_rng(sheet.seed).standard_normal(sheet.shape).astype(np.float32)
    glaze(sheet.picture, (1 + 0.013 * blur(grain, 0.8) + 0.010 * sheet.noise(300, 421)).astype(np.float32))
    tones: Raster = np.array([1.0, 0.995, 0.975], np.float32)
    sheet.picture *= tones
