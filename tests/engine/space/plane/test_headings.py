"""Points and headings: the table of sines, rotations that are the same on every machine, and convex hulls."""

from __future__ import annotations

from decimal import Decimal, localcontext
from math import atan2, degrees

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.heading import FULL, QUARTER, cosine, direction, heading_to, sine, turned
from combat.engine.space.plane.point import CM, MM, Point, orientation, squared_distance
from combat.engine.space.plane.sines import SCALE, SINES
from tests.engine.space.plane.drawn_shapes import NEAR, POINTS
from tests.engine.space.plane.exact_plane import exact, winding

HEADINGS = st.integers(-5_000, 9_000)
PI = Decimal("3.14159265358979323846264338327950288419716939937510")


def exact_sine(tenths: int) -> Decimal:
    """Return the sine of an angle in tenths of a degree, to fifty digits."""
    with localcontext() as context:
        context.prec = 50
        angle = PI * tenths / 1_800
        term = total = angle
        for k in range(2, 80, 2):
            term = -term * angle * angle / (k * (k + 1))
            total += term
        return total


def test_a_unit_is_a_tenth_of_a_millimetre() -> None:
    assert (MM, CM) == (10, 100)


def test_the_table_has_each_sine_to_the_nearest_whole_number() -> None:
    assert len(SINES) == 901
    assert all(abs(SINES[tenths] - exact_sine(tenths) * SCALE) <= Decimal("0.5") for tenths in range(901))


@given(HEADINGS)
def test_sine_and_cosine_repeat_and_mirror_exactly(heading: int) -> None:
    assert (
        sine(heading) == -sine(-heading) == sine(heading + FULL) == -sine(heading + 1_800) == cosine(heading - QUARTER)
    )
    assert cosine(heading) == cosine(-heading)


@pytest.mark.parametrize(
    ("heading", "along"),
    [(0, (0, -1)), (900, (1, 0)), (1_800, (0, 1)), (2_700, (-1, 0)), (3_600, (0, -1)), (-900, (-1, 0))],
)
def test_0_is_north_and_headings_run_clockwise(heading: int, along: tuple[int, int]) -> None:
    assert direction(heading) == (along[0] * SCALE, along[1] * SCALE)
    assert turned(Point(0, -7), heading) == (along[0] * 7, along[1] * 7)
    assert heading_to(Point(5, 5), Point(5 + along[0], 5 + along[1])) == heading % FULL


@given(POINTS, HEADINGS)
@example(Point(0, -15), 300)
def test_quarter_turns_and_mirrors_may_come_before_or_after_a_turn(vector: Point, heading: int) -> None:
    x, y = turned(vector, heading)
    assert turned(vector, heading + 900) == (-y, x) == turned(Point(-vector.y, vector.x), heading)
    assert turned(Point(-vector.x, vector.y), -heading) == (-x, y)


@given(POINTS, HEADINGS)
def test_a_turn_moves_a_point_to_the_nearest_unit(vector: Point, heading: int) -> None:
    s, c = exact_sine(heading % FULL % QUARTER), exact_sine(QUARTER - heading % FULL % QUARTER)
    for _ in range(heading % FULL // QUARTER):
        s, c = c, -s
    x, y = turned(vector, heading)
    assert abs(x - (vector.x * c - vector.y * s)) <= Decimal("0.50003")
    assert abs(y - (vector.x * s + vector.y * c)) <= Decimal("0.50003")


def test_a_half_is_rounded_away_from_the_middle() -> None:
    assert turned(Point(0, -15), 300) == (8, -13)
    assert turned(Point(0, 15), 300) == (-8, 13)


@given(POINTS, POINTS)
def test_the_heading_to_a_point_is_the_nearest_tenth(a: Point, b: Point) -> None:
    heading = heading_to(a, b)
    assert 0 <= heading < FULL
    if a == b:
        assert heading == 0
    else:
        off = (degrees(atan2(b.x - a.x, a.y - b.y)) * 10 - heading + 1_800) % FULL - 1_800
        assert abs(off) <= 0.500_001


@given(HEADINGS)
def test_the_heading_along_a_direction_is_that_direction(heading: int) -> None:
    assert heading_to(Point(0, 0), direction(heading)) == heading % FULL


def test_an_orientation_is_above_0_for_a_clockwise_turn_on_the_table() -> None:
    north, here, east = Point(0, -10), Point(0, 0), Point(10, 0)
    assert orientation(here, north, east) == 100
    assert orientation(here, east, north) == -100
    assert orientation(here, east, Point(-30, 0)) == 0
    assert squared_distance(north, east) == 200


@given(st.lists(NEAR, max_size=12))
def test_a_hull_is_convex_clockwise_and_holds_all_points(points: list[Point]) -> None:
    hull = convex_hull(points)
    assert set(hull) <= set(points)
    assert hull[:1] == tuple(sorted(set(points))[:1])
    if len(hull) > 2:
        turns = zip(hull, hull[1:] + hull[:1], hull[2:] + hull[:2], strict=True)
        assert all(orientation(a, b, c) > 0 for a, b, c in turns)
        assert all(winding(exact(point), hull) >= 0 for point in points)
    elif points:
        ends = min(points), max(points)
        assert hull == tuple(dict.fromkeys(ends))
        assert all(orientation(*ends, point) == 0 for point in points)
