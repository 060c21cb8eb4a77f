"""Water and roads: streams, rivers, fords and bridges, roads and tracks."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
import skia

from combat.engine.painting.brushes import INK, PaintLayer, Raster, blob, fill, jitter, pen, smooth, stroke
from combat.engine.painting.geometry import Line, normals, ribbon, waver
from combat.engine.painting.pigment import blur, cut, lay, moved, shade, tint, wash
from combat.engine.painting.scattering import scatter
from combat.engine.space.plane.table_map import Scenery
from tools.armour.paint_tables.open_ground import soft_gradient
from tools.armour.paint_tables.table_paper import TablePaper, frame_of

WATERS = ("stream", "shallow-river", "deep-river")
Widths: TypeAlias = npt.NDArray[np.float64]
RIPPLES = ("#D5E0DC", "#BCCCCB", "#6E8789", "#DFE8E3")
RUTS, VERGES = ("#A98C5C", "#B4986A", "#9F8152"), ("#84894F", "#99A064")
MIDDLE_GRASS = ("#9AA06A", "#ADB07A", "#B39A68")


class _Way(NamedTuple):
    """A road or track as it is drawn."""

    line: Line
    left: Widths
    right: Widths
    broad: float
    rng: Random
    is_track: bool


def paint_water(sheet: TablePaper) -> None:
    """Paint streams and rivers."""
    for piece in sheet.of(*WATERS):
        _paint_stream(sheet, piece)


def _paint_stream(sheet: TablePaper, piece: Scenery) -> None:
    rng, line, half = sheet.own_rng(piece), sheet.hand_line(piece, 4.0, bend=16), sheet.half(piece)
    count = len(line)
    left = half + waver(count, 13, rng, 2.2) + waver(count, 4, rng, 0.9)
    right = half + waver(count, 11, rng, 2.2) + waver(count, 4, rng, 0.9)
    bank = sheet.mask_of([ribbon(line, left + 9, right + 9)], 4, 0.4, scale=16, seed=111)
    wash(sheet.picture, bank, "#A5A770", 112, pooling=0.05, strength=0.75)
    shore = sheet.mask_of([ribbon(line, left + 3, right + 3)], 1)
    tint(
        sheet.picture, "#CDC096", (shore * np.clip(0.75 + 0.5 * sheet.noise(22, 113, 2), 0, 1) * 0.9).astype(np.float32)
    )
    mask = sheet.mask_of([ribbon(line, left, right)], 0.6)
    wash(sheet.picture, mask, "#8BA3A7", 114, variety=0.07, pooling=0.2, pool_width=6)
    dark = np.clip(soft_gradient(mask, 2.4) * 7, 0, 1) * mask
    dark = dark * np.clip(0.5 + 0.35 * sheet.noise(26, 115, 2), 0.1, 0.85)
    shade(sheet.picture, "#4F605C", dark.astype(np.float32))
    plate = sheet.plate(bank)
    _ripple(plate, line, left, half, rng)
    for side, widths in ((1, left), (-1, right)):
        _draw_bank(plate, line, widths, side, rng)
    lay(sheet.picture, plate)


def _ripple(plate: PaintLayer, line: Line, widths: Widths, half: float, rng: Random) -> None:
    across, count = normals(line), len(line)
    for k in range(0, count - 10, 2):
        for _ in range(int(half / 14) + 1):
            if rng.random() < 0.34:
                out, long = rng.uniform(-0.75, 0.75), rng.randint(5, 16)
                course = (line + across * (widths * out)[:, None])[k : k + long : 2]
                if len(course) > 2:
                    plate.canvas.drawPath(smooth(course, False), pen(rng.choice(RIPPLES), rng.uniform(0.7, 1.5), 0.6))


def _draw_bank(plate: PaintLayer, line: Line, widths: Widths, side: int, rng: Random) -> None:
    """Draw the broken ink of a bank, and reeds."""
    across, k = normals(line), 0
    bank = line + across * (widths * side)[:, None]
    while k < len(line) - 6:
        long = rng.randint(4, 12)
        plate.canvas.drawPath(smooth(bank[k : k + long], False), pen("#4F4C35", rng.uniform(0.7, 1.4), 0.72))
        k += long + rng.randint(0, 4)
    for k in range(0, len(line), 3):
        x, y = bank[k] + across[k] * side * rng.uniform(1, 4)
        if rng.random() < 0.3:
            _blades(plate, float(x), float(y), (3, 6), ("#5D6B3C", "#727D46"), 0.85, rng)


def _blades(
    plate: PaintLayer,
    x: float,
    y: float,
    tall: tuple[float, float],
    colours: tuple[str, ...],
    alpha: float,
    rng: Random,
) -> None:
    for lean in (-1, 0, 1):
        tip = x + lean * 2.3, y - rng.uniform(*tall)
        stroke(plate.canvas, (x + lean, y), tip, 0.9, rng.choice(colours), alpha, rng)


def draw_fords(sheet: TablePaper) -> None:
    """Draw the shallows of fords, over the roads that cross there."""
    water = [ribbon(sheet.hand_line(piece, 4.0, bend=16), sheet.half(piece), sheet.half(piece)) for piece in sheet.of(*WATERS)]  # fmt: skip
    wet = sheet.mask_of(water, 1.5) if water else None
    for piece in sheet.of("ford"):
        _draw_ford(sheet, piece, wet)


def _draw_ford(sheet: TablePaper, piece: Scenery, wet: Raster | None) -> None:
    """Draw pale shallows with stones."""
    rng, mask = sheet.own_rng(piece), sheet.area(piece, 8)
    if wet is not None:
        tint(sheet.picture, "#A9BDBB", mask * wet * 0.72)
    tint(sheet.picture, "#BFC2A8", mask * 0.3)
    plate = sheet.plate(mask)
    for x, y in scatter(mask, 11, rng):
        around = [(x + math.cos(a) * r, y + math.sin(a) * r) for a, r in ((k, rng.uniform(1.8, 3.8)) for k in np.linspace(0, 5.6, 7))]  # fmt: skip
        plate.canvas.drawPath(smooth([(u + 0.9, v + 1.2) for u, v in around]), fill("#3E4A48", 0.6))
        plate.canvas.drawPath(smooth(around), fill(jitter("#C6BFA9", rng, 8, 4)))
        plate.canvas.drawPath(smooth(around), pen(INK, 0.5, 0.6))
    lay(sheet.picture, plate)


def draw_bridges(sheet: TablePaper) -> None:
    """Draw bridges: a worn deck between stone parapets along their longest sides, with a shadow on the water."""
    for piece in sheet.of("bridge"):
        rng, mask, (x, y, long, broad, turn) = sheet.own_rng(piece), sheet.area(piece), frame_of(piece)
        shade(sheet.picture, "#55594F", blur(moved(mask, 8, 7), 1.5) * 0.75)
        plate, u, v = sheet.plate(mask), long / 2, broad / 2
        canvas = plate.canvas
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(math.degrees(turn))
        canvas.drawRect(skia.Rect.MakeLTRB(-u, -v, u, v), fill("#CDBA94"))
        for _ in range(int(long * broad / 28)):
            spot = blob(rng.uniform(-u, u), rng.uniform(-v, v), rng.uniform(0.6, 1.6), rng, 5, 0.2)
            canvas.drawPath(spot, fill(rng.choice(("#A99472", "#E2D3B2")), 0.6))
        for side in (-1, 1):
            canvas.drawLine(-u, side * 0.35 * v, u, side * 0.35 * v, pen("#A08560", 3, 0.4))
            place = -u - 5
            while place < u + 5:
                size = rng.uniform(5, 8)
                stone = skia.Rect.MakeLTRB(place, side * v - 3.4, place + size - 0.8, side * v + 3.4)
                canvas.drawRect(stone, fill(jitter("#C9C2AE", rng, 9, 3)))
                canvas.drawRect(stone, pen(INK, 0.8, 0.75))
                place += size
        canvas.restore()
        lay(sheet.picture, plate)


def paint_roads(sheet: TablePaper) -> None:
    """Paint all roads, tracks and railways together, so that they merge where they meet."""
    ways = [_way(sheet, piece) for piece in sheet.of("track", "road", "railway")]
    for tracks in (True, False):
        chosen = [way for way in ways if way.is_track is tracks]
        if chosen:
            _paint_bed(sheet, chosen, 0.7 if tracks else 1.0)
    plate = sheet.plate()
    for way in ways:
        _draw_ruts(plate, way)
        _draw_verges(plate, way)
    lay(sheet.picture, plate)


def _way(sheet: TablePaper, piece: Scenery) -> _Way:
    rng, line, half = sheet.own_rng(piece), sheet.hand_line(piece, 1.4, bend=14), sheet.half(piece)
    left, right = (half + waver(len(line), 16, rng, 1.1) for _ in range(2))
    return _Way(line, left, right, 2 * half, rng, piece.kind == "track")


def _paint_bed(sheet: TablePaper, ways: list[_Way], strength: float) -> None:
    """Paint the trodden verge, the earth of the road, and darker and paler patches."""
    mask = sheet.mask_of([ribbon(way.line, way.left, way.right) for way in ways])
    tint(sheet.picture, "#A39B66", (np.clip(blur(mask, 3.4) * 1.5, 0, 1) * 0.5 * strength).astype(np.float32))
    bed = cut(blur(mask, 1.4) + 0.12 * sheet.noise(7, 121, 2), 2.4)
    bed *= strength
    wash(sheet.picture, bed, "#DCC79D", 122, variety=0.08, pooling=0.14, pool_width=2.6)
    dark, pale = sheet.noise(26, 124), sheet.noise(20, 125)
    tint(sheet.picture, "#CDB585", (np.clip(dark * 0.9 - 0.25, 0, 1) * bed * 0.5).astype(np.float32))
    tint(sheet.picture, "#EBDAB4", (np.clip(-pale * 0.9 - 0.3, 0, 1) * bed * 0.5).astype(np.float32))


def _draw_ruts(plate: PaintLayer, way: _Way) -> None:
    """Draw wheel ruts, each with its lit side."""
    across, rng, count = normals(way.line), way.rng, len(way.line)
    for out in (-0.34, 0.34):
        for _ in range(4):
            k = 0
            while k < count - 3:
                long, shift = rng.randint(14, 50), out + rng.gauss(0, 0.06)
                course = (way.line + across * (way.left * shift)[:, None])[k : k + long]
                if len(course) > 2:
                    ink = pen(rng.choice(RUTS), rng.uniform(1.3, 3.0), rng.uniform(0.22, 0.42))
                    plate.canvas.drawPath(smooth(course, False), ink)
                    if rng.random() < 0.5:
                        plate.canvas.drawPath(smooth(course + np.array([1.6, 1.8]), False), pen("#EFDFBB", 1.1, 0.45))
                k += int(long * rng.uniform(0.6, 1.1))


def _draw_verges(plate: PaintLayer, way: _Way) -> None:
    """Draw the broken edges, grass between the ruts and along the verge, and pebbles."""
    across, rng, count = normals(way.line), way.rng, len(way.line)
    for side, widths in ((1, way.left), (-1, way.right)):
        edge, k = way.line + across * (widths * side * 0.98)[:, None], 0
        while k < count - 4:
            long = rng.randint(4, 15)
            if len(edge[k : k + long]) > 2:
                plate.canvas.drawPath(smooth(edge[k : k + long], False), pen("#6E5733", rng.uniform(0.6, 1.2), 0.6))
            k += long + rng.randint(0, 5)
    for k in range(0, count, 2):
        at, out = way.line[k], across[k]
        if rng.random() < 0.8:
            x, y = at + out * rng.gauss(0, way.broad * 0.06)
            _blades(plate, float(x), float(y), (1.6, 3.6), MIDDLE_GRASS, 0.66, rng)
        if rng.random() < 0.3:
            x, y = at + out * rng.uniform(-0.46, 0.46) * way.broad
            pebble = rng.choice(("#A28860", "#EADBB8", "#8F7650"))
            plate.canvas.drawPath(blob(float(x), float(y), rng.uniform(0.6, 1.5), rng, 5, 0.2), fill(pebble, 0.75))
        for side in (-1, 1):
            if rng.random() < 0.4:
                x, y = at + out * side * (way.broad * 0.5 + rng.uniform(-0.5, 2))
                _blades(plate, float(x), float(y), (2.4, 4.8), VERGES, 0.75, rng)
