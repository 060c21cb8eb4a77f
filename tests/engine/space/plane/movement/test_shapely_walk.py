"""Comparison of walks with shapely: the swept area meets an obstacle exactly where a walk reports one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.movement.movement_path import Move, path_of
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.route import Route
from tools.figures.open_country import HEIGHT, WIDTH, Country

shapely = pytest.importorskip("shapely", reason="make plane-check installs it beside the usual libraries")
affinity: Any = pytest.importorskip("shapely.affinity")

STEPS = st.lists(st.tuples(st.integers(-1_500, 1_500), st.integers(-1_500, 1_500)), min_size=1, max_size=2)
CLEAR = 2.5
"""Units that floats, whole corners, and the steps of a turn may be apart."""


def drawn(shape: ConvexShape) -> Any:
    """Return a shape as a polygon of shapely."""
    corners = [tuple(corner) for corner in shape.corners]
    core = shapely.Polygon(corners) if len(corners) > 2 else shapely.MultiPoint(corners).convex_hull
    return core.buffer(shape.radius, quad_segs=64) if shape.radius else core


@cache
def country() -> tuple[Country, Any]:
    """Return a table, and the area that nobody may enter as a shapely geometry.

    The area is that of buildings, and of the river without its crossings.
    """
    here = Country(3)
    barred, over = list[Any](), list[Any]()
    for piece in here.ground.pieces:
        form = piece.form
        whole = (
            shapely.Polygon(form.corners)
            if isinstance(form, Polygon)
            else shapely.LineString(form.corners).buffer(form.radius, quad_segs=64)
        )
        if piece.ground.passage == "barred":
            barred.append(whole)
        elif piece.ground.layer == 2:
            over.append(
                whole
                if isinstance(form, Polygon)
                else shapely.LineString(form.corners).buffer(form.radius, cap_style="flat", join_style="bevel")
            )
    return here, shapely.unary_union(barred).difference(shapely.unary_union(over))


@given(st.integers(0, 59), STEPS, st.integers(0, 3_599))
def test_a_walk_is_barred_where_what_it_sweeps_meets_a_bar(
    number: int, steps: list[tuple[int, int]], heading: int
) -> None:
    table, ground = country()
    space = table.space(table.teams[number])
    x, y = space.start.point
    corners = list[Point]()
    for dx, dy in steps:
        x, y = min(max(x + dx, 0), WIDTH), min(max(y + dy, 0), HEIGHT)
        corners.append(Point(x, y))
    path = path_of(space.start, Route(corners, heading))
    found = walk(space, path)
    zones = [drawn(zone.shape).buffer(zone.reach, quad_segs=64) for zone in (*space.bars, *space.narrow)]
    outside = shapely.box(-WIDTH, -HEIGHT, 2 * WIDTH, 2 * HEIGHT).difference(shapely.box(0, 0, WIDTH, HEIGHT))
    bars = shapely.unary_union([ground, outside, *zones])
    point, facing, swept = space.start.point, space.start.heading, list[Any]()
    placed: Any = None
    for step in path[: len(path) if found.stop is None else found.stop.step]:
        if isinstance(step, Move):
            here, there = (drawn(space.mover.footprint.at(at, facing)) for at in (point, step.to))
            swept.append(shapely.union(here, there).convex_hull)
            point = step.to
        else:
            placed = drawn(space.mover.footprint.at(point, facing))
            swept += [
                affinity.rotate(placed, turn / 10, origin=tuple(point))
                for turn in range(0, step.by, 5 if step.by > 0 else -5)
            ]
            facing += step.by
    free = bars.buffer(-CLEAR)
    assert not any(each.intersects(free) for each in swept)
    if found.stop is None or found.stop.step == len(path):
        return
    step = path[found.stop.step]
    here = drawn(space.mover.footprint.at(point, facing))
    if isinstance(step, Move):
        share = (found.stop.place + CLEAR) / max(1, Route((step.to,)).length(point))
        there = affinity.translate(here, (step.to[0] - point[0]) * share, (step.to[1] - point[1]) * share)
        assert shapely.union(here, there).convex_hull.buffer(CLEAR).intersects(bars)
    else:
        sign = 1 if step.by > 0 else -1
        turned = (found.stop.place * 50, min(abs(step.by), (found.stop.place + 1) * 50))
        before, after = (affinity.rotate(here, sign * turn / 10, origin=tuple(point)) for turn in turned)
        assert shapely.union(before, after).convex_hull.buffer(CLEAR).intersects(bars)
