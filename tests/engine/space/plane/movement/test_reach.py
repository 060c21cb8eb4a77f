"""Reach: walks accept every place that it shows, walks reject every other, and open ground is measured correctly."""

from __future__ import annotations

from functools import cache
from itertools import islice
from math import hypot

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.movement_path import Move
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.nearest_path import nearest_path
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.movement.reach_contour import contours
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import CM, MM, Point, squared_distance
from combat.engine.space.plane.polygon import Polygon, Polyline, doubled_area
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery, TableMap
from tests.sampled import sample
from tools.figures.open_country import Country

TANK, STAND = HullFootprint.rectangle(30 * MM, 60 * MM), DiscFootprint(200)
CLASSES = {
    "road": GroundClass(layer=1),
    "mud": GroundClass(rate=2),
    "wood": GroundClass(rate=2, passage="test"),
    "house": GroundClass(passage="barred"),
}
BASE = GroundClass(rate=1)


def area(kind: str, left: int, top: int, right: int, bottom: int) -> Scenery:
    """Return a rectangular area of scenery."""
    corners = (Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom))
    return Scenery(kind, "area", corners)


def space(*scenery: Scenery, zones: tuple[ShapeZone, ...] = (), body: bool = False, heading: int = 0) -> MovementSpace:
    """Return the movement space of a tank in the middle of a table; `body` gives it a separate hull for obstacles."""
    ground = GroundLayout.of_table(TableMap("table", 18_000, 12_000, scenery), CLASSES, BASE)
    mover = (
        Mover(HullFootprint.rectangle(48 * MM, 32 * MM), HullFootprint.rectangle(14 * MM, 32 * MM))
        if body
        else Mover(TANK)
    )
    return MovementSpace(Pose(6_000, 6_000, heading), mover, ground, zones)


def at(down: int, across: int = 0) -> Point:
    """Return the point `down` below and `across` to the right of the tank, in 0.1 mm."""
    return Point(6_000 + across, 6_000 + down)


# -- the law ----------------------------------------------------------------------------------------------------------

POSITIONS = 2_000
EACH = 20
"""Positions of one reach."""


@cache
def country(seed: int) -> Country:
    """Return the random table of a seed, cached."""
    return Country(seed)


