"""Sets of positions on a step, as sorted intervals."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.plane.movement.leg import Interval


def merged(intervals: Iterable[Interval], gap: int = 0) -> list[Interval]:
    """Return intervals in order; those that overlap, or are less than `gap` apart, are merged."""
    found = list[Interval]()
    for begin, end in sorted(intervals):
        if found and begin < found[-1][1] + gap:
            if end > found[-1][1]:
                found[-1] = (found[-1][0], end)
        else:
            found.append((begin, end))
    return found
