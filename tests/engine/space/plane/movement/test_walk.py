"""Walks along paths: obstacles, borders, stretches and stops, each with 0.1 mm less and more."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.movement_path import Facing, Move, Turn, path_of, shortest_turn
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walk import Walk
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import Scenery, TableMap

TANK, STAND = HullFootprint.rectangle(30 * MM, 60 * MM), DiscFootprint(200)
BANNED = Limit.read("banned", "less than 5 cm")
TOO_NEAR = Limit.read("too-near", "at most 5 cm")
CLASSES = {
    "road": GroundClass(layer=2),
    "mud": GroundClass(rate=2),
    "wood": GroundClass(rate=2, passage="test", layer=1),
    "hedge": GroundClass(rate=2, passage="test", layer=1),
    "house": GroundClass(passage="barred", layer=1),
}
BASE = GroundClass(rate=1)


def box(left: int, top: int, right: int, bottom: int) -> tuple[Point, ...]:
    """Return the corners of a rectangle."""
    return Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)


def area(kind: str, left: int, top: int, right: int, bottom: int) -> Scenery:
    """Return a rectangular area of scenery."""
    return Scenery(kind, "area", box(left, top, right, bottom))


START = Pose(5_000, 5_000)


def space(
    *scenery: Scenery,
    start: Pose = START,
    mover: Footprint = TANK,
    body: Footprint | None = None,
    zones: tuple[ShapeZone, ...] = (),
) -> MovementSpace:
    """Return the movement space of a tank on a table with the given scenery and zones."""
    ground = GroundLayout.of_table(TableMap("table", 18_000, 12_000, scenery), CLASSES, BASE)
    return MovementSpace(start, Mover(mover, body), ground, zones)


def north(space: MovementSpace, far: int = 2_000) -> Walk:
    """Return the walk of the tank straight up by `far`, in 0.1 mm."""
    return walk(space, (Move(space.start.point.moved(0, -far)),))


def foe(x: int, y: int, limit: Limit | None = BANNED, *, at_end: bool = False) -> ShapeZone:
    """Return the zone around an enemy disc; `at_end` applies the limit only at the end of a walk."""
    return ShapeZone("foe", ConvexShape.disc(Point(x, y), 125), limit, at_end=at_end)


# -- lengths and poses ------------------------------------------------------------------------------------------------


def test_a_path_is_as_long_as_its_route_and_ends_where_it_does() -> None:
    route = Route.read("55,30 62,41 40,40@33.3")
    for facing in ("along", "kept"):
        here = space()
        found = walk(here, path_of(here.start, route, facing))
        assert (found.length, found.end, found.stop) == (route.length(here.start.point), route.end, None)


@pytest.mark.parametrize(("facing", "steps"), [("along", [Turn(900), Move(Point(100, 0)), Turn(900), Move(Point(100, 90)), Turn(-450)]), ("kept", [Move(Point(100, 0)), Move(Point(100, 90)), Turn(1_350)])])  # fmt: skip
def test_a_model_faces_along_its_legs_or_keeps_its_heading(facing: Facing, steps: list[Move | Turn]) -> None:
    assert list(path_of(Pose(0, 0), Route((Point(100, 0), Point(100, 90)), 1_350), facing)) == steps


def test_a_turn_goes_the_short_way_and_half_a_turn_clockwise() -> None:
    turns = [shortest_turn(a, b) for a, b in ((0, 900), (900, 0), (3_500, 100), (100, 3_500), (0, 1_800), (1_800, 0))]
    assert turns == [900, -900, 200, -200, 1_800, 1_800]


def test_a_model_that_stays_may_stay_wherever_it_is() -> None:
    found = walk(space(area("house", 4_000, 4_000, 6_000, 6_000)), (Move(Point(5_000, 5_000)),))
    assert (found.stop, found.length, found.stretches, found.end) == (None, 0, (), Pose(5_000, 5_000))


# -- bars -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_path_may_pass_a_model_at_5_cm_and_not_nearer(more: int) -> None:
    away = 150 + 500 + 125 + more
    found = north(space(zones=(foe(5_000 + away, 4_000),)))
    assert (found.stop is None) is (more >= 0)
    strict = north(space(zones=(foe(5_000 + away, 4_000, TOO_NEAR),)))
    assert (strict.stop is None) is (more > 0)


@pytest.mark.parametrize(("limit", "rest"), [(BANNED, 875), (TOO_NEAR, 874)])
def test_a_path_stops_at_a_limit_that_it_runs_into(limit: Limit, rest: int) -> None:
    found = north(space(zones=(foe(5_000, 3_200, limit),)))
    assert found.stop is not None and (found.stop.at, found.stop.source, found.stop.key) == (rest, "zone", "foe")
    assert found.end == Pose(5_000, 5_000 - rest) and found.length == rest


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_model_stops_at_barred_ground(more: int) -> None:
    house = area("house", 5_150 + more, 3_000, 7_000, 4_000)
    found = north(space(house))
    assert (found.stop is None) is (more >= 0)
    if found.stop is not None:
        assert (found.stop.at, found.stop.key, found.end) == (700, "0", Pose(5_000, 4_300))


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_gap_lets_through_what_fits_between_its_sides(more: int) -> None:
    gap = 300 + more
    houses = area("house", 3_000, 3_000, 4_850, 4_000), area("house", 4_850 + gap, 3_000, 7_000, 4_000)
    assert (north(space(*houses)).stop is None) is (more >= 0)
    base = HullFootprint.rectangle(500, 600)
    assert (north(space(*houses, mover=base, body=TANK), 2_400).stop is None) is (more >= 0)
    assert north(space(*houses, mover=base), 2_400).stop is not None
    inside = north(space(*houses, mover=base, body=TANK), 1_400)
    assert inside.stop is not None and inside.stop.step == (1 if more >= 0 else 0)  # the base does not fit to stand


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_model_stays_on_the_table(more: int) -> None:
    found = north(space(start=Pose(5_000, 2_000)), 1_700 - more)
    assert (found.stop is None) is (more >= 0)
    if found.stop is not None:
        assert (found.stop.source, found.stop.at, found.end) == ("edge", 1_700, Pose(5_000, 300))
    east = walk(space(start=Pose(17_000, 6_000, 900)), (Move(Point(17_700 - more, 6_000)),))
    assert (east.stop is None) is (more >= 0)


def test_a_friend_may_be_passed_where_that_is_allowed_but_no_move_ends_on_it() -> None:
    passed = space(zones=(foe(5_000, 4_000, None, at_end=True),))
    assert north(passed).stop is None
    assert north(space(zones=(foe(5_000, 4_000, None),))).stop is not None
    for far, stops in ((574, False), (575, False), (576, True), (1_424, True), (1_425, False), (1_426, False)):
        found = north(passed, far)
        assert (found.stop is not None) is stops
        if found.stop is not None:
            assert (found.stop.step, found.length) == (1, far)
            assert found.end.point.y in range(5_000 - 575, 5_000 - 575 + 10)


def test_a_model_that_starts_in_a_barred_zone_may_leave_it_but_come_no_nearer() -> None:
    here = space(zones=(foe(5_000, 4_200),))  # 375 between hull and foe
    assert walk(here, (Move(Point(5_000, 5_001)),)).stop is None
    assert walk(here, (Move(Point(5_300, 5_000)),)).stop is None
    nearer = walk(here, (Move(Point(5_000, 4_999)),))
    assert nearer.stop is not None and nearer.stop.at == 0
    back = walk(here, (Move(Point(5_000, 5_500)), Move(Point(5_000, 4_900))))
    assert back.stop is not None and back.stop.at == 1_000


def test_a_model_that_starts_on_barred_ground_may_leave_it_and_not_come_back() -> None:
    here = space(area("house", 4_000, 4_000, 6_000, 6_000))
    assert walk(here, (Move(Point(5_000, 3_000)),)).stop is None
    back = walk(here, (Move(Point(5_000, 3_000)), Move(Point(5_000, 5_000))))
    assert back.stop is not None and (back.stop.at, back.end) == (2_000 + 700, Pose(5_000, 3_700))


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_turn_sweeps(more: int) -> None:
    post = ShapeZone("post", ConvexShape(box(5_335 + more, 5_000, 5_500, 5_001)))
    found = walk(space(zones=(post,)), (Turn(900),))
    assert (found.stop is None) is (more >= 0)  # the corners pass at 335.4; the step of 5° cuts less than 0.1 mm off
    if found.stop is not None:
        assert found.stop.at == 0 and found.end.heading == 600


def test_a_disc_turns_anywhere() -> None:
    post = ShapeZone("post", ConvexShape(box(5_200, 4_000, 5_500, 6_000)))
    found = walk(space(mover=STAND, zones=(post,)), (Turn(-1_234),))
    assert (found.stop, found.end.heading) == (None, 3_600 - 1_234)


def test_a_stopped_model_stands_on_whole_units_where_it_may() -> None:
    slope = Scenery("house", "area", (Point(3_000, 2_000), Point(9_003, 4_007), Point(3_000, 4_007)))
    here = space(slope, start=Pose(8_000, 2_000, 2_250))
    found = walk(here, (Move(Point(6_111, 4_321)),))
    assert found.stop is not None and here.bar_at(found.end.point, found.end.heading) is None
    again = walk(here, (Move(found.end.point),))
    assert again.stop is None and found.stop.at - 4 <= again.length <= found.stop.at


# -- borders and stretches --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_test_is_asked_where_the_hull_would_enter(more: int) -> None:
    wood = area("wood", 5_150 + more, 3_000, 7_000, 4_000)
    found = north(space(wood))
    assert len(found.tests) == (more < 0)
    assert [(each.at, each.key) for each in found.tests] == [(700, "0")] * (more < 0)


def test_stretches_cut_a_path_at_borders_of_hull_and_centre() -> None:
    found = north(space(area("wood", 4_000, 3_000, 6_000, 4_000)), 2_500)
    assert [(crossing.at, crossing.enters) for crossing in found.crossings] == [(700, True), (2_300, False)]
    assert [(each.begin, each.end, each.rate, each.centre, each.under) for each in found.stretches] == [
        (0, 700, 1, "", ()),
        (700, 1_000, 1, "", ("0",)),
        (1_000, 2_000, 2, "0", ("0",)),
        (2_000, 2_300, 1, "", ("0",)),
        (2_300, 2_500, 1, "", ()),
    ]
    assert (found.rate, found.length_at(1), found.length_at(2)) == (2, 1_500, 1_000)
    assert found.started_on == ()


@pytest.mark.parametrize(("x", "rate"), [(4_999, 1), (5_000, 2), (5_001, 2)])
def test_the_reference_point_is_on_ground_from_its_border_on(x: int, rate: int) -> None:
    assert north(space(area("mud", 5_000, 2_000, 9_000, 6_000), start=Pose(x, 5_000))).rate == rate


def test_a_road_replaces_the_mud_below_it() -> None:
    road = Scenery("road", "line", (Point(5_000, 6_000), Point(5_000, 0)), 500)
    found = north(space(area("mud", 2_000, 3_000, 9_000, 4_000), road))
    assert found.rate == 0 and [each.rate for each in found.stretches] == [0] * len(found.stretches)
    beside = walk(space(area("mud", 2_000, 3_000, 9_000, 4_000), road), (Move(Point(5_251, 3_500)),))
    assert beside.rate == 2


def test_a_road_through_a_wood_is_no_wood_while_the_hull_is_on_it() -> None:
    wood = area("wood", 2_000, 3_000, 9_000, 4_000)
    for width, tests in ((298, 1), (300, 0), (302, 0)):
        road = Scenery("road", "line", (Point(5_000, 6_000), Point(5_000, 0)), width)
        assert len(north(space(wood, road)).tests) == tests


def test_each_line_and_each_piece_that_is_crossed_is_reported() -> None:
    hedges = [Scenery("hedge", "line", (Point(4_000, y), Point(6_000, y)), 100) for y in (4_000, 3_500)]
    found = north(space(*hedges, area("wood", 4_800, 2_000, 5_200, 3_000)), 2_900)
    assert [(each.at, each.key) for each in found.tests] == [(650, "0"), (1_150, "1"), (1_700, "2")]
    assert [(each.at, each.key) for each in found.crossings if not each.enters] == [(1_350, "0"), (1_850, "1")]


def test_a_model_that_starts_in_a_wood_says_so() -> None:
    found = north(space(area("wood", 4_000, 4_000, 6_000, 6_000)))
    assert (found.started_on, found.tests) == (("0",), ())
    assert [(each.at, each.enters) for each in found.crossings] == [(1_300, False)]


@pytest.mark.parametrize("more", [-10, -1, 0, 1, 10])
def test_a_mine_is_entered_and_left_at_its_limit(more: int) -> None:
    mine = ShapeZone("mine", ConvexShape((Point(5_650 + more, 4_000),)), BANNED, "test")
    found = north(space(zones=(mine,)))
    assert len(found.tests) == (more < 0)
    through = north(space(zones=(ShapeZone("mine", ConvexShape((Point(5_000, 3_500),)), BANNED, "test"),)), 4_000)
    assert [(each.at, each.enters) for each in through.crossings] == [(700, True), (2_300, False)]
    assert through.stop is None
    started = north(space(zones=(ShapeZone("mine", ConvexShape((Point(5_000, 5_500),)), BANNED, "test"),)))
    assert started.started_in == ("mine",) and [each.enters for each in started.crossings] == [False]


def test_a_turn_may_enter_a_wood() -> None:
    found = walk(space(area("wood", 5_250, 4_000, 6_000, 6_000)), (Turn(900),))
    (entry,) = found.tests
    assert (entry.at, entry.step, found.length, found.stretches) == (0, 0, 0, ())
    assert entry.heading == entry.place * 50 and 200 <= entry.heading <= 300


@pytest.mark.parametrize(("by", "crossed"), [(900, [(0, True)]), (1_800, [])])
def test_a_turn_enters_free_ground_if_it_ends_there(by: int, crossed: list[tuple[int, bool]]) -> None:
    found = walk(space(area("mud", 5_250, 4_990, 6_000, 5_010)), (Turn(by),))
    assert [(each.at, each.enters) for each in found.crossings] == crossed
    back = walk(space(area("mud", 5_250, 4_990, 6_000, 5_010), start=Pose(5_000, 5_000, 900)), (Turn(by),))
    assert [each.enters for each in back.crossings] == [False] * (by == 900)


def test_what_lies_beyond_a_bar_is_not_reported() -> None:
    wood, house = area("wood", 4_000, 3_000, 6_000, 3_500), area("house", 4_000, 3_400, 6_000, 3_900)
    found = north(space(wood, house))
    assert found.crossings == () and found.length == 800


def test_only_limits_that_hold_near_a_shape_are_zones() -> None:
    with pytest.raises(ValueError):
        foe(0, 0, Limit.read("", "at least 5 cm"))


def test_distances_of_a_centimetre_are_what_they_say() -> None:
    assert BANNED.distance == 5 * CM
