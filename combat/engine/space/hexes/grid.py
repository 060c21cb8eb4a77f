"""All hexes of a board size in one index, in which a line has the same index offsets wherever it starts.

A hex's slot is `q · stride + r`, with one spare row above and below the board. Lines along the board's edge look there
for the second hex of a side. The stride is wide enough to recover (dq, dr) from the difference of two slots.
"""

from __future__ import annotations

from functools import lru_cache

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Axial, Hex, axial_distance, label, neighbours
from combat.engine.space.hexes.lines import Shape, line_shape


class Line(Record):
    """The steps strictly between two slots, as offsets from the first slot."""

    range: int
    """The distance of the two slots in hexes."""
    jumps: tuple[int, ...]
    """The offset of each step; the first hex of each, where two share a side that the line follows."""
    twins: tuple[int, ...] | None
    """For a line along hex sides, the second hex of each step, or the first again; None for all other lines."""
    shape: Shape
    from_start: tuple[int, ...]
    """The distance of each step from the start, in hexes."""
    to_end: tuple[int, ...]
    """The distance of each step from the end, in hexes."""

    @classmethod
    def of(cls, shape: Shape, end: Axial, stride: int) -> Line:
        """Return the line with a shape that ends at the axial pair `end`, in a grid with this stride."""
        dq, dr = end
        jumps = tuple([step[0][0] * stride + step[0][1] for step in shape])
        twins = tuple([step[-1][0] * stride + step[-1][1] for step in shape])
        from_start = tuple([axial_distance(q, r) for (q, r), *_ in shape])
        to_end = tuple([axial_distance(dq - q, dr - r) for (q, r), *_ in shape])
        return cls(axial_distance(dq, dr), jumps, twins if twins != jumps else None, shape, from_start, to_end)


class Grid:
    """The slots of every hex of a board of `columns` × `rows`, and a cache of the lines between them."""

    __slots__ = ("_around", "_lines", "hexes", "order", "size", "slots", "stride")

    def __init__(self, columns: int, rows: int) -> None:
        lowest = -((columns + 1) // 2)
        span = rows + 1 - lowest
        self.stride = 2 * span
        self.size = columns * self.stride
        self.hexes: tuple[Hex, ...] = tuple(label(c, r) for r in range(1, rows + 1) for c in range(1, columns + 1))
        self.order: dict[str, int] = {hex_: place for place, hex_ in enumerate(self.hexes)}
        self.slots: dict[Hex, int] = {}
        for hex_ in self.hexes:
            q, r = hex_.axial
            self.slots[hex_] = (q - 1) * self.stride + r - lowest
        self._lines: dict[int, Line] = {}
        self._around: dict[Hex, tuple[Hex | None, ...]] = {}

    def neighbours(self, hex_: Hex) -> tuple[Hex | None, ...]:
        """Return the adjacent hex in each map direction, in order, or None where it is off the board; cached."""
        found = self._around.get(hex_)
        if found is None:
            found = tuple([beside if beside in self.order else None for beside in neighbours(hex_)])
            self._around[hex_] = found
        return found

    def line(self, start: int, end: int) -> Line:
        """Return the line between two slots; cached for all pairs with the same offset."""
        jump = end - start
        found = self._lines.get(jump)
        if found is None:
            found = self._lines[jump] = self._line(jump)
        return found

    def _line(self, jump: int) -> Line:
        half = self.stride // 2
        dq, dr = (jump + half) // self.stride, (jump + half) % self.stride - half
        return Line.of(line_shape(dq, dr), (dq, dr), self.stride)


@lru_cache(maxsize=16)
def grid(columns: int, rows: int) -> Grid:
    """Return the grid of a board's size, shared by all boards of that size."""
    return Grid(columns, rows)