@pytest.mark.parametrize("number", sample(range(POSITIONS // EACH), 12))
def test_walk_accepts_what_reach_shows_and_rejects_nothing_deep_inside(number: int) -> None:
    numbers = SplitMix(number)
    table = country(numbers.below(5))
    team = table.teams[numbers.below(len(table.teams))]
    far = (10 + numbers.below(45)) * CM
    most = (None, None, 1, 2)[numbers.below(4)]
    reach = Reach(table.space(team, fast=numbers.below(3) == 0), far, most, tests=numbers.below(3) > 0).finish()
    outlines = [outline for outline in contours(reach) if len(outline) > 2]
    areas, borders = [Polygon(outline) for outline in outlines], [Polyline([*each, each[0]]) for each in outlines]
    shown = list(reach.candidates())
    for _ in range(EACH):
        near = shown[numbers.below(len(shown))]
        point = near.moved(numbers.below(300) - 150, numbers.below(300) - 150)
        if not (0 <= point.x <= table.table.width and 0 <= point.y <= table.table.height):
            continue
        path = reach.path_to(point)
        if reach.shows(point):
            cost = reach.cost(point)
            assert path is not None and cost is not None, (number, point)
            assert walk(reach.space, path).length <= min(cost + 142, far)
        if path is None:
            inside = sum(area.locate(point) > 0 for area in areas) % 2 == 1
            spot = ConvexShape.disc(point, 1 * CM)
            deep = inside and not any(
                side.left <= spot.right and spot.left <= side.right and _near(side, point)
                for border in borders
                for side in border.sides
            )
            assert not deep, (number, point)
        else:
            found = walk(reach.space, path)
            assert reach.accepts(found) and found.end.point == point


def _near(side: ConvexShape, point: Point) -> bool:
    return ConvexShape(side.corners, 1 * CM).contains(point)


# -- open ground ------------------------------------------------------------------------------------------------------


def test_on_open_ground_everything_up_to_the_allowance_is_in_reach() -> None:
    reach = Reach(space(), 20 * CM).finish()
    for down in range(-22, 23):
        for across in range(-22, 23):
            point = at(down * CM, across * CM)
            assert reach.shows(point) is (down * down + across * across <= 400)
    assert reach.cost(at(-1_200, 1_600)) == 2_000
    assert reach.path_to(at(-2_000)) == (Move(at(-2_000)),)
    for beyond in (1, 10):
        assert reach.path_to(at(-2_000 - beyond)) is None


def test_the_contour_of_open_ground_is_a_circle() -> None:
    (outline,) = contours(Reach(space(), 20 * CM).finish())
    assert all(abs(hypot(x - 6_000, y - 6_000) - 2_000) < 15 for x, y in outline)
    assert doubled_area(outline) > 0 and abs(doubled_area(outline) / 2 - 3.1416 * 2_000**2) < 100_000


def test_a_contour_runs_around_holes_the_other_way() -> None:
    pond = area("house", 6_600, 5_700, 7_000, 6_300)
    outer, hole = sorted(contours(Reach(space(pond), 30 * CM).finish()), key=len, reverse=True)
    assert doubled_area(outer) > 0 > doubled_area(hole)
    assert Polygon(hole).locate(Point(6_800, 6_000)) > 0


def test_a_way_around_a_wall_is_as_long_as_it_is() -> None:
    wall = area("house", 5_000, 5_000, 7_000, 5_100)
    reach = Reach(space(wall), 60 * CM).finish()
    point = at(-1_600)
    cost, path = reach.cost(point), reach.path_to(point)
    round_corner = hypot(1_000 + 150, 900) + hypot(1_000 + 150, 700)
    with_room_to_turn = hypot(1_000 + 336, 950) + hypot(1_000 + 336, 650)
    assert cost is not None and path is not None and round_corner <= cost < with_room_to_turn + 200
    found = walk(reach.space, path)
    assert round_corner <= found.length <= cost and found.end.point == point
    assert Reach(space(wall), int(round_corner) - 10).finish().cost(point) is None


def test_a_gap_is_passed_by_what_fits_with_little_to_spare() -> None:
    for gap, passed in ((290, False), (400, True)):
        walls = (
            area("house", 3_000, 5_000, 6_000 - gap // 2, 5_400),
            area("house", 6_000 + gap // 2, 5_000, 9_000, 5_400),
        )
        assert Reach(space(*walls), 30 * CM).finish().shows(at(-1_500)) is passed


def test_a_base_passes_a_gap_that_its_model_fits_and_rests_beyond() -> None:
    walls = area("house", 3_000, 5_000, 5_850, 5_400), area("house", 6_150, 5_000, 9_000, 5_400)
    reach = Reach(space(*walls, body=True), 30 * CM).finish()
    assert reach.shows(at(-1_500)) and not reach.shows(at(-800))
    path = reach.path_to(at(-1_500))
    assert path is not None and walk(reach.space, path).stop is None


# -- classes of cost and tests ----------------------------------------------------------------------------------------


def test_a_class_of_cost_keeps_off_what_is_dearer() -> None:
    mud = area("mud", 5_000, 5_000, 7_000, 5_500)
    slow, fast = Reach(space(mud), 40 * CM).finish(), Reach(space(mud), 40 * CM, 1).finish()
    assert slow.cost(at(-1_500)) == 1_500
    around = fast.cost(at(-1_500))
    assert around is not None and 2_780 < around < 3_100 and not fast.shows(at(-700))


def test_a_class_of_roads_reaches_along_the_road_only() -> None:
    road = Scenery("road", "line", (Point(6_000, 9_000), Point(6_000, 5_000), Point(9_000, 5_000)), 500)
    reach = Reach(space(road, area("mud", 5_000, 5_200, 7_000, 5_700)), 30 * CM, 0).finish()
    assert reach.shows(at(-1_000)) and reach.shows(at(-1_000, 1_500))
    assert not reach.shows(at(0, 400)) and not reach.shows(at(-500, 500))
    path = reach.path_to(at(-1_000, 1_500))
    assert path is not None and walk(reach.space, path).rate == 0


def test_who_starts_on_dearer_ground_reaches_nothing_but_his_place() -> None:
    reach = Reach(space(area("mud", 5_000, 5_000, 7_000, 7_000)), 30 * CM, 1).finish()
    assert list(reach.candidates()) == [at(0)] and reach.path_to(at(0)) == ()
    assert reach.path_to(at(-100)) is None


def test_without_tests_a_wood_is_gone_around() -> None:
    wood = area("wood", 5_000, 4_800, 7_000, 5_300)
    mine = ShapeZone("mine", ConvexShape((at(1_000),)), Limit.read("mined", "less than 5 cm"), "test")
    either, none = (Reach(space(wood, zones=(mine,)), 40 * CM, tests=tests).finish() for tests in (True, False))
    assert either.cost(at(-1_600)) == 1_600 and either.cost(at(1_000)) == 1_000
    around = none.cost(at(-1_600))
    assert around is not None and around > 2_200 and not none.shows(at(1_000))


# -- narrow starts, zones, drags --------------------------------------------------------------------------------------


def test_a_model_that_cannot_turn_where_it_starts_moves_out_first() -> None:
    walls = area("house", 5_700, 5_500, 5_840, 6_400), area("house", 6_160, 5_500, 6_300, 6_400)
    reach = Reach(space(*walls), 40 * CM).finish()
    assert reach.kept and reach.shows(at(-1_500, 500)) and reach.shows(at(1_500, 500))
    path = reach.path_to(at(0, 1_500))
    assert path is not None and path[0].__class__ is Move and reach.accepts(walk(reach.space, path))


def test_a_zone_that_may_be_passed_is_no_place_to_end() -> None:
    friend = ShapeZone("friend", ConvexShape.disc(at(-1_000), 250), at_end=True)
    reach = Reach(space(zones=(friend,)), 30 * CM).finish()
    assert reach.cost(at(-2_000)) == 2_000 and not reach.shows(at(-1_000))


def test_a_model_may_end_along_a_wall() -> None:
    house = area("house", 6_600, 5_000, 7_000, 7_000)
    reach = Reach(space(house), 40 * CM).finish()
    beside = at(0, 400)  # 50 between wall and hull if it faces along the wall, and no room to turn
    path = reach.path_to(beside)
    assert reach.shows(beside) and path is not None
    assert walk(reach.space, path).end.heading % 1_800 == 0


def test_the_search_goes_in_steps_and_shows_nothing_before_its_end() -> None:
    reach = Reach(country(1).space(country(1).teams[6]), 40 * CM)
    steps = reach.steps()
    assert len(list(islice(steps, 20))) == 20 and not reach.done
    assert sum(1 for _ in steps) > 20 and reach.done and sum(reach.shown) > 500


@pytest.mark.parametrize("heading", [None, 900])
def test_a_drag_out_of_reach_ends_at_the_nearest_place(heading: int | None) -> None:
    house = area("house", 6_500, 4_500, 7_500, 7_500)
    reach = Reach(space(house), 20 * CM).finish()
    for wanted, most in ((at(-3_000), 1_000), (at(0, 700), 650), (at(300, 300), 340), (at(-900, -900), 0)):
        found = walk(reach.space, nearest_path(reach, wanted, heading))
        assert reach.accepts(found)
        assert squared_distance(found.end.point, wanted) <= most**2
        assert heading is None or found.end.heading == heading or most in (650, 340)


def test_a_model_that_is_shut_in_stays() -> None:
    ring = [area("house", 5_800, 5_600, 6_200, 5_690), area("house", 5_800, 6_310, 6_200, 6_400)]
    ring += [area("house", 5_750, 5_600, 5_840, 6_400), area("house", 6_160, 5_600, 6_250, 6_400)]
    reach = Reach(space(*ring), 20 * CM).finish()
    assert nearest_path(reach, at(-1_000)) == () and list(reach.candidates()) == [at(0)]


def test_candidates_are_nodes_in_reach() -> None:
    reach = Reach(space(), 10 * CM).finish()
    assert len(list(reach.candidates())) == sum(reach.shown)
    assert set(reach.candidates(5)) == {at(down, across) for down in (-1_000, -500, 0, 500, 1_000) for across in (-1_000, -500, 0, 500, 1_000) if down**2 + across**2 <= 1_000**2}  # fmt: skip


def test_a_path_ends_with_a_heading_where_there_is_room_for_it() -> None:
    reach = Reach(space(area("house", 6_200, 4_000, 7_000, 5_500)), 20 * CM).finish()
    free = reach.path_to(at(-1_000, -1_000), 1_234)
    assert free is not None and walk(reach.space, free).end.heading == 1_234
    beside = at(-1_000)
    assert reach.path_to(beside) is not None and reach.path_to(beside, 900) is None
