"""Correlations with winning: games with much of a thing compared with those with little.

They show correlation only: a squad that is ahead may play other cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from combat.engine.chance.intervals import CONFIDENCE, deviations
from combat.games.volume1.runs.run_sums import KINDS, RunSums, Share

LEAST = 10
"""Minimum number of games on either side of a comparison."""


@dataclass(slots=True)
class Bearing:
    """Correlation of one thing (a man, card, order, weapon or hex) with the result."""

    thing: str
    a_game: float
    """Average number per game."""
    at_least: int
    """Minimum number in each game of `more`."""
    more: Share
    less: Share

    @property
    def points(self) -> float:
        """Difference in average points between games with more of it and games with less."""
        return self.more.mean - self.less.mean

    @property
    def error(self) -> float:
        """Standard error of the difference."""
        return sqrt(self.more.variance / self.more.games + self.less.variance / self.less.games)

    @property
    def weight(self) -> float:
        """Absolute difference divided by its standard error; 0 if all games are equal."""
        return abs(self.points) / self.error if self.error else 0.0


def bearings(sums: RunSums) -> dict[str, list[Bearing]]:
    """Return the correlations by kind of thing; within a kind, the clearest difference comes first."""
    found = {
        kind: [bearing for thing, by_count in there.items() if (bearing := _of(sums.whole, thing, by_count))]
        for kind, there in sums.there.items()
    }
    return {kind: sorted(found[kind], key=lambda one: (-one.weight, one.thing)) for kind in KINDS}


def clear(found: Mapping[str, list[Bearing]]) -> float:
    """Return the weight from which a difference is significant, corrected for multiple comparisons (Bonferroni)."""
    compared = sum(map(len, found.values()))
    return deviations(1 - (1 - CONFIDENCE) / max(1, compared))


def _of(whole: Share, thing: str, by_count: Mapping[int, Share]) -> Bearing | None:
    """Return the comparison of games split at the median of a count; None if one part is too small."""
    there = sum(by_count.values(), Share())
    counts = {0: whole - there, **by_count}
    below = Share()
    for count in sorted(counts):
        above = whole - below - counts[count]
        if 2 * (below.games + counts[count].games) >= whole.games:
            break
        below += counts[count]
    # games with exactly the median count go to the smaller part
    if above.games < LEAST or below.games > above.games:
        more, less, at_least = whole - below, below, count
    else:
        more, less, at_least = above, whole - above, min((n for n in counts if n > count), default=count)
    if min(more.games, less.games) < LEAST:
        return None
    all_of_it = sum(n * share.games for n, share in by_count.items())
    return Bearing(thing, all_of_it / whole.games, at_least, more, less)
