"""Paint hedges and fences along hexsides, narrow enough not to cover the hexes."""

from __future__ import annotations

from random import Random

import numpy as np

from combat.engine.painting.brushes import INK, fill, oval, pen, polygon, stroke
from combat.engine.painting.geometry import Line, normals, resampled
from combat.engine.painting.ground.groves import Tree
from combat.engine.painting.ground.trees import HEDGE, Brush, crown
from combat.engine.painting.pigment import lay
from tools.command.paint_maps.map_sheet import MapSheet

BANK, CORE = 10.0, 5.5
"""Half width of a hedge in pixels, with its bank and without."""


def paint_banks(sheet: MapSheet) -> None:
    """Paint the pale bank of hedges, with hatching."""
    rng, plate = sheet.rng("banks"), sheet.plate()
    for line in sheet.rows:
        plate.canvas.drawPath(polygon(line, False), pen("#C3B381", 2 * BANK, 0.9))
        across = normals(line)
        for k in range(len(line)):
            for side in (-1, 1):
                if rng.random() < 0.4:
                    foot, head = (
                        line[k] + across[k] * side * far for far in (rng.uniform(6, 9), rng.uniform(10, 12.5))
                    )
                    stroke(plate.canvas, foot, head, 1.0, rng.choice(("#8F7F4E", "#7F7444", "#A99A62")), 0.7, rng)
    lay(sheet.picture, plate)


def draw_hedges(sheet: MapSheet) -> None:
    """Draw hedges: a dark core and rows of small bushes, some of them taller."""
    rng, row = sheet.rng("hedges"), list[Tree]()
    for line in sheet.rows:
        for k in range(0, 9, 2):
            sheet.shadow.canvas.drawPath(polygon(line + np.array([k * 0.8, k * 0.9]), False), pen("#000000", 15))
        sheet.things.canvas.drawPath(polygon(line + 0.6, False), pen("#36422B", 2 * CORE))
        row += _row(line, rng)
    row.sort(key=lambda bush: bush[0] + rng.gauss(0, 1.0))
    brush = Brush(sheet.things, sheet.ink, shadow=0.26, line=0.42, leaves=0.9)
    for radius, x, y in row:
        crown(brush, x, y, radius, rng.choice(HEDGE), rng)


def _row(line: Line, rng: Random) -> list[Tree]:
    across, row, k = normals(line), list[Tree](), 0.0
    while k < len(line):
        i = int(k)
        for side in (-1, 1):
            x, y = line[i] + across[i] * side * rng.uniform(1.5, 4.0)
            row.append((rng.uniform(4.8, 6.8), float(x), float(y)))
        if rng.random() < 0.10:
            x, y = line[i] + across[i] * rng.gauss(0, 1.5)
            row.append((rng.uniform(7.5, 9.5), float(x), float(y)))
        k += 2.1
    return row


def draw_fences(sheet: MapSheet) -> None:
    """Draw fences: two split rails on posts."""
    rng = sheet.rng("fences")
    for whole in sheet.fences:
        line = resampled(whole, 13)
        for lift in (-2.0, 2.2):
            points = line + np.c_[[rng.gauss(0, 0.5) for _ in line], [lift + rng.gauss(0, 0.4) for _ in line]]
            sheet.shadow.canvas.drawPath(polygon(points + np.array([3, 3.6]), False), pen("#000000", 2.0, 0.8))
            sheet.ink.canvas.drawPath(polygon(points, False), pen(INK, 3.6, 0.55))
            sheet.things.canvas.drawPath(polygon(points, False), pen("#5E4B30", 3.0, 0.95))
            sheet.ink.canvas.drawPath(polygon(points - 0.4, False), pen("#C9AE7C", 1.5, 1.0))
        for x, y in line:
            for k in range(6):
                sheet.shadow.canvas.drawCircle(float(x + k * 0.9), float(y + k), 2.8, fill("#000000"))
            sheet.ink.canvas.drawCircle(float(x), float(y), 3.2, fill("#4C3C26"))
            sheet.ink.canvas.drawCircle(float(x), float(y), 2.5, fill("#9C8259"))
            sheet.ink.canvas.drawOval(oval(float(x) - 0.6, float(y) - 0.7, 1.4, 1.2), fill("#DAC697"))
