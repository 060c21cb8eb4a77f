"""Headings in tenths of a degree, 0 = north, clockwise, and exact rotations with a table of sines."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sines import SCALE, SINES

Heading: TypeAlias = int
"""Tenths of a degree clockwise from north (up the table); functions take any whole number and return 0 to 3599."""

QUARTER, HALF, FULL = 900, 1800, 3600
"""Turns by 90, 180 and 360 degrees."""


def sine(heading: Heading) -> int:
    """Return the sine of a heading times `SCALE`, as an integer."""
    quarter, rest = divmod(heading % FULL, QUARTER)
    value = SINES[QUARTER - rest] if quarter % 2 else SINES[rest]
    return -value if quarter > 1 else value


def cosine(heading: Heading) -> int:
    """Return the cosine of a heading times `SCALE`, as an integer."""
    return sine(heading + QUARTER)


@lru_cache(maxsize=2 * FULL)
def direction(heading: Heading) -> Point:
    """Return the vector of length `SCALE` along a heading, rounded to whole units. The result is cached."""
    return Point(sine(heading), -cosine(heading))


def turned(vector: Point, heading: Heading) -> Point:
    """Return a vector rotated clockwise about the origin by a heading, each coordinate rounded to the nearest unit.

    Halves are rounded away from 0, so that the result is symmetric under quarter turns and mirroring.
    """
    x, y = vector
    sin, less_cos = direction(heading)
    return Point(_rounded(-x * less_cos - y * sin), _rounded(x * sin - y * less_cos))


def _rounded(value: int) -> int:
    """Divide by SCALE to the nearest whole number."""
    return (value + SCALE // 2) // SCALE if value >= 0 else -((SCALE // 2 - value) // SCALE)


def heading_to(start: Point, end: Point) -> Heading:
    """Return the heading from one point to another, rounded to a tenth of a degree; 0 if they are the same."""
    x, y = end[0] - start[0], end[1] - start[1]
    quarters = 0
    while not (x >= 0 and y < 0) and (x or y):
        x, y, quarters = y, -x, quarters + 1  # a quarter turn counter-clockwise
    low, high = 0, QUARTER
    while high - low > 1:
        middle = (low + high) // 2
        if _side(middle, x, y) >= 0:
            low = middle
        else:
            high = middle
    nearest = low if _side(low, x, y) <= -_side(high, x, y) else high
    return (quarters * QUARTER + nearest) % FULL if x or y else 0


def _side(heading: Heading, x: int, y: int) -> int:
    """Return how far clockwise of a heading a vector points: 0 along it, below 0 counter-clockwise."""
    along_x, along_y = direction(heading)
    return along_x * y - along_y * x
