"""Map drawings made of straight strokes, and exact integer tests of where a line between hex centres touches them.

A drawing belongs to one or more hexes and may extend into their neighbours. Only the part of a line between its two end
hexes counts, including their borders. Touching at a corner counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.lattice import CORNERS, FACES, Part, Spot, Stroke, Thread, middle


class Drawing(Record):
    """A closed outline, or an open line; its corners are in order, in integer map coordinates."""

    hexes: tuple[Hex, ...]
    """The hexes that it belongs to. If there are several, it counts separately in each of them, and nowhere else."""
    kind: str
    corners: tuple[Spot, ...]
    closed: bool = True

    def strokes(self) -> Iterator[Stroke]:
        """Yield the segments between consecutive corners; a closed drawing returns to the first."""
        yield from pairwise(self.corners)
        if self.closed:
            yield self.corners[-1], self.corners[0]


class Touch(NamedTuple):
    """The first point at which a line touches a drawing, or the part of it that belongs to one hex."""

    drawing: Drawing
    hex: Hex
    """The hex to which the drawing belongs there."""
    met_in: Hex
    """The hex in which it is first touched: another one if the drawing extends into it."""
    stroke: Stroke | None
    """The stroke that the line touches; None if the line stays within an outline."""


class _Laid(NamedTuple):
    """A drawing with its bounding box, for quick rejection."""

    drawing: Drawing
    owner: Hex | None
    """The one hex that it belongs to; None if there are several."""
    x: int
    y: int
    """The centre of the box, doubled."""
    wide: int
    high: int

    @classmethod
    def of(cls, drawing: Drawing) -> _Laid:
        xs, ys = zip(*drawing.corners, strict=True)
        owner = drawing.hexes[0] if len(drawing.hexes) == 1 else None
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        return cls(drawing, owner, left + right, top + bottom, right - left, bottom - top)


class Drawings:
    """All drawings of one map, indexed by the hexes that they touch; a hex's own drawings come first."""

    __slots__ = ("_by_hex",)

    def __init__(self, drawings: Iterable[Drawing]) -> None:
        self._by_hex: dict[Hex, tuple[_Laid, ...]] = {}
        for drawing in drawings:
            laid = _Laid.of(drawing)
            for hex_ in drawing.hexes if laid.owner is None else (laid.owner, *neighbours(laid.owner)):
                if hex_ is not None and any(reaches(stroke, hex_) for stroke in drawing.strokes()):
                    found = self._by_hex.get(hex_, ())
                    self._by_hex[hex_] = (laid, *found) if hex_ in drawing.hexes else (*found, laid)

    def only(self, counts: Callable[[Drawing, Hex], bool]) -> Drawings:
        """Return the drawings for which `counts(drawing, hex)` is true, each in the hexes that it belongs to."""
        found = Drawings(())
        for hex_, laid in self._by_hex.items():
            kept = tuple([each for each in laid if counts(each.drawing, each.owner or hex_)])
            if kept:
                found._by_hex[hex_] = kept
        return found

    def between(self, a: Hex, b: Hex, strung: Thread, crossed: Iterable[Hex]) -> Iterable[Touch]:
        """Yield the first touch of the line from `a` to `b` with each drawing of other hexes, hex by hex along
        `crossed`.
        """
        return () if self._by_hex.keys().isdisjoint(crossed) else self._touched(a, b, strung, crossed)

    def _touched(self, a: Hex, b: Hex, strung: Thread, crossed: Iterable[Hex]) -> Iterator[Touch]:
        by_hex, seen = self._by_hex, set()
        start = from_x, from_y = middle(a)
        run_x, run_y = strung.run
        offset, across_wide, across_high = 2 * (run_x * from_y - run_y * from_x), abs(run_y), abs(run_x)
        for hex_ in crossed:
            if hex_ not in by_hex:
                continue
            for drawing, owner, x, y, wide, high in by_hex[hex_]:
                if abs(run_x * y - run_y * x - offset) > across_high * high + across_wide * wide:
                    continue
                if owner is None:
                    (q, r), (aq, ar) = hex_.axial, a.axial
                    found = first_touch(drawing, start, strung, strung.within(q - aq, r - ar))
                else:
                    if owner is a or owner is b or id(drawing) in seen:
                        continue
                    seen.add(id(drawing))
                    found = first_touch(drawing, start, strung, strung.between)
                if found is not None:
                    yield Touch(drawing, owner or hex_, hex_, stroke_at(drawing, found))


