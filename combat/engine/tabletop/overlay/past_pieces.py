"""Lines that avoid pieces on the board: cut at their edges, or curved around them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

import pygame

Point = tuple[float, float]

SHORTEST = 5.0
"""Least length in pixels of a piece of a line."""

RISES = (0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.45, -0.45, 0.6, -0.6)
"""Heights of curves as shares of their length, in order of preference; negative ones bend the other way."""

STEPS = 24
"""Number of straight segments of a curve."""


def outside(start: Point, end: Point, taken: Iterable[pygame.Rect]) -> list[tuple[Point, Point]]:
    """Return the parts of a straight line that are outside all rectangles `taken`; very short parts are omitted."""
    length = math.dist(start, end)
    spans = [(0.0, 1.0)]
    for box in taken:
        inside = box.clipline(start, end)
        if inside:
            enters, leaves = (math.dist(start, point) / length for point in inside)
            spans = [part for a, b in spans for part in ((a, min(b, enters)), (max(a, leaves), b)) if part[0] < part[1]]

    def at(share: float) -> Point:
        return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

    shortest = min(SHORTEST, length / 2) / max(length, 1e-9)
    return [(at(a), at(b)) for a, b in spans if b - a >= shortest]


def bow(start: Point, end: Point, taken: Sequence[pygame.Rect]) -> list[Point]:
    """Return the points of a curve between two points: the one that crosses the rectangles least, and of these the
    flattest.
    """
    return min((_bent(start, end, rise) for rise in RISES), key=lambda one: _covered(one, taken))


def spaced(line: Sequence[Point], gap: float) -> list[Point]:
    """Return points along a line at equal distances of `gap` pixels, without its ends."""
    found, left = [], gap
    for start, end in itertools.pairwise(line):
        length = math.dist(start, end)
        while left < length:
            share = left / length
            found.append((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            left += gap
        left -= length
    return found


def _bent(start: Point, end: Point, rise: float) -> list[Point]:
    """Return a curve above a level line, or beside a steep one."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    way = 1 if dx >= 0 else -1
    top = (start[0] + dx / 2 + dy * rise * way * 2, start[1] + dy / 2 - dx * rise * way * 2)
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * top[0] + c * end[0], a * start[1] + b * top[1] + c * end[1]))
    return found


def _covered(points: Sequence[Point], taken: Sequence[pygame.Rect]) -> float:
    """Return the length of a line within rectangles, in pixels."""
    return sum(
        math.dist(*inside) for pair in itertools.pairwise(points) for box in taken if (inside := box.clipline(*pair))
    )
