"""Probabilities in whole per cent."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor


def percent(share: float) -> int:
    """Return a probability in whole per cent; only impossible events show 0, and only certain ones 100."""
    whole = round(share * 100)
    if share > 0 and whole == 0:
        return 1
    return 99 if share < 1 and whole == 100 else whole


def percents(shares: Sequence[float]) -> tuple[int, ...]:
    """Return shares in whole per cent that sum to 100, by the largest remainder method.

    A nonzero share becomes at least 1; the difference is taken from the largest.
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
