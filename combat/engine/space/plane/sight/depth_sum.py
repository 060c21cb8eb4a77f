"""Sum of the depths of a line of sight in pieces that block it only beyond some depth, exact."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import sqrt
from typing import TypeAlias

from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.sight.stretches import Stretch, merged, share

DeepPart: TypeAlias = tuple[str, Limit, int, list[Stretch]]
"""The name of a piece, the depth from which on it hides, what a crossing counts at least, and the stretches in it."""

NEAR = 1e-9
"""Deviation from its limit, as a share, below which a sum is computed exactly."""


def is_too_deep(parts: list[DeepPart], square: int) -> bool:
    """Return whether the depths in some pieces, each as a fraction of its limit, add up to a blocked line.

    `square` is the square of the line's length. Overlapping pieces with the same limit count once; a thin line counts
    separately, once for each crossing.
    """
    most, total = _rough(parts, square)
    if most > 1 + NEAR or total < 1 - NEAR:
        return most > 1
    counted = [(limit, least, stretch) for limit, least, found in _grouped(parts) for stretch in found]
    length, total = sqrt(square), 0.0
    for limit, least, ((first, under), (last, last_under)) in counted:
        total += max(length * (last / last_under - first / under), least) / limit.distance
    if abs(total - 1) > NEAR:
        return total > 1
    at_once = all(limit.strictness == "at-least" for limit, _, _ in counted)
    return _compare(counted, square) >= (0 if at_once else 1)


def _rough(parts: list[DeepPart], square: int) -> tuple[float, float]:
    """Return the depth of the longest stretch, and of all even if pieces overlap, as shares of what hides."""
    length, total, most = sqrt(square), 0.0, 0.0
    for _, limit, least, found in parts:
        for (first, under), (last, last_under) in found:
            depth = max(length * (last / last_under - first / under), least) / limit.distance
            total += depth
            most = max(most, depth)
    return most, total


def _grouped(parts: Iterable[DeepPart]) -> list[tuple[Limit, int, list[Stretch]]]:
    """Return the stretches to count: merged for each thin line, and over all areas of one limit."""
    lines: dict[tuple[str, Limit, int], list[Stretch]] = {}
    for name, limit, least, found in parts:
        lines.setdefault((name if least else "", limit, least), []).extend(found)
    return [(limit, least, merged(found)) for (_, limit, least), found in lines.items()]


def _compare(counted: list[tuple[Limit, int, Stretch]], square: int) -> int:
    """Return -1, 0 or 1 for a sum of depths below, at or above 1."""
    long, fixed = Fraction(0), Fraction(-1)
    for limit, least, stretch in counted:
        part = share([stretch])
        if part * part * square >= least * least:
            long += part / limit.distance
        else:
            fixed += Fraction(least, limit.distance)
    if fixed >= 0:
        return 1 if fixed > 0 or long > 0 else 0
    over, under = long * long * square, fixed * fixed
    return (over > under) - (over < under)
