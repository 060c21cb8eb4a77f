"""Fields: ploughland, wheat, row crops and stubble, each field at its own angle."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
import numpy.typing as npt
import skia

from combat.engine.painting.brushes import (
    Colour,
    Raster,
    blob,
    fill,
    jitter,
    oval,
    pen,
    quick_pen,
    smooth,
    stroke,
)
from combat.engine.painting.geometry import Cell, waver
from combat.engine.painting.ground.grass import long_axis
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, inner_distance, lay, noise, tint, wash, window
from combat.engine.painting.scenery import GroundCover


@dataclass
class Field:
    """One field while its rows are drawn: its frame of long and cross axis, slightly bent like real furrows."""

    canvas: skia.Canvas
    rng: Random
    middle: tuple[float, float]
    angle: float
    bend: float
    along: tuple[float, float]
    across: tuple[float, float]

    def at(self, u: float, v: float) -> tuple[float, float]:
        """Return the point on the sheet at the distances `u` along and `v` across the field."""
        v += self.bend * u * u
        ca, sa = math.cos(self.angle), math.sin(self.angle)
        return self.middle[0] + u * ca - v * sa, self.middle[1] + u * sa + v * ca

    def pull(
        self, u: float, v: float, length: float, v_end: float, width: float, colour: str | Colour, alpha: float
    ) -> None:
        """Draw one stroke along the field, from (`u`, `v`) to (`u` + `length`, `v_end`)."""
        stroke(self.canvas, self.at(u, v), self.at(u + length, v_end), width, colour, alpha, self.rng, 0.01)


def paint_fields(sheet: PaintedSheet) -> None:
    """Paint every field by its crop, with a headland line around it."""
    for kind, (colour, gap, drill) in CROPS.items():
        for number, patch in enumerate(sheet.patches(kind)):
            _paint_field(sheet, patch, number, kind, colour, gap, drill)


def _paint_field(
    sheet: PaintedSheet, patch: list[Cell], number: int, kind: GroundCover, colour: str, gap: float, drill: "Drill"
) -> None:
    rng = sheet.rng(f"{kind} {patch[0]}")
    mask = _field_mask(sheet, patch, number)
    wash(sheet.picture, mask, colour, 70 + number, variety=0.05, pooling=0.16, pool_width=3)
    rows, columns = np.nonzero(mask > 0.5)
    middle, angle = (float(columns.mean()), float(rows.mean())), _angle(sheet, patch, rng)
    ca, sa = math.cos(angle), math.sin(angle)
    u = (columns - middle[0]) * ca + (rows - middle[1]) * sa
    v = -(columns - middle[0]) * sa + (rows - middle[1]) * ca
    plate = sheet.plate(mask)
    field = Field(plate.canvas, rng, middle, angle, rng.uniform(-1, 1) * 0.00010,
                  (float(u.min()), float(u.max())), (float(v.min()), float(v.max())))  # fmt: skip
    line = 0
    offset = field.across[0] - 40
    while offset < field.across[1] + 40:
        sway = waver(int((field.along[1] - field.along[0]) / 14) + 6, 4, rng, 0.8)
        drill(field, offset + rng.gauss(0, 0.5), sway, line)
        offset, line = offset + gap, line + 1
    inside = (
        np.clip((blur(mask, 1.5) - 0.5) * 6, 0, 1)
        if kind == GroundCover.WHEAT
        else np.clip((blur(mask, 2.2) - 0.62) * 6, 0, 1)
    )
    lay(sheet.picture, plate, 1, inside)
    _headland(sheet, mask, number)


def _field_mask(sheet: PaintedSheet, patch: list[Cell], number: int) -> Raster:
    """Return the mask of a field: up to the hedge where there is one, elsewhere with a smooth edge without hexes."""
    long = sheet.mask(patch, 60 + number, soft=50, ragged=0.07, scale=90, grow=0.06)
    heart = sheet.mask(patch, 62 + number, soft=15, ragged=0.08, grow=-0.40)
    tight = sheet.mask(patch, 61 + number, soft=12, ragged=0.08, grow=0.14)
    own, near = np.maximum(long, heart), sheet.enclosed
    hedged = sheet.mask(patch, 60 + number, soft=36, ragged=0.10, scale=50, grow=0.09) * tight
    return np.asarray(hedged * near + own * (1 - near), np.float32)


def _angle(sheet: PaintedSheet, patch: list[Cell], rng: Random) -> float:
    """Return the angle of a furrow line in the map, or else the field's longer axis."""
    cells = set(patch)
    for points in sheet.plan.drawn("furrow"):
        x, y = points.mean(0) / 2
        if sheet.cells[int(sheet.label[int(y), int(x)])] in cells:
            way = points[-1] - points[0]
            return math.atan2(way[1], way[0])
    return long_axis(patch) + rng.gauss(0, 0.06)


def _headland(sheet: PaintedSheet, mask: Raster, number: int) -> None:
    part = window(mask, 4)
    inside = mask[part]
    ragged = 0.6 + 0.4 * np.clip(noise(inside.shape, 12, 80 + number, 2), -1, 1)
    line = np.exp(-(((inner_distance(inside) - 5.0) / 1.3) ** 2)) * (inside > 0.5) * ragged
    tint(sheet.wet(part), "#8F7A4C", (line * 0.34).astype(np.float32))


