"""Find the cheapest path on a sheet, for roads, streams and paths."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterable

from combat.engine.space.hexes.hex import Hex

STEP = 100
"""Cost of a hex of flat, open ground; costs are integers, so that paths are the same on every machine."""


def cheapest_way(
    starts: Iterable[Hex], ends: Collection[Hex], around: Callable[[Hex], Iterable[Hex]], cost: Callable[[Hex], int]
) -> list[Hex]:
    """Return the hexes of the cheapest path from one of `starts` to one of `ends`; empty if there is none.

    `cost` is that of entering a hex. Of equal paths, the one with lower hex numbers is preferred.
    """
    heap = [(0, start) for start in starts]
    spent, came = {start: 0 for _, start in heap}, dict[Hex, Hex]()
    heapq.heapify(heap)
    while heap:
        so_far, here = heapq.heappop(heap)
        if here in ends:
            way = [here]
            while way[-1] in came:
                way.append(came[way[-1]])
            return way[::-1]
        if so_far > spent[here]:
            continue
        for near in around(here):
            there = so_far + cost(near)
            if near not in spent or there < spent[near]:
                spent[near], came[near] = there, here
                heapq.heappush(heap, (there, near))
    return []
