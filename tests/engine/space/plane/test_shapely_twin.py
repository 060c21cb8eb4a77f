"""Comparison of rotated models with shapely: both agree on a whole table, except near a limit."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.containment import Containment, area_distance, containment, crosses
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import distance, overlap
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint, swept
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline, flaw

shapely = pytest.importorskip("shapely", reason="make plane-check installs it beside the usual libraries")

MODELS: st.SearchStrategy[Footprint] = st.sampled_from(
    (
        HullFootprint.rectangle(300, 600),
        HullFootprint.rectangle(1_500, 1_500),
        HullFootprint((Point(0, -90), Point(70, 50), Point(-80, 40))),
        DiscFootprint(125),
        DiscFootprint(750),
    )
)
PLACES = st.builds(Point, st.integers(0, 5_000), st.integers(0, 3_000))
HEADINGS = st.integers(0, 3_599)
PLACED = st.builds(lambda model, place, heading: model.at(place, heading), MODELS, PLACES, HEADINGS)
OUTLINES = st.lists(PLACES, min_size=3, max_size=8).filter(lambda corners: flaw(corners) is None)
CLEAR = 1e-6
"""Units from a limit within which floats decide nothing."""


def twin(corners: tuple[Point, ...]) -> Any:
    """Return corners as a point, line or polygon of shapely."""
    kind = (shapely.Point, shapely.LineString)[len(corners) - 1] if len(corners) < 3 else shapely.Polygon
    return kind(corners[0] if len(corners) == 1 else corners)


def away(a: ConvexShape, b: Any) -> float:
    """Return the distance from the edge of `a` to `b`, negative if they overlap by the radius."""
    return float(twin(a.corners).distance(b)) - a.radius


@given(PLACED, PLACED, st.integers(0, 6_000))
def test_distances_and_overlaps_agree(a: ConvexShape, b: ConvexShape, limit: int) -> None:
    apart = away(a, twin(b.corners)) - b.radius
    assert float(distance(a, b)) == pytest.approx(max(0.0, apart), abs=CLEAR)
    if abs(apart - limit) > CLEAR:
        assert distance(a, b).compare(limit) == (1 if apart > limit else -1 if limit else 0)
    if a.radius or b.radius:
        assert abs(apart) <= CLEAR or overlap(a, b) is (apart < 0)
    else:
        area = twin(a.corners).intersection(twin(b.corners)).area
        assert 0 < area < 1 or overlap(a, b) is (area >= 1)


@given(PLACED, OUTLINES, PLACES)
def test_covers_of_areas_agree(shape: ConvexShape, corners: list[Point], point: Point) -> None:
    area, there = Polygon(corners), shapely.Polygon(corners)
    assert area.locate(point) == (
        1 if there.contains(shapely.Point(point)) else 0 if there.touches(shapely.Point(point)) else -1
    )
    assert float(area_distance(shape, area)) == pytest.approx(max(0.0, away(shape, there)), abs=CLEAR)
    to_border = away(shape, there.exterior)
    if abs(to_border) > CLEAR:
        inside = there.contains(shapely.Point(shape.corners[0]))
        part = to_border < 0 if shape.radius else bool(twin(shape.corners).intersection(there.exterior).length > CLEAR)
        assert containment(shape, area) is (
            Containment.PART if part else Containment.WHOLE if inside else Containment.NONE
        )


@given(
    MODELS, HEADINGS, PLACES, PLACES, st.lists(PLACES, min_size=2, max_size=5, unique=True), st.sampled_from((0, 15))
)
def test_sweeps_over_lines_agree(
    model: Footprint, heading: int, start: Point, end: Point, corners: list[Point], radius: int
) -> None:
    way, wall = swept(model, heading, start, end), shapely.LineString(corners)
    apart = away(way, wall) - radius
    if way.radius or radius:
        assert abs(apart) <= CLEAR or crosses(way, Polyline(corners, radius)) is (apart < 0)
    else:
        within = twin(way.corners).intersection(wall).difference(twin(way.corners).exterior).length
        assert 0 < within < 1 or crosses(way, Polyline(corners)) is (within >= 1)
