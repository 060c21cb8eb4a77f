"""Positions of hexes on the sheet in pixels, and lines through hex centres for roads and hedges."""

import math
from random import Random
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from combat.engine.painting.brushes import Points

Line: TypeAlias = npt.NDArray[np.float64]
Cell = tuple[int, int]
"""Column and row, both from 1."""

SIDE = 64.0
HEX_WIDTH = 2 * SIDE
COLUMN_PITCH = 1.5 * SIDE
ROW_PITCH = 111.0
MARGIN = 46.0
"""Pixels of bare paper on each edge of the sheet."""
STEP = 3.0
"""Pixels from one point of a drawn line to the next."""


def centre(cell: Cell) -> tuple[float, float]:
    """Return the centre of a hex on the sheet, in pixels at full size."""
    column, row = cell
    return (
        MARGIN + SIDE + (column - 1) * COLUMN_PITCH,
        MARGIN + ROW_PITCH / 2 + (row - 1) * ROW_PITCH + (0 if column % 2 else ROW_PITCH / 2),
    )


def sheet_size(columns: int, rows: int) -> tuple[int, int]:
    """Return the width and height in pixels of the printed sheet, including its paper margins."""
    width = 2 * MARGIN + (columns - 1) * COLUMN_PITCH + HEX_WIDTH
    height = 2 * MARGIN + (rows + 0.5) * ROW_PITCH
    return math.ceil(width), math.ceil(height)


def corners(cell: Cell) -> list[tuple[float, float]]:
    """Return the six corners of a hex, clockwise from the east."""
    x, y = centre(cell)
    half = ROW_PITCH / 2
    return [(x + SIDE, y), (x + SIDE / 2, y + half), (x - SIDE / 2, y + half), (x - SIDE, y),
            (x - SIDE / 2, y - half), (x + SIDE / 2, y - half)]  # fmt: skip


def neighbours(cell: Cell) -> list[Cell]:
    """Return the six adjacent hexes, including those off the board."""
    column, row = cell
    low = 0 if column % 2 else 1
    return [(column, row - 1), (column, row + 1), (column - 1, row - 1 + low), (column + 1, row - 1 + low),
            (column - 1, row + low), (column + 1, row + low)]  # fmt: skip


def patches(cells: list[Cell]) -> list[list[Cell]]:
    """Group hexes into connected patches; return the hexes of each, sorted."""
    left, found = set(cells), []
    while left:
        patch, edge = [], [min(left)]
        left.remove(edge[0])
        while edge:
            cell = edge.pop()
            patch.append(cell)
            around = [near for near in neighbours(cell) if near in left]
            left.difference_update(around)
            edge += around
        found.append(sorted(patch))
    return found


def rounded(points: Points, passes: int = 3) -> Line:
    """Return the line with its corners cut (Chaikin's algorithm), `passes` times; its ends do not move."""
    line = np.asarray(points, float)
    for _ in range(passes):
        a, b = line[:-1], line[1:]
        cutting = np.empty((2 * len(a), 2))
        cutting[0::2], cutting[1::2] = a * 0.75 + b * 0.25, a * 0.25 + b * 0.75
        line = np.vstack([line[:1], cutting, line[-1:]])
    return line


def resampled(points: Points, step: float = STEP) -> Line:
    """Return the same line with a point about every `step` pixels."""
    line = np.asarray(points, float)
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    at = np.linspace(0, along[-1], max(2, int(along[-1] / step) + 1))
    return np.asarray(np.c_[np.interp(at, along, line[:, 0]), np.interp(at, along, line[:, 1])])


def tangents(line: Line) -> Line:
    """Return the unit tangent at each point of a line."""
    way = np.gradient(line, axis=0)
    return np.asarray(way / (np.hypot(way[:, 0], way[:, 1])[:, None] + 1e-9))


def normals(line: Line) -> Line:
    """Return the unit normal at each point of a line, pointing to its right on the sheet."""
    way = tangents(line)
    return np.asarray(np.c_[-way[:, 1], way[:, 0]])


def waver(count: int, scale: float, rng: Random, amplitude: float = 1.0) -> npt.NDArray[np.float64]:
    """Return smooth noise for `count` points of a line; it varies over about `scale` points."""
    knots = np.array([rng.gauss(0, 1) for _ in range(int(count / scale) + 4)])
    at = np.arange(count) / scale + 1
    low = at.astype(int)
    part = at - low
    part = part * part * (3 - 2 * part)
    return np.asarray(amplitude * (knots[low] * (1 - part) + knots[low + 1] * part))


def tapered(line: Line, ends: tuple[bool, bool], least: float) -> npt.NDArray[np.float64]:
    """Return a factor for each point of a line: 1, decreasing to `least` towards those ends that `ends` selects."""
    share, steps = np.ones(len(line)), min(len(line) // 2, 16)
    ramp = np.linspace(least, 1, steps)
    if ends[0]:
        share[:steps] = ramp
    if ends[1]:
        share[len(line) - steps :] = ramp[::-1]
    return share


def ribbon(line: Line, left: npt.NDArray[np.float64] | float, right: npt.NDArray[np.float64] | float) -> Line:
    """Return the outline of a band along the line; `left` and `right` are its widths on each side."""
    across = normals(line)
    widths = [np.broadcast_to(np.asarray(width, float), len(line))[:, None] for width in (left, right)]
    return np.vstack([line + across * widths[0], (line - across * widths[1])[::-1]])


def strip(points: Points, rng: Random, *, wobble: float, wave: float = 10, joins: tuple[Line, ...] = ()) -> Line:
    """Return a smooth line through hex centres, for a hedge, road or stream.

    One pass of (1, 2, 1) smoothing removes the zigzag of the hexes. No point moves more than 27 px, so the line stays
    in its hexes. An end near a line of `joins` is moved onto it. `wobble` is the amplitude of random deviation, `wave`
    its wavelength in points.
    """
    given = np.asarray(points, float)
    calm = given.copy()
    if len(given) > 2:
        calm[1:-1] = (given[:-2] + 2 * given[1:-1] + given[2:]) / 4
    step = calm - given
    length = np.hypot(step[:, 0], step[:, 1])[:, None] + 1e-6
    calm = given + step * np.minimum(1, 27 / length)
    for end in (0, -1):
        calm[end] = _joined(calm[end], joins)
    line = resampled(rounded(calm))
    sway = waver(len(line), wave, rng, wobble)
    sway[:4] = sway[-4:] = 0
    return line + normals(line) * sway[:, None]


def _joined(end: Line, joins: tuple[Line, ...]) -> Line:
    for other in joins:
        distance = np.hypot(*(other - end).T)
        nearest = int(distance.argmin())
        if distance[nearest] < 45:
            return np.asarray(other[nearest])
    return end


def straight(points: Points, rng: Random, wobble: float = 0.4) -> Line:
    """Return a line with sharp corners, as for a wall; `wobble` is the amplitude of random deviation."""
    line = resampled(points)
    sway = waver(len(line), 20, rng, wobble)
    sway[:4] = sway[-4:] = 0
    return line + normals(line) * sway[:, None]
