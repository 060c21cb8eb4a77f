"""Open ground: poses on the sheet, steps and turns of the cursor, names of poses, and shapes."""

from __future__ import annotations

import math

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.engine.tabletop.map.tiles import SheetIndex
from combat.engine.tabletop.plane.plane_ground import STEP, TURN, UNITS, PlaneGround, outline_of

TABLE = TableMap("heath", 60 * CM, 40 * CM)


@pytest.fixture
def ground() -> PlaneGround:
    """Return the ground of a table."""
    return PlaneGround(TABLE, SheetIndex(1_200, 800, 80.0, 80.0, 0.0, 0.0, ()))


def test_a_point_of_the_sheet_is_a_pose_to_a_millimetre_with_the_heading_that_is_carried(ground: PlaneGround) -> None:
    assert ground.at((200.6, 100.0), 450) == Pose(1_000, 500, 450)
    assert ground.middle(Pose(1_000, 500, 450)) == (200.0, 100.0)
    assert ground.at((1_200, 800)) == Pose(60 * CM, 40 * CM)
    assert (ground.at((-2, 10)), ground.at((10, 802))) == (None, None)


def test_the_cursor_steps_up_to_the_edge_and_no_farther_and_keeps_its_heading(ground: PlaneGround) -> None:
    assert ground.step(Pose(1_000, 500, 900), (1, -1)) == Pose(1_000 + STEP, 500 - STEP, 900)
    assert ground.step(Pose(60 * CM - 5, 500), (1, 0)) == Pose(60 * CM, 500)
    assert ground.step(Pose(60 * CM, 500), (1, 0)) is None


def test_a_heading_turns_both_ways_round(ground: PlaneGround) -> None:
    assert ground.headings.turned(0, -1) == 3_600 - TURN
    assert ground.headings.turned(3_600 - TURN, 2) == TURN
    pose = ground.headings.facing(Pose(10, 20, 30), 900)
    assert (pose, ground.headings.of(pose)) == (Pose(10, 20, 900), 900)


def test_a_pose_is_found_by_what_is_typed_if_it_is_on_the_table(ground: PlaneGround) -> None:
    assert list(ground.find(" 30,12.5 ")) == [Pose(3_000, 1_250)]
    assert [list(ground.find(typed)) for typed in ("61,10", "car", "30", "")] == [[], [], [], []]
    assert ground.name(Pose(3_000, 1_250, 900)) == ground.listed(Pose(3_000, 1_250)) == "30,12.5"


def test_only_a_pose_on_the_table_is_a_place_of_it(ground: PlaneGround) -> None:
    assert ground.has(Pose(60 * CM, 0))
    assert not any(map(ground.has, (Pose(60 * CM + 1, 0), Hex("02.02"), "30,12.5", Point(1, 1), None)))
    assert not ground.places()
    assert ground.apart(Pose(0, 0), Pose(3 * CM, 4 * CM)) == 5.0


def test_a_pose_takes_up_what_stands_there_else_a_disc_as_large_as_a_place(ground: PlaneGround) -> None:
    xs = [x for x, _ in ground.outline(Pose(3_000, 2_000))]
    assert max(xs) - min(xs) == pytest.approx(80.0, abs=0.5)
    tank = HullFootprint.rectangle(200, 400)
    standing = PlaneGround(
        TABLE, SheetIndex(1_200, 800, 80.0, 80.0, 0.0, 0.0, ()), lambda pose: tank.at(pose.point, pose.heading)
    )
    assert sorted(standing.outline(Pose(3_000, 2_000, 900))) == [(560, 380), (560, 420), (640, 380), (640, 420)]
    assert len(standing.rim([Pose(3_000, 2_000)])) == 4


@pytest.mark.parametrize("points", [((500, 500),), ((500, 500), (900, 700)), ((500, 500), (900, 700), (600, 900))])
@pytest.mark.parametrize("radius", [5, 60, 2_500])
def test_a_round_outline_runs_clockwise_along_the_border_of_its_shape(
    points: tuple[tuple[int, int], ...], radius: int
) -> None:
    shape = ConvexShape([Point(*point) for point in points], radius)
    outline = outline_of(shape)
    doubled = sum(x * v - u * y for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True))
    assert doubled > 0
    core = [(x / UNITS, y / UNITS) for x, y in shape.corners]
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True)]
    for x, y in (*outline, *middles):
        apart = min(_to_segment((x, y), a, b) for a, b in zip(core, [*core[1:], core[0]], strict=True))
        assert apart == pytest.approx(radius / UNITS, abs=0.2)


def _to_segment(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    long = math.dist(a, b) ** 2
    share = 0.0 if not long else ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / long
    share = min(1.0, max(0.0, share))
    return math.dist(point, (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
