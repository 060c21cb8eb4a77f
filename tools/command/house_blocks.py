"""Building outlines: a main block along a row of hexes, optionally with a wing at right angles (17.0).

Every block is aligned with one of the three hex axes, so that its roofs can be derived from the corners of the
outline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from random import Random

from combat.engine.space.hexes.lattice import Spot
from tools.command.true_shapes import Point, from_true, true

WAYS = tuple(pi / 2 + turn * pi / 3 for turn in range(3))
"""The three axes through the midpoints of hexsides, as angles on the sheet."""
LONG, DEEP = (0.415, 0.441), (0.255, 0.277)
"""Half length and half depth of a block across two opposite hexsides, in hexes."""
BAR, BAR_DEEP = (0.34, 0.36), (0.27, 0.285)
"""The same for a block from corner to corner, with a wing towards a third hex."""
WING, WING_FAR = (0.15, 0.2), (0.4, 0.44)
"""Half width of a short wing, and its reach from the centre."""
LEAST = 0.01
"""Smaller differences of outline coordinates are rounding errors."""


@dataclass(frozen=True)
class Block:
    """Rectangle in regular hex coordinates: centre, half length, half depth, and angle of its length."""

    x: float
    y: float
    long: float
    deep: float
    turn: float

    def corners(self) -> list[Point]:
        """Return the corners clockwise on the sheet, starting at the front left."""
        c, s = cos(self.turn), sin(self.turn)
        box = ((-self.long, -self.deep), (self.long, -self.deep), (self.long, self.deep), (-self.long, self.deep))
        return [(self.x + u * c - v * s, self.y + u * s + v * c) for u, v in box]


def house_points(middles: Sequence[Spot], chance: Random) -> tuple[Spot, ...]:
    """Return the outline of a building on one hex, on a row of hexes, or on a row with one hex beside it.

    The points are in map units; `chance` varies size and angle.
    """
    centres = [true(spot) for spot in middles]
    frame, box = _single(centres[0], chance) if len(centres) == 1 else _several(centres, chance)
    (x, y), turn = frame
    c, s = cos(turn), sin(turn)
    spots = [from_true((x + u * c - v * s, y + u * s + v * c)) for u, v in box]
    return tuple((round(px), round(py)) for px, py in spots)


Frame = tuple[tuple[Point, float], list[Point]]
"""Centre and angle, and the corners in coordinates along and across the angle."""


def _single(centre: Point, chance: Random) -> Frame:
    if chance.random() < 0.6:
        return (centre, chance.choice(WAYS)), _box(chance.uniform(*LONG), chance.uniform(*DEEP))
    long, deep, half = chance.uniform(*BAR), chance.uniform(*BAR_DEEP), chance.uniform(*WING)
    at, far = chance.choice((-1.0, 0.0, 1.0)) * 0.12, chance.uniform(*WING_FAR)
    turn = chance.choice(WAYS) + pi / 2 + chance.choice((0.0, pi))
    return (centre, turn), _with_wing(long, deep, (at - half, at + half), far)


def _several(centres: Sequence[Point], chance: Random) -> Frame:
    """Return the block along the row with most hexes; a hex beside it becomes a wing."""
    first, last = min(
        ((a, b) for a in centres for b in centres if a < b),
        key=lambda ends: (-_in_row(centres, *ends), -hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1])),
    )
    x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
    turn, far = atan2(last[1] - first[1], last[0] - first[0]), hypot(last[0] - first[0], last[1] - first[1]) / 2
    long, deep = far + chance.uniform(*LONG), chance.uniform(*DEEP)
    beside = [spot for spot in centres if abs(_across(spot, first, last)) > LEAST]
    if not beside:
        return ((x, y), turn), _box(long, deep)
    if _across(beside[0], first, last) < 0:
        turn += pi
    c, s = cos(turn), sin(turn)
    u, v = (beside[0][0] - x) * c + (beside[0][1] - y) * s, (beside[0][1] - y) * c - (beside[0][0] - x) * s
    half = chance.uniform(*BAR_DEEP)
    return ((x, y), turn), _with_wing(long, deep, (u - half, u + half), v + chance.uniform(*BAR))


def _in_row(centres: Sequence[Point], first: Point, last: Point) -> int:
    return sum(abs(_across(spot, first, last)) < LEAST for spot in centres)


def _across(spot: Point, first: Point, last: Point) -> float:
    """Return the distance of a point from a line, positive to its right on the sheet."""
    x, y = last[0] - first[0], last[1] - first[1]
    return (x * (spot[1] - first[1]) - y * (spot[0] - first[0])) / hypot(x, y)


def _box(long: float, deep: float) -> list[Point]:
    return [(-long, -deep), (long, -deep), (long, deep), (-long, deep)]


def _with_wing(long: float, deep: float, wing: tuple[float, float], far: float) -> list[Point]:
    """Return a block with a wing beyond its far edge; a wing near the block's end is aligned with it."""
    left = -long if wing[0] + long < 0.06 else wing[0]
    right = long if long - wing[1] < 0.06 else wing[1]
    corners = [(-long, -deep), (long, -deep), (long, deep), (right, deep), (right, far), (left, far), (left, deep)]
    return list(dict.fromkeys([*corners, (-long, deep)]))


