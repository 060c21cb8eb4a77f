"""Paint hills, whose contours are the crest lines of the map, and cliffs (17.5)."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from combat.engine.painting.brushes import INK, PaintLayer, Raster, fill, jitter, pen, polygon, stroke
from combat.engine.painting.geometry import Cell, Line, centre, normals, resampled
from combat.engine.painting.pigment import lay
from combat.engine.space.hexes.hex import direction_between
from combat.engine.space.hexes.lattice import brink
from tools.command.paint_maps.map_plan import cell_of, on_sheet
from tools.command.paint_maps.map_sheet import MapSheet

STEEP = 40.0
"""Pixels over which the ground rises one level."""
BEYOND = 220.0
"""Pixels by which a crest line is extended beyond the map edge."""


def heights(sheet: MapSheet) -> Raster:
    """Return the height of every pixel in levels; it passes each half level exactly at a crest line."""
    height: Raster = np.zeros(sheet.shape, np.float32)
    for level in range(1, max(sheet.plan.level.values()) + 1):
        height += np.clip(0.5 + _beyond_crest(sheet, level) / STEEP, 0, 1)
    return height


def _beyond_crest(sheet: MapSheet, level: int) -> Raster:
    """Return each pixel's distance beyond the crest of a level; negative before it."""
    plate = sheet.plate()
    for line in _borders(sheet, level):
        plate.canvas.drawPath(polygon(line, False), pen("#FFFFFF", 2.2))
    border = plate.bytes[..., 3] > 90
    parts, _ = ndimage.label(~border)
    upper = {parts[_pixel(cell)] for cell in sheet.plan.cells if sheet.plan.level[cell] >= level}
    lower = {parts[_pixel(cell)] for cell in sheet.plan.cells if sheet.plan.level[cell] < level}
    assert not upper & lower, f"{sheet.plan.id}: the crest of level {level} leaks"
    away = ndimage.distance_transform_edt(~border).astype(np.float32)
    return np.where(np.isin(parts, list(upper)), away, np.where(border, 0, -away))


def _pixel(cell: Cell) -> tuple[int, int]:
    x, y = centre(cell)
    return int(y), int(x)


def _borders(sheet: MapSheet, level: int) -> list[Line]:
    """Return the crest lines of a level, extended beyond the map edge, and the cliffs below it."""
    board = sheet.plan.map.board
    found = []
    for crest in sheet.plan.map.crests:
        if crest.level == level:
            line = on_sheet(crest.points)
            if not np.allclose(line[0], line[-1]):
                first, last = line[0] - line[1], line[-1] - line[-2]
                if _leaves(sheet, line[0]):
                    line = np.vstack([line[0] + first / np.hypot(*first) * BEYOND, line])
                if _leaves(sheet, line[-1]):
                    line = np.vstack([line, line[-1] + last / np.hypot(*last) * BEYOND])
            found.append(line)
    for piece in sheet.plan.map.sides:
        low, high = sorted(map(board.level, piece.side))
        if piece.kind == "cliff" and low < level <= high:
            way = direction_between(*piece.side)
            assert way is not None
            found.append(on_sheet(brink(piece.side[0], way)))
    return _joined(found)


def _leaves(sheet: MapSheet, end: Line) -> bool:
    """Return whether a point is on a hexside at the map edge."""
    near = sorted(sheet.plan.cells, key=lambda cell: float(np.hypot(*(np.array(centre(cell)) - end))))[:2]
    return float(np.hypot(*(np.array(centre(near[1])) - end))) > 60


def _joined(lines: list[Line]) -> list[Line]:
    """Return short lines that connect the ends of crest lines, at side midpoints, with cliffs, ending at corners."""
    ends = [end for line in lines if len(line) > 2 for end in (line[0], line[-1])]
    corners = [corner for line in lines if len(line) == 2 for corner in line]
    bridged = [
        np.array([end, near])
        for end in ends
        if corners and float(np.hypot(*((near := min(corners, key=lambda c: float(np.hypot(*(c - end))))) - end))) < 40
    ]
    return [*lines, *bridged]


def draw_cliffs(sheet: MapSheet) -> None:
    """Draw the rock faces of cliffs along whole hexsides, on the lower side."""
    rng, plate = sheet.rng("cliffs"), sheet.plate()
    board = sheet.plan.map.board
    for piece in sheet.plan.map.sides:
        if piece.kind != "cliff":
            continue
        way = direction_between(*piece.side)
        assert way is not None
        line = resampled(on_sheet(brink(piece.side[0], way)))
        lower = np.array(centre(cell_of(min(piece.side, key=board.level))))
        down = lower - line.mean(0)
        down = down / np.hypot(*down)
        for step in range(9):
            face = line + down * step * 1.0
            plate.canvas.drawPath(polygon(face, False), pen(("#6C5B42", "#8A7A5E", "#7B6A4E")[step % 3], 2.4, 0.5))
        for x, y in line[::1]:
            reach, foot = rng.uniform(7, 15), rng.gauss(0, 1.5)
            end = (x + down[0] * reach + foot, y + down[1] * reach + foot)
            stroke(plate.canvas, (x, y), end, rng.uniform(1.0, 2.4), jitter("#5B4A33", rng, 8, 3), 0.75, rng, 0.1)
        for x, y in line[::3]:
            far = rng.uniform(1, 8)
            stone = (x + down[0] * far + rng.gauss(0, 2), y + down[1] * far + rng.gauss(0, 2))
            plate.canvas.drawCircle(*map(float, stone), rng.uniform(1.4, 2.8), fill(jitter("#B6A98C", rng, 8, 2), 0.95))
            plate.canvas.drawCircle(*map(float, stone), rng.uniform(1.4, 2.8), pen(INK, 0.5, 0.5))
        plate.canvas.drawPath(polygon(line, False), pen("#3B2D1B", 2.0, 0.9))
        plate.canvas.drawPath(polygon(line - down * 1.8, False), pen("#EADFB8", 1.2, 0.6))
    lay(sheet.picture, plate)
    _rubble(sheet, plate)


def _rubble(sheet: MapSheet, plate: PaintLayer) -> None:
    """Draw scattered stones at the foot of a cliff."""
    rng, foot = sheet.rng("scree"), sheet.plate()
    for line in sheet.cliffs:
        across = normals(resampled(line))
        for (x, y), (nx, ny) in zip(resampled(line), across, strict=True):
            if rng.random() < 0.12:
                far = rng.uniform(-16, 16)
                foot.canvas.drawCircle(x + nx * far, y + ny * far, rng.uniform(0.8, 1.8), fill("#A89B80", 0.7))
    lay(sheet.picture, foot)
