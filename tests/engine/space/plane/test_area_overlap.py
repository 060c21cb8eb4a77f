"""Decide whether the interiors of two areas overlap."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.area_overlap import areas_overlap
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon


def box(left: int, top: int, right: int, bottom: int) -> Polygon:
    """Return a rectangle."""
    return Polygon([Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)])


CORNERED = Polygon([Point(0, 0), Point(300, 0), Point(300, 100), Point(100, 100), Point(100, 300), Point(0, 300)])
"""An L, whose empty quarter is at the lower right."""


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (box(0, 0, 100, 100), box(101, 0, 200, 100), False),
        (box(0, 0, 100, 100), box(100, 0, 200, 100), False),
        (box(0, 0, 100, 100), box(99, 0, 200, 100), True),
        (box(0, 0, 100, 100), box(0, 0, 100, 100), True),
        (box(0, 0, 100, 100), box(20, 20, 80, 80), True),
        (box(0, 0, 100, 100), box(0, 20, 100, 80), True),
        (CORNERED, box(100, 100, 300, 300), False),
        (CORNERED, box(99, 99, 300, 300), True),
    ],
)
def test_a_shared_border_is_no_overlap(one: Polygon, other: Polygon, meet: bool) -> None:
    assert areas_overlap(one, other) is meet
    assert areas_overlap(other, one) is meet
