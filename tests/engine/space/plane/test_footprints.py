"""Footprints: the area that models cover at a pose, and the area that they sweep along a path."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from combat.engine.kernel.record import as_json, from_json
from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, FootprintError, HullFootprint, swept
from combat.engine.space.plane.point import Point, orientation
from tests.engine.space.plane.drawn_shapes import FAR

TANK = HullFootprint.rectangle(300, 600)
STAND = DiscFootprint(125)


def hull_of(points: list[Point]) -> HullFootprint:
    """Return the convex hull of points as a footprint; skip the Hypothesis example if the points have no hull."""
    try:
        return HullFootprint(convex_hull(points))
    except FootprintError:
        assume(False)
        raise


HULLS = st.lists(st.builds(Point, st.integers(-400, 400), st.integers(-400, 400)), min_size=3, max_size=12).map(hull_of)
FOOTPRINTS: st.SearchStrategy[Footprint] = st.builds(DiscFootprint, st.integers(5, 400)) | HULLS
HEADINGS = st.integers(0, 3_599)


def test_a_tank_that_faces_east_lies_across_the_table() -> None:
    assert set(TANK.at(Point(1_000, 500), 900).corners) == {(700, 350), (1_300, 350), (1_300, 650), (700, 650)}
    assert set(TANK.at(Point(0, 0)).corners) == {(-150, -300), (150, -300), (150, 300), (-150, 300)}


def test_a_turned_tank_has_the_corners_of_the_table_of_sines() -> None:
    assert TANK.at(Point(9_000, 6_000), 137).corners == ((8_783, 6_256), (8_925, 5_673), (9_217, 5_744), (9_075, 6_327))


def test_a_disc_stays_centre_and_radius_at_every_heading() -> None:
    assert STAND.at(Point(40, 50), 450) == STAND.at(Point(40, 50)) == ConvexShape.disc(Point(40, 50), 125)


@given(FOOTPRINTS, FAR, HEADINGS)
def test_a_footprint_has_the_same_form_wherever_it_stands(footprint: Footprint, point: Point, heading: int) -> None:
    assert footprint.at(point, heading) == footprint.at(Point(0, 0), heading + 3_600).moved(*point)


@given(HULLS, HEADINGS)
def test_a_hull_turned_by_a_quarter_has_its_corners_turned_by_a_quarter(hull: HullFootprint, heading: int) -> None:
    there = ConvexShape([Point(-y, x) for x, y in hull.at(Point(0, 0), heading).corners])
    assert hull.at(Point(0, 0), heading + 900) == there


@given(HULLS, HEADINGS)
def test_a_mirrored_hull_has_mirrored_corners_at_the_mirrored_heading(hull: HullFootprint, heading: int) -> None:
    mirrored = HullFootprint(tuple(Point(-x, y) for x, y in hull.corners))
    there = ConvexShape([Point(-x, y) for x, y in hull.at(Point(0, 0), heading).corners])
    assert mirrored.at(Point(0, 0), -heading) == there


@given(HULLS, HEADINGS)
def test_a_turned_hull_is_convex_and_has_an_area(hull: HullFootprint, heading: int) -> None:
    corners = hull.at(Point(0, 0), heading).corners
    turns = zip(corners, corners[1:] + corners[:1], corners[2:] + corners[:2], strict=True)
    assert len(corners) > 2 and all(orientation(a, b, c) > 0 for a, b, c in turns)


@pytest.mark.parametrize(
    ("corners", "message"),
    [
        (((0, 0), (50, 0), (10, 10), (0, 50)), "finding-footprint-not-convex"),
        (((0, 0), (25, 0), (50, 0), (0, 50)), "finding-footprint-not-convex"),
        (((0, 0), (50, 50), (50, 0), (0, 50)), "finding-footprint-not-convex"),
        (((0, 0), (50, 0), (50, 0), (0, 50)), "finding-footprint-not-convex"),
        (((0, 0), (50, 0)), "finding-footprint-narrow"),
        (((0, 0), (500, 0), (500, 9), (0, 9)), "finding-footprint-narrow"),
        (((0, 0), (300, 400), (300, 412)), "finding-footprint-narrow"),
        ((), "finding-footprint-narrow"),
    ],
)
def test_an_outline_that_is_no_footprint_is_refused(corners: tuple[tuple[int, int], ...], message: str) -> None:
    with pytest.raises(FootprintError) as fault:
        HullFootprint(tuple(Point(*corner) for corner in corners))
    assert fault.value.args[0].message == message


def test_a_footprint_is_at_least_1_mm_wide() -> None:
    assert HullFootprint((Point(0, 0), Point(500, 0), Point(500, 10), Point(0, 10)))
    assert HullFootprint((Point(0, 0), Point(300, 400), Point(292, 406), Point(-8, 6)))
    assert DiscFootprint(5)
    with pytest.raises(FootprintError):
        DiscFootprint(4)


@given(FOOTPRINTS)
def test_a_footprint_is_plain_data(footprint: Footprint) -> None:
    assert from_json(type(footprint), as_json(footprint)) == footprint


@given(FOOTPRINTS, HEADINGS, FAR, FAR, st.integers(0, 16))
def test_a_sweep_holds_the_model_at_every_point_of_its_way(
    footprint: Footprint, heading: int, start: Point, end: Point, part: int
) -> None:
    way = swept(footprint, heading, start, end)
    middle = Point(start.x * 16 + (end.x - start.x) * part, start.y * 16 + (end.y - start.y) * part)
    there = footprint.at(Point(0, 0), heading)
    sixteenths = ConvexShape([Point(x * 16, y * 16) for x, y in way.corners], way.radius * 16)
    for x, y in there.corners:
        corner = Point(middle.x + x * 16, middle.y + y * 16)
        assert ConvexShape(sixteenths.corners).contains(corner)
    assert way.radius == there.radius


def test_a_sweep_is_no_wider_than_the_model() -> None:
    way = swept(TANK, 0, Point(0, 0), Point(0, -1_000))
    assert set(way.corners) == {(-150, 300), (150, 300), (150, -1_300), (-150, -1_300)}
    wall = ConvexShape([Point(150, -600), Point(150, -500)])
    assert compare_distance(way, wall, 0) == 0 and compare_distance(way, wall.moved(1, 0), 0) == 1
    rolled = swept(STAND, 0, Point(0, 0), Point(300, 400))
    assert compare_distance(rolled, ConvexShape([Point(150 + 100, 200 - 75)]), 0) == 0
    assert compare_distance(rolled, ConvexShape([Point(150 + 104, 200 - 78)]), 5) == 0
    assert swept(STAND, 0, Point(7, 8), Point(7, 8)) == STAND.at(Point(7, 8))
