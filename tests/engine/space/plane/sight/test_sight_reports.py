"""Sight between bodies: against brute force, at each limit, and after any motion of the whole table."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.table_map import Scenery
from tests.engine.space.plane.drawn_shapes import MOTIONS, Motion, carried
from tests.engine.space.plane.sight import exact_sight
from tests.engine.space.plane.sight.sight_table import (
    BASE,
    CLEAR,
    DEEP,
    EDGE,
    FOOT,
    GAP,
    ROUND,
    RULES,
    TANK,
    SightTable,
)
from tests.sampled import SOAKED, sample

SOLID, DEEPLY, HEDGE = SightRule(opaque=True, joins=True), SightRule(depth=DEEP, joins=True), SightRule(conceals=True)
FLAT = BodyHeights()
motions = pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)


def box(left: int, top: int, right: int, bottom: int) -> tuple[Point, ...]:
    """Return the corners of a rectangle."""
    return (Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom))


def piece(name: str, corners: tuple[Point, ...], rule: SightRule, base: int = 0, top: int | None = None) -> Obstacle:
    """Return an obstacle; its kind is the first word of its name."""
    return Obstacle(name, name.split(maxsplit=1)[0], Polygon(corners), rule, base, top)


def dot(x: int, y: int, heights: BodyHeights = FLAT, ground: int = 0) -> SightBody:
    """Return a body that is a point."""
    return SightBody.at_point(Point(x, y), heights, ground)


def looked(viewer: SightBody, target: SightBody, *pieces: Obstacle, gap: Limit | None = GAP) -> SightReport:
    """Return the report of the sight between two bodies past obstacles."""
    return PlaneSight(ObstacleIndex(pieces, gap)).report(viewer, target)


def stand(name: str, x: int, y: int, heading: int = 0) -> SightBody:
    """Return a body with a base."""
    return sight_body(name, BASE, Point(x, y), heading, FLAT)


def test_nothing_between_two_stands_hides_or_conceals() -> None:
    report = looked(stand("one", 0, 0), stand("other", 4_000, 0))
    assert report.seen and not report.half_hidden and not report.concealed
    assert (report.clear, report.whole, report.plain) == (9, 9, 9)
    assert len(report.rays) == 9 and all(len(rays) == 9 for rays in report.rays)
    assert report.hiding == report.concealing == ()


def test_the_nine_points_of_a_hull_are_its_corners_its_middles_and_its_centre() -> None:
    body = stand("one", 1_000, 2_000)
    assert set(body.points) == {Point(1_000 + x, 2_000 + y) for x in (-240, 0, 240) for y in (-160, 0, 160)}
    assert body.eyes == body.points
    turret = sight_body("tank", HullFootprint.rectangle(280, 580), Point(0, 0), 900, FLAT, 0, (Point(0, -60),))
    assert turret.eyes == (Point(60, 0),) and set(turret.points) > {Point(290, 140), Point(0, 0), Point(290, 0)}


@pytest.mark.parametrize(("low", "whole", "half"), [(-161, 0, True), (-159, 3, True), (-1, 3, True), (1, 6, False)])
def test_a_stand_is_half_hidden_if_five_of_its_nine_points_are(low: int, whole: int, half: bool) -> None:
    house = piece("house", box(1_000, low, 1_100, 3_000), SOLID)
    report = looked(dot(-300_000, low), stand("other", 1_400, 0), house)
    assert (report.whole, report.half_hidden) == (whole, half)
    assert report.seen is (whole > 0)
    assert [found.name for found in report.hiding] == ["house"]


def test_one_clear_line_of_all_is_enough_to_be_seen() -> None:
    house = piece("house", box(1_000, -160, 1_100, 3_000), SOLID)
    one, other = stand("one", 0, 0), stand("other", 4_000, 0)
    assert looked(one, other, house).seen and looked(one, other, house).clear < 9
    high = piece("house", box(1_000, -161, 1_100, 3_000), SOLID)
    report = looked(one, other, high)
    assert not report.seen and report.rays[0][0].crossings
    assert not looked(other, one, high).seen and looked(other, one, house).seen


@pytest.mark.parametrize(("deep", "seen"), [(499, True), (500, False), (501, False)])
def test_woods_hide_from_5_cm_of_depth_in_sum(deep: int, seen: bool) -> None:
    woods = [
        piece(f"wood {left}", box(left, -900, left + part, 900), DEEPLY)
        for left, part in ((1_000, 100), (2_500, deep - 100))
    ]
    assert looked(dot(0, 0), dot(4_000, 0), *woods).seen is seen
    over = piece("wood 3", box(1_020, -900, 1_090, 900), DEEPLY)
    assert looked(dot(0, 0), dot(4_000, 0), *woods, over).seen is seen  # where pieces overlap they count once


@pytest.mark.parametrize(("deep", "seen"), [(149, True), (150, False), (151, False)])
def test_a_depth_is_exact_on_an_oblique_line(deep: int, seen: bool) -> None:
    """A line of 3-4-5 runs 5/4 of the width of a strip: 312.5 in 250, and 187.5 in 150."""
    woods = [
        piece("wood 1", box(400, -9_000, 650, 9_000), DEEPLY),
        piece("wood 2", box(1_000, -9_000, 1_000 + deep, 9_000), DEEPLY),
    ]
    report = looked(dot(0, 0), dot(2_000, 1_500), *woods)
    assert report.seen is seen
    ray = report.best_rays[0]
    assert [ray.depth(crossing).compare(limit) for crossing, limit in zip(ray.crossings, (312, 187), strict=True)] == [
        1,
        1 if deep > 149 else -1,
    ]
    assert [crossing.hides for crossing in ray.crossings] == [not seen, not seen]


@pytest.mark.parametrize(("target", "seen"), [(1_499, True), (1_500, True), (1_501, False)])
def test_bodies_within_15_cm_see_each_other_through_a_wood(target: int, seen: bool) -> None:
    wood = piece("wood", box(100, -900, 1_400, 900), SightRule(depth=DEEP, clear_within=CLEAR, conceals=True))
    report = looked(dot(0, 0), dot(target, 0), wood)
    assert report.seen is seen
    assert report.concealed


@pytest.mark.parametrize(
    ("wide", "lines", "seen"), [(10, 1, True), (10, 2, False), (10, 3, False), (498, 1, True), (500, 1, False)]
)
def test_a_tall_line_counts_half_the_depth_however_thin(wide: int, lines: int, seen: bool) -> None:
    rule = SightRule(depth=DEEP, least=250)
    pieces: list[Obstacle] = []
    for place in range(lines):
        line = Scenery("bocage", "line", (Point(1_000 + 700 * place, -900), Point(1_000 + 700 * place, 900)), wide)
        pieces += Obstacle.of_scenery(f"bocage {place}", line, rule)
    assert looked(dot(0, 0), dot(4_000, 0), *pieces).seen is seen


def test_the_joint_of_a_line_counts_once() -> None:
    corners = (Point(1_000, -900), Point(1_000, 0), Point(1_000, 900))
    pieces = Obstacle.of_scenery("bocage", Scenery("bocage", "line", corners, 150), SightRule(depth=DEEP, least=250))
    assert len(pieces) == 2
    assert looked(dot(0, 0), dot(4_000, 0), *pieces).seen  # both segments are crossed at their joint
    assert [len(ray.crossings) for ray in looked(dot(0, 0), dot(4_000, 0), *pieces).best_rays] == [2]


@pytest.mark.parametrize(("gap", "seen"), [(0, False), (199, False), (200, True), (201, True)])
def test_a_gap_of_less_than_2_cm_is_closed(gap: int, seen: bool) -> None:
    houses = piece("house 1", box(1_000, -900, 1_500, 0), SOLID), piece("house 2", box(1_000, gap, 1_500, 900), SOLID)
    report = looked(dot(0, gap // 2), dot(4_000, gap // 2), *houses)
    assert report.seen is seen
    assert [found.name for found in report.hiding] == ([] if seen else ["house 1 + house 2"])
    assert looked(dot(0, gap // 2), dot(4_000, gap // 2), *houses, gap=None).seen
    assert looked(dot(1_200, gap // 2), dot(4_000, gap // 2), *houses).seen is seen  # out of it


@pytest.mark.parametrize(("gap", "seen"), [(159, False), (160, True), (161, True)])
def test_an_oblique_gap_is_closed_by_its_shortest_segment(gap: int, seen: bool) -> None:
    """From the corner (0, 0) the side along 4, -3 is 4/5 of the way down: 128 for 160."""
    limit = Limit("gap", "less-than", 128)
    first = piece("house 1", box(-900, -900, 0, 0), SOLID)
    second = piece("house 2", (Point(-4_000, gap + 3_000), Point(4_000, gap - 3_000), Point(4_000, 9_000)), SOLID)
    assert looked(dot(-1_962, 1_551), dot(2_038, -1_449), first, second, gap=limit).seen is seen


@pytest.mark.parametrize(("top", "seen"), [(209, True), (210, True), (211, False)])
def test_a_line_passes_over_what_is_not_higher(top: int, seen: bool) -> None:
    """Half-way from an eye at 200 to a top at 220 the line runs at 210."""
    heights = BodyHeights(eye=200, top=220, middle=220)
    wall = piece("wall", box(2_000, -900, 2_010, 900), SOLID, 0, top)
    assert looked(dot(0, 0, heights), dot(4_000, 0, heights), wall).seen is seen


@pytest.mark.parametrize(("top", "half"), [(189, False), (190, False), (191, True)])
def test_what_hides_the_middle_alone_hides_half(top: int, half: bool) -> None:
    """Half-way from an eye at 200 to a middle at 180 the line runs at 190."""
    heights = BodyHeights(eye=200, top=220, middle=180)
    wall = piece("wall", box(1_990, -900, 2_000, 900), SOLID, 0, top)
    report = looked(dot(0, 0, heights), dot(4_000, 0, heights), wall)
    assert report.seen and report.half_hidden is half
    assert [crossing.hides_middle for crossing in report.best_rays[0].crossings] == [True] * half


def test_a_tank_behind_a_crest_shows_only_its_turret() -> None:
    hill = piece("hill", box(2_000, -900, 3_000, 900), SOLID, 0, 300)
    on_hill = dot(2_900, 0, TANK, 300)
    below = looked(dot(1_500, 0, TANK), on_hill, hill)
    assert below.seen and below.half_hidden  # the line to 540 passes the edge at 321, that to the middle at 278
    assert not looked(dot(0, 0, TANK), dot(3_500, 0, TANK), hill).seen
    assert looked(on_hill, dot(0, 0, TANK), hill).seen
    assert not looked(dot(1_999, 0, TANK), dot(2_990, 0, FOOT, 300), hill).seen


@pytest.mark.parametrize(("top", "seen"), [(1, True), (2, False), (3, False)])
def test_levels_hide_unless_both_ends_are_higher(top: int, seen: bool) -> None:
    hedge = piece("hedge", box(2_000, -900, 2_100, 900), SightRule(opaque=True, height="ends"), 0, top)
    vehicle, foot = BodyHeights(2, 2, 2), BodyHeights(1, 1, 1)
    assert looked(dot(0, 0, vehicle), dot(4_000, 0, vehicle), hedge).seen is seen
    assert not looked(dot(0, 0, vehicle), dot(4_000, 0, foot), hedge).seen


@pytest.mark.parametrize(("inside", "concealed"), [(499, False), (500, False), (501, True)])
def test_an_eye_within_5_cm_of_the_edge_looks_out_freely(inside: int, concealed: bool) -> None:
    crop = piece("crop", box(-9_000, -9_000, inside, 9_000), SightRule(conceals=True, edge=EDGE))
    assert looked(dot(0, 0), dot(4_000, 0), crop).concealed is concealed
    assert looked(dot(4_000, 0), dot(0, 0), crop).concealed
    assert looked(dot(0, 0), dot(inside - 10, 0), crop).concealed


def test_higher_ground_ignores_what_is_overlooked() -> None:
    hedge = piece("hedge", box(2_000, -900, 2_100, 900), SightRule(conceals=True, overlooked=True), base=300)
    assert looked(dot(0, 0, ground=300), dot(4_000, 0), hedge).concealed
    assert not looked(dot(0, 0, ground=301), dot(4_000, 0), hedge).concealed


@pytest.mark.parametrize(("away", "seen"), [(99, True), (100, True), (101, False)])
def test_who_lines_a_hedge_looks_through_it_and_is_seen(away: int, seen: bool) -> None:
    rule = SightRule(opaque=True, conceals=True, lined=Limit("lined", "at-most", 100))
    hedge = piece("hedge", box(2_000, -900, 2_100, 900), rule)
    here, there = dot(2_000 - away, 0), dot(4_000, 0)
    assert looked(here, there, hedge).seen is seen and looked(there, here, hedge).seen is seen
    assert looked(there, here, hedge).concealed and looked(here, there, hedge).concealed is not seen


@pytest.mark.parametrize(
    "rule",
    [
        {"opaque": True, "depth": DEEP},
        {"depth": Limit("shallow", "at-most", 500)},
        {"opaque": True, "joins": True, "lined": CLEAR},
    ],
)
def test_a_rule_that_contradicts_itself_is_refused(rule: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        SightRule(**rule)


def test_a_sunken_floor_is_seen_only_from_itself_from_near_and_from_a_hill() -> None:
    rule = SightRule(opaque=True, sunken=True, overlooked=True, clear_within=CLEAR)
    gully = piece("gully", box(0, -900, 3_000, 900), rule)
    assert looked(dot(100, 0), dot(2_900, 0), gully).seen
    assert looked(dot(-100, 0), dot(3_100, 0), gully).seen
    for outside, seen in ((dot(4_400, 0), True), (dot(4_401, 0), False), (dot(9_000, 0, ground=300), True)):
        assert looked(dot(2_900, 0), outside, gully).seen is seen
        assert looked(outside, dot(2_900, 0), gully).seen is seen


def test_a_line_along_a_border_crosses_nothing_and_one_through_touching_houses_is_closed() -> None:
    house = piece("house 1", box(1_000, 0, 2_000, 900), SOLID)
    assert looked(dot(0, 0), dot(4_000, 0), house).seen and looked(dot(1_500, 0), dot(4_000, 0), house).seen
    assert not looked(dot(0, 0), dot(4_000, 1), house).seen
    above = piece("house 2", box(1_000, -900, 2_000, 0), SOLID)
    assert not looked(dot(0, 0), dot(4_000, 0), house, above).seen


def test_models_hide_but_not_the_two_themselves_nor_what_they_are_in() -> None:
    one, between, other = stand("one", 0, 0), stand("between", 2_000, 0), stand("other", 4_000, 0)
    wide = Obstacle.of_shape(
        "between", "model", carried(between.shape, lambda point: Point(point.x, point.y * 9)), SOLID
    )
    ours = [Obstacle.of_shape(body.name, "model", body.shape, SOLID) for body in (one, other)]
    sight = PlaneSight(ObstacleIndex((), GAP), ours)
    assert sight.report(one, other).plain == 9
    assert not sight.with_moving([*ours, wide]).report(one, other).seen
    assert sight.with_moving(ours).report(one, other).seen
    house = piece("house", box(-900, -900, 900, 900), SOLID)
    inside = SightBody("one", one.shape, one.points, FLAT, transparent=frozenset({"house"}))
    assert (
        not looked(one, other, house).seen and looked(inside, other, house).seen and looked(other, inside, house).seen
    )
    plane = SightBody("plane", other.shape, other.points, FLAT, unhidden=True)
    assert looked(one, plane, house).seen


@pytest.mark.parametrize(("gap", "seen"), [(199, False), (200, True), (201, True)])
def test_a_gap_between_two_models_or_a_model_and_a_house_is_closed(gap: int, seen: bool) -> None:
    one, other = dot(0, 0), dot(4_000, 0)
    upper, lower = stand("upper", 2_000, -160 - gap // 2), stand("lower", 2_000, 160 + gap - gap // 2)
    models = [Obstacle.of_shape(body.name, "model", body.shape, SOLID) for body in (upper, lower)]
    assert PlaneSight(ObstacleIndex((), GAP), models).sees(one, other) is seen
    house = piece("house", box(1_000, -900, 3_000, -(gap // 2)), SOLID)
    beside = PlaneSight(ObstacleIndex([house], GAP), models[1:])
    assert beside.sees(one, other) is seen
    assert beside.field(one, FLAT, (-900, -900, 9_000, 900)).complete().contains(Point(4_000, 0)) is seen
    quiet = [Obstacle.of_shape(body.name, "model", body.shape, SightRule(opaque=True)) for body in (upper, lower)]
    assert PlaneSight(ObstacleIndex((), GAP), quiet).sees(one, other)  # such as infantry that stands still


def test_a_line_without_a_width_hides() -> None:
    wall = Scenery("wall", "line", (Point(1_000, -900), Point(1_000, 900)))
    post = Scenery("post", "point", (Point(1_000, 0),))
    for scenery in (wall, post):
        assert not looked(dot(0, 0), dot(4_000, 0), *Obstacle.of_scenery("one", scenery, SOLID)).seen
    assert looked(dot(0, 0), dot(4_000, 900), *Obstacle.of_scenery("one", post, SOLID)).seen


WEDGE = HullFootprint((Point(-31, -90), Point(70, 50), Point(-83, 41)))


@pytest.mark.parametrize("footprint", [BASE, ROUND, WEDGE], ids=["base", "round", "wedge"])
@pytest.mark.parametrize("heading", [0, 137, 2_222])
def test_points_turn_with_the_model_and_are_mirrored_with_it(footprint: Footprint, heading: int) -> None:
    here = sight_body("one", footprint, Point(0, 0), heading, FLAT)
    turned = sight_body("one", footprint, Point(0, 0), heading + 900, FLAT)
    assert [Point(-y, x) for x, y in here.points] == list(turned.points)
    corners = [] if isinstance(footprint, DiscFootprint) else [Point(-x, y) for x, y in footprint.corners]
    other = HullFootprint(tuple(corners)) if corners else footprint
    assert {Point(-x, y) for x, y in here.points} == set(sight_body("one", other, Point(0, 0), -heading, FLAT).points)
    assert all(here.shape.contains(point) for point in here.points) or heading


def test_a_report_is_kept_until_something_moves_near_its_lines() -> None:
    table = SightTable(3, count=8)
    sight, (one, other, third, *_) = table.sight(), table.bodies
    report = sight.report(one, other)
    again = SightBody(one.name, one.shape, one.points, one.heights, one.ground, one.eyes)
    assert sight.report(again, other) is report and sight.report(other, one) is not report
    same = sight.with_moving(table.moving())
    assert same.report(one, other) is report
    middle = Point((one.points[0].x + other.points[0].x) // 2, (one.points[0].y + other.points[0].y) // 2)
    moved = sight_body(third.name, BASE, middle, 0, FOOT)
    shape = Obstacle.of_shape("wreck", "model", moved.shape, SOLID)
    assert sight.with_moving([*table.moving(), shape]).report(one, other) is not report


@pytest.mark.parametrize("seed", range(6) if SOAKED else range(2))
def test_reports_agree_with_brute_force(seed: int) -> None:
    table = SightTable(seed, count=6)
    obstacles = [
        Obstacle(found.name, found.kind, found.area, RULES_OF_TWIN[found.kind], found.base, found.top)
        for found in table.obstacles
    ]
    sight = PlaneSight(ObstacleIndex(obstacles))
    pairs = [(one, other) for one in table.bodies for other in table.bodies if one is not other]
    for one, other in sample(pairs, 12):
        report = sight.report(one, other)
        assert (report.clear, report.whole, report.plain) == exact_sight.counts(one, other, report, obstacles)
        rays = report.rays
        assert report.clear == max(sum(1 for ray in line if not ray.hidden) for line in rays)
        assert report.plain == max(
            sum(1 for ray in line if not ray.hidden_middle and not ray.concealed) for line in rays
        )


RULES_OF_TWIN = {
    kind: SightRule(opaque=rule.opaque, depth=rule.depth, conceals=rule.conceals, overlooked=rule.overlooked)
    for kind, rule in RULES.items()
}
"""The rules that the twin knows."""


def mirrored(body: SightBody, motion: Motion) -> SightBody:
    """Return a body after a rigid motion or reflection."""
    return SightBody(
        body.name,
        carried(body.shape, motion),
        tuple([motion(point) for point in body.points]),
        body.heights,
        body.ground,
        tuple([motion(eye) for eye in body.eyes]),
    )


@motions
def test_no_motion_of_the_table_changes_a_report(motion: Motion) -> None:
    for seed in range(30 if SOAKED else 2):
        table = SightTable(seed, count=12)
        there = [
            Obstacle(found.name, found.kind, Polygon([motion(corner) for corner in found.area.corners]), found.rule, found.base, found.top)
            for found in (*table.obstacles, *table.moving())
        ]  # fmt: skip
        here, moved = (
            PlaneSight(ObstacleIndex((*table.obstacles, *table.moving()), GAP)),
            PlaneSight(ObstacleIndex(there, GAP)),
        )
        for one in table.bodies:
            for other in table.bodies[:4]:
                report, same = here.report(one, other), moved.report(mirrored(one, motion), mirrored(other, motion))
                assert (report.clear, report.whole, report.plain) == (same.clear, same.whole, same.plain)


@pytest.mark.parametrize("seed", range(40) if SOAKED else range(3))
def test_two_stands_of_the_same_heights_see_each_other(seed: int) -> None:
    table = SightTable(seed, count=0)
    table.bodies = [table.body(f"team {place}", BASE) for place in range(16)]
    sight = table.sight()
    assert {sight.sees(one, other) for one in table.bodies for other in table.bodies[:6]} == {True, False}
    for one in table.bodies:
        for other in table.bodies[:6]:
            assert sight.sees(one, other) is sight.sees(other, one)
            assert looked_at_once(table, one, other) is sight.sees(one, other)


def looked_at_once(table: SightTable, one: SightBody, other: SightBody) -> bool:
    """Return whether one body sees the other, with the models as scenery and without a cache."""
    return PlaneSight(ObstacleIndex((*table.obstacles, *table.moving()), GAP)).sees(one, other)
