"""Chances in whole per cent."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor


def percent(share: float) -> int:
    """A chance in whole per cent; a chance there is never shows as 0, and one that may fail never as 100."""
    whole = round(share * 100)
    if share > 0 and whole == 0:
        return 1
    return 99 if share < 1 and whole == 100 else whole


def percents(shares: Sequence[float]) -> tuple[int, ...]:
    """The parts of a whole in whole per cent, which sum to it: the largest remainders are rounded up.

    As with a single chance, one that there is shows as 1 at least, at the cost of the largest.
    """
    exact = [share * 100 for share in shares]
    found = [floor(part) for part in exact]
    by_remainder = sorted(range(len(exact)), key=lambda n: found[n] - exact[n])
    for place in by_remainder[: round(sum(exact)) - sum(found)]:
        found[place] += 1
    for place, share in enumerate(shares):
        if share > 0 and not found[place]:
            found[place] = 1
            found[found.index(max(found))] -= 1
    return tuple(found)
