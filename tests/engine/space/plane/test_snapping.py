"""Snapping: whole millimetres, contact without overlap, and the nearest place on the legal side of a limit."""

from __future__ import annotations

from math import sqrt
from typing import get_args

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.limit import Limit, Strictness
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.snapping import snap_to_contact, snap_to_lattice, snap_to_limit
from tests.engine.space.plane.exact_plane import compare, gap

TANK, STAND = HullFootprint.rectangle(300, 600), DiscFootprint(125)
ENEMY = TANK.at(Point(5_000, 5_000), 137)
MODELS = st.sampled_from((TANK, STAND, HullFootprint((Point(0, -90), Point(70, 50), Point(-80, 40)))))
NEARBY = st.builds(Point, st.integers(3_500, 6_500), st.integers(3_500, 6_500))
HEADINGS = st.integers(0, 3_599)
LIMITS = st.builds(Limit, st.just("limit"), st.sampled_from(get_args(Strictness)), st.integers(1, 900))


def tenths(a: ConvexShape, b: ConvexShape) -> float:
    """Return the distance of two shapes from edge to edge, in units of 0.1 mm."""
    return max(0.0, sqrt(gap(a.corners, b.corners)) - a.radius - b.radius)


@pytest.mark.parametrize(
    ("point", "snapped"),
    [((14, 15), (10, 20)), ((-14, -15), (-10, -10)), ((0, 5), (0, 10)), ((4, -6), (0, -10)), ((10, 20), (10, 20))],
)
def test_a_point_snaps_to_whole_millimetres(point: tuple[int, int], snapped: tuple[int, int]) -> None:
    assert snap_to_lattice(Point(*point)) == snapped


def test_a_point_snaps_to_another_step() -> None:
    assert snap_to_lattice(Point(149, 151), CM) == (100, 200)


@pytest.mark.parametrize("x", [900, 995, 1_000, 1_004, 1_049])
@pytest.mark.parametrize(
    ("strictness", "found"),
    [("at-most", (1_000, 0)), ("less-than", (999, 0)), ("more-than", (1_000, -1)), ("at-least", (1_000, 0))],
)
def test_exactly_40_cm_can_be_had(x: int, strictness: Strictness, found: tuple[int, int]) -> None:
    """A stand of 25 mm beside one of 35 mm, from edge to edge: its centre is then 100 units and both radii away."""
    other, limit = DiscFootprint(175).at(Point(0, 0)), Limit("long range", strictness, 40 * CM)
    wanted = Point(x + 3_300, 0)
    assert snap_to_limit(STAND, 0, wanted, other, limit, 11 * CM) == Point(*found).moved(3_300, 0)


@given(MODELS, HEADINGS, NEARBY, LIMITS)
@settings(max_examples=150)
def test_a_snapped_model_is_legal_and_as_close_to_the_limit_as_the_lattice_allows(
    model: Footprint, heading: int, wanted: Point, limit: Limit
) -> None:
    found = snap_to_limit(model, heading, wanted, ENEMY, limit, 10_000)
    assert found is not None
    placed = model.at(found, heading)
    sign = compare(placed, ENEMY, limit.distance)
    assert sign in {"at-most": (-1, 0), "less-than": (-1,), "more-than": (1,), "at-least": (0, 1)}[limit.strictness]
    assert abs(tenths(placed, ENEMY) - limit.distance) < 1.5


@given(MODELS, HEADINGS, NEARBY, LIMITS)
@settings(max_examples=60)
def test_no_legal_point_much_nearer_to_the_wanted_one_is_missed(
    model: Footprint, heading: int, wanted: Point, limit: Limit
) -> None:
    """From the illegal side nothing legal is nearer but by less than the step of the lattice."""
    assume(not limit.holds(model.at(wanted, heading), ENEMY))
    found = snap_to_limit(model, heading, wanted, ENEMY, limit, 10_000)
    assert found is not None
    moved = ((found.x - wanted.x) ** 2 + (found.y - wanted.y) ** 2) ** 0.5
    away = abs(tenths(model.at(wanted, heading), ENEMY) - limit.distance)
    if not overlap(model.at(wanted, heading), ENEMY):
        assert away - 0.01 <= moved < away + 1.5


@given(MODELS, HEADINGS, NEARBY)
@example(TANK, 137, Point(5_000, 5_000))
@example(STAND, 0, Point(5_000, 5_000))
@settings(max_examples=150)
def test_a_model_snaps_into_contact_and_never_overlaps(model: Footprint, heading: int, wanted: Point) -> None:
    found = snap_to_contact(model, heading, wanted, ENEMY, 10_000)
    assert found is not None
    assert in_contact(model.at(found, heading), ENEMY)
    assert tenths(model.at(found, heading), ENEMY) < 1.5


def test_discs_that_lie_on_each_other_snap_apart() -> None:
    other = STAND.at(Point(700, 700))
    found = snap_to_contact(STAND, 0, Point(700, 700), other, 10 * CM)
    assert found is not None and in_contact(STAND.at(found), other)
    assert snap_to_contact(STAND, 0, Point(703, 696), other, 10 * CM) == Point(850, 500)


def test_models_side_by_side_snap_together_to_the_tenth_of_a_millimetre() -> None:
    other = TANK.at(Point(0, 0))
    for x in (120, 299, 300, 301, 350):
        assert snap_to_contact(TANK, 0, Point(x, 40), other, 25 * CM) == Point(300, 40)
    for x in (100, 150, 200, 275, 400):  # a centre on the edge of the hull among them
        assert snap_to_contact(STAND, 0, Point(x, 40), other, 25 * CM) == Point(275, 40)


def test_what_is_out_of_reach_is_not_snapped_to() -> None:
    other, limit = STAND.at(Point(0, 0)), Limit("limit", "at-most", 10 * CM)
    assert snap_to_limit(STAND, 0, Point(1_300, 0), other, limit, 50) == Point(1_250, 0)
    assert snap_to_limit(STAND, 0, Point(1_310, 0), other, limit, 50) is None
    assert snap_to_limit(STAND, 0, Point(1_190, 0), other, limit, 50) is None
    assert snap_to_contact(STAND, 0, Point(300, 0), other, 50) == Point(250, 0)
    assert snap_to_contact(STAND, 0, Point(310, 0), other, 50) is None


def test_no_place_is_less_than_0_away() -> None:
    assert snap_to_limit(STAND, 0, Point(300, 0), STAND.at(Point(0, 0)), Limit("none", "less-than", 0), 100) is None


@given(MODELS, HEADINGS, NEARBY, LIMITS)
@settings(max_examples=60)
def test_a_moved_table_snaps_to_moved_points(model: Footprint, heading: int, wanted: Point, limit: Limit) -> None:
    found = snap_to_limit(model, heading, wanted, ENEMY, limit, 10_000)
    there = snap_to_limit(model, heading, wanted.moved(-700, 300), ENEMY.moved(-700, 300), limit, 10_000)
    assert found is not None and there == found.moved(-700, 300)
