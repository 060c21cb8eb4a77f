"""Scenery by place: at a point, near a shape; levels of the ground (section 11)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.sight_shapes import band_corners
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.charts.terrain_chart import SceneryKind

MOST_POINTS = 20_000
"""Points of tables whose pieces are cached."""

_under: dict[tuple[int, Point], tuple[Book, tuple[int, ...]]] = {}
_bands: dict[tuple[int, int], tuple[Book, tuple[ConvexShape, ...]]] = {}


def places_under(book: Book, point: Point) -> tuple[int, ...]:
    """Return the indices of the scenery areas at a point, borders included; cached."""
    kept = _under.get((id(book), point))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_under) >= MOST_POINTS:
        _under.clear()
    found = tuple(
        place
        for place, piece in enumerate(book.table.scenery)
        if piece.form == "area" and piece.area().locate(point) >= 0
    )
    _under[id(book), point] = book, found
    return found


def kinds_under(book: Book, point: Point) -> Iterator[SceneryKind]:
    """Yield the kinds of scenery of the areas at a point, borders included."""
    return (book.scenery[book.table.scenery[place].kind] for place in places_under(book, point))


def level(book: Book, point: Point, *, inside: bool = True) -> int:
    """Return the height of the ground at a point in levels; with `inside`, including the upper floor of a building."""
    raised, sunk, storey = 0, 0, 0
    for kind in kinds_under(book, point):
        high = book.levels_of(kind.id)
        if kind.hill:
            raised = max(raised, high * max(1, book.table.level(point)))
        elif kind.building:
            storey = max(storey, high)
        elif high < 0 and kind.sunk:
            sunk = min(sunk, high)
    return raised + sunk + (storey if inside else 0)


def is_on_hill(book: Book, point: Point) -> bool:
    """Return whether a point is on a hill (L182)."""
    return any(kind.hill for kind in kinds_under(book, point))


def lines(book: Book) -> Iterator[tuple[int, Scenery]]:
    """Yield the scenery pieces that are lines, each with its index."""
    return ((place, piece) for place, piece in enumerate(book.table.scenery) if piece.form == "line")


def bands(book: Book, place: int) -> tuple[ConvexShape, ...]:
    """Return a line of scenery as convex shapes, one for each segment; `place` is its index. Cached."""
    kept = _bands.get((id(book), place))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_bands) >= MOST_POINTS:
        _bands.clear()
    made = tuple(ConvexShape(corners) for corners in band_corners(book.table.scenery[place].line()))
    _bands[id(book), place] = book, made
    return made


def touching(shape: ConvexShape, book: Book, place: int, most: int) -> list[ConvexShape]:
    """Return the segments of the line of scenery with index `place` that are at most `most` units of 0.1 mm from a
    shape.
    """
    return [band for band in bands(book, place) if compare_distance(shape, band, most) <= 0]
