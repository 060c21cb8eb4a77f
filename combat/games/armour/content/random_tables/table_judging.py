"""Measures of a table: how open it is, whether a tank can reach its goals, how its cover is spread (A48)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from combat.engine.chance.picks import Picks
from combat.engine.space.plane.containment import area_distance
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import FULL, turned
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polygon, Polyline
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.ground.sight_obstacles import ground_height, table_sight

STEP, COVER_STEP = 2 * CM, 4 * CM
"""Pitch of the grids for ways and for cover."""
CROSSINGS = ("bridge", "ford")


def openness(book: Book, distances: Iterable[int], pairs: int, seed: int = 1) -> dict[int, int]:
    """Return the percentage of random pairs of points that see each other, by their distance in centimetres.

    Infantry is assumed at both points, neither of which is in a building.
    """
    sight, picks, figures = table_sight(book), Picks(seed), book.figures.sight
    heights = BodyHeights(figures.eye, figures.team_top, figures.team_top // 2)
    found = {}
    for distance in distances:
        seen = 0
        for _ in range(pairs):
            bodies = [SightBody.at_point(at, heights, ground_height(book, at)) for at in _pair(book, distance, picks)]
            seen += sight.sees(*bodies)
        found[distance] = round(100 * seen / pairs)
    return found


def _pair(book: Book, distance: int, picks: Picks) -> tuple[Point, Point]:
    """Return two random points of the table at a distance in centimetres, neither in a building."""
    table = book.table
    while True:
        one = Point(picks.below(table.width), picks.below(table.height))
        other = one.moved(*turned(Point(0, distance * CM), picks.below(FULL)))
        on_table = 0 <= other.x <= table.width and 0 <= other.y <= table.height
        if on_table and not any(_in_building(book, at) for at in (one, other)):
            return one, other


def _in_building(book: Book, at: Point) -> bool:
    return any(piece.area().locate(at) >= 0 for piece in book.table.scenery_of("building"))


def is_passable(book: Book, goals: Sequence[Point], hull: int) -> bool:
    """Return whether a hull `hull` units of 0.1 mm wide can get from each place to every other around impassable
    ground.
    """
    places = passable(book, hull)
    near = [(round(goal.x / STEP) * STEP, round(goal.y / STEP) * STEP) for goal in goals]
    return set(near) <= reached(places, near[0]) if near else True


def passable(book: Book, hull: int) -> set[tuple[int, int]]:
    """Return the grid points where a hull of this width touches no impassable ground, or is on a crossing."""
    table = book.table
    barred = [piece for piece in table.scenery if _bars(book, piece)]
    crossings = [piece.area() for kind in CROSSINGS for piece in table.scenery_of(kind)]
    areas = [piece.area() if piece.form == "area" else piece.line() for piece in barred]
    shut = {place for area in areas for place in _touching(area, hull // 2)}
    whole = ((x, y) for x in range(STEP, table.width, STEP) for y in range(STEP, table.height, STEP))
    return {
        place for place in whole if place not in shut or any(area.locate(Point(*place)) > 0 for area in crossings)
    }  # fmt: skip


def _touching(area: Polygon | Polyline, radius: int) -> Iterator[tuple[int, int]]:
    """Yield the places of the grid at which a disc touches an area or line."""
    left, top, right, bottom = _box(area)
    left, top = (max(0, side - radius) // STEP * STEP for side in (left, top))
    for x in range(left, right + radius + STEP, STEP):
        for y in range(top, bottom + radius + STEP, STEP):
            if area_distance(ConvexShape.disc(Point(x, y), radius), area).compare(0) <= 0:
                yield x, y


def _box(area: Polygon | Polyline) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of an area or line."""
    sides = area.sides
    return (
        min(side.left for side in sides), min(side.top for side in sides), max(side.right for side in sides),
        max(side.bottom for side in sides),
    )  # fmt: skip


def _bars(book: Book, piece: Scenery) -> bool:
    """Return whether tanks cannot cross a piece, or only on a score as for deep water (A12)."""
    row = book.row_of(piece.kind)
    return row.dash == "impassable" or piece.kind == "deep-river"


def reached(places: set[tuple[int, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """Return the grid points of `places` connected to `start`, including it; empty if `start` is not among them."""
    found, waiting = {start} & places, [start]
    while waiting:
        x, y = waiting.pop()
        for place in ((x + STEP, y), (x - STEP, y), (x, y + STEP), (x, y - STEP)):
            if place in places and place not in found:
                found.add(place)
                waiting.append(place)
    return found


def largest_share(book: Book) -> int:
    """Return the largest percentage of the table's cover that one half of it contains; 0 if there is no cover."""
    table = book.table
    pieces = [piece for piece in table.scenery if book.scenery[piece.kind].height != "flat"]
    covered = list[tuple[int, int]]()
    for x in range(COVER_STEP // 2, table.width, COVER_STEP):
        for y in range(COVER_STEP // 2, table.height, COVER_STEP):
            spot = ConvexShape.disc(Point(x, y), COVER_STEP // 2)
            if any(_lies_on(spot, piece) for piece in pieces):
                covered.append((x, y))
    left = sum(2 * x < table.width for x, _ in covered)
    upper = sum(2 * y < table.height for _, y in covered)
    most = max(left, len(covered) - left, upper, len(covered) - upper)
    return round(100 * most / len(covered)) if covered else 0


def _lies_on(spot: ConvexShape, piece: Scenery) -> bool:
    if piece.form == "area":
        return piece.area().locate(spot.corners[0]) >= 0
    return area_distance(spot, piece.line()).compare(0) <= 0
