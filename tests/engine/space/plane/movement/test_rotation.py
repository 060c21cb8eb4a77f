"""Turns on the spot: the steps at which a hull touches an obstacle, against a check of each single step."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, overlap
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.movement.mover import inner_radius, turning_radius
from combat.engine.space.plane.movement.rotation import STEP, Rotation
from combat.engine.space.plane.point import Point

HULLS: st.SearchStrategy[Footprint] = st.sampled_from(
    (HullFootprint.rectangle(290, 560), HullFootprint.rectangle(480, 320), HullFootprint((Point(0, -90), Point(70, 50), Point(-80, 40))))
)  # fmt: skip
BESIDE = st.builds(Point, st.integers(-500, 500), st.integers(-500, 500))
THINGS = st.lists(BESIDE, min_size=1, max_size=4).map(lambda points: ConvexShape(points, 20))


@given(HULLS, st.integers(0, 3_599), st.integers(-1_800, 1_800), THINGS, st.integers(0, 100))
def test_a_turn_touches_on_the_steps_on_which_it_would_alone(
    hull: Footprint, heading: int, by: int, thing: ConvexShape, reach: int
) -> None:
    turn = Rotation(hull, Point(0, 0), heading, by)

    def near(shape: ConvexShape) -> bool:
        return compare_distance(shape, thing, reach) < 0 if reach else overlap(shape, thing)

    found = turn.touching(near)
    assert turn.headings[-1] - heading == by
    touched = set()
    for step in range(turn.steps):
        here, there = (hull.at(Point(0, 0), turn.headings[place]) for place in (step, step + 1))
        assert abs(turn.headings[step + 1] - turn.headings[step]) <= STEP
        if near(ConvexShape((*here.corners, *there.corners))):
            touched.add(step)
    assert {step for step in range(turn.steps) for begin, end in found if begin <= step < end} == touched
    assert any(begin < 0 for begin, _ in found) is near(hull.at(Point(0, 0), heading))
    assert any(end > turn.steps for _, end in found) is near(hull.at(Point(0, 0), heading + by))
    for begin, end in found:
        for place in (begin, end):
            assert not 0 <= place <= turn.steps or not near(hull.at(Point(0, 0), turn.headings[place]))


@given(HULLS, st.integers(0, 3_599))
def test_the_discs_around_and_in_a_hull_are_so_at_every_heading(hull: Footprint, heading: int) -> None:
    placed = hull.at(Point(0, 0), heading)
    around, inner = ConvexShape.disc(Point(0, 0), turning_radius(hull)), inner_radius(hull)
    assert all(around.contains(corner) for corner in placed.corners)
    assert all((dy * ax - dx * ay) ** 2 >= inner**2 * square for ax, ay, dx, dy, square in placed.edges)


def test_a_disc_turns_in_no_step() -> None:
    turn = Rotation(DiscFootprint(125), Point(0, 0), 0, 900)
    assert turn.steps == 0
    assert turn.touching(lambda shape: True) == [(-1, 1)] and turn.touching(lambda shape: False) == []


def test_between_its_steps_a_turn_leaves_what_it_sweeps_by_less_than_two_tenths_of_a_millimetre() -> None:
    hull = HullFootprint.rectangle(300, 940)
    turn = Rotation(hull, Point(0, 0), 0, 900)
    for step in range(turn.steps):
        here, there = hull.at(Point(0, 0), turn.headings[step]), hull.at(Point(0, 0), turn.headings[step + 1])
        swept = ConvexShape(convex_hull((*here.corners, *there.corners)), 2)
        for between in range(turn.headings[step], turn.headings[step + 1]):
            assert all(swept.contains(corner) for corner in hull.at(Point(0, 0), between).corners)
