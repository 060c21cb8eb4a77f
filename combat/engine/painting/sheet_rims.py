"""Rims of a sheet: the half columns that overlap the edge of an adjacent sheet."""

from itertools import pairwise
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

from combat.engine.painting.brushes import PaintLayer, Raster, blob, fill
from combat.engine.painting.geometry import MARGIN, ROW_PITCH, SIDE, Cell, centre
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, cut, moved
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import Scenery

FOLDER = "rims"
REACH = int(SIDE)
"""Pixels from the middle of the shared column to the frame of the sheet."""
KEPT = 33
"""Distance in pixels past the seam within which a bush or tree is still included."""
DUSK = (0.17, 0.19, 0.13)
"""Colour of the shadow of a cut hedge or wood on the neighbour's ground."""
SMALL = 2200
"""Size in pixels up to which an object is shown whole or not at all, such as a fruit tree or a stone."""


def write_rims(sheet: PaintedSheet, picture: Raster, folder: Path, divisors: tuple[int, ...]) -> dict[str, object]:
    """Write both rims of a sheet at each zoom level; return their index entry: the rows that have scenery."""
    (folder / FOLDER).mkdir()
    rows: dict[str, object] = {"folder": FOLDER}
    for side, column in (("left", 1), ("right", sheet.plan.columns)):
        cells = [(column, row) for row in range(1, sheet.plan.rows + 1) if _has_something(sheet, (column, row))]
        rim = _rim(sheet, picture, side, column, cells)
        for divisor in divisors:
            _reduced(rim, divisor).save(folder / FOLDER / f"{side}-{divisor}.png", optimize=True)
        rows[side] = [row for _, row in cells]
    return rows


def _has_something(sheet: PaintedSheet, cell: Cell) -> bool:
    return sheet.plan.scenery[cell] != Scenery.OPEN or sheet.plan.level[cell] > 0


def _rim(sheet: PaintedSheet, picture: Raster, side: str, column: int, cells: list[Cell]) -> Raster:
    """Return the half column as colour and alpha."""
    seam = int(centre((column, 1))[0])
    part = slice(seam, seam + REACH) if side == "right" else slice(seam - REACH, seam)
    turned = 1 if side == "right" else -1
    colour = np.array(picture[:, part][:, ::turned])
    ragged = _ragged(sheet.height, sheet.seed * 1000 + 600 + column)
    middles = _middles(sheet, cells)
    standing = np.maximum(sheet.things.alpha(), sheet.ink.alpha())[:, part][:, ::turned] > 0.5
    kept = _kept(sheet, standing & _rows(sheet.height, middles), ragged, side)
    gone = (standing & (kept < 0.5)).astype(np.float32)
    alpha = np.maximum(_ground(middles, ragged) * np.clip(1 - 1.6 * blur(gone, 2.0), 0, 1), kept)
    # a cut crown gets a dark rim and the shadow of a whole one
    edge = blur(np.clip(kept - moved(kept, -2, -2 * turned), 0, 1), 0.8) * np.clip(3 * blur(gone, 3), 0, 1)
    colour *= (1 - 0.5 * np.clip(edge * 1.6, 0, 1))[..., None]
    cast = moved(kept * np.clip(4 * blur(gone, 9), 0, 1), 5, 4.5 * turned)
    fallen = np.clip(blur(cast, 1.4) - alpha, 0, 1) * 0.40
    colour = np.where((fallen > alpha)[..., None], np.array(DUSK, np.float32), colour)
    alpha = np.maximum(alpha, fallen)
    alpha[: int(MARGIN)] = alpha[sheet.height - int(MARGIN) :] = 0
    return np.asarray(np.dstack([colour, alpha])[:, ::turned])


