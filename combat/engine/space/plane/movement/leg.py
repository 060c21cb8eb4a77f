"""Straight moves: where on its way a shape starts and ceases to meet another shape, exact to the unit."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor, inf, isqrt, sqrt
from typing import TypeAlias

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, core_gap
from combat.engine.space.plane.point import Point

Interval: TypeAlias = tuple[int, int]
"""Positions of a step at which something begins and ends.

The first is the last position before it, -1 if it has begun at position 0; the second is the first position after it,
one more than the last position of the step if it goes on there.
"""


def move_length(dx: int, dy: int) -> int:
    """Return the length of a vector other than (0, 0) in units of 0.1 mm, rounded up."""
    return 1 + isqrt(dx * dx + dy * dy - 1)


class Leg:
    """A straight move of a shape by a vector; its positions are whole units of 0.1 mm along the way.

    The length is rounded up to a whole unit, as that of a `Route`: position k of n is the fraction k/n of the vector.
    """

    __slots__ = ("bottom", "dx", "dy", "left", "length", "right", "shape", "top")

    def __init__(self, shape: ConvexShape, dx: int, dy: int) -> None:
        """Make a move of a shape from its place by a vector; raise ValueError for (0, 0)."""
        if not (dx or dy):
            raise ValueError((dx, dy))
        self.shape, self.dx, self.dy = shape, dx, dy
        self.length = move_length(dx, dy)
        self.left, self.right = shape.left + min(dx, 0), shape.right + max(dx, 0)
        self.top, self.bottom = shape.top + min(dy, 0), shape.bottom + max(dy, 0)

    def between(self, first: int, last: int) -> ConvexShape:
        """Return the area that the shape covers between two positions, in coordinates multiplied by `length`."""
        n, dx, dy = self.length, self.dx, self.dy
        ends = (first,) if first == last else (first, last)
        corners = [Point(x * n + dx * k, y * n + dy * k) for k in ends for x, y in self.shape.corners]
        return ConvexShape(corners, self.shape.radius * n)

    def touching(self, other: ConvexShape, reach: int = 0, *, closed: bool = False) -> Interval | None:
        """Return the interval of positions at which the shape is less than `reach` from another shape.

        None if there is none.

        With `closed`, a distance equal to `reach` counts. With a reach of 0 the interiors must meet; a line without
        width counts where it runs through the interior.
        """
        if (
            other.left - reach > self.right
            or self.left - reach > other.right
            or other.top - reach > self.bottom
            or self.top - reach > other.bottom
        ):
            return None
        radius = reach + other.radius + self.shape.radius
        return self._rounded(other, radius, closed=closed) if radius else self._sharp(other, closed=closed)

    def _sharp(self, other: ConvexShape, *, closed: bool) -> Interval | None:
        """Return where the shape meets another, both without a radius.

        They meet while each has a corner on the inner side of every edge of the other. These parts of the way are cut
        with each other; all are fractions.
        """
        n, dx, dy = self.length, self.dx, self.dy
        low, low_of, high, high_of = -1, 1, 2, 1
        for edges, corners, sign in ((self.shape.edges, other.corners, -1), (other.edges, self.shape.corners, 1)):
            for ax, ay, ex, ey, _ in edges:
                inside = max([ex * (y - ay) - ey * (x - ax) for x, y in corners])
                gain = sign * (ex * dy - ey * dx)
                if gain > 0:
                    if -inside * low_of > low * gain:
                        low, low_of = -inside, gain
                elif gain < 0:
                    if inside * high_of < high * -gain:
                        high, high_of = inside, -gain
                elif inside < 0 or (inside == 0 and not closed):
                    return None
        least = 0 if closed else 1
        if high * low_of - low * high_of < least or high < least or low_of - low < least:
            return None
        if closed:
            return (
                -1 if low <= 0 else -(-n * low // low_of) - 1,
                n + 1 if high >= high_of else n * high // high_of + 1,
            )
        return (-1 if low < 0 else n * low // low_of, n + 1 if high > high_of else -(-n * high // high_of))

    def _rounded(self, other: ConvexShape, radius: int, *, closed: bool) -> Interval | None:
        """Return where the cores are within a radius of each other; floats guess, the exact distance decides.

        They are where the origin, moved by the vector, is within the radius of the difference of both.
        """
        n, dx, dy = self.length, self.dx, self.dy
        core = ConvexShape([Point(x - sx, y - sy) for x, y in other.corners for sx, sy in self.shape.corners])
        if compare_distance(ConvexShape((Point(0, 0), Point(dx, dy))), core, radius) > -(not closed):
            return None
        scaled = core.scaled(n)
        limit = radius * n * radius * n

        def touches(first: int, last: int) -> bool:
            ends = (Point(dx * first, dy * first), Point(dx * last, dy * last))
            numerator, denominator = core_gap(ConvexShape(ends[first == last :]), scaled)
            most = limit * denominator
            return numerator < most or (closed and numerator == most)

        low, high = _guess(core, radius, dx, dy)
        begin = -1 if touches(0, 0) else last_before(lambda k: touches(0, k), 0, n, floor(low * n))
        end = n + 1 if touches(n, n) else n - last_before(lambda k: touches(n - k, n), 0, n, n - ceil(high * n))
        return begin, end


def last_before(test: Callable[[int], bool], low: int, high: int, guess: int | None = None) -> int:
    """Return the last number from `low` to `high` for which `test` is false.

    `test` must be false for `low`, true for `high`, and change once. A right `guess` reduces the search to two calls.
    """
    if guess is not None:
        guess, step = min(max(guess, low), high - 1), 1
        if test(guess):
            high = guess
            while high - step > low and test(high - step):
                high, step = high - step, 2 * step
            low = max(low, high - step)
        else:
            low = guess
            while low + step < high and not test(low + step):
                low, step = low + step, 2 * step
            high = min(high, low + step)
    while high - low > 1:
        middle = (low + high) // 2
        if test(middle):
            high = middle
        else:
            low = middle
    return low


def _guess(core: ConvexShape, radius: int, dx: int, dy: int) -> tuple[float, float]:
    """Return about which fractions of a vector from the origin are within a radius of a core, cut to 0 and 1."""
    low, high = inf, -inf
    square = dx * dx + dy * dy
    for x, y in core.corners:
        along = x * dx + y * dy
        root = along * along - square * (x * x + y * y - radius * radius)
        if root >= 0:
            half = sqrt(root)
            low, high = min(low, (along - half) / square), max(high, (along + half) / square)
    for ax, ay, ex, ey, length in core.edges:
        first, last = 0.0, 1.0
        wide = radius * sqrt(length)
        for value, gain, least, most in (
            (ey * ax - ex * ay, ex * dy - ey * dx, -wide, 0.0),
            (-ex * ax - ey * ay, ex * dx + ey * dy, 0.0, float(length)),
        ):
            if gain:
                one, other = (least - value) / gain, (most - value) / gain
                first, last = max(first, min(one, other)), min(last, max(one, other))
            elif not least <= value <= most:
                first, last = 1.0, 0.0
        if first <= last:
            low, high = min(low, first), max(high, last)
    return (min(max(low, 0.0), 1.0), min(max(high, 0.0), 1.0)) if low <= high else (0.0, 1.0)
