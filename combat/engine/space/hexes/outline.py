"""Drawing geometry of hexes on the printed sheet: centres, corners, and the hex under a point (rulings, section 2).

Points are (x, y) from the top left corner of the sheet; y runs down. x is in hex widths, corner to corner, and
y in hex heights, side to side. Multiply by the hex's size in pixels: on the screen a hex need not be regular.
"""

from collections.abc import Sequence
from math import floor
from typing import TypeAlias

from combat.engine.space.hexes.hex import Hex, from_axial

Point: TypeAlias = tuple[float, float]
Part: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height, in the units of points."""

COLUMN_PITCH = 0.75
"""The distance between the centres of two columns, in hex widths."""

_CORNERS: tuple[Point, ...] = ((0.25, -0.5), (0.5, 0.0), (0.25, 0.5), (-0.25, 0.5), (-0.5, 0.0), (-0.25, -0.5))


def centre(hex_: Hex) -> Point:
    """Return the centre of a hex, in hex widths and heights from the sheet's corner."""
    column, row = hex_.column, hex_.row
    return 0.5 + COLUMN_PITCH * (column - 1), row - (0.5 if column % 2 else 0.0)


def corners(hex_: Hex) -> tuple[Point, ...]:
    """Return the six corners of a hex, clockwise from the upper right, in hex widths and heights."""
    x, y = centre(hex_)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def hex_at(x: float, y: float) -> Hex | None:
    """Return the hex at a point given in hex widths and heights, or None left of column 01 or above row 01."""
    q = 1 + (x - 0.5) / COLUMN_PITCH
    r = y - q / 2
    s = -q - r
    near_q, near_r, near_s = floor(q + 0.5), floor(r + 0.5), floor(s + 0.5)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return from_axial(near_q, near_r)


def sheet_size(columns: int, rows: int) -> Point:
    """Return the width of a sheet in hex widths, and its height in hex heights."""
    return 1 + COLUMN_PITCH * (columns - 1), rows + (0.5 if columns > 1 else 0.0)


def part_around(sheet: Part, points: Sequence[Point], least: float) -> Part:
    """Return the part of a sheet that shows the points with a margin of two hexes, in the sheet's aspect ratio.

    It is at least the fraction `least` of the sheet, and the whole sheet if there are no points.
    """
    left, top, wide, high = sheet
    if not points:
        return sheet
    xs, ys = zip(*points, strict=True)
    share = min(1.0, max((max(xs) - min(xs) + 4) / wide, (max(ys) - min(ys) + 4) / high, least))
    x, y = (min(xs) + max(xs) - share * wide) / 2, (min(ys) + max(ys) - share * high) / 2
    x, y = min(max(x, left), left + wide * (1 - share)), min(max(y, top), top + high * (1 - share))
    return x, y, share * wide, share * high


def side(hex_: Hex, direction: int) -> tuple[Point, Point]:
    """Return the two end points of a hex's side in a map direction, in clockwise order, in hex widths and heights."""
    around = corners(hex_)
    return around[direction % 6 - 1], around[direction % 6]
