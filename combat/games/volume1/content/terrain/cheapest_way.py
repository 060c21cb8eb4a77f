"""The cheapest way over a sheet: how roads, streams and paths find theirs."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterable

from combat.engine.space.hexes.hex import Hex

STEP = 100
"""What a hex of even, open ground costs: costs are whole numbers, so that a way is the same on every machine."""


def cheapest_way(
    starts: Iterable[Hex], ends: Collection[Hex], around: Callable[[Hex], Iterable[Hex]], cost: Callable[[Hex], int]
) -> list[Hex]:
    """The hexes from a start to an end by which the sum of the costs is least; none where there is no way.

    Of two ways that cost the same the one of the lower hex numbers is taken.
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