def blocks(points: Sequence[Spot]) -> list[Block]:
    """Split the outline of a building into rectangular blocks, the largest first."""
    corners = [true(spot) for spot in points]
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    (ax, ay), (bx, by) = max(sides, key=lambda side: hypot(side[1][0] - side[0][0], side[1][1] - side[0][1]))
    turn = atan2(by - ay, bx - ax)
    c, s = cos(turn), sin(turn)
    framed = [(x * c + y * s, y * c - x * s) for x, y in corners]
    us, vs = (_steps([spot[place] for spot in framed]) for place in (0, 1))
    inside = {
        (i, j)
        for i in range(len(us) - 1)
        for j in range(len(vs) - 1)
        if _holds(framed, ((us[i] + us[i + 1]) / 2, (vs[j] + vs[j + 1]) / 2))
    }
    found: list[Block] = []
    while inside:
        left, right, top, bottom = _largest(inside, us, vs)
        inside -= {(i, j) for i in range(left, right) for j in range(top, bottom)}
        found.append(_block((us[left], us[right]), (vs[top], vs[bottom]), turn))
    return found


def _block(us: tuple[float, float], vs: tuple[float, float], turn: float) -> Block:
    u, v, long, deep = sum(us) / 2, sum(vs) / 2, (us[1] - us[0]) / 2, (vs[1] - vs[0]) / 2
    c, s = cos(turn), sin(turn)
    x, y = u * c - v * s, u * s + v * c
    return Block(x, y, long, deep, turn) if long >= deep else Block(x, y, deep, long, turn + pi / 2)


def _steps(values: Sequence[float]) -> list[float]:
    """Return the distinct values in ascending order."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > LEAST:
            found.append(value)
    return found


def _holds(corners: Sequence[Point], spot: Point) -> bool:
    within = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (bx - ax) * (spot[1] - ay) / (by - ay):
            within = not within
    return within


def _largest(
    inside: set[tuple[int, int]], us: Sequence[float], vs: Sequence[float]
) -> tuple[int, int, int, int]:  # fmt: skip
    """Return the largest rectangle of cells that are all inside."""
    spans = [
        (left, right, top, bottom)
        for left in range(len(us))
        for right in range(left + 1, len(us))
        for top in range(len(vs))
        for bottom in range(top + 1, len(vs))
        if all((i, j) in inside for i in range(left, right) for j in range(top, bottom))
    ]
    return max(spans, key=lambda span: (us[span[1]] - us[span[0]]) * (vs[span[3]] - vs[span[2]]))
