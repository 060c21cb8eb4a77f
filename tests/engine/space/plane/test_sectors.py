"""Arcs: sectors and half-planes including their borders, tested with points and whole models."""

from __future__ import annotations

from math import atan2, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint
from combat.engine.space.plane.heading import direction
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sector import Sector
from tests.engine.space.plane.drawn_shapes import AREAS, FEW, NEAR, POINTS, carried

HEADINGS, WIDTHS = st.integers(0, 3_599), st.integers(1, 3_600) | st.sampled_from((900, 1_800, 2_700, 3_600))
SECTORS = st.builds(Sector, NEAR, HEADINGS, WIDTHS)
FRONT = Sector.facing(Point(0, 0), 0, 900)
STAND = DiscFootprint(100)


def turned(sector: Sector) -> Sector:
    """Return a sector rotated by a right angle about the origin."""
    return Sector(Point(-sector.apex.y, sector.apex.x), (sector.first + 900) % 3_600, sector.width)


def mirrored(sector: Sector) -> Sector:
    """Return a sector reflected in the vertical axis."""
    return Sector(Point(-sector.apex.x, sector.apex.y), -sector.first - sector.width, sector.width)


def moved(sector: Sector) -> Sector:
    """Return a sector shifted by a fixed distance."""
    return Sector(sector.apex.moved(777, -333), sector.first, sector.width)


@given(SECTORS, POINTS)
def test_a_point_lies_in_a_sector_by_its_bearing(sector: Sector, point: Point) -> None:
    x, y = point.x - sector.apex.x, point.y - sector.apex.y
    after = (degrees(atan2(x, -y)) * 10 - sector.first) % 3_600
    if point == sector.apex:
        assert sector.contains(point)
    elif min(abs(after - border) for border in (0, sector.width, 3_600)) > 1e-3:
        assert sector.contains(point) is (after < sector.width)


@given(SECTORS, st.sampled_from((1, 3, 1_000)))
def test_the_borders_belong_to_a_sector(sector: Sector, far: int) -> None:
    for heading in (sector.first, sector.first + sector.width):
        x, y = direction(heading)
        assert sector.contains(sector.apex.moved(x * far, y * far))


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (0, -1, True),
        (100, -100, True),
        (-100, -100, True),
        (100, -99, False),
        (-100, -99, False),
        (0, 1, False),
        (0, 0, True),
    ],
)
def test_a_quarter_to_the_front_ends_at_the_diagonals(x: int, y: int, inside: bool) -> None:
    assert FRONT.contains(Point(x, y)) is inside
    assert Sector(FRONT.apex, 450, 2_700).contains(Point(x, y)) is (not inside or abs(x) == -y or x == y == 0)


@given(NEAR, HEADINGS, POINTS)
def test_a_half_plane_is_what_lies_before_a_line(apex: Point, heading: int, point: Point) -> None:
    x, y = direction(heading)
    before = x * (point.x - apex.x) + y * (point.y - apex.y)
    assert Sector.facing(apex, heading, 1_800).contains(point) is (before >= 0)


@pytest.mark.parametrize(
    "carry",
    [
        (turned, lambda p: Point(-p.y, p.x)),
        (mirrored, lambda p: Point(-p.x, p.y)),
        (moved, lambda p: p.moved(777, -333)),
    ],
)
@FEW
@given(sector=SECTORS, shape=AREAS, point=NEAR)
def test_moving_turning_or_mirroring_changes_no_arc(carry, sector: Sector, shape: ConvexShape, point: Point) -> None:  # type: ignore[no-untyped-def]
    there, motion = carry[0](sector), carry[1]
    assert there.contains(motion(point)) is sector.contains(point)
    assert there.touches(carried(shape, motion)) is sector.touches(shape)
    assert there.covers(carried(shape, motion)) is sector.covers(shape)


@given(SECTORS, AREAS)
def test_a_sector_covers_what_the_rest_of_the_circle_does_not_enter(sector: Sector, shape: ConvexShape) -> None:
    if sector.covers(shape):
        assert sector.touches(shape)
        assert all(sector.contains(corner) for corner in shape.corners)
    if any(sector.contains(corner) for corner in shape.corners) or shape.contains(sector.apex):
        assert sector.touches(shape)
    if sector.width < 3_600:
        rest = Sector(sector.apex, sector.first + sector.width, 3_600 - sector.width)
        assert sector.touches(shape) or rest.covers(shape)
        assert not (sector.covers(shape) and rest.covers(shape))
    else:
        assert sector.covers(shape)


@given(SECTORS, AREAS)
def test_a_polygon_lies_in_a_convex_sector_with_all_its_corners(sector: Sector, shape: ConvexShape) -> None:
    if sector.width <= 1_800 and not shape.radius:
        assert sector.covers(shape) is all(sector.contains(corner) for corner in shape.corners)


@pytest.mark.parametrize("width", [900, 1_800, 2_700])
def test_a_model_at_the_border_of_an_arc_is_in_it_by_a_tenth_of_a_millimetre(width: int) -> None:
    """The border of the arc runs straight east from the apex; what lies north of it is in the arc."""
    arc = Sector(Point(0, 0), 900 - width, width)
    for model, half in ((STAND, 100), (HullFootprint.rectangle(200, 200), 100)):
        for south, part, whole in (
            (101, False, False),
            (100, True, False),
            (1, True, False),
            (-99, True, False),
            (-100, True, True),
        ):
            shape = model.at(Point(1_000, south))
            assert (arc.touches(shape), arc.covers(shape)) == (part, whole), (half, south)


def test_an_arc_is_not_what_lies_behind_its_apex() -> None:
    narrow = Sector.facing(Point(0, 0), 0, 200)
    assert not narrow.touches(STAND.at(Point(0, 101))) and narrow.touches(STAND.at(Point(0, 100)))
    assert not narrow.touches(STAND.at(Point(80, 61))) and narrow.touches(STAND.at(Point(60, 80)))
    wide = Sector.facing(Point(0, 0), 0, 3_400)
    assert wide.covers(STAND.at(Point(0, 100))) is False and wide.touches(STAND.at(Point(0, 100)))
    assert wide.covers(STAND.at(Point(0, -100))) and not Sector.facing(Point(0, 0), 1_800, 200).touches(
        STAND.at(Point(0, -101))
    )


@pytest.mark.parametrize("width", [0, -900, 3_601])
def test_a_sector_has_a_width_of_up_to_a_full_circle(width: int) -> None:
    with pytest.raises(ValueError):
        Sector(Point(0, 0), 0, width)


def test_only_what_has_an_area_is_in_an_arc_in_part_or_whole() -> None:
    for ask in (FRONT.touches, FRONT.covers):
        with pytest.raises(ValueError):
            ask(ConvexShape([Point(0, -5)]))
