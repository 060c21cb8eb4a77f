"""Ground under a straight move: areas, lines, covers and the reference point, against exact answers by position."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_crossing import on_ground, point_on_ground
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.leg import Leg
from combat.engine.space.plane.movement.uncovered import cover_parts
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline, doubled_area, flaw
from tests.engine.space.plane.drawn_shapes import FEW, MOTIONS, Motion, carried

WOOD, ROAD = GroundClass(passage="test"), GroundClass(layer=1)
SPOTS = st.builds(Point, st.integers(0, 400), st.integers(0, 300))
OUTLINES = st.lists(SPOTS, min_size=3, max_size=8).filter(lambda corners: flaw(corners) is None)
FORMS: st.SearchStrategy[Polygon | Polyline] = OUTLINES.map(Polygon) | st.builds(
    Polyline, st.lists(SPOTS, min_size=2, max_size=4, unique=True), st.sampled_from((0, 10, 25))
)
MODELS: st.SearchStrategy[Footprint] = st.sampled_from(
    (HullFootprint.rectangle(30, 60), DiscFootprint(20), HullFootprint((Point(0, -40), Point(30, 20), Point(-25, 30))))
)
PLACED = st.builds(lambda model, place, heading: model.at(place, heading), MODELS, SPOTS, st.integers(0, 3_599))
VECTORS = st.builds(Point, st.integers(-300, 300), st.integers(-300, 300)).filter(lambda vector: vector != (0, 0))


def enlarged(form: Polygon | Polyline, scale: int) -> Polygon | Polyline:
    """Return a shape scaled about the origin."""
    corners = [Point(x * scale, y * scale) for x, y in form.corners]
    return Polygon(corners) if isinstance(form, Polygon) else Polyline(corners, form.radius * scale)


def covered(piece: GroundPiece, *covers: Polygon | Polyline) -> GroundPiece:
    """Return the piece of ground, after parts of it were covered by roads."""
    piece.cover([GroundPiece("", cover, ROAD) for cover in covers])
    return piece


@given(PLACED, VECTORS, FORMS, st.lists(FORMS, max_size=2))
def test_a_shape_is_on_ground_where_it_would_be_at_each_position(
    shape: ConvexShape, vector: Point, form: Polygon | Polyline, over: list[Polygon | Polyline]
) -> None:
    leg = Leg(shape, *vector)
    n = leg.length
    piece = covered(GroundPiece("wood", form, WOOD), *over)
    there = covered(
        GroundPiece("wood", enlarged(form, n), WOOD),
        *[enlarged(cover, n) for cover in over if isinstance(cover, Polygon)],
    )
    there.covers = tuple(cover.scaled(n) for cover in piece.covers)
    found = on_ground(leg, piece)
    if over:
        found = found[:1] + found[-1:]
    for begin, end in found:
        assert begin < 0 or not there.touches(leg.between(begin, begin))
        assert begin < 0 or there.touches(leg.between(begin, min(begin + 1, n)))
        assert end > n or not there.touches(leg.between(end, end))
        assert end > n or there.touches(leg.between(max(end - 1, 0), end))
    for place in (*range(0, n, max(1, n // 12)), n):
        within = any(begin < place < end for begin, end in found)
        if not over:
            assert there.touches(leg.between(place, place)) is within or any(
                place in (begin + 1, end - 1) for begin, end in found
            )
        elif not within:
            assert not there.touches(leg.between(place, place))


@pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)
@FEW
@given(shape=PLACED, vector=VECTORS, form=FORMS, over=FORMS)
def test_moving_turning_or_mirroring_changes_no_ground(
    motion: Motion, shape: ConvexShape, vector: Point, form: Polygon | Polyline, over: Polygon | Polyline
) -> None:
    def there(form: Polygon | Polyline) -> Polygon | Polyline:
        corners = [motion(corner) for corner in form.corners]
        return Polygon(corners) if isinstance(form, Polygon) else Polyline(corners, form.radius)

    origin, end = motion(Point(0, 0)), motion(vector)
    dx, dy = end.x - origin.x, end.y - origin.y
    here = covered(GroundPiece("", form, WOOD), over)
    moved = covered(GroundPiece("", there(form), WOOD), there(over))
    assert on_ground(Leg(carried(shape, motion), dx, dy), moved) == on_ground(Leg(shape, *vector), here)
    start = shape.corners[0]
    assert point_on_ground(Leg(ConvexShape((motion(start),)), dx, dy), moved) == point_on_ground(
        Leg(ConvexShape((start,)), *vector), here
    )


@given(SPOTS, VECTORS, FORMS)
def test_a_point_is_on_ground_where_it_would_be_at_each_position(
    start: Point, vector: Point, form: Polygon | Polyline
) -> None:
    leg = Leg(ConvexShape((start,)), *vector)
    n, there = leg.length, enlarged(form, leg.length)
    found = point_on_ground(leg, GroundPiece("", form, WOOD))
    for place in (*range(1, n, max(1, n // 12)), n):
        here = Point(start.x * n + vector.x * place, start.y * n + vector.y * place)
        inside = (
            there.locate(here) > 0
            if isinstance(there, Polygon)
            else bool(there.radius)
            and any(ConvexShape(side.corners, side.radius - 1).contains(here) for side in there.sides)
        )
        assert not inside or any(begin <= place <= end for begin, end in found)
        outside = (
            there.locate(here) < 0
            if isinstance(there, Polygon)
            else not any(side.contains(here) for side in there.sides)
        )
        assert not outside or not any(begin < place < end and place not in (begin + 1, end - 1) for begin, end in found)


BANK = Polygon([Point(0, 1_000), Point(4_000, 1_000), Point(4_000, 1_800), Point(0, 1_800)])
BRIDGE = Polygon([Point(1_000, 900), Point(1_600, 900), Point(1_600, 1_900), Point(1_000, 1_900)])
TANK = HullFootprint.rectangle(300, 600)


@pytest.mark.parametrize(
    ("x", "barred"), [(1_149, True), (1_150, False), (1_151, False), (1_450, False), (1_451, True)]
)
def test_a_hull_wholly_on_a_bridge_does_not_touch_the_river(x: int, barred: bool) -> None:
    river = covered(GroundPiece("river", BANK, WOOD), BRIDGE)
    leg = Leg(TANK.at(Point(x, 500)), 0, 2_000)
    assert on_ground(leg, river) == ([(200, 1_600)] if barred else [])


def test_a_bridge_of_two_halves_covers_as_a_whole_one() -> None:
    halves = [
        Polygon([Point(1_000, y), Point(1_600, y), Point(1_600, y + 500), Point(1_000, y + 500)]) for y in (900, 1_400)
    ]
    river = covered(GroundPiece("river", BANK, WOOD), *halves)
    assert on_ground(Leg(TANK.at(Point(1_300, 500)), 0, 2_000), river) == []
    short = covered(GroundPiece("river", BANK, WOOD), halves[0])
    assert on_ground(Leg(TANK.at(Point(1_300, 500)), 0, 2_000), short) == [(600, 1_600)]


def test_a_bridge_may_lie_over_a_river_that_is_a_line() -> None:
    river = covered(GroundPiece("river", Polyline([Point(0, 1_400), Point(4_000, 1_400)], 400), WOOD), BRIDGE)
    for x, found in ((1_149, [(200, 1_600)]), (1_150, []), (1_450, []), (1_451, [(200, 1_600)])):
        assert on_ground(Leg(TANK.at(Point(x, 500)), 0, 2_000), river) == found


def test_a_gate_in_a_fence_without_width_is_no_fence() -> None:
    fence = covered(GroundPiece("fence", Polyline([Point(0, 1_400), Point(4_000, 1_400)]), WOOD), BRIDGE)
    for x, found in ((1_149, [(600, 1_200)]), (1_150, []), (1_450, []), (1_451, [(600, 1_200)])):
        assert on_ground(Leg(TANK.at(Point(x, 500)), 0, 2_000), fence) == found
    beside = covered(GroundPiece("fence", Polyline([Point(0, 900), Point(4_000, 900)]), WOOD), BRIDGE)
    assert on_ground(Leg(TANK.at(Point(500, 500)), 0, 2_000), beside) == [(100, 700)]


@given(OUTLINES)
def test_the_convex_parts_of_an_area_are_the_area(corners: list[Point]) -> None:
    area = Polygon(corners)
    parts = cover_parts(area)
    assert sum(doubled_area(part.corners) for part in parts) == doubled_area(area.corners)
    assert all(
        area.locate(Point(sum(x for x, _ in part.corners), sum(y for _, y in part.corners)), len(part.corners)) > 0
        for part in parts
    )


@given(st.lists(SPOTS, min_size=2, max_size=4, unique=True), st.integers(1, 60))
def test_the_convex_parts_of_a_line_are_as_wide_as_the_line(corners: list[Point], radius: int) -> None:
    line = Polyline(corners, radius)
    grown = [ConvexShape(side.corners, radius + 1) for side in line.sides]
    for part in cover_parts(line):
        assert all(any(side.contains(corner) for side in grown) for corner in part.corners)
    for a, b in pairwise(corners):
        assert any(part.contains(a) and part.contains(b) for part in cover_parts(line))
