"""The map in integer coordinates: hex centres, corners and sides, and what a line touches of them.

A hex is 480 wide, corner to corner, and 240 high, side to side; columns are 360 apart, and even ones are 120
lower. This is the map of `outline` stretched, which leaves straight lines straight. Points are (x, y) from the
top left corner of the sheet; y runs down.
"""

from functools import lru_cache
from typing import TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import MAP_DIRECTIONS, Axial, Hex, label
from combat.engine.space.hexes.lines import line_shape, touched

Spot: TypeAlias = tuple[int, int]
Stroke: TypeAlias = tuple[Spot, Spot]
Part: TypeAlias = tuple[int, int, int]
"""A section of a line as two fractions of its length: the two numerators, and their common denominator."""

STRIDE = 2048
"""The slot difference between columns; larger than the r of any numbered hex."""

WIDTH, HEIGHT = 480, 240
COLUMN_PITCH = 360

CORNERS: tuple[Spot, ...] = ((120, -120), (240, 0), (120, 120), (-120, 120), (-240, 0), (-120, -120))
"""The corners relative to a centre, clockwise from the upper right."""

FACES: tuple[tuple[int, int, int], ...] = ((0, 1, 120), (1, 1, 240), (1, -1, 240))
"""The three pairs of opposite sides: normal (x, y), and the scalar product that the sides have with it."""


def middle(hex_: Hex) -> Spot:
    """Return the centre of a hex."""
    column, row = hex_.column, hex_.row
    return 240 + COLUMN_PITCH * (column - 1), HEIGHT * row - (120 if column % 2 else 0)


def slot(q: int, r: int) -> int:
    """Return a number for an axial pair; equal moves have equal differences of these numbers."""
    return q * STRIDE + r


def side_slot(jump: int, direction: int) -> int:
    """Return a number for a hexside in map direction 0, 1 or 2; directions 3-5 are sides of the neighbours."""
    return 3 * jump + direction


def vertices(hex_: Hex) -> tuple[Spot, ...]:
    """Return the six corners of a hex in integer coordinates, clockwise from the upper right."""
    x, y = middle(hex_)
    return tuple([(x + dx, y + dy) for dx, dy in CORNERS])


def brink(hex_: Hex, direction: int) -> Stroke:
    """Return the two end points of a hex's side in a map direction, in clockwise order."""
    around = vertices(hex_)
    return around[direction % 6 - 1], around[direction % 6]


def hex_at(spot: Spot, of: int = 1) -> Hex | None:
    """Return the hex that contains a point whose coordinates are divided by `of`.

    None if there is no hex with a number.

    A point on a side belongs to the left or else the lower hex.
    """
    x, y = spot
    first = x // (COLUMN_PITCH * of)
    for column in (first, first + 1):
        down = 0 if column % 2 else 120
        row = (y - down * of) // (HEIGHT * of) + 1
        if column >= 1 and row >= 1:
            hex_ = label(column, row)
            at_x, at_y = middle(hex_)
            if abs(x - at_x * of) + abs(y - at_y * of) <= 240 * of:
                return hex_
    return None


def across(one: Spot, other: Spot, point: Spot) -> int:
    """Return an integer whose sign is the side of the line from `one` to `other` on which a point lies.

    It is 0 on the line, and positive to the right of the direction of travel.
    """
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])


class Thread(Record):
    """Everything that the line from the centre of (0, 0) to that of another hex touches, in order and without its ends.

    If the line passes through a corner, everything that meets there counts.
    """

    run: Spot
    """The vector from centre to centre."""
    between: Part
    """The section between leaving its first hex and entering its last."""
    steps: tuple[tuple[int, ...], ...]
    """The hexes that it runs through, and pairs of hexes whose common side it runs along; as slot offsets."""
    jumps: tuple[int, ...]
    """All hexes touched, including those touched only at a corner."""
    brinks: tuple[int, ...]
    """The sides touched that belong to neither end."""

    def within(self, q: int, r: int) -> Part:
        """Return the part of the line within the hex at (q, r), which must be an end or one of the hexes touched."""
        run_x, run_y = self.run
        x, y = _middle(q, r)
        first, last, of = 0, 1, 1
        for by_x, by_y, half in FACES:
            over, past = by_x * run_x + by_y * run_y, by_x * x + by_y * y
            if over == 0:
                continue
            low, high = (past - half, past + half) if over > 0 else (-past - half, -past + half)
            over = abs(over)
            first, last, of = max(first * over, low * of), min(last * over, high * of), of * over
        return first, last, of


@lru_cache(maxsize=4096)
def thread(dq: int, dr: int) -> Thread:
    """Return the thread from any hex to the hex that is (dq, dr) away; cached."""
    run = _middle(dq, dr)
    wide, high = abs(run[0]), abs(run[1])
    hexes = touched(dq, dr)
    leaves, of = (120, high) if wide < high else (240, wide + high)
    slots = {hex_: slot(*hex_) for hex_ in hexes}
    steps = tuple([tuple([slots[hex_] for hex_ in step]) for step in line_shape(dq, dr)])
    return Thread(run, (leaves, of - leaves, of), steps, tuple(slots.values()), _brinks(run, hexes))


def _brinks(run: Spot, hexes: tuple[Axial, ...]) -> tuple[int, ...]:
    """Return the sides between two of these hexes that the line touches, in order."""
    there = set(hexes)
    found = []
    for q, r in hexes:
        x, y = _middle(q, r)
        for direction, (step_q, step_r) in enumerate(MAP_DIRECTIONS):
            other = (q + step_q, r + step_r)
            if other not in there or direction > 2:
                continue
            (ax, ay), (bx, by) = CORNERS[direction - 1], CORNERS[direction]
            one, two = across((0, 0), run, (x + ax, y + ay)), across((0, 0), run, (x + bx, y + by))
            if one * two <= 0:
                foot = run[0] * (2 * x + ax + bx) + run[1] * (2 * y + ay + by)
                found.append((foot, side_slot(slot(q, r), direction)))
    return tuple(side for _, side in sorted(found))


def _middle(q: int, r: int) -> Spot:
    """Return the centre of an axial pair relative to that of (0, 0)."""
    return COLUMN_PITCH * q, HEIGHT * r + 120 * q
