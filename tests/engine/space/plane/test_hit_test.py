"""The hit-test: pieces under a point, near it, and nearest to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint
from combat.engine.space.plane.hit_test import HitTest
from combat.engine.space.plane.point import CM, MM, Point
from tests.engine.space.plane.drawn_shapes import FEW, NEAR, SHAPES
from tests.engine.space.plane.exact_plane import compare

TANK, STAND = HullFootprint.rectangle(300, 600), DiscFootprint(125)


def table() -> HitTest[str]:
    """Return a hit-test for three pieces."""
    return HitTest(
        [("tank", TANK.at(Point(0, 0))), ("stand", STAND.at(Point(200, 0))), ("far", STAND.at(Point(2_000, 0)))]
    )


def test_the_uppermost_of_several_comes_first() -> None:
    assert table().at(Point(100, 0)) == ["stand", "tank"]
    assert table().at(Point(0, 0)) == ["tank"]
    assert table().at(Point(150, 300)) == ["tank"] and table().at(Point(151, 300)) == []
    assert table().at(Point(325, 0)) == ["stand"] and table().at(Point(326, 0)) == []


def test_a_box_around_a_disc_is_no_disc() -> None:
    assert table().at(Point(2_100, 100)) == [] and table().at(Point(2_100, 75)) == ["far"]


def test_a_moved_shape_keeps_its_place_in_the_order() -> None:
    placed = table()
    placed.put("tank", TANK.at(Point(100, 0), 900))
    placed.put("new", STAND.at(Point(150, 0)))
    assert placed.at(Point(150, 0)) == ["new", "stand", "tank"]
    assert list(placed) == ["tank", "stand", "far", "new"] and len(placed) == 4
    assert placed.shape("new") == STAND.at(Point(150, 0))
    placed.remove("stand")
    assert placed.at(Point(150, 0)) == ["new", "tank"]
    for ask in (placed.remove, placed.shape):
        with pytest.raises(KeyError):
            ask("stand")


def test_the_nearest_is_at_most_so_far_away() -> None:
    placed = table()
    assert placed.nearest(Point(1_000, 0), 40 * MM) is None
    assert placed.nearest(Point(1_000, 0), 675) == "stand" and placed.nearest(Point(1_000, 0), 674) is None
    assert placed.nearest(Point(1_101, 0), 10 * CM) == "far"
    assert placed.nearest(Point(120, 0), 0) == "stand"


@FEW
@given(st.lists(SHAPES, max_size=5), NEAR, st.integers(0, 9_000))
def test_a_hit_test_finds_what_asking_each_shape_finds(shapes: list[ConvexShape], point: Point, reach: int) -> None:
    placed, here = HitTest(enumerate(shapes)), ConvexShape([point])
    assert placed.at(point) == [key for key in reversed(range(len(shapes))) if compare(here, shapes[key], 0) == 0]
    near = [key for key, shape in enumerate(shapes) if compare(here, shape, reach) <= 0]
    assert placed.within(here, reach) == near
    nearest = placed.nearest(point, reach)
    if nearest is None:
        assert near == []
    else:
        assert all(distance(here, shapes[nearest]) <= distance(here, shapes[key]) for key in near)
        assert all(distance(here, shapes[nearest]) < distance(here, shapes[key]) for key in near if key > nearest)
