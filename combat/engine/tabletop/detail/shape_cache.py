"""Shapes of a painted sheet, stored beside its tiles by cell: ink lines, strokes, spots and crowns.

The file is written by the painter and compressed: a header, the colours, the offset of each cell, and the shapes of
each cell. Lengths are in pixels of the sheet at full size.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

from combat.engine.files.plain_files import TooLarge, read_plain
from combat.engine.kernel.record import Record

Point = tuple[float, float]
Rgb = tuple[int, int, int]

MAGIC = b"SHP1"
HEAD = struct.Struct("<4sHHH")
"""Magic number, columns and rows of cells, number of colours."""
ENTRY = struct.Struct("<BBBBBB")
"""Number of points, colour, thickness, strength, and the first point's offset from the cell's corner."""
CELL, REACH = 64, 34
"""Side of a cell, and how far a shape may extend beyond it."""
FINE, CROWN = 4.0, 0
"""Steps per pixel of stored lengths, and the point count that marks a crown."""
LARGEST, MOST = 2 << 20, 8 << 20
"""Maximum bytes read, and after decompression."""


class Shape(Record):
    """A line of two or more points, or a spot or tree crown with its centre in `points[0]`."""

    points: tuple[Point, ...]
    crown: bool
    ink: Rgb
    size: float
    """Width of a line, or radius of a spot or crown."""
    strength: int
    """Opacity, 0 to 255."""


class ShapeCache:
    """The stored shapes of one sheet; each cell is decoded when first used."""

    def __init__(self, packed: bytes) -> None:
        """Parse the compressed content; raise ValueError if it is invalid."""
        try:
            unpacker = zlib.decompressobj()
            self._bytes = unpacker.decompress(packed, MOST)
            magic, self._columns, self._rows, colours = HEAD.unpack_from(self._bytes)
            if magic != MAGIC or unpacker.unconsumed_tail:
                raise ValueError(MAGIC)
            at = HEAD.size + 3 * colours
            self._colours = list(struct.iter_unpack("BBB", self._bytes[HEAD.size : at]))
            cells = self._columns * self._rows + 1
            if cells > len(self._bytes):
                raise ValueError(cells)
            self._starts = struct.unpack_from(f"<{cells}I", self._bytes, at)
            self._body = at + 4 * cells
        except (zlib.error, struct.error) as error:
            raise ValueError(str(error)) from error

    @classmethod
    def read(cls, file: Path) -> ShapeCache | None:
        """Read a file; return None if the file is missing, too large or invalid."""
        try:
            return cls(read_plain(file, LARGEST))
        except (OSError, TooLarge, ValueError):
            return None

    def within(self, left: float, top: float, right: float, bottom: float) -> Iterator[Shape]:
        """Yield all shapes that may extend into a rectangle of the sheet, cell by cell, in drawing order."""
        columns = range(max(0, int(left - REACH) // CELL), min(self._columns, int(right + REACH) // CELL + 1))
        for row in range(max(0, int(top - REACH) // CELL), min(self._rows, int(bottom + REACH) // CELL + 1)):
            for column in columns:
                yield from self._cell(column, row)

    def _cell(self, column: int, row: int) -> Iterator[Shape]:
        place = row * self._columns + column
        at, end = (self._body + start for start in self._starts[place : place + 2])
        while at + ENTRY.size <= min(end, len(self._bytes)):
            count, colour, thick, strength, x, y = ENTRY.unpack_from(self._bytes, at)
            at += ENTRY.size
            steps = self._bytes[at : at + 2 * max(0, count - 1)]
            at += 2 * max(0, count - 1)
            if at > len(self._bytes):
                return
            here = (column * CELL + x / FINE, row * CELL + y / FINE)
            points = [here]
            for dx, dy in struct.iter_unpack("bb", steps):
                here = (here[0] + dx / FINE, here[1] + dy / FINE)
                points.append(here)
            ink = self._colours[colour] if colour < len(self._colours) else (0, 0, 0)
            yield Shape(tuple(points), count == CROWN, ink, thick / FINE, strength)
