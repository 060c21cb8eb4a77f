"""Invariants of walks on a whole table: results survive rotation and reflection, and every stop is legal."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.kernel.record import replace
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.movement_path import Move, MovementPath, Turn, path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walk import Walk
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import TableMap
from tests.engine.space.plane.drawn_shapes import FEW
from tools.figures.open_country import BASE, CLASSES, HEIGHT, NEAR, WIDTH, Country

TEAMS = st.integers(0, 59)
CORNERS = st.lists(st.tuples(st.integers(-1_800, 1_800), st.integers(-1_800, 1_800)), min_size=1, max_size=3)


@cache
def country() -> Country:
    """Return the random table of these tests, cached."""
    return Country(1)


def drawn(number: int, steps: list[tuple[int, int]], heading: int) -> tuple[MovementSpace, Route]:
    """Return the movement space of a team and a route for it; corners beyond the table are moved to its edge."""
    space = country().space(country().teams[number])
    x, y = space.start.point
    corners = list[Point]()
    for dx, dy in steps:
        x, y = min(max(x + dx, 0), WIDTH), min(max(y + dy, 0), HEIGHT)
        corners.append(Point(x, y))
    return space, Route(corners, heading)


Mapping = tuple[Callable[[Point], Point], Callable[[int], int], int]
"""The images of a point, a heading and the direction of a turn."""
MAPPINGS: dict[str, Mapping] = {
    "mirrored": (lambda point: Point(WIDTH - point.x, point.y), lambda heading: -heading, -1),
    "turned by 90": (lambda point: Point(HEIGHT - point.y, point.x), lambda heading: heading + 900, 1),
    "turned by 180": (lambda point: Point(WIDTH - point.x, HEIGHT - point.y), lambda heading: heading + 1_800, 1),
}


@cache
def moved_country(name: str) -> tuple[GroundLayout, dict[str, ShapeZone], dict[str, ShapeZone]]:
    """Return the table after a mapping: ground, models, and zones banned around them."""
    point, heading, _ = MAPPINGS[name]
    table = country().table
    scenery = tuple(replace(piece, corners=tuple(point(corner) for corner in piece.corners)) for piece in table.scenery)
    size = (HEIGHT, WIDTH) if name == "turned by 90" else (WIDTH, HEIGHT)
    layout = GroundLayout.of_table(TableMap("moved", *size, scenery), CLASSES, BASE)
    shapes = {
        team.name: team.footprint.at(point(team.pose.point), heading(team.pose.heading)) for team in country().teams
    }
    models = {key: ShapeZone(key, shape) for key, shape in shapes.items()}
    return layout, models, {key: ShapeZone(key, shape, NEAR) for key, shape in shapes.items()}


def mapped(found: Walk, mapping: Mapping) -> Walk:
    """Return the result of a walk after a mapping of the table."""
    point, heading, _ = mapping
    crossings = tuple(replace(each, heading=heading(each.heading) % 3_600) for each in found.crossings)
    end = Pose.at(point(found.end.point), heading(found.end.heading))
    return replace(found, end=end, crossings=crossings)


@pytest.mark.parametrize("name", MAPPINGS)
@FEW
@given(number=TEAMS, steps=CORNERS, heading=st.integers(0, 3_599))
def test_turning_or_mirroring_the_table_changes_no_walk(
    name: str, number: int, steps: list[tuple[int, int]], heading: int
) -> None:
    here, route = drawn(number, steps, heading)
    path = path_of(here.start, route)
    layout, models, banned = moved_country(name)
    team, (point, turned, sense) = country().teams[number], MAPPINGS[name]
    others = [other for other in country().teams if other is not team]
    zones = [models[other.name] for other in others]
    zones += [banned[other.name] for other in others if other.seat != team.seat]
    start = Pose.at(point(team.pose.point), turned(team.pose.heading))
    there = MovementSpace(start, Mover(team.footprint), layout, zones)
    moved: MovementPath = tuple(
        Move(point(step.to)) if isinstance(step, Move) else Turn(sense * step.by) for step in path
    )
    assert walk(there, moved) == mapped(walk(here, path), MAPPINGS[name])


@given(TEAMS, CORNERS, st.integers(0, 3_599))
def test_a_walk_stops_where_it_may_and_what_it_walked_can_be_walked_again(
    number: int, steps: list[tuple[int, int]], heading: int
) -> None:
    space, route = drawn(number, steps, heading)
    path = path_of(space.start, route)
    found = walk(space, path)
    assert found.end == space.start or space.bar_at(found.end.point, found.end.heading) is None
    assert [each.begin for each in found.stretches[1:]] == [each.end for each in found.stretches[:-1]]
    assert sum(each.length for each in found.stretches) == found.length <= route.length(space.start.point)
    if found.stop is None:
        assert found.end == route.end and found.length == route.length(space.start.point)
    else:
        assert found.stop.at == found.length
        assert all(crossing.at <= found.length for crossing in found.crossings)
        before = walk(space, path[: found.stop.step])
        assert before.stop is None or before.stop.step == found.stop.step  # nothing but the end may be barred


@given(TEAMS, CORNERS)
def test_the_state_under_a_hull_follows_from_what_it_crossed(number: int, steps: list[tuple[int, int]]) -> None:
    space, route = drawn(number, steps, country().teams[number].pose.heading)
    found = walk(space, path_of(space.start, route, "kept"))
    under, ends = set(found.started_on), {each.end for each in found.stretches}
    for crossing in found.crossings:
        if crossing.source != "ground":
            continue
        assert (crossing.key in under) is not crossing.enters
        under ^= {crossing.key}
        assert crossing.at in ends | {0}
    if found.stop is None:
        shape = space.mover.footprint.at(found.end.point, found.end.heading)
        assert under == {piece.key for piece in space.entered if piece.touches(shape)}
