"""The end of a leg is limited by its length, by walls and bases, and snaps into contact near a base."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint, swept
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.point import CM, MM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.plane.leg_snapping import REACH, LegSnapping

START = Point(10 * CM, 10 * CM)
STAND, TANK = DiscFootprint(10 * MM), HullFootprint.rectangle(20 * MM, 36 * MM)
FAR = 12 * CM


def leg(*bases: ConvexShape, footprint: DiscFootprint | HullFootprint = STAND) -> LegSnapping:
    """Return a leg of at most 12 cm from 10,10 that may not cross a base or end on it."""

    def allows(pose: Pose) -> bool:
        if squared_distance(START, pose.point) > FAR * FAR:
            return False
        covered = [footprint.at(pose.point, pose.heading)]
        if pose.point != START:
            covered.append(swept(footprint, heading_to(START, pose.point), START, pose.point))
        return not any(overlap(shape, base) for shape in covered for base in bases)

    return LegSnapping(START, footprint, bases, allows)


def disc(x: int, y: int) -> ConvexShape:
    """Return a stand around a point given in millimetres."""
    return STAND.at(Point(x * MM, y * MM))


def test_what_is_allowed_and_near_nobody_ends_where_it_is_wanted() -> None:
    wanted = Pose(15 * CM, 14 * CM, 300)
    assert leg(disc(180, 140)).end(wanted) == wanted


@pytest.mark.parametrize(
    ("wanted", "end"), [("22,10", "22,10"), ("22.1,10", "22,10"), ("40,10", "22,10"), ("10,30", "10,22")]
)
def test_a_leg_that_is_too_long_ends_exactly_at_its_limit(wanted: str, end: str) -> None:
    assert leg().end(Pose.read(wanted)) == Pose.read(end)


def test_a_slanting_leg_ends_on_the_legal_side_of_its_limit_and_less_than_a_millimetre_from_it() -> None:
    end = leg().end(Pose(30 * CM, 23 * CM))
    assert end is not None
    far = squared_distance(START, end.point)
    assert (FAR - MM) ** 2 < far <= FAR * FAR
    assert abs((end.point.x - START.x) * 13 - (end.point.y - START.y) * 20) < 20 * MM, "on the way that was drawn"


@pytest.mark.parametrize("gap", [1, 10, 30, REACH])
def test_an_end_near_a_base_comes_into_contact_with_it(gap: int) -> None:
    base = disc(180, 100)
    end = leg(base).end(Pose(16 * CM - gap, 10 * CM))
    assert end == Pose(16 * CM, 10 * CM)
    assert in_contact(STAND.at(end.point), base)


def test_an_end_farther_from_a_base_stays_where_it_is() -> None:
    wanted = Pose(16 * CM - REACH - 1, 10 * CM)
    assert leg(disc(180, 100)).end(wanted) == wanted


@pytest.mark.parametrize("deep", [1, 40, 100, 200])
def test_a_leg_that_leads_into_a_base_ends_in_contact_with_it(deep: int) -> None:
    base = disc(180, 100)
    end = leg(base).end(Pose(16 * CM + deep, 10 * CM))
    assert end is not None and in_contact(STAND.at(end.point), base)


def test_a_leg_does_not_go_through_a_base_to_free_ground_behind_it() -> None:
    base = disc(150, 100)
    end = leg(base).end(Pose(20 * CM, 10 * CM))
    assert end is not None and end.point.x <= 13 * CM and in_contact(STAND.at(end.point), base)


def test_of_two_bases_the_nearer_one_is_touched_and_neither_is_covered() -> None:
    near, other = disc(170, 100), disc(170, 127)
    end = leg(near, other).end(Pose(15 * CM - 10, 10 * CM))
    assert end is not None and in_contact(STAND.at(end.point), near)
    wedged = leg(near, other).end(Pose(160 * MM, 113 * MM))
    assert wedged is not None
    assert not any(overlap(STAND.at(wedged.point), base) for base in (near, other))


def test_a_turned_model_touches_with_its_own_edge() -> None:
    base, wanted = disc(155, 133), Pose(150 * MM, 100 * MM, 300)
    assert not in_contact(TANK.at(wanted.point, wanted.heading), base)
    end = leg(base, footprint=TANK).end(wanted)
    assert end is not None and end.heading == 300
    assert in_contact(TANK.at(end.point, end.heading), base)


def test_contact_that_is_not_allowed_is_not_made() -> None:
    base = disc(230, 100)
    end = leg(base).end(Pose(22 * CM, 100 * MM + 30))
    assert end is not None and squared_distance(START, end.point) <= FAR * FAR
    beyond = leg(disc(243, 100)).end(Pose(22 * CM, 10 * CM))
    assert beyond == Pose(22 * CM, 10 * CM), "contact lies 3 mm beyond the limit"


def test_a_leg_that_may_not_leave_its_start_has_no_end() -> None:
    assert leg(disc(120, 100)).end(Pose(15 * CM, 10 * CM)) is None