def _runs(
    field: Field, sway: npt.NDArray[np.float64], low: float, high: float
) -> list[tuple[float, float, float, float]]:
    """Return broken pieces of one row: start, length, and sway at either end."""
    u, k, runs = field.along[0] - 6, 0, []
    while u < field.along[1] + 6:
        length = field.rng.uniform(low, high)
        a, b = sway[min(k, len(sway) - 1)], sway[min(k + 1, len(sway) - 1)]
        runs.append((u, length, float(a), float(b)))
        u, k = u + length, k + 1
    return runs


def _plough(field: Field, offset: float, sway: npt.NDArray[np.float64], line: int) -> None:
    rng = field.rng
    for u, length, a, b in _runs(field, sway, 10, 26):
        if rng.random() < 0.93:
            field.pull(
                u,
                offset + a,
                length,
                offset + b,
                rng.uniform(1.8, 3.0),
                jitter("#937850", rng, 6, 3),
                rng.uniform(0.6, 0.85),
            )
        if rng.random() < 0.8:
            field.pull(
                u,
                offset + a - 3,
                length,
                offset + b - 3,
                rng.uniform(1.2, 2.2),
                jitter("#DCC698", rng, 5, 3),
                rng.uniform(0.4, 0.75),
            )
        if rng.random() < 0.10:
            x, y = field.at(u + rng.random() * length, offset + rng.gauss(0, 2))
            field.canvas.drawPath(
                blob(x, y, rng.uniform(1, 2), rng, 5, 0.3), fill(rng.choice(("#7C6240", "#E4D3AA")), 0.6)
            )


def _wheat(field: Field, offset: float, sway: npt.NDArray[np.float64], line: int) -> None:
    rng = field.rng
    for u, length, a, b in _runs(field, sway, 10, 26):
        if line % 2:
            # from afar a row shows as the dark between two drills
            field.pull(u, offset + a, length, offset + b, rng.uniform(2.2, 3.2), jitter("#A5874A", rng, 5, 3), 0.62)
        for _ in range(int(length / 3.2)):
            x, y = field.at(u + length * rng.random(), offset + a + rng.gauss(0, 0.8))
            tall, lean = rng.uniform(2.5, 4.6), field.angle - 1.1 + rng.gauss(0, 0.3)
            colour = rng.choice(("#B69B56", "#A98C4A", "#C9AE68") if line % 2 else ("#E9DBA6", "#D9C27E", "#EFE3B4"))
            stroke(field.canvas, (x, y), (x + math.cos(lean) * tall, y + math.sin(lean) * tall), 1.0, colour, 0.72, rng)
    if line % 8 in (0, 1):
        _tramline(field, offset)


def _tramline(field: Field, offset: float) -> None:
    """Draw wheel tracks, which distinguish wheat from grass in greyscale."""
    rng, u = field.rng, field.along[0] - 6
    while u < field.along[1] + 6:
        length = rng.uniform(20, 60)
        points = [
            field.at(u, offset),
            field.at(u + length / 2, offset + rng.gauss(0, 0.6)),
            field.at(u + length, offset),
        ]
        field.canvas.drawPath(smooth(points, False), pen("#9B8145", rng.uniform(1.3, 2.2), rng.uniform(0.45, 0.7)))
        u += length * 0.97


def _row_crop(field: Field, offset: float, sway: npt.NDArray[np.float64], line: int) -> None:
    rng = field.rng
    for u, length, a, b in _runs(field, sway, 10, 26):
        if rng.random() < 0.9:
            field.pull(u, offset + a + 3.4, length, offset + b + 3.4, 2.2, "#93805A", 0.5)
        step = 0.0
        while step < length:
            x, y = field.at(u + step, offset + a + rng.gauss(0, 0.6))
            r = rng.uniform(2.3, 3.6)
            field.canvas.drawOval(oval(x + 1, y + 1.0, r, 0.9 * r), fill("#4A4A2C", 0.4))
            field.canvas.drawPath(blob(x, y, r, rng, 5, 0.25), fill(jitter("#7C8A52", rng, 8, 4), 0.95))
            field.canvas.drawOval(oval(x - r * 0.2, y - r * 0.3, r * 0.5, r * 0.4), fill("#A9B478", 0.8))
            step += rng.uniform(5.2, 7.4)


def _stubble(field: Field, offset: float, sway: npt.NDArray[np.float64], line: int) -> None:
    rng = field.rng
    for u, length, a, b in _runs(field, sway, 8, 20):
        if rng.random() < 0.92:
            field.pull(u, offset + a, length, offset + b, rng.uniform(1.8, 3.0), jitter("#97804C", rng, 6, 3), 0.68)
        field.pull(u, offset + a - 4.5, length, offset + b - 4.5, rng.uniform(1.4, 2.4), "#E6D8A6", 0.5)
        for _ in range(int(length / 4)):
            x, y = field.at(u + length * rng.random(), offset + a + rng.gauss(0, 0.7))
            tip, straw = (x + rng.gauss(0, 0.4), y - rng.uniform(1.5, 3)), rng.choice(("#EBDDAA", "#B8A062"))
            field.canvas.drawLine(x, y, *tip, quick_pen(straw, 0.9, 0.7))


Drill = Callable[[Field, float, npt.NDArray[np.float64], int], None]
CROPS: dict[GroundCover, tuple[str, float, Drill]] = {
    GroundCover.PLOUGH: ("#C4AB7E", 8.2, _plough),
    GroundCover.WHEAT: ("#D8C385", 6.4, _wheat),
    GroundCover.ROW_CROP: ("#B6A878", 10.5, _row_crop),
    GroundCover.STUBBLE: ("#CFBA84", 10.0, _stubble),
}
"""Colour, gap between rows in pixels, and drawing function of each crop."""
