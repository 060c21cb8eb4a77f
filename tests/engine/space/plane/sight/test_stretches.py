"""Stretches of lines within polygons that often touch corners and run along sides."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, flaw
from combat.engine.space.plane.sight.stretches import Stretch, below, merged, share, sides_from, stretches
from tests.engine.space.plane.drawn_shapes import MOTIONS, NEAR, Motion
from tests.engine.space.plane.sight.exact_sight import lower, parts_inside, union

OUTLINES = st.lists(NEAR, min_size=3, max_size=8).filter(lambda corners: flaw(corners) is None)


def in_fractions(found: list[Stretch]) -> list[tuple[Fraction, Fraction]]:
    """Return stretches as pairs of fractions."""
    return [(Fraction(*start), Fraction(*end)) for start, end in found]


def inside(corners: list[Point], eye: Point, point: Point) -> list[Stretch]:
    """Return the stretches of the line from an eye to a point that are inside a polygon."""
    return stretches(sides_from(eye, Polygon(corners).corners), point.x - eye.x, point.y - eye.y)


@given(OUTLINES, NEAR, NEAR)
def test_stretches_agree_with_brute_force(corners: list[Point], eye: Point, point: Point) -> None:
    if eye != point:
        assert union(in_fractions(inside(corners, eye, point))) == union(parts_inside(eye, point, corners))


@given(OUTLINES, NEAR, NEAR)
def test_a_line_crosses_the_same_from_its_other_end(corners: list[Point], eye: Point, point: Point) -> None:
    if eye != point:
        there = in_fractions(inside(corners, eye, point))
        back = in_fractions(inside(corners, point, eye))
        assert union(there) == union([(1 - end, 1 - start) for start, end in back])


@pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)
@given(OUTLINES, NEAR, NEAR)
def test_no_motion_changes_a_stretch(motion: Motion, corners: list[Point], eye: Point, point: Point) -> None:
    if eye != point:
        moved = inside([motion(corner) for corner in corners], motion(eye), motion(point))
        assert union(in_fractions(moved)) == union(in_fractions(inside(corners, eye, point)))


@given(OUTLINES, NEAR, NEAR, st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))
def test_what_is_lower_than_a_top_agrees_with_brute_force(
    corners: list[Point], eye: Point, point: Point, eye_z: int, z: int, top: int
) -> None:
    if eye != point:
        found = inside(corners, eye, point)
        wanted = lower(union(in_fractions(found)), eye_z, z, top)
        assert union(in_fractions(below(found, eye_z, z, top))) == wanted
        assert share(merged(found)) == sum((end - start for start, end in union(in_fractions(found))), Fraction(0))
