"""Reach: the area that a model can move to, for display and for finding candidates.

`walking.walk` decides what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from combat.engine.space.plane.heading import Heading, heading_to
from combat.engine.space.plane.movement.leg import move_length
from combat.engine.space.plane.movement.movement_path import Move, MovementPath, Turn, path_of, shortest_turn
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import half_length
from combat.engine.space.plane.movement.reach_grid import ReachGrid
from combat.engine.space.plane.movement.reach_search import AROUND, ReachSearch
from combat.engine.space.plane.movement.walk import Walk
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.route import Route

_ESCAPE = 8
"""Distance in nodes within which a mover looks for room if it cannot turn at its start."""
_SECTORS = 12
"""Number of directions in which it looks."""
_ALONG = 16
"""Greatest number of nodes that a mover goes along a bar without room to turn."""
_NODES_A_STEP = 32


class Reach:
    """The area that a mover can reach within an allowance of length, on ground up to a class of cost.

    Call `finish`, or exhaust `steps` between frames; until then nothing is in reach. A point is shown if a path to it
    was found over a grid of 1 cm with the half-width of the mover as a disc, which turns where it has room for its
    turning radius. Narrow ways at an angle may be missed.
    """

    def __init__(
        self, space: MovementSpace, allowance: int, most_rate: int | None = None, *, tests: bool = True
    ) -> None:
        """Prepare a search; `allowance` is the greatest length in units of 0.1 mm.

        `most_rate` is the highest class of cost, None for any ground. Without `tests`, paths that require a test do not
        count.
        """
        self.space, self.allowance, self.most_rate, self.tests = space, allowance, most_rate, tests
        self._half_length = half_length(space.mover.footprint)
        far = allowance + self._half_length + 2 * CM
        self.grid = ReachGrid(space, far, most_rate, tests=tests)
        self.search = ReachSearch(self.grid, far)
        side = self.grid.side
        self._ahead = [(dx + dy * side, CM if not dx or not dy else 142) for dx, dy in AROUND]
        self.kept = False
        """Whether the first leg keeps the heading of the start, as the mover has no room to turn there."""
        self.shown = bytearray(len(self.grid.passing))
        """The nodes in reach."""
        self.done = False
        self._paths = dict[Point, MovementPath | None]()

    def steps(self) -> Iterator[None]:
        """Run the search, yielding after each step of less than a millisecond; may be called once."""
        grid, start = self.grid, self.space.start.point
        self.shown[grid.centre] = 1
        if self.most_rate is not None and self.space.ground.at(start).rate > self.most_rate:
            self.done = True
            return
        yield from grid.fill()
        roots = list[tuple[int, float]]()
        self.kept = not (grid.passing[grid.centre] and grid.turning[grid.centre])
        if self.kept:
            for root in self._escapes():
                roots += root
                yield
        if roots or not self.kept:
            yield from self.search.run(roots)
        yield from self._show()
        self.done = True

    def finish(self) -> Reach:
        """Run the search to its end, and return this object."""
        for _ in self.steps():
            pass
        return self

    def shows(self, point: Point) -> bool:
        """Return whether a point is shown: all nodes less than 1 cm from it across and down are in reach."""
        nodes = self._nodes_around(point)
        return bool(nodes) and all(self.shown[node] for node in nodes)

    def cost(self, point: Point) -> int | None:
        """Return the length of the path to a point in units of 0.1 mm; None if the point is not shown.

        It is the longest of the paths over the nodes around the point. The path of `path_to` is often shorter, and at
        most by the diagonal of a cell longer.
        """
        if not self.shows(point):
            return None
        return max(self._length([*self._chain(node), point]) for node in self._nodes_around(point))

    def path_to(self, point: Point, heading: Heading | None = None) -> MovementPath | None:
        """Return a short path to a point that `walk` accepts within the allowance; None if none is found.

        There is one to each point that is shown, and to some points next to these. Without `heading` the mover keeps
        the heading with which it arrives.
        """
        if point not in self._paths:
            self._paths[point] = self._find_path(point)
        path = self._paths[point]
        if path is None or heading is None:
            return path
        facing = self._facing(path)
        turned = (*path, Turn(shortest_turn(facing, heading))) if facing != heading else path
        return turned if self.accepts(walk(self.space, turned)) else None

    def candidates(self, each: int = 1) -> Iterator[Point]:
        """Yield the nodes in reach on a grid of `each` centimetres around the start."""
        grid = self.grid
        cells = grid.cells // each * each
        for down in range(-cells, cells + 1, each):
            for across in range(-cells, cells + 1, each):
                node = grid.centre + down * grid.side + across
                if self.shown[node]:
                    yield grid.point(node)

    def accepts(self, found: Walk) -> bool:
        """Return whether a walked path is unbarred and within this search's limits of length, cost and tests."""
        return (
            found.stop is None
            and found.length <= self.allowance
            and (self.most_rate is None or found.rate <= self.most_rate)
            and (self.tests or not (found.tests or found.started_in))
        )

    def _escapes(self) -> Iterator[list[tuple[int, float]]]:
        """Yield, direction by direction, the nearest node with room that a mover reaches without turning, if any."""
        grid, (x, y) = self.grid, self.space.start.point
        sectors = dict[int, list[tuple[int, int]]]()
        for down in range(-_ESCAPE, _ESCAPE + 1):
            for across in range(-_ESCAPE, _ESCAPE + 1):
                node = grid.centre + down * grid.side + across
                if 0 < across * across + down * down <= _ESCAPE * _ESCAPE and grid.passing[node] and grid.turning[node]:
                    sector = heading_to(Point(0, 0), Point(across, down)) * _SECTORS // 3_600
                    sectors.setdefault(sector, []).append((across * across + down * down, node))
        for near in sectors.values():
            square, node = min(near)
            to = grid.point(node)
            found = walk(self.space, (Move(to),)) if max(abs(to.x - x), abs(to.y - y)) <= self.allowance else None
            yield [(node, CM * square**0.5)] if found is not None and self.accepts(found) else []

    def _show(self) -> Iterator[None]:
        """Mark the nodes in reach, row by row, then those beside bars that are reached alongside."""
        grid, costs, side, far = self.grid, self.search.costs, self.grid.side, self.allowance
        beside = list[int]()
        for begin in range(0, len(costs), side):
            for node in range(begin, begin + side):
                if costs[node] <= far:
                    if grid.resting[node]:
                        self.shown[node] = 1
                    elif grid.landing[node]:
                        beside.append(node)
            if begin // side % 8 == 0:
                yield
        for count, node in enumerate(beside):
            if self._has_room(node) or self._comes_alongside(node):
                self.shown[node] = 1
            if count % _NODES_A_STEP == 0:
                yield

    def _comes_alongside(self, node: int) -> bool:
        """Return whether a node is reached from one with room to turn along a row, a column or a diagonal.

        The way to it then leads from there.
        """
        grid, search = self.grid, self.search
        passing, turning, costs = grid.passing, grid.turning, search.costs
        for step, far in self._ahead:
            before, count = node - step, 1
            while passing[before] and not turning[before] and count < _ALONG:
                before, count = before - step, count + 1
            cost, ahead = costs[before] + count * far, -(-self._half_length // far)
            has_room = all(passing[node + step * place] for place in range(1, ahead + 1))
            if has_room and turning[before] and cost <= self.allowance:
                costs[node], search.roots[node] = cost, before
                return True
        return False

    def _has_room(self, node: int) -> bool:
        """Return whether the straight line that leads to a node goes on for half the length of the mover."""
        grid, roots, side = self.grid, self.search.roots, self.grid.side
        root = roots[node]
        down, across = (here - there for here, there in zip(divmod(node, side), divmod(root, side), strict=True))
        if self.kept and root == grid.centre:
            return False
        wide, high = abs(across), abs(down)
        longer = max(wide, high)
        more = -(-self._half_length // CM) + 1
        far, rest = divmod((longer + more) * min(wide, high), longer)
        one = root + (longer + more) * _sign(across if wide >= high else down) * (1 if wide >= high else side)
        step = _sign(down if wide >= high else across) * (side if wide >= high else 1)
        ends = (one + far * step, one + (far + 1) * step) if rest else (one + far * step,)
        return all(0 <= end < len(roots) and roots[end] == root for end in ends)

    def _nodes_around(self, point: Point) -> list[int]:
        """Return the nodes less than 1 cm from a point across and down; none if the grid does not reach so far."""
        grid, (x, y) = self.grid, point
        (left, over), (top, below) = divmod(x - grid.x, CM), divmod(y - grid.y, CM)
        if not (-grid.cells <= left < grid.cells and -grid.cells <= top < grid.cells):
            return []
        first = grid.centre + top * grid.side + left
        nodes = [first, first + 1] if over else [first]
        return [*nodes, *(node + grid.side for node in nodes)] if below else nodes

    def _length(self, way: list[Point]) -> int:
        """Return the length of a way from the start, each leg rounded up."""
        return sum(move_length(b.x - a.x, b.y - a.y) for a, b in pairwise((self.space.start.point, *way)) if a != b)

    def _find_path(self, point: Point) -> MovementPath | None:
        """Return a path over the roots of a node beside a point, made straighter where that is possible."""
        nodes = [node for node in self._nodes_around(point) if self.shown[node]]
        ways = [[*self._chain(node), *between, point] for node in nodes for between in ((), (self.grid.point(node),))]
        for way in sorted(ways, key=self._length):
            path = self._path(way)
            found = walk(self.space, path)
            if self.accepts(found):
                return self._straightened(way, path, found.length)
        return None

    def _chain(self, node: int) -> list[Point]:
        """Return the turning points on the way to a node, the start left out."""
        roots, centre = self.search.roots, self.grid.centre
        chain = list[Point]()
        node = roots[node]
        while node != centre:
            chain.append(self.grid.point(node))
            node = roots[node]
        return chain[::-1]

    def _path(self, way: list[Point]) -> MovementPath:
        """Return the path over some points, facing along each leg but one on which there is no room to turn."""
        start = self.space.start
        corners = [point for point, before in zip(way, (start.point, *way), strict=False) if point != before]
        if not corners:
            return ()
        before = corners[-2] if len(corners) > 1 else start.point
        if self.kept:
            first = Move(corners[0])
            if len(corners) == 1:
                return (first,)
            there = start.at(corners[0], start.heading)
            return first, *path_of(there, Route(corners[1:], heading_to(before, corners[-1])))
        return path_of(start, Route(corners, heading_to(before, corners[-1])))

    def _straightened(self, way: list[Point], path: MovementPath, length: int) -> MovementPath:
        """Return the path without the corners that `walk` does not need."""
        place = 0
        while place < len(way) - 1:
            shorter = way[:place] + way[place + 1 :]
            tried = self._path(shorter)
            found = walk(self.space, tried)
            if self.accepts(found) and found.length <= length:
                way, path, length = shorter, tried, found.length
            else:
                place += 1
        return path

    def _facing(self, path: MovementPath) -> Heading:
        """Return the heading at the end of a path."""
        return (self.space.start.heading + sum(step.by for step in path if isinstance(step, Turn))) % 3_600


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
