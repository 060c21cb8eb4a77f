"""The search for reach: shortest ways over the nodes of a grid, straight wherever nothing is in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import inf, sqrt

from combat.engine.space.plane.movement.reach_grid import ReachGrid
from combat.engine.space.plane.point import CM

_NODES_A_STEP = 64
AROUND = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""From a node to its neighbours."""


class ReachSearch:
    """The cost of each node, and its root: the node from which a straight line leads to it.

    A node is visible from a root in a straight line if the neighbouring nodes on both sides of the line are; so a line
    is free if all nodes around it are.
    """

    def __init__(self, grid: ReachGrid, most: int) -> None:
        """Prepare a search on a grid; `most` is the highest cost in units of 0.1 mm."""
        self.grid, self.most = grid, most
        size = grid.side * grid.side
        self.costs = [inf] * size
        self.roots = [-1] * size
        self.costs[grid.centre], self.roots[grid.centre] = 0.0, grid.centre
        self._heap = list[tuple[float, int]]()
        self._blind = -1
        """The centre, if no straight lines lead from it but those to the nodes given."""

    def run(self, roots: Iterable[tuple[int, float]]) -> Iterator[None]:
        """Search from the centre of the grid, or from already reached `roots` with their costs.

        Yield after each small step.

        Without roots, everything in a straight line from the centre is found first, ring by ring.
        """
        centre = self.grid.centre
        starts = list(roots)
        self._blind = centre if starts else -1
        for node, cost in starts:
            self.costs[node], self.roots[node] = cost, centre
            heappush(self._heap, (cost, node))
        if not starts:
            yield from self._rings()
        yield from self._spread()

    def _rings(self) -> Iterator[None]:
        """Find what is in sight of the centre, and put into the heap what borders on it."""
        grid, side, centre = self.grid, self.grid.side, self.grid.centre
        passing, roots, costs, most = grid.passing, self.roots, self.costs, self.most
        hidden, done = list[int](), 0
        for ring in range(1, grid.cells + 1):
            for ahead, aside, widest in ((1, side, ring), (-1, side, ring), (side, 1, ring - 1), (-side, 1, ring - 1)):
                middle = centre + ring * ahead
                before = middle - ahead
                for place in range(-widest, widest + 1):
                    node = middle + place * aside
                    if not passing[node]:
                        continue
                    beside = before + place * aside
                    inward = beside - aside if place > 0 else beside + aside if place else beside
                    if place in (ring, -ring):
                        beside = inward
                    if roots[beside] == centre == roots[inward]:
                        cost = CM * sqrt(ring * ring + place * place)
                        if cost <= most:
                            roots[node], costs[node] = centre, cost
                    else:
                        hidden.append(node)
            done += 8 * ring
            if done > 4 * _NODES_A_STEP:
                done = 0
                yield
        yield from self._border(hidden)

    def _border(self, hidden: list[int]) -> Iterator[None]:
        """Reach hidden nodes from nodes in sight beside them at which the mover may turn."""
        costs, turning, side = self.costs, self.grid.turning, self.grid.side
        around = [(dx + dy * side, CM * sqrt(dx * dx + dy * dy)) for dx, dy in AROUND]
        for count, node in enumerate(hidden):
            for by, far in around:
                beside = node + by
                if costs[beside] < inf and turning[beside] and self.roots[beside] == self.grid.centre:
                    cost = costs[beside] + far
                    if cost < costs[node] and cost <= self.most:
                        costs[node], self.roots[node] = cost, beside
            if costs[node] < inf:
                heappush(self._heap, (costs[node], node))
            if count % _NODES_A_STEP == _NODES_A_STEP - 1:
                yield
        yield

    def _spread(self) -> Iterator[None]:
        """Settle nodes in the order of their cost."""
        heap, costs, count = self._heap, self.costs, 0
        while heap:
            cost, node = heappop(heap)
            if cost > costs[node]:
                continue
            self._settle(node)
            count += 1
            if count % _NODES_A_STEP == 0:
                yield

    def _settle(self, node: int) -> None:
        """Offer a node's neighbours a straight line from its root, or a turn at the node."""
        grid, roots, costs, heap, most = self.grid, self.roots, self.costs, self._heap, self.most
        passing, side, here = grid.passing, grid.side, costs[node]
        may_turn, root = grid.turning[node], roots[node]
        start, sighted = costs[root], root != self._blind
        down, across = divmod(node, side)
        root_down, root_across = divmod(root, side)
        down, across = down - root_down, across - root_across
        for dx, dy in AROUND:
            there = node + dx + dy * side
            if not passing[there] or costs[there] <= here:
                continue
            x, y = across + dx, down + dy
            wide, high = x if x > 0 else -x, y if y > 0 else -y
            along = (1 if x > 0 else -1) if wide >= high else 0
            along += (side if y > 0 else -side) if high >= wide else 0
            one = other = there - along
            if wide > high and y:
                other -= side if y > 0 else -side
            elif high > wide and x:
                other -= 1 if x > 0 else -1
            if sighted and (roots[one] == root or one == root) and (roots[other] == root or other == root):
                cost, origin = start + CM * sqrt(x * x + y * y), root
            elif may_turn:
                cost, origin = here + (CM if not dx or not dy else 141.4214), node
            else:
                continue
            if cost < costs[there] and cost <= most:
                costs[there], roots[there] = cost, origin
                heappush(heap, (cost, there))
