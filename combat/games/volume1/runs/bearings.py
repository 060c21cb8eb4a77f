"""What went with winning: games in which there was much of a thing against those in which there was little of it.

It tells of what came together, and not of what brought what: a squad that is ahead may play other cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from combat.engine.chance.intervals import CONFIDENCE, deviations
from combat.games.volume1.runs.run_sums import KINDS, RunSums, Share

LEAST = 10
"""Games on either side below which nothing is compared."""


@dataclass(slots=True)
class Bearing:
    """One thing of a kind: a man, a card, an order, a weapon, a hex."""

    thing: str
    a_game: float
    """How often it was there in a game."""
    at_least: int
    """How often it was there in each game of `more`."""
    more: Share
    less: Share

    @property
    def points(self) -> float:
        """By how many points the games with more of it went better."""
        return self.more.mean - self.less.mean

    @property
    def error(self) -> float:
        """The standard error of that difference."""
        return sqrt(self.more.variance / self.more.games + self.less.variance / self.less.games)

    @property
    def weight(self) -> float:
        """The difference in standard errors; 0 where all games went alike."""
        return abs(self.points) / self.error if self.error else 0.0


def bearings(sums: RunSums) -> dict[str, list[Bearing]]:
    """For each kind the things that can be compared, those with the clearest difference before the others."""
    found = {
        kind: [bearing for thing, by_count in there.items() if (bearing := _of(sums.whole, thing, by_count))]
        for kind, there in sums.there.items()
    }
    return {kind: sorted(found[kind], key=lambda one: (-one.weight, one.thing)) for kind in KINDS}


def clear(found: Mapping[str, list[Bearing]]) -> float:
    """The weight from which a difference is no play of chance, as many as are looked at (Bonferroni)."""
    compared = sum(map(len, found.values()))
    return deviations(1 - (1 - CONFIDENCE) / max(1, compared))


def _of(whole: Share, thing: str, by_count: Mapping[int, Share]) -> Bearing | None:
    """Games are parted where half of them have no more of it; None where one part would be too small."""
    there = sum(by_count.values(), Share())
    counts = {0: whole - there, **by_count}
    below = Share()
    for count in sorted(counts):
        above = whole - below - counts[count]
        if 2 * (below.games + counts[count].games) >= whole.games:
            break
        below += counts[count]
    # those who have just as much as the one in the middle go to the smaller part
    if above.games < LEAST or below.games > above.games:
        more, less, at_least = whole - below, below, count
    else:
        more, less, at_least = above, whole - above, min((n for n in counts if n > count), default=count)
    if min(more.games, less.games) < LEAST:
        return None
    all_of_it = sum(n * share.games for n, share in by_count.items())
    return Bearing(thing, all_of_it / whole.games, at_least, more, less)
