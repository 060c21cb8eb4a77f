"""Simple polygons, lines and segments: inside, outside and on the border, and invalid outlines."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline, doubled_area, flaw
from combat.engine.space.plane.segments import segments_cross, segments_meet
from tests.engine.space.plane import exact_plane
from tests.engine.space.plane.drawn_shapes import FEW, MOTIONS, NEAR, Motion

OUTLINES = st.lists(NEAR, min_size=3, max_size=9).filter(lambda corners: flaw(corners) is None)
"""Simple polygons of any form; of random corners, one in some is simple."""
motions = pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)


def points(*pairs: tuple[int, int]) -> list[Point]:
    """Return points by their coordinates."""
    return [Point(x, y) for x, y in pairs]


HORSESHOE = points((0, 0), (90, 0), (90, 90), (60, 90), (60, 30), (30, 30), (30, 90), (0, 90))


@given(OUTLINES, NEAR)
def test_a_point_lies_where_the_outline_winds_around_it(corners: list[Point], point: Point) -> None:
    assert Polygon(corners).locate(point) == exact_plane.winding(exact_plane.exact(point), corners)


@given(OUTLINES, NEAR, st.integers(1, 7))
def test_a_point_between_the_lattice_lies_there_too(corners: list[Point], point: Point, parts: int) -> None:
    x, y = exact_plane.exact(point)
    assert Polygon(corners).locate(point, parts) == exact_plane.winding((x / parts, y / parts), corners)


@motions
@FEW
@given(corners=OUTLINES, point=NEAR)
def test_moving_turning_or_mirroring_moves_no_point_over_the_border(
    motion: Motion, corners: list[Point], point: Point
) -> None:
    there = Polygon([motion(corner) for corner in corners])
    assert there.locate(motion(point)) == Polygon(corners).locate(point)
    assert doubled_area(there.corners) == doubled_area(Polygon(corners).corners) > 0


@pytest.mark.parametrize(
    ("x", "y", "place"),
    [(45, 60, -1), (45, 15, 1), (30, 60, 0), (29, 60, 1), (31, 60, -1), (60, 30, 0), (45, 30, 0), (95, 90, -1)],
)
def test_the_inside_of_a_horseshoe_is_outside(x: int, y: int, place: int) -> None:
    assert Polygon(HORSESHOE).locate(Point(x, y)) == place
    assert Polygon(HORSESHOE[::-1]).locate(Point(x, y)) == place


def test_polygons_of_the_same_outline_are_equal_whichever_way_it_runs() -> None:
    assert Polygon(HORSESHOE) == Polygon(HORSESHOE[::-1][-1:] + HORSESHOE[::-1][:-1]) != Polygon(HORSESHOE[1:])


@pytest.mark.parametrize(
    ("corners", "at"),
    [
        (points((0, 0), (9, 9), (9, 0), (0, 9)), True),
        (points((0, 0), (9, 0), (9, 9), (5, 0), (0, 9)), True),
        (points((0, 0), (9, 0), (9, 0), (0, 9)), (9, 0)),
        (points((0, 0), (9, 0), (4, 0)), True),
        (points((0, 0), (9, 0), (9, 9), (9, 4)), True),
        (points((0, 0), (9, 0), (9, 9), (0, 0), (-9, 9), (-9, 0)), True),
        (points((0, 0), (0, 0), (0, 0)), (0, 0)),
        (HORSESHOE, None),
        (points((0, 0), (4, 0), (9, 0), (0, 9)), None),
    ],
)
def test_an_outline_that_touches_itself_is_no_polygon(corners: list[Point], at: tuple[int, int] | bool | None) -> None:
    for start in range(len(corners)):
        found = flaw(corners[start:] + corners[:start])
        if isinstance(at, tuple):
            assert found == at
        else:
            assert (found in corners) is bool(at)


@given(st.lists(NEAR, min_size=3, max_size=7))
def test_an_outline_is_flawed_exactly_where_edges_meet_that_should_not(corners: list[Point]) -> None:
    edges = exact_plane.closed(corners)
    count = len(edges)
    meet = any(
        exact_plane.segments_meet(*edges[one], *edges[other])
        for one in range(count)
        for other in range(one + 2, count)
        if (other + 1) % count != one
    )
    back = any(
        a == b
        or (exact_plane.squared_to_segment(exact_plane.exact(a), b, c) == 0)
        or (exact_plane.squared_to_segment(exact_plane.exact(c), a, b) == 0)
        for (a, b), (_, c) in zip(edges, edges[1:] + edges[:1], strict=True)
    )
    assert (flaw(corners) is not None) is (meet or back)


@given(NEAR, NEAR, NEAR, NEAR)
def test_segments_meet_as_brute_force_finds(a: Point, b: Point, c: Point, d: Point) -> None:
    meet = exact_plane.segments_meet(a, b, c, d)
    assert segments_meet((a, b), (c, d)) is segments_meet((d, c), (a, b)) is meet
    ends = [
        exact_plane.squared_to_segment(exact_plane.exact(p), *s)
        for s, ends in (((a, b), (c, d)), ((c, d), (a, b)))
        for p in ends
    ]
    assert segments_cross((a, b), (c, d)) is (meet and all(ends))


@motions
@FEW
@given(a=NEAR, b=NEAR, c=NEAR, d=NEAR)
def test_moving_turning_or_mirroring_parts_no_segments(motion: Motion, a: Point, b: Point, c: Point, d: Point) -> None:
    one, other = (motion(a), motion(b)), (motion(c), motion(d))
    assert segments_meet(one, other) is segments_meet((a, b), (c, d))
    assert segments_cross(one, other) is segments_cross((a, b), (c, d))


def test_a_line_has_a_shape_for_each_stretch() -> None:
    wall = Polyline(points((0, 0), (50, 0), (50, 80)), 5)
    assert [side.corners for side in wall.sides] == [((0, 0), (50, 0)), ((50, 0), (50, 80))]
    assert {side.radius for side in wall.sides} == {5}
    assert (wall.left, wall.top, wall.right, wall.bottom) == (-5, -5, 55, 85)
    assert [side.corners for side in Polyline(points((3, 4))).sides] == [((3, 4),)]
    assert wall == Polyline(points((0, 0), (50, 0), (50, 80)), 5) != Polyline(wall.corners)


@given(OUTLINES)
def test_the_area_of_an_outline_is_that_of_its_triangles(corners: list[Point]) -> None:
    assume(len(corners) == 3)
    (ax, ay), (bx, by), (cx, cy) = corners
    assert doubled_area(corners) == (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