WITHIN = -2
"""The result of `first_touch` for a line within an outline that touches no stroke."""


def stroke_at(drawing: Drawing, place: int) -> Stroke | None:
    """Return the stroke that ends at the corner with the index `place`; None for WITHIN."""
    return None if place == WITHIN else (drawing.corners[place - 1], drawing.corners[place])


def meets_one(lines: Iterable[Drawing], start: Spot, strung: Thread, part: Part) -> bool:
    """Return whether a part of the line from the centre `start` touches any of several open lines of one stroke
    each.
    """
    (from_x, from_y), (run_x, run_y) = start, strung.run
    base = run_x * from_y - run_y * from_x
    for line in lines:
        (x, y), (next_x, next_y) = line.corners
        side, other = run_x * y - run_y * x - base, run_x * next_y - run_y * next_x - base
        if side * other <= 0 and first_touch(line, start, strung, part) is not None:
            return True
    return False


def first_touch(drawing: Drawing, start: Spot, strung: Thread, part: Part) -> int | None:
    """Return the index of the corner that ends the stroke which a part of the line from `start` touches first.

    Returns WITHIN if the part runs inside the outline, and None if it touches nothing.
    """
    (from_x, from_y), (run_x, run_y), corners, (first, last, of) = start, strung.run, drawing.corners, part
    base = run_x * from_y - run_y * from_x
    nearest, nearest_over, found, inside = 0, 1, None, False
    x, y = corners[-1]
    side = run_x * y - run_y * x - base
    for place, (next_x, next_y) in enumerate(corners):
        other = run_x * next_y - run_y * next_x - base
        if side * other <= 0 and (place or drawing.closed):
            x, y = corners[place - 1]
            over = other - side
            if over:  # the line is met at `low` / `over` of its length
                low = (x - from_x) * (next_y - y) - (y - from_y) * (next_x - x)
                if over < 0:
                    low, over = -low, -over
            else:
                low, over = _begins((x - from_x, y - from_y), (next_x - from_x, next_y - from_y), strung.run, part)
            if low * of < first * over:
                inside ^= (side < 0) is not (other < 0)
            elif low * of <= last * over and (found is None or low * nearest_over < nearest * over):
                nearest, nearest_over, found = low, over, place
        side = other
    return WITHIN if found is None and inside and drawing.closed else found


def _begins(one: Spot, other: Spot, run: Spot, part: Part) -> tuple[int, int]:
    """Return where a collinear stroke begins within a part of a line, as a fraction of the line's length."""
    (run_x, run_y), (first, _, of) = run, part
    feet, far = sorted(run_x * x + run_y * y for x, y in (one, other)), run_x * run_x + run_y * run_y
    return (first, of) if feet[0] * of < first * far <= feet[1] * of else (feet[0], far)


def reaches(stroke: Stroke, hex_: Hex) -> bool:
    """Return whether a stroke touches a hex, by the separating axis test."""
    x, y = middle(hex_)
    ax, ay, bx, by = stroke[0][0] - x, stroke[0][1] - y, stroke[1][0] - x, stroke[1][1] - y
    for by_x, by_y, half in FACES:
        one, other = by_x * ax + by_y * ay, by_x * bx + by_y * by
        if (one > half and other > half) or (one < -half and other < -half):
            return False
    run_x, run_y = bx - ax, by - ay
    return abs(run_x * ay - run_y * ax) <= max([abs(run_x * dy - run_y * dx) for dx, dy in CORNERS])
