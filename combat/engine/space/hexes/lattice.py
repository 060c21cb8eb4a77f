"""The map on whole numbers: centres, corners and sides without a root or a fraction, and what a line touches of them.

A hex is 480 wide, corner to corner, and 240 high, side to side; columns stand 360 apart, and even ones lie 120 lower:
the drawn map of `outline` pulled out of shape, which leaves straight lines straight. Points are (x, y) from the top
left corner of the sheet; y runs down.
"""

from functools import lru_cache
from typing import TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import MAP_DIRECTIONS, Axial, Hex, label
from combat.engine.space.hexes.lines import line_shape, touched

Spot: TypeAlias = tuple[int, int]
Stroke: TypeAlias = tuple[Spot, Spot]
Part: TypeAlias = tuple[int, int, int]
"""From where to where on a line, as two fractions of its length: the two numerators, and the denominator of both."""

STRIDE = 2048
"""From column to column in slots: wider than the r of all hexes that have a number."""

WIDTH, HEIGHT = 480, 240
COLUMN_PITCH = 360

CORNERS: tuple[Spot, ...] = ((120, -120), (240, 0), (120, 120), (-120, 120), (-240, 0), (-120, -120))
"""The corners about a centre, clockwise from the upper right."""

FACES: tuple[tuple[int, int, int], ...] = ((0, 1, 120), (1, 1, 240), (1, -1, 240))
"""Each two sides that lie across from each other: (by x, by y), and how far from the centre they are, so reckoned."""


def middle(hex_: Hex) -> Spot:
    """The centre of a hex."""
    column, row = hex_.column, hex_.row
    return 240 + COLUMN_PITCH * (column - 1), HEIGHT * row - (120 if column % 2 else 0)


def slot(q: int, r: int) -> int:
    """One number for an axial pair. To go the same way is the same jump from slot to slot, wherever one starts."""
    return q * STRIDE + r


def side_slot(jump: int, direction: int) -> int:
    """One number for a side of a hex, by one of the map directions 0-2: 3-5 are those of its neighbours."""
    return 3 * jump + direction


def vertices(hex_: Hex) -> tuple[Spot, ...]:
    """The six corners, clockwise from the upper right."""
    x, y = middle(hex_)
    return tuple([(x + dx, y + dy) for dx, dy in CORNERS])


def brink(hex_: Hex, direction: int) -> Stroke:
    """The two ends of a hex's side towards a map direction, clockwise."""
    around = vertices(hex_)
    return around[direction % 6 - 1], around[direction % 6]


def hex_at(spot: Spot, of: int = 1) -> Hex | None:
    """The hex that a point lies in, its numbers divided by `of`; on a side the left one, or else the lower.

    None where no hex has a number.
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
    """On which side of the line from one spot to the other a point lies: 0 on it, above 0 to the right on the sheet."""
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])


class Thread(Record):
    """What the line from the centre of (0, 0) to that of another hex touches, its ends apart; all in its order.

    A corner that it runs through is touched, with all that meets there.
    """

    run: Spot
    """From centre to centre."""
    between: Part
    """From where it leaves its first hex to where it enters its last."""
    steps: tuple[tuple[int, ...], ...]
    """The hexes that it runs through, and pairs of them whose side it runs along; all as jumps."""
    jumps: tuple[int, ...]
    """Those and the hexes of which it touches a corner only."""
    brinks: tuple[int, ...]
    """The sides that belong to neither of its ends."""

    def within(self, q: int, r: int) -> Part:
        """From where to where it touches the hex at (q, r), which is one of those touched or one of its ends."""
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
    """The thread to the hex that lies (dq, dr) away, the same wherever it starts."""
    run = _middle(dq, dr)
    wide, high = abs(run[0]), abs(run[1])
    hexes = touched(dq, dr)
    leaves, of = (120, high) if wide < high else (240, wide + high)
    slots = {hex_: slot(*hex_) for hex_ in hexes}
    steps = tuple([tuple([slots[hex_] for hex_ in step]) for step in line_shape(dq, dr)])
    return Thread(run, (leaves, of - leaves, of), steps, tuple(slots.values()), _brinks(run, hexes))


def _brinks(run: Spot, hexes: tuple[Axial, ...]) -> tuple[int, ...]:
    """The sides between two of these hexes that the line touches, in order."""
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
    """The centre of an axial pair about that of (0, 0)."""
    return COLUMN_PITCH * q, HEIGHT * r + 120 * q
