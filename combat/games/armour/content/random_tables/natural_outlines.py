"""Natural-looking outlines: irregular patches, weathered sides, rounded lines.

All take a text as seed, so that the same plan gives the same table on every machine.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

Spot = tuple[int, int]
"""A point in millimetres."""
Place = tuple[float, float]
"""A point in centimetres."""


def patch(middle: Place, long: float, wide: float, turn: float, seed: str, *, ragged: bool) -> list[Spot]:
    """Return an irregular patch around a point, as corners in mm: an ellipse with lobes and bays.

    `long` and `wide` are its length and width in centimetres, `turn` is clockwise in degrees; `ragged` makes it
    rougher.
    """
    dice = random.Random(seed)
    count = 26 if ragged else 20
    swing = 0.17 if ragged else 0.13
    waves = [
        (order, dice.uniform(0.4, 1.0) * swing / math.sqrt(order - 1), dice.uniform(0, math.tau))
        for order in (2, 3, 4, 5)
    ]
    drift = dice.uniform(0, math.tau), dice.uniform(0.08, 0.16)
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    spots = []
    for step in range(count):
        angle = math.tau * (step + dice.uniform(-0.22, 0.22)) / count
        reach = 1 + sum(size * math.sin(order * angle + start) for order, size, start in waves)
        reach += drift[1] * math.cos(angle - drift[0]) + (dice.uniform(-0.06, 0.06) if ragged else 0)
        x, y = long * reach * math.cos(angle), wide * reach * math.sin(angle)
        spots.append((round((middle[0] + x * cos - y * sin) * 10), round((middle[1] + x * sin + y * cos) * 10)))
    return spots


def weathered(corners: Sequence[Place], seed: str) -> list[Spot]:
    """Return a polygon, given in centimetres, in mm with rounded corners and slightly bent sides."""
    dice = random.Random(seed)
    around = [*corners, corners[0]]
    dense = []
    for (ax, ay), (bx, by) in pairwise(around):
        length = math.hypot(bx - ax, by - ay)
        pieces = max(1, round(length / 9))
        for piece in range(pieces):
            along = piece / pieces
            bend = dice.uniform(-0.9, 0.9) if piece else 0.0
            dense.append(
                (ax + (bx - ax) * along - (by - ay) / length * bend, ay + (by - ay) * along + (bx - ax) / length * bend)
            )
    return [(round(x * 10), round(y * 10)) for x, y in _cut([*dense, dense[0]])]


def rounded_line(corners: Sequence[Place]) -> list[Spot]:
    """Return a line, given in centimetres, in mm with rounded corners and unchanged ends."""
    if len(corners) < 3:
        return [(round(x * 10), round(y * 10)) for x, y in corners]
    return [
        (round(x * 10), round(y * 10))
        for x, y in (corners[0], *_cut(_cut([corners[0], *corners, corners[-1]])), corners[-1])
    ]


def band(corners: Sequence[Place], width: float) -> list[Spot]:
    """Return the outline, in mm, of a band along a rounded line; line and width are in centimetres."""
    spots = rounded_line(corners)
    sides: tuple[list[Spot], list[Spot]] = ([], [])
    for place, (x, y) in enumerate(spots):
        (ax, ay), (bx, by) = spots[max(0, place - 1)], spots[min(len(spots) - 1, place + 1)]
        length = math.hypot(bx - ax, by - ay)
        across = -(by - ay) / length * width * 5, (bx - ax) / length * width * 5
        for side, sign in zip(sides, (-1, 1), strict=True):
            side.append((round(x + sign * across[0]), round(y + sign * across[1])))
    return [*sides[0], *reversed(sides[1])]


def _cut(corners: Sequence[Place]) -> list[Place]:
    """Return the corners after cutting each of them off at a quarter of its sides (Chaikin)."""
    found: list[Place] = []
    for (ax, ay), (bx, by) in pairwise(corners):
        if (ax, ay) != (bx, by):
            found += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
    return found