def _ragged(height: int, seed: int) -> Raster:
    """Return noise that makes edges irregular."""
    rng = np.random.default_rng(seed)
    clouds = rng.standard_normal((height // 14 + 4, REACH // 14 + 4)).astype(np.float32)
    size = (clouds.shape[1] * 14, clouds.shape[0] * 14)
    return np.asarray(Image.fromarray(clouds).resize(size, Image.Resampling.BICUBIC))[:height, :REACH]


def _middles(sheet: PaintedSheet, cells: list[Cell]) -> list[float]:
    """Return the vertical positions of hexes with scenery, extended to the frame above and below."""
    middles = [centre(cell)[1] for cell in cells]
    if cells and cells[0][1] == 1:
        middles.insert(0, middles[0] - ROW_PITCH)
    if cells and cells[-1][1] == sheet.plan.rows:
        middles.append(middles[-1] + ROW_PITCH)
    return middles


def _rows(height: int, middles: list[float]) -> Raster:
    rows = np.zeros((height, 1), bool)
    for middle in middles:
        rows[max(0, int(middle - ROW_PITCH / 2)) : max(0, int(middle + ROW_PITCH / 2) + 1)] = True
    return rows


def _ground(middles: list[float], ragged: Raster) -> Raster:
    """Return the mask of the ground: slightly over the seam, and over most of a hex with scenery."""
    down, right = np.mgrid[0 : ragged.shape[0], 0:REACH].astype(np.float32)
    breath = np.clip((24 + 5 * ragged - right) / 22, 0, 1)
    between = [(a + b) / 2 for a, b in pairwise(middles) if b - a < 1.5 * ROW_PITCH]
    inside = np.zeros_like(right)
    for middle in (*middles, *between):
        away = (right / 54) ** 2 + ((down - middle) / (ROW_PITCH * 0.56)) ** 2
        inside = np.maximum(inside, np.clip(1.5 - away, 0, 1))
    return np.asarray(np.maximum(breath, cut(inside + 0.10 * ragged, 5)))


def _kept(sheet: PaintedSheet, standing: Raster, ragged: Raster, side: str) -> Raster:
    """Return the mask of raised objects past the seam: small ones whole, hedges and woods if rooted near it."""
    labels, count = ndimage.label(standing)
    whole, strip = np.zeros(standing.shape, np.float32), np.zeros_like(standing)
    sizes = ndimage.sum_labels(standing, labels, range(1, count + 1))
    for number, (box, size) in enumerate(zip(ndimage.find_objects(labels), sizes, strict=True), 1):
        own = labels[box] == number
        if size < SMALL and box[1].stop < REACH - 2 and box[1].start > 1:
            whole[box][own] = (box[1].start + box[1].stop) / 2 < KEPT + 12
        else:
            strip[box] |= own
    # a hedge ends earlier towards its flanks, so that its end is round
    deep = np.minimum(ndimage.distance_transform_edt(np.pad(strip, ((0, 0), (40, 0)), mode="edge"))[:, 40:41], 18)
    roots = strip & (np.arange(REACH)[None, :] < KEPT - 18 + deep + 9 * ragged)
    rng, plate = sheet.rng(f"{side} rim"), PaintLayer(REACH, sheet.height)
    for x, y in scatter(roots.astype(np.float32), 8, rng):
        plate.canvas.drawPath(blob(x, y, rng.uniform(7, 12), rng, 7, 0.10), fill("#FFFFFF"))
    shown = np.maximum(plate.alpha() * strip, roots)
    crumbs, count = ndimage.label(shown > 0.5)
    rooted = np.unique(crumbs[:, :4])
    return np.maximum(blur(whole, 0.5), blur(shown * np.isin(crumbs, rooted[rooted > 0]), 0.5))


def _reduced(rim: Raster, divisor: int) -> Image.Image:
    """Return the rim at a zoom level; colours are premultiplied for scaling, so that hidden ones do not bleed in."""
    height, width = rim.shape[:2]
    size = (round(width / divisor), round(height / divisor))
    alpha = np.ascontiguousarray(rim[..., 3], np.float32)
    small = np.asarray(Image.fromarray(alpha).resize(size, Image.Resampling.BOX))
    planes = []
    for k in range(3):
        plane = np.ascontiguousarray(rim[..., k] * alpha, np.float32)
        planes.append(np.asarray(Image.fromarray(plane).resize(size, Image.Resampling.BOX)) / np.maximum(small, 1e-4))
    whole = np.dstack([*planes, small]) * (small > 0.004)[..., None]
    return Image.fromarray((np.clip(whole, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
