"""Convex hulls of points, exact."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.plane.point import Point


def convex_hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return the corners of the smallest convex polygon around points, clockwise from the leftmost (then topmost).

    Collinear corners are left out: points on one line give two corners, equal points one, and no points none.
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    top, bottom = _chain(ordered), _chain(ordered[::-1])
    return (*top[:-1], *bottom[:-1])


def _chain(ordered: list[Point]) -> list[Point]:
    """Return the half of the hull that turns clockwise from the first point to the last."""
    chain: list[Point] = []
    last = -1
    for point in ordered:
        x, y = point
        while last > 0:
            ax, ay = chain[last - 1]
            bx, by = chain[last]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
            last -= 1
        chain.append(point)
        last += 1
    return chain
