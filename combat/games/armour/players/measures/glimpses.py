"""Sight between two points of a table without its models: quick estimates for places that are still empty.

Real shots are decided by the rules' own sight reports.
"""

from __future__ import annotations

from typing import NamedTuple

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.ground.sight_obstacles import ground_height, table_sight

MOST_TABLES = 4
"""Number of tables whose glimpses are cached."""
MOST_GLIMPSES = 200_000
"""Number of glimpses cached of one table; a full cache is emptied."""


class Glimpse(NamedTuple):
    """Visibility of a low team at one point from another point."""

    seen: bool
    concealed: bool


class Glimpses:
    """Sight between points of one table, cached."""

    def __init__(self, book: Book) -> None:
        self._book, self._sight = book, PlaneSight(table_sight(book).scenery)
        figures = book.figures.sight
        self._heights = BodyHeights(figures.eye, figures.team_top, figures.team_top // 2)
        self._bodies: dict[Point, SightBody] = {}
        self._known: dict[tuple[Point, Point], Glimpse] = {}

    def between(self, eye: Point, at: Point) -> Glimpse:
        """Return the visibility of a low team at point `at` from an eye at point `eye`."""
        key = eye, at
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_GLIMPSES:
                self._known.clear()
                self._bodies.clear()
            report = self._sight.report(self._body(eye), self._body(at))
            known = Glimpse(report.seen, report.seen and (report.concealed or report.half_hidden))
            self._known[key] = known
        return known

    def _body(self, point: Point) -> SightBody:
        known = self._bodies.get(point)
        if known is None:
            known = SightBody.at_point(point, self._heights, ground_height(self._book, point))
            self._bodies[point] = known
        return known


_kept: dict[int, tuple[TableMap, Glimpses]] = {}


def glimpses_of(book: Book) -> Glimpses:
    """Return the `Glimpses` of a book's table; cached by table."""
    kept = _kept.get(id(book.table))
    if kept is not None and kept[0] is book.table:
        return kept[1]
    if len(_kept) >= MOST_TABLES:
        _kept.clear()
    _kept[id(book.table)] = book.table, Glimpses(book)
    return _kept[id(book.table)][1]
