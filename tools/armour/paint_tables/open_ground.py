"""Open ground: pastures between hedges, each with a tint and a brush direction, mown swaths, tufts and flowers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from PIL import Image
from scipy import ndimage

from combat.engine.painting.brushes import PaintLayer, Raster, blob, bristle, fill, mix, pen, polygon, rgb, stroke
from combat.engine.painting.pigment import lay, wash
from tools.armour.paint_tables.table_paper import PX, TablePaper, in_pixels


@dataclass(frozen=True)
class Cover:
    """Colours of open ground: the wash, patches in it, dabs of the brush, and tufts."""

    base: str
    patches: tuple[str, ...]
    dabs: tuple[str, ...]
    tufts: tuple[str, ...]


COVERS = {
    "grass": Cover("#C4C394", ("#D3C998", "#AEB981", "#CFCBA2"),
                   ("#D2CFA0", "#B5BA84", "#CDC692", "#AEB57E", "#DAD5AE", "#BFBF88", "#C6B98A"),
                   ("#858F58", "#929A64", "#A0A36A", "#E0DCB4")),
    "steppe": Cover("#CBBE88", ("#DACB92", "#B4AF74", "#D6C99A"),
                    ("#DCCF9C", "#BDB57C", "#D3C48A", "#B3AE74", "#E2D6AA", "#C9B67E", "#C9AE7C"),
                    ("#8F8A54", "#A09860", "#AFA268", "#E8DEB2")),
    "firm-sand": Cover("#D9C596", ("#E6D4A6", "#CBB484", "#E0CFA6"),
                       ("#E6D6AC", "#CDB888", "#DFCB9A", "#C5AE80", "#EBDDBA", "#D6BF90", "#CFAF84"),
                       ("#A59468", "#B6A478", "#8F875C", "#EFE3C2")),
}  # fmt: skip
PASTURES = ("#CAC795", "#BEC08B", "#D0C591", "#BFC28E", "#C6BD84", "#B8BB83", "#D2CA99")
BOUNDS = (
    "bocage",
    "hedge",
    "wall",
    "tree-line",
    "road",
    "track",
    "gully-side",
    "deep-river",
    "stream",
    "low-embankment",
)
"""Lines that part one pasture from the next; gaps in them are closed."""
COARSE = 6
"""Pixels of a mask for one of the map of pastures."""
PITCH, ROW = 2.4, 1.35
"""Length of a mown stroke and distance of swaths, in cm."""


class Pastures:
    """Map from each point to its pasture, with the tint and brush direction of each pasture."""

    def __init__(self, sheet: TablePaper) -> None:
        plate = PaintLayer(sheet.width // COARSE, sheet.height // COARSE)
        plate.canvas.scale(1 / COARSE, 1 / COARSE)
        for piece in sheet.of(*BOUNDS):
            broad = 3.0 if piece.kind in ("road", "track") else 5.0
            plate.canvas.drawPath(polygon(in_pixels(piece), False), pen("#FFFFFF", broad * PX))
        label, self.count = ndimage.label(plate.alpha() < 0.5)
        near = ndimage.distance_transform_edt(label == 0, return_distances=False, return_indices=True)
        self.label = label[near[0], near[1]]
        pick, share = sheet.rng("pastures"), 0.85 if sheet.base == "grass" else 0.0
        base = COVERS[sheet.base].base
        self.tints = [rgb(base), *(mix(base, pick.choice(PASTURES), share) for _ in range(self.count))]
        self.ways = [pick.uniform(-1.2, 0.4) for _ in range(self.count + 1)]

    def at(self, x: float, y: float) -> int:
        """Return the index of the pasture at a point in pixels.

        A point beyond the right or lower edge counts as on it.
        """
        high, wide = self.label.shape
        return int(self.label[min(high - 1, int(y / COARSE)), min(wide - 1, int(x / COARSE))])


def paint_open_ground(sheet: TablePaper) -> Pastures:
    """Paint the whole table as open ground; return its pastures."""
    cover, pastures = COVERS[sheet.base], Pastures(sheet)
    tints = ndimage.gaussian_filter((np.array(pastures.tints, np.float32) / 255)[pastures.label], (1.4, 1.4, 0))
    size = sheet.picture.shape[1], sheet.picture.shape[0]
    for k in range(3):
        plane = Image.fromarray(np.ascontiguousarray(tints[..., k]))
        sheet.picture[..., k] = np.asarray(plane.resize(size, Image.Resampling.BILINEAR))
    for number, colour in enumerate(cover.patches):
        cloud = np.clip(sheet.noise(150, 17 + number, 4, 0.55) * 1.6 - 0.55, 0, 1) * 0.42
        wash(sheet.picture, cloud.astype(np.float32), colour, 20 + number, variety=0.03, pooling=0.05)
    _brush(sheet, cover, pastures)
    if sheet.base == "grass":
        _mow(sheet, pastures)
    return pastures


def _brush(sheet: TablePaper, cover: Cover, pastures: Pastures) -> None:
    """Dab the ground, each pasture in its own way."""
    plate, rng = sheet.plate(), sheet.rng("dabs")
    for _ in range(sheet.width * sheet.height // 300):
        x, y = rng.random() * sheet.width, rng.random() * sheet.height
        pasture = pastures.at(x, y)
        colour = mix(rng.choice(cover.dabs), pastures.tints[pasture], 0.35)
        turn = pastures.ways[pasture] + rng.gauss(0, 0.22)
        bristle(plate.canvas, (x, y), turn, rng.uniform(7, 24), rng.uniform(3, 9), colour, 0.3, rng)
    lay(sheet.picture, plate)


def _mow(sheet: TablePaper, pastures: Pastures) -> None:
    """Mow two pastures in three: rows of long strokes, light and dark by turns, too faint to be a crop."""
    plate, rng = sheet.plate(), sheet.rng("swaths")
    for pasture in range(1, pastures.count + 1):
        rows, columns = np.nonzero(pastures.label == pasture)
        if pasture % 3 == 1 or len(rows) < 300:
            continue
        middle = float(columns.mean() * COARSE), float(rows.mean() * COARSE)
        reach = int(max(np.ptp(rows), np.ptp(columns)) * COARSE / PX / ROW) + 2
        for row in range(-reach, reach + 1):
            _swath(sheet, pastures, plate, pasture, middle, row, rng)
    lay(sheet.picture, plate)


def _swath(
    sheet: TablePaper, pastures: Pastures, plate: PaintLayer, pasture: int, middle: tuple[float, float], row: int,
    rng: Random,
) -> None:  # fmt: skip
    """Draw one row of strokes inside its pasture."""
    way = pastures.ways[pasture]
    ca, sa, many = math.cos(way), math.sin(way), int(200 / PITCH)
    for step in range(-many, many + 1):
        u, v = (step * PITCH + rng.uniform(-0.5, 0.5)) * PX, (row * ROW + rng.gauss(0, 0.06)) * PX
        x, y = middle[0] + u * ca - v * sa, middle[1] + u * sa + v * ca
        if not sheet.holds((x, y)) or pastures.at(x, y) != pasture or rng.random() > 0.72:
            continue
        long, colour = rng.uniform(16, 30), "#DDD6A8" if row % 2 else "#A3AA72"
        end = (x + ca * long, y + sa * long)
        stroke(plate.canvas, (x, y), end, rng.uniform(3.5, 6.5), colour, rng.uniform(0.10, 0.2), rng, 0.02)


def paint_tufts(sheet: TablePaper) -> None:
    """Draw finer dabs, tufts, pebbles and a few flowers; without them the ground looks sprayed from close up."""
    cover, plate, rng = COVERS[sheet.base], sheet.plate(), sheet.rng("tufts")
    for _ in range(sheet.width * sheet.height // 840):
        x, y = rng.random() * sheet.width, rng.random() * sheet.height
        turn = -0.5 + math.sin(x / 140) * 0.6 + rng.gauss(0, 0.3)
        bristle(plate.canvas, (x, y), turn, rng.uniform(3, 9), rng.uniform(1.2, 3), rng.choice(cover.dabs), 0.3, rng, 3)
    for _ in range(sheet.width * sheet.height // 700):
        x, y = rng.random() * sheet.width, rng.random() * sheet.height
        dense = math.sin(x / 61 + math.sin(y / 83) * 2) + math.sin(y / 47) >= 0.35
        _tuft(plate, (x, y), cover.tufts, rng, large=dense)
    lay(sheet.picture, plate)


def _tuft(plate: PaintLayer, at: tuple[float, float], colours: Sequence[str], rng: Random, *, large: bool) -> None:
    (x, y), colour = at, rng.choice(colours)
    if large and rng.random() < 0.1:
        spot = rng.choice(("#8C9560", "#E6DFB8", "#A79B66"))
        plate.canvas.drawPath(blob(x, y, rng.uniform(1.0, 2.0), rng, 5, 0.25), fill(spot, 0.5))
        return
    tall = (2.0, 4.4) if large else (1.2, 2.8)
    for blade in range(rng.randint(2, 4)):
        tip = x + blade * 1.4 + (blade - 1.5) * 0.8 + rng.gauss(0, 0.6), y - rng.uniform(*tall)
        stroke(plate.canvas, (x + blade * 1.4, y), tip, 0.8 if large else 0.5, colour, 0.62, rng)
    if not large and rng.random() < 0.05:
        plate.canvas.drawCircle(x, y - 2, 0.5, fill(rng.choice(("#F3ECD0", "#E3C95E", "#D98A6A")), 0.9))


def soft_gradient(mask: Raster, sigma: float) -> Raster:
    """Blur a mask by `sigma` pixels and return its slope towards the south-east, for light from the north-west."""
    down, right = np.gradient(ndimage.gaussian_filter(mask, sigma))
    return np.asarray(down + right, np.float32)
