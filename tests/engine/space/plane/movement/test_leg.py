"""Straight moves: where a shape starts and stops touching another, against the exact answer at each position."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.containment import enters
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, overlap
from combat.engine.space.plane.movement.leg import Leg, last_before, move_length
from combat.engine.space.plane.point import Point
from tests.engine.space.plane.drawn_shapes import AREAS, FEW, MOTIONS, NEAR, POINTS, SHAPES, Motion, carried

VECTORS = POINTS.filter(lambda vector: vector != (0, 0))
NEAR_VECTORS = NEAR.filter(lambda vector: vector != (0, 0))


def meets(shape: ConvexShape, other: ConvexShape, reach: int, closed: bool) -> bool:
    """Return whether two shapes are nearer than `reach`, or, if `closed`, exactly as near."""
    if reach or closed:
        return compare_distance(shape, other, reach) < int(closed)
    if len(other.corners) == 2 and not other.radius:
        return enters(other, shape)
    return overlap(shape, other)


@given(AREAS, SHAPES, VECTORS | NEAR_VECTORS, st.integers(0, 30) | st.integers(0, 900), st.booleans())
def test_an_interval_holds_the_positions_at_which_shapes_meet(
    shape: ConvexShape, other: ConvexShape, vector: Point, reach: int, closed: bool
) -> None:
    if not other.has_area and len(other.corners) == 1 and not reach and not closed:
        return  # a point has no interior to meet
    leg = Leg(shape, *vector)
    n, there = leg.length, other.scaled(leg.length)

    def touches(first: int, last: int) -> bool:
        return meets(leg.between(first, last), there, reach * n, closed)

    found = leg.touching(other, reach, closed=closed)
    if found is None:
        assert not touches(0, n)
        return
    begin, end = found
    assert (begin < 0) is touches(0, 0) and (end > n) is touches(n, n)
    assert begin < 0 or (not touches(0, begin) and touches(0, begin + 1))
    assert end > n or (not touches(end, n) and touches(end - 1, n))
    for place in range(max(begin, 0), min(end, n) + 1, max(1, n // 9)):
        assert not (place in found and touches(place, place))
        assert not begin + 1 < place < end - 1 or touches(place, place)


@pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)
@FEW
@given(shape=AREAS, other=SHAPES, vector=VECTORS, reach=st.integers(0, 600), closed=st.booleans())
def test_moving_turning_or_mirroring_changes_no_position(
    motion: Motion, shape: ConvexShape, other: ConvexShape, vector: Point, reach: int, closed: bool
) -> None:
    origin, end = motion(Point(0, 0)), motion(vector)
    there = Leg(carried(shape, motion), end.x - origin.x, end.y - origin.y)
    assert there.touching(carried(other, motion), reach, closed=closed) == Leg(shape, *vector).touching(
        other, reach, closed=closed
    )


@pytest.mark.parametrize(("gap", "met"), [(-1, True), (0, False), (1, False)])
def test_interiors_that_meet_by_a_tenth_of_a_millimetre_meet(gap: int, met: bool) -> None:
    tank = ConvexShape([Point(0, 0), Point(300, 0), Point(300, 600), Point(0, 600)])
    wall = ConvexShape([Point(300 + gap, -2_000), Point(900, -2_000), Point(900, -1_000), Point(300 + gap, -1_000)])
    assert (Leg(tank, 0, -5_000).touching(wall) is not None) is met
    disc = ConvexShape.disc(Point(900 + 250 + gap, -3_000), 250)
    assert (Leg(tank, 0, -5_000).touching(disc, 600) is not None) is met
    assert (Leg(tank, 0, -5_000).touching(disc, 600, closed=True) is not None) is (gap <= 0)


def test_lengths_are_rounded_up() -> None:
    assert [move_length(*vector) for vector in ((3, 4), (1, 1), (0, -7), (1_000, 1))] == [5, 2, 7, 1_001]
    with pytest.raises(ValueError):
        Leg(ConvexShape.disc(Point(0, 0), 5), 0, 0)


@given(st.integers(0, 500), st.integers(1, 500), st.none() | st.integers(-600, 1_200))
def test_the_last_failure_is_found_from_any_guess(limit: int, more: int, guess: int | None) -> None:
    assert last_before(lambda k: k > limit, 0, limit + more, guess) == limit
