"""What is drawn on a map, stroke by stroke, and where a line from centre to centre touches it: exact, on the lattice.

A drawing belongs to a hex, and may reach into its neighbours. A line is looked at between its two end hexes only; their
borders count as between. To touch is to meet: a corner is enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.lattice import CORNERS, FACES, Part, Spot, Stroke, Thread, middle


class Drawing(Record):
    """A closed outline of something, or an open line; its corners stand in order, on the lattice."""

    hexes: tuple[Hex, ...]
    """The hexes that it belongs to. Where there are several, it counts in each of them for itself, and nowhere else."""
    kind: str
    corners: tuple[Spot, ...]
    closed: bool = True

    def strokes(self) -> Iterator[Stroke]:
        """From corner to corner; a closed one comes back to the first."""
        yield from pairwise(self.corners)
        if self.closed:
            yield self.corners[-1], self.corners[0]


class Touch(NamedTuple):
    """Where a line first touches a drawing, or what of it belongs to one hex."""

    drawing: Drawing
    hex: Hex
    """The hex to which it belongs there."""
    met_in: Hex
    """The hex in which it is met first: another where it reaches over."""
    stroke: Stroke | None
    """The stroke that the line meets; None where it runs within an outline, and never over its border."""


class _Laid(NamedTuple):
    """A drawing on a map, with a frame about it that most lines miss."""

    drawing: Drawing
    owner: Hex | None
    """The one hex that it belongs to; None where there are several."""
    x: int
    y: int
    """The middle of the frame, doubled."""
    wide: int
    high: int

    @classmethod
    def of(cls, drawing: Drawing) -> _Laid:
        xs, ys = zip(*drawing.corners, strict=True)
        owner = drawing.hexes[0] if len(drawing.hexes) == 1 else None
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        return cls(drawing, owner, left + right, top + bottom, right - left, bottom - top)


class Drawings:
    """All drawings of one map, by the hexes that they touch: what belongs to a hex before what reaches over into it."""

    __slots__ = ("_by_hex",)

    def __init__(self, drawings: Iterable[Drawing]) -> None:
        self._by_hex: dict[Hex, tuple[_Laid, ...]] = {}
        for drawing in drawings:
            laid = _Laid.of(drawing)
            for hex_ in drawing.hexes if laid.owner is None else (laid.owner, *neighbours(laid.owner)):
                if hex_ is not None and any(reaches(stroke, hex_) for stroke in drawing.strokes()):
                    found = self._by_hex.get(hex_, ())
                    self._by_hex[hex_] = (laid, *found) if hex_ in drawing.hexes else (*found, laid)

    def near(self, hex_: Hex) -> Iterator[Drawing]:
        """The drawings of a hex, and those of its neighbours that reach into it."""
        return (laid.drawing for laid in self._by_hex.get(hex_, ()))

    def between(self, a: Hex, b: Hex, strung: Thread, crossed: Iterable[Hex]) -> Iterator[Touch]:
        """What the line from `a` to `b` touches of the drawings of other hexes, hex by hex of those that it crosses."""
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
"""What `first_touch` says of a line that runs within an outline and meets no stroke of it."""


def stroke_at(drawing: Drawing, place: int) -> Stroke | None:
    """The stroke that ends at the corner with a place; None for WITHIN."""
    return None if place == WITHIN else (drawing.corners[place - 1], drawing.corners[place])


def meets_one(lines: Iterable[Drawing], start: Spot, strung: Thread, part: Part) -> bool:
    """Whether a part of the line from the centre `start` touches one of some open lines of a single stroke."""
    (from_x, from_y), (run_x, run_y) = start, strung.run
    base = run_x * from_y - run_y * from_x
    for line in lines:
        (x, y), (next_x, next_y) = line.corners
        side, other = run_x * y - run_y * x - base, run_x * next_y - run_y * next_x - base
        if side * other <= 0 and first_touch(line, start, strung, part) is not None:
            return True
    return False


def first_touch(drawing: Drawing, start: Spot, strung: Thread, part: Part) -> int | None:
    """The end of the stroke that a part of the line from the centre `start` meets first.

    WITHIN, or None where it meets none.
    """
    (from_x, from_y), (run_x, run_y), corners = start, strung.run, drawing.corners
    base = run_x * from_y - run_y * from_x
    sides = [run_x * y - run_y * x - base for x, y in corners]
    if min(sides) > 0 or max(sides) < 0:
        return None
    first, last, of = part
    far = run_x * run_x + run_y * run_y
    first, last = first * far, last * far
    nearest, nearest_over, found, inside = 0, 1, None, False
    other = sides[-1]
    for place, next_side in enumerate(sides):
        side, other = other, next_side
        if side * other > 0 or not (place or drawing.closed):
            continue
        (x, y), (next_x, next_y) = corners[place - 1], corners[place]
        foot = run_x * (x - from_x) + run_y * (y - from_y)
        next_foot = run_x * (next_x - from_x) + run_y * (next_y - from_y)
        if side == other:  # both 0: the line runs along the stroke
            low, high, over = min(foot, next_foot), max(foot, next_foot), 1
            if low * of < first <= high * of:
                low, over = first, of
                high *= of
        else:
            over = other - side
            low = high = foot * other - next_foot * side
            if over < 0:
                low, high, over = -low, -high, -over
        if (side < 0) != (other < 0) and low * of < first * over:
            inside = not inside
        met = high * of >= first * over and low * of <= last * over
        if met and (found is None or low * nearest_over < nearest * over):
            nearest, nearest_over, found = low, over, place
    if found is None and inside and drawing.closed:
        return WITHIN
    return found


def reaches(stroke: Stroke, hex_: Hex) -> bool:
    """Whether a stroke touches a hex: they are parted neither along one of its sides nor along the stroke."""
    x, y = middle(hex_)
    ax, ay, bx, by = stroke[0][0] - x, stroke[0][1] - y, stroke[1][0] - x, stroke[1][1] - y
    for by_x, by_y, half in FACES:
        one, other = by_x * ax + by_y * ay, by_x * bx + by_y * by
        if (one > half and other > half) or (one < -half and other < -half):
            return False
    run_x, run_y = bx - ax, by - ay
    return abs(run_x * ay - run_y * ax) <= max([abs(run_x * dy - run_y * dx) for dx, dy in CORNERS])
