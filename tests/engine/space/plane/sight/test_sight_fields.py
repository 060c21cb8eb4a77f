"""Fields of view: they agree with reports except within 5 mm of their border."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pytest

from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.polygon import Polygon, doubled_area
from combat.engine.space.plane.sight.fields.plane_field import PlaneField
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.table_map import Scenery
from tests.engine.space.plane.sight.sight_table import CLEAR, DEEP, FOOT, GAP, HIGH, WIDE, SightTable, point_body
from tests.sampled import SOAKED

BOX = (0, 0, WIDE, HIGH)
NEAR = 5 * MM
TABLES, BODIES, TARGETS = (20, 10, 100) if SOAKED else (3, 2, 60)


def is_at_border(field: PlaneField, point: Point, seen: bool) -> bool:
    """Return whether a field of view has the answer `seen` for any point within 5 mm."""
    around = [Point(round(NEAR * cos(turn * pi / 12)), round(NEAR * sin(turn * pi / 12))) for turn in range(24)]
    return any(field.contains(point.moved(*offset)) is seen for offset in around)


@pytest.mark.parametrize("seed", range(TABLES))
def test_fields_agree_with_reports(seed: int) -> None:
    """20,000 targets in the soak."""
    table = SightTable(seed, dense=1 + seed % 2)
    sight, random = table.sight(), Random(seed)
    answers = set()
    for body in table.bodies[:BODIES]:
        field = sight.field(body, FOOT, BOX, table.hills).complete()
        for _ in range(TARGETS):
            target = Point(random.randrange(WIDE), random.randrange(HIGH))
            seen = sight.sees(body, point_body(table, target))
            answers.add(seen)
            assert field.contains(target) is seen or is_at_border(field, target, seen), (body, target)
    assert answers == {True, False}


RULES = {
    "wood": SightRule(depth=DEEP, clear_within=CLEAR),
    "ruin": SightRule(depth=Limit("ruin", "more-than", 1_000)),
    "hedge": SightRule(opaque=True, lined=Limit("lined", "at-most", 100), height="ends"),
    "gully": SightRule(opaque=True, sunken=True, overlooked=True, clear_within=CLEAR),
    "wall": SightRule(opaque=True, height="ends", joins=True),
}
TOPS = {"hedge": 2, "wall": 1}


def levels_table(random: Random) -> list[Obstacle]:
    """Return random obstacles of a rulebook that uses levels.

    Units that line a hedge can see through it.
    """
    found: list[Obstacle] = []
    for place, kind in enumerate([*RULES] * 6):
        here, turn = Point(random.randrange(6_000), random.randrange(6_000)), random.random() * pi
        if kind in ("hedge", "wall"):
            there = here.moved(round(1_500 * cos(turn)), round(1_500 * sin(turn)))
            piece = Scenery(kind, "line", (here, there), 100)
        else:
            turns = [turn + corner * pi / 4 for corner in range(8)]
            corners = tuple([here.moved(round(700 * cos(angle)), round(500 * sin(angle))) for angle in turns])
            piece = Scenery(kind, "area", corners)
        found += Obstacle.of_scenery(f"{kind} {place}", piece, RULES[kind], 0, TOPS.get(kind))
    return found


@pytest.mark.parametrize("seed", range(60) if SOAKED else range(6))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_fields_of_a_rulebook_with_levels_agree_with_reports(seed: int, level: int) -> None:
    random = Random(seed)
    sight = PlaneSight(ObstacleIndex(levels_table(random), GAP))
    heights = BodyHeights(level, level, level)
    viewer = SightBody.at_point(Point(random.randrange(6_000), random.randrange(6_000)), heights)
    field = sight.field(viewer, BodyHeights(1, 1, 1), (0, 0, 6_000, 6_000)).complete()
    for _ in range(100):
        target = Point(random.randrange(6_000), random.randrange(6_000))
        seen = sight.sees(viewer, SightBody.at_point(target, BodyHeights(1, 1, 1)))
        assert field.contains(target) is seen or is_at_border(field, target, seen), target


def test_outlines_cover_the_field() -> None:
    table, random = SightTable(2), Random(2)
    body = table.bodies[0]
    field = table.sight().field(body, FOOT, BOX, table.hills).complete()
    areas = [Polygon(corners) for corners in field.polygons()]
    points = [Point(random.randrange(WIDE), random.randrange(HIGH)) for _ in range(60)]
    drawn = [any(area.locate(point) >= 0 for area in areas) for point in points]
    assert {True, False} == set(drawn)
    for point, inside in zip(points, drawn, strict=True):
        assert field.contains(point) is inside or is_at_border(field, point, inside)


def test_nothing_in_the_way_leaves_the_whole_table_or_all_within_reach() -> None:
    viewer, sight = SightBody.at_point(Point(3_000, 2_000), FOOT), PlaneSight(ObstacleIndex(()))
    halves = sight.field(viewer, FOOT, BOX).complete().polygons()
    assert len(halves) == 2 and sum(map(doubled_area, halves)) == pytest.approx(2 * WIDE * HIGH, rel=1e-4)
    near = sight.field(viewer, FOOT, BOX, reach=1_000).complete()
    assert near.contains(Point(3_990, 2_000)) and not near.contains(Point(4_010, 2_000))
    aloft = SightBody("plane", viewer.shape, viewer.points, FOOT, unhidden=True)
    wall = Obstacle(
        "wall", "wall", Polygon([Point(5_000, 0), Point(5_100, 0), Point(5_100, HIGH)]), SightRule(opaque=True)
    )
    walled = PlaneSight(ObstacleIndex([wall]))
    assert walled.field(aloft, FOOT, BOX).complete().contains(Point(9_000, 100))
    assert not walled.field(viewer, FOOT, BOX).complete().contains(Point(9_000, 100))


def test_a_field_is_made_in_steps_an_eye_at_a_time() -> None:
    table = SightTable(1)
    body = next(body for body in table.bodies if len(body.eyes) == 9)
    field = table.sight().field(body, FOOT, BOX, table.hills)
    steps = 0
    while not field.step():
        steps += 1
        assert len(field.eyes) <= steps / 10
    assert field.is_whole and len(field.eyes) == 9 and field.step()


@pytest.mark.parametrize(("ground", "sees"), [(0, False), (300, True)])
def test_a_sunken_area_is_seen_from_higher_ground_only(ground: int, sees: bool) -> None:
    area = Scenery("gully", "area", (Point(0, 0), Point(3_000, 0), Point(3_000, 900), Point(0, 900)))
    sight = PlaneSight(ObstacleIndex(list(Obstacle.of_scenery("gully", area, RULES["gully"], 0, None))))
    viewer = SightBody.at_point(Point(5_900, 3_000), FOOT, ground)
    field = sight.field(viewer, FOOT, (0, 0, 6_000, 6_000)).complete()
    for target in (Point(1_000, 500), Point(2_000, 800)):
        assert field.contains(target) is sees
        assert sight.sees(viewer, SightBody.at_point(target, FOOT)) is sees
