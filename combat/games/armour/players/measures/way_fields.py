"""Lengths of paths to a point from everywhere on a table, around impassable ground; estimated on a coarse grid."""

from __future__ import annotations

from heapq import heappop, heappush
from math import hypot, inf

from combat.engine.kernel.record import Record
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.ground.ground_layouts import ground_layout

STEP = 4 * CM
"""Distance of the nodes of the grid."""
MOST_FIELDS = 48
"""Number of fields cached."""
SLOW, TEST = (0.9, 1.0, 1.25), 3.5
"""Factor on a way by its class of ground, and on ground where a roll may stop a team."""

Node = tuple[int, int]


class WayField(Record, gc=True):
    """Lengths of paths to one point, in cm of clear ground."""

    goal: Point
    columns: int
    rows: int
    lengths: tuple[float, ...]

    def length(self, at: Point) -> float:
        """Return the length of the path from a point to the goal, in cm of clear ground; infinite if there is none."""
        column, row = _node(at)
        column, row = min(column, self.columns - 1), min(row, self.rows - 1)
        base = self.lengths[row * self.columns + column]
        here = hypot(at.x - self.goal.x, at.y - self.goal.y)
        there = hypot(column * STEP - self.goal.x, row * STEP - self.goal.y)
        return base + (here - there) / CM

    def along(self, at: Point, length: int) -> Point:
        """Return the point that is `length` units of 0.1 mm along the path from a point to the goal."""
        if hypot(at.x - self.goal.x, at.y - self.goal.y) <= length:
            return self.goal
        node, gone = _node(at), 0.0
        node = min(node[0], self.columns - 1), min(node[1], self.rows - 1)
        while gone < length - STEP / 2:
            nearest = min(self._around(node), key=self._length, default=node)
            if self._length(nearest) >= self._length(node):
                break
            gone += hypot(nearest[0] - node[0], nearest[1] - node[1]) * STEP
            node = nearest
        target = Point(node[0] * STEP, node[1] * STEP)
        whole = max(1.0, hypot(target.x - at.x, target.y - at.y))
        share = min(1.0, length / whole)
        return Point(round(at.x + (target.x - at.x) * share), round(at.y + (target.y - at.y) * share))

    def _length(self, node: Node) -> float:
        return self.lengths[node[1] * self.columns + node[0]]

    def _around(self, node: Node) -> list[Node]:
        return _neighbours(node, self.columns, self.rows)


_kept: dict[tuple[int, bool, Point], tuple[TableMap, WayField]] = {}
_costs: dict[tuple[int, bool], tuple[TableMap, list[float]]] = {}


def way_field(book: Book, goal: Point, *, on_foot: bool) -> WayField:
    """Return the lengths of paths to a point, for teams on foot (`on_foot`) or for others; cached."""
    key = id(book.table), on_foot, goal
    kept = _kept.get(key)
    if kept is not None and kept[0] is book.table:
        return kept[1]
    if len(_kept) >= MOST_FIELDS:
        _kept.clear()
    columns, rows = book.table.width // STEP + 1, book.table.height // STEP + 1
    field = WayField(goal, columns, rows, tuple(_flood(goal, columns, rows, _costs_of(book, on_foot=on_foot))))
    _kept[key] = book.table, field
    return field


def _flood(goal: Point, columns: int, rows: int, costs: list[float]) -> list[float]:
    """Return the shortest lengths from every node to a goal (Dijkstra's algorithm)."""
    lengths = [inf] * (columns * rows)
    first = _node(goal)
    waiting: list[tuple[float, Node]] = [(0.0, (min(first[0], columns - 1), min(first[1], rows - 1)))]
    while waiting:
        length, node = heappop(waiting)
        if length >= lengths[node[1] * columns + node[0]]:
            continue
        lengths[node[1] * columns + node[0]] = length
        for near in _neighbours(node, columns, rows):
            own, other = costs[node[1] * columns + node[0]], costs[near[1] * columns + near[0]]
            cost = other if own == inf else (own + other) / 2
            further = length + cost * hypot(near[0] - node[0], near[1] - node[1]) * STEP / CM
            if further < lengths[near[1] * columns + near[0]]:
                heappush(waiting, (further, near))
    return lengths


def _costs_of(book: Book, *, on_foot: bool) -> list[float]:
    """Return the cost factor of each node of a table's grid, row by row; infinite on impassable ground. Cached: do not
    change the list.
    """
    key = id(book.table), on_foot
    kept = _costs.get(key)
    if kept is not None and kept[0] is book.table:
        return kept[1]
    if len(_costs) >= MOST_FIELDS:
        _costs.clear()
    layout = ground_layout(book, on_foot=on_foot)
    columns, rows = book.table.width // STEP + 1, book.table.height // STEP + 1
    costs = [_cost(layout, Point(x * STEP, y * STEP)) for y in range(rows) for x in range(columns)]
    _costs[key] = book.table, costs
    return costs


def _cost(layout: GroundLayout, at: Point) -> float:
    """Return the cost factor of the ground around a point: barred ground counts at once, covers replace it."""
    square = ConvexShape((at,), STEP // 3)
    cost = SLOW[min(layout.at(at).rate, len(SLOW) - 1)]
    for piece in layout.pieces:
        if piece.ground.passage != "free" and piece.touches(square):
            if piece.ground.passage == "barred":
                return inf
            cost = TEST
    return cost


def _node(at: Point) -> Node:
    return (at.x + STEP // 2) // STEP, (at.y + STEP // 2) // STEP


def _neighbours(node: Node, columns: int, rows: int) -> list[Node]:
    x, y = node
    return [
        (x + dx, y + dy)
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (dx or dy) and 0 <= x + dx < columns and 0 <= y + dy < rows
    ]
