"""Distances from edge to edge: against brute force in fractions, by geometric laws, and beside each limit."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import Distance, compare_distance, distance, overlap
from combat.engine.space.plane.point import CM, Point
from tests.engine.space.plane.drawn_shapes import FEW, MOTIONS, NEAR, POINTS, SHAPES, Motion, carried, shapes
from tests.engine.space.plane.exact_plane import compare, exact, gap, squared_to_segment, winding

LIMITS = st.integers(0, 40) | st.integers(0, 25_000)
motions = pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)


def disc(x: int, y: int, radius: int) -> ConvexShape:
    """Return a disc."""
    return ConvexShape.disc(Point(x, y), radius)


def box(left: int, top: int, right: int, bottom: int) -> ConvexShape:
    """Return a rectangle."""
    return ConvexShape([Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)])


@given(SHAPES, SHAPES, LIMITS)
@example(ConvexShape([Point(0, 0), Point(5, 0)]), ConvexShape([Point(7, 0), Point(9, 0)]), 2)
@example(ConvexShape([Point(0, 0), Point(5, 0)]), ConvexShape([Point(3, 0), Point(9, 0)]), 0)
@example(ConvexShape([Point(0, 0)]), ConvexShape([Point(0, 0)]), 0)
def test_a_distance_compares_as_brute_force_does(a: ConvexShape, b: ConvexShape, limit: int) -> None:
    assert compare_distance(a, b, limit) == distance(a, b).compare(limit) == compare(a, b, limit)


@given(SHAPES, SHAPES, st.integers(-3, 3))
def test_near_its_own_length_a_distance_compares_exactly(a: ConvexShape, b: ConvexShape, more: int) -> None:
    limit = max(0, distance(a, b).units + more)
    assert compare_distance(a, b, limit) == distance(a, b).compare(limit) == compare(a, b, limit)


@given(SHAPES, SHAPES)
def test_a_distance_in_units_is_rounded_down(a: ConvexShape, b: ConvexShape) -> None:
    found = distance(a, b)
    assert compare(a, b, found.units) >= 0 > compare(a, b, found.units + 1)
    square = gap(a.corners, b.corners)
    assert float(found) == pytest.approx(max(0.0, sqrt(square) - a.radius - b.radius), abs=1e-6)


@given(SHAPES, SHAPES)
def test_a_distance_is_the_same_from_either_side(a: ConvexShape, b: ConvexShape) -> None:
    assert distance(a, b) == distance(b, a)
    assert overlap(a, b) == overlap(b, a)
    assert in_contact(a, b) == in_contact(b, a)


@motions
@FEW
@given(a=SHAPES, b=SHAPES, limit=LIMITS)
def test_moving_turning_or_mirroring_the_table_changes_nothing(
    motion: Motion, a: ConvexShape, b: ConvexShape, limit: int
) -> None:
    there, beside = carried(a, motion), carried(b, motion)
    assert distance(there, beside) == distance(a, b)
    assert compare_distance(there, beside, limit) == compare_distance(a, b, limit)
    assert overlap(there, beside) == overlap(a, b)
    assert in_contact(there, beside) == in_contact(a, b)


@given(SHAPES, st.integers(-500, 500), st.integers(-500, 500))
def test_a_moved_shape_is_the_shape_of_moved_points(shape: ConvexShape, dx: int, dy: int) -> None:
    moved = shape.moved(dx, dy)
    expected = ConvexShape([corner.moved(dx, dy) for corner in shape.corners], shape.radius)
    assert moved == expected and hash(moved) == hash(expected)
    assert moved.edges == expected.edges
    assert (moved.left, moved.top, moved.right, moved.bottom) == (
        expected.left,
        expected.top,
        expected.right,
        expected.bottom,
    )


@given(SHAPES, POINTS)
def test_a_shape_contains_the_points_at_no_distance(shape: ConvexShape, point: Point) -> None:
    assert shape.contains(point) is (compare(shape, ConvexShape([point]), 0) == 0)


@given(shapes(NEAR, least=3), NEAR)
def test_a_shape_contains_the_points_close_to_it_at_no_distance(shape: ConvexShape, point: Point) -> None:
    assert shape.contains(point) is (compare(shape, ConvexShape([point]), 0) == 0)


AT_5_CM = {
    "discs in line": (disc(0, 0, 120), disc(870, 0, 250), (1, 0)),
    "discs across the table": (disc(1_000, 1_000, 150), disc(1_000 + 480, 1_000 + 640, 150), None),
    "a disc and an edge": (disc(0, 0, 125), box(-300, 625, 300, 900), (0, 1)),
    "a disc and a corner": (disc(0, 0, 150), box(390, 520, 900, 900), None),
    "edges that face each other": (box(0, 0, 300, 600), box(800, 100, 900, 150), (1, 0)),
    "corners": (box(0, 0, 100, 100), box(400, 500, 900, 900), None),
    "a corner and a slanting edge": (
        ConvexShape([Point(0, 0)]),
        ConvexShape([Point(400 - 3 * 90, 300 + 4 * 90), Point(400 + 3 * 70, 300 - 4 * 70), Point(2_000, 2_000)]),
        None,
    ),
    "slanting edges that face each other": (
        ConvexShape([Point(0, 0), Point(-30, 40), Point(-100, -100)]),
        ConvexShape([Point(400, 300), Point(400 - 30, 300 + 40), Point(900, 900)]),
        None,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", AT_5_CM)
def test_at_a_limit_of_5_cm_a_tenth_of_a_millimetre_decides(case: str) -> None:
    a, b, _ = AT_5_CM[case]
    limit = 5 * CM
    assert distance(a, b).units == limit and float(distance(a, b)) == limit
    for less in (1, 10):
        assert compare_distance(a, b, limit - less) == 1
        assert compare_distance(a, b, limit + less) == -1
    assert compare_distance(a, b, limit) == 0


@pytest.mark.parametrize("case", [case for case, (_, _, away) in AT_5_CM.items() if away])
@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_model_moved_by_1_mm_or_less_at_a_limit_changes_sides(case: str, more: int) -> None:
    a, b, away = AT_5_CM[case]
    assert away is not None
    assert compare_distance(a, b.moved(away[0] * more, away[1] * more), 5 * CM) == (more > 0) - (more < 0)


TRIPLES = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (20, 21, 29), (119, 120, 169), (696, 697, 985))


@given(st.sampled_from(TRIPLES), st.integers(1, 40), st.integers(-30, 30), st.integers(1, 30), POINTS)
def test_points_exactly_at_a_limit_from_an_oblique_edge_are_at_it(
    triple: tuple[int, int, int], times: int, along: int, run: int, start: Point
) -> None:
    dx, dy, length = triple
    edge = ConvexShape([start.moved(-dx * 31, -dy * 31), start.moved(dx * 31, dy * 31)])
    foot = start.moved(dx * along, dy * along)
    for side in (1, -1):
        point = foot.moved(-side * dy * times, side * dx * times)
        limit = length * times
        assert compare_distance(edge, ConvexShape([point]), limit) == 0
        assert compare_distance(edge, ConvexShape([point]), limit - 1) == 1
        assert compare_distance(edge, ConvexShape([point]), limit + 1) == -1
        radius = min(run, limit)
        assert compare_distance(edge, ConvexShape([point], radius), limit - radius) == 0


@given(st.lists(st.tuples(SHAPES, SHAPES), min_size=2, max_size=6))
def test_distances_are_ordered_by_their_exact_length(pairs: list[tuple[ConvexShape, ConvexShape]]) -> None:
    found = sorted(distance(a, b) for a, b in pairs)
    assert [float(each) for each in found] == pytest.approx(sorted(float(each) for each in found))
    assert [each.units for each in found] == sorted(each.units for each in found)


def test_distances_of_different_radii_are_compared_without_roots() -> None:
    assert Distance(9, 1, 1) == Distance(4) == Distance(16, 4) and hash(Distance(9, 1, 1)) == hash(Distance(4))
    assert Distance(2, 1, 1) < Distance(1, 4) < Distance(10, 1, 2) < Distance(11, 1, 2)
    # √(10⁶⁰ + 1) − 10³⁰ is below a float's grain, and above 0
    assert Distance(0) < Distance(10**60 + 1, 1, 10**30) < Distance(10**60 + 2, 1, 10**30) < Distance(1)
    assert Distance(10**60 + 1, 1, 10**30 - 1) > Distance(1) and Distance(10**60, 1, 10**30 - 1) == Distance(1)
    assert Distance(3, 1, 7) == Distance(0) == Distance(5, 7, 1)


@given(SHAPES, SHAPES)
def test_shapes_overlap_where_a_point_lies_inside_both(a: ConvexShape, b: ConvexShape) -> None:
    radius = a.radius + b.radius
    if radius and a.has_area and b.has_area:
        assert overlap(a, b) is (gap(a.corners, b.corners) < radius**2)
    if not (a.has_area and b.has_area):
        assert not overlap(a, b)


@given(shapes(NEAR, least=3, radius=0), shapes(NEAR, least=3, radius=0))
def test_polygons_overlap_where_what_they_share_has_an_area(a: ConvexShape, b: ConvexShape) -> None:
    corners = [exact(corner) for corner in a.corners] if a.has_area else []
    for ax, ay, dx, dy, _ in b.edges:  # cut to each edge of the other in turn
        sides = [dx * (y - ay) - dy * (x - ax) for x, y in corners]
        cut = []
        for place, (x, y) in enumerate(corners):
            (px, py), before = corners[place - 1], sides[place - 1]
            if (sides[place] > 0) is not (before > 0):
                share = before / (before - sides[place])
                cut.append((px + share * (x - px), py + share * (y - py)))
            if sides[place] > 0:
                cut.append((x, y))
        corners = cut
    area = sum(
        corners[place - 1][0] * y - corners[place - 1][1] * x for place, (x, y) in enumerate(corners)
    )  # fmt: skip
    assert overlap(a, b) is (b.has_area and area > 0)


def test_a_shared_border_is_contact_and_no_overlap() -> None:
    assert not overlap(box(0, 0, 50, 50), box(50, 20, 90, 90))
    assert not overlap(disc(0, 0, 30), disc(50, 0, 20))
    assert not overlap(disc(0, 0, 30), box(30, -5, 50, 5))
    assert not overlap(disc(0, 0, 30), disc(30, 40, 20)) and overlap(disc(0, 0, 30), disc(30, 39, 20))
    assert not overlap(disc(0, 0, 50), box(30, 40, 90, 90)) and overlap(disc(0, 0, 50), box(30, 39, 90, 90))
    assert in_contact(disc(0, 0, 30), disc(30, 40, 20)) and in_contact(disc(0, 0, 50), box(30, 40, 90, 90))
    assert in_contact(box(0, 0, 50, 50), box(50, 20, 90, 90))
    assert in_contact(disc(0, 0, 30), disc(50, 0, 20))
    assert overlap(disc(0, 0, 31), disc(50, 0, 20)) and not in_contact(disc(0, 0, 31), disc(50, 0, 20))
    assert overlap(box(0, 0, 50, 50), box(10, 10, 20, 20))


@pytest.mark.parametrize(("between", "touch"), [(-1, False), (0, True), (9, True), (10, True), (11, False)])
def test_contact_ends_beyond_1_mm(between: int, touch: bool) -> None:
    assert in_contact(box(0, 0, 50, 50), box(50 + between, 0, 100, 50)) is touch
    assert in_contact(disc(0, 0, 50), disc(150 + between, 0, 100)) is touch
    assert in_contact(disc(0, 0, 50), box(50 + between, -100, 100, 100)) is touch


def test_brute_force_itself_knows_a_square() -> None:
    square = (Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4))
    assert [winding(exact(Point(2, y)), square) for y in (-1, 0, 2, 4, 5)] == [-1, 0, 1, 0, -1]
    assert squared_to_segment(exact(Point(2, 9)), square[2], square[3]) == 25
    assert gap(square, (Point(7, 8),)) == 25


def test_a_shape_needs_a_point_and_a_radius_of_0_or_more() -> None:
    for points, radius in (((), 0), ((Point(0, 0),), -1)):
        with pytest.raises(ValueError):
            ConvexShape(points, radius)
