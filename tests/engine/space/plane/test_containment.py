"""Share of a model in an area, lines through it, and distances from areas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.plane.containment import Containment, area_distance, containment, crosses, enters, is_within
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint, swept
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline, flaw
from tests.engine.space.plane import exact_plane
from tests.engine.space.plane.drawn_shapes import AREAS, FEW, MOTIONS, NEAR, SHAPES, Motion, carried, shapes

OUTLINES = st.lists(NEAR, min_size=3, max_size=7).filter(lambda corners: flaw(corners) is None)
NEAR_AREAS = shapes(NEAR, radius=6).filter(lambda shape: shape.has_area)
motions = pytest.mark.parametrize("motion", MOTIONS.values(), ids=MOTIONS)


def points(*pairs: tuple[int, int]) -> list[Point]:
    """Return points by their coordinates."""
    return [Point(x, y) for x, y in pairs]


WOOD = Polygon(points((0, 0), (900, 0), (900, 900), (600, 900), (600, 300), (300, 300), (300, 900), (0, 900)))
STAND, TANK = DiscFootprint(100), HullFootprint.rectangle(100, 200)


def sampled(shape: ConvexShape, area: Polygon) -> set[int]:
    """Return for the points of a fine grid inside a shape whether they are in the area (1) or not (-1), as a set."""
    fine, found = 3, set()
    big = ConvexShape([Point(x * fine, y * fine) for x, y in shape.corners], shape.radius * fine)
    for x in range(big.left, big.right + 1):
        for y in range(big.top, big.bottom + 1):
            if exact_plane.gap([Point(x, y)], big.corners) < big.radius**2 or (
                not shape.radius and exact_plane.winding(exact_plane.exact(Point(x, y)), big.corners) > 0
            ):
                found.add(area.locate(Point(x, y), fine))
    return found - {0}


SMALL = st.builds(Point, st.integers(-2, 2), st.integers(-2, 2))


@FEW
@given(shapes(SMALL, radius=2).filter(lambda shape: shape.has_area), st.lists(SMALL, min_size=3, max_size=6))
def test_a_cover_agrees_with_the_points_of_a_fine_grid(shape: ConvexShape, corners: list[Point]) -> None:
    if flaw(corners) is not None:
        return
    found = containment(shape, Polygon(corners))
    places = sampled(shape, Polygon(corners))
    if places == {1, -1}:
        assert found is Containment.PART
    elif found is not Containment.PART:
        assert places <= ({1} if found is Containment.WHOLE else {-1})


@motions
@FEW
@given(shape=NEAR_AREAS, corners=OUTLINES)
def test_moving_turning_or_mirroring_covers_the_same(motion: Motion, shape: ConvexShape, corners: list[Point]) -> None:
    there, area = carried(shape, motion), Polygon([motion(corner) for corner in corners])
    assert containment(there, area) is containment(shape, Polygon(corners))
    assert area_distance(there, area) == area_distance(shape, Polygon(corners))
    line, moved = Polyline(corners, 2), Polyline([motion(corner) for corner in corners], 2)
    assert crosses(there, moved) is crosses(shape, line)
    assert area_distance(there, moved) == area_distance(shape, line)


@given(NEAR_AREAS, OUTLINES)
def test_a_shape_is_nowhere_in_an_area_that_is_away_from_it(shape: ConvexShape, corners: list[Point]) -> None:
    area = Polygon(corners)
    if area_distance(shape, area).compare(0):
        assert containment(shape, area) is Containment.NONE
    if containment(shape, area) is not Containment.NONE:
        assert area_distance(shape, area).units == 0


@given(SHAPES, OUTLINES)
def test_an_area_is_as_far_as_its_nearest_edge(shape: ConvexShape, corners: list[Point]) -> None:
    inside = exact_plane.winding(exact_plane.exact(shape.corners[0]), corners) >= 0
    square = 0 if inside else min(exact_plane.gap(shape.corners, edge) for edge in exact_plane.closed(corners))
    found = area_distance(shape, Polygon(corners))
    for limit in (found.units, found.units + 1, 5):
        reach = (limit + shape.radius) ** 2
        wanted = -1 if limit else 0
        if square > shape.radius**2:
            wanted = (square > reach) - (square < reach)
        assert found.compare(limit) == wanted


@pytest.mark.parametrize(
    ("x", "y", "found"),
    [
        (150, 150, Containment.WHOLE), (100, 100, Containment.WHOLE), (99, 100, Containment.PART), (200, 150, Containment.WHOLE),
        (450, 600, Containment.PART), (450, 450, Containment.PART), (-100, 450, Containment.NONE), (-99, 450, Containment.PART),
        (1_000, 1_000, Containment.NONE), (970, 970, Containment.PART), (971, 971, Containment.NONE),
    ],
)  # fmt: skip
def test_a_stand_at_the_border_of_a_wood_is_in_it_by_a_tenth_of_a_millimetre(
    x: int, y: int, found: Containment
) -> None:
    if (x, y) in {(450, 600), (450, 450)}:  # in the clearing, wider than the stand by 5 cm on either side
        assert containment(DiscFootprint(150).at(Point(x, y)), WOOD) is Containment.NONE
        found = Containment.PART
        assert containment(DiscFootprint(151).at(Point(x, y)), WOOD) is found
    else:
        assert containment(STAND.at(Point(x, y)), WOOD) is found


def test_a_tank_that_bridges_a_clearing_is_partly_in_the_wood() -> None:
    assert containment(TANK.at(Point(450, 600)), WOOD) is Containment.NONE
    assert containment(HullFootprint.rectangle(700, 200).at(Point(450, 600)), WOOD) is Containment.PART
    assert containment(HullFootprint.rectangle(2_000, 2_000).at(Point(450, 450)), WOOD) is Containment.PART
    assert containment(HullFootprint.rectangle(900, 300).at(Point(450, 150)), WOOD) is Containment.WHOLE
    assert containment(HullFootprint.rectangle(300, 600).at(Point(450, 600)), WOOD) is Containment.NONE


def test_a_move_is_judged_by_everything_that_it_sweeps() -> None:
    past = swept(STAND, 0, Point(-100, -500), Point(-100, 1_500))
    assert containment(past, WOOD) is Containment.NONE
    assert containment(swept(STAND, 0, Point(-99, -500), Point(-99, 1_500)), WOOD) is Containment.PART
    across = swept(TANK, 900, Point(-300, 450), Point(1_200, 450))
    assert containment(across, WOOD) is Containment.PART
    assert containment(swept(TANK, 900, Point(100, 150), Point(800, 150)), WOOD) is Containment.WHOLE


def test_a_line_is_crossed_where_it_enters_the_interior() -> None:
    wall = Polyline(points((0, 0), (500, 0), (500, 500)))
    assert not crosses(STAND.at(Point(250, 100)), wall) and crosses(STAND.at(Point(250, 99)), wall)
    assert not crosses(TANK.at(Point(250, 100)), wall) and crosses(TANK.at(Point(250, 99)), wall)
    hedge = Polyline(wall.corners, 20)
    assert not crosses(TANK.at(Point(250, 120)), hedge) and crosses(TANK.at(Point(250, 119)), hedge)
    assert crosses(TANK.at(Point(0, 0)), Polyline(points((0, 0)), 5)) and not crosses(
        TANK.at(Point(0, 0)), Polyline(points((0, 0)))
    )


DIAMOND = ConvexShape(points((0, -100), (100, 0), (0, 100), (-100, 0)))


@pytest.mark.parametrize(
    ("start", "end", "shape", "inside"),
    [
        ((-50, 50), (50, -50), ConvexShape(points((0, 0), (90, 0), (90, 90), (0, 90))), False),  # past a corner
        ((-50, 51), (51, -50), ConvexShape(points((0, 0), (90, 0), (90, 90), (0, 90))), True),
        ((50, -50), (200, -120), DIAMOND, False),  # from the middle of an edge outwards
        ((200, -120), (50, -50), DIAMOND, False),
        ((50, -49), (200, -120), DIAMOND, True),
        ((10, -90), (90, -10), DIAMOND, False),  # along an edge
        ((10, -89), (90, -10), DIAMOND, True),
        ((-35, 70), (85, -20), ConvexShape.disc(Point(-50, -75), 125), False),  # past a disc, 3-4-5
        ((-35, 69), (85, -21), ConvexShape.disc(Point(-50, -75), 125), True),
    ],
)
def test_a_segment_that_only_touches_does_not_enter(
    start: tuple[int, int], end: tuple[int, int], shape: ConvexShape, inside: bool
) -> None:
    assert enters(ConvexShape(points(start, end)), shape) is inside


@given(NEAR, NEAR, NEAR_AREAS)
def test_a_segment_enters_what_has_points_of_it_inside(a: Point, b: Point, shape: ConvexShape) -> None:
    if a == b:
        return
    parts = 12
    inner = [Point(a.x * parts + (b.x - a.x) * part, a.y * parts + (b.y - a.y) * part) for part in range(parts + 1)]
    big = ConvexShape([Point(x * parts, y * parts) for x, y in shape.corners], shape.radius * parts)
    if big.radius:
        within = any(exact_plane.gap([point], big.corners) < big.radius**2 for point in inner)
    else:
        within = any(exact_plane.winding(exact_plane.exact(point), big.corners) > 0 for point in inner)
    side = ConvexShape([a, b])
    if within:
        assert enters(side, shape)
    elif enters(side, shape):  # between two of those points
        assert exact_plane.compare(side, shape, 0) == 0


@motions
@FEW
@given(shape=AREAS, other=AREAS)
def test_a_shape_in_another_stays_in_it(motion: Motion, shape: ConvexShape, other: ConvexShape) -> None:
    assert is_within(carried(shape, motion), carried(other, motion)) is is_within(shape, other)
    assert is_within(shape, shape)


@given(AREAS, AREAS)
def test_a_shape_lies_in_another_if_all_its_farthest_points_do(shape: ConvexShape, other: ConvexShape) -> None:
    if shape.radius == 0:
        inside = all(exact_plane.compare(ConvexShape([corner]), other, 0) == 0 for corner in shape.corners)
        assert is_within(shape, other) is inside
    if is_within(shape, other):
        assert other.left <= shape.left and shape.right <= other.right
        assert other.top <= shape.top and shape.bottom <= other.bottom


def test_a_template_covers_what_lies_in_it_to_the_border() -> None:
    square, disc = HullFootprint.rectangle(1_500, 1_500).at(Point(0, 0)), DiscFootprint(750).at(Point(0, 0))
    assert is_within(STAND.at(Point(650, 650)), square) and not is_within(STAND.at(Point(651, 650)), square)
    assert not is_within(STAND.at(Point(650, 650)), disc) and is_within(STAND.at(Point(390, 520)), disc)
    assert not is_within(STAND.at(Point(391, 520)), disc)
    tilted = HullFootprint.rectangle(1_500, 1_500).at(Point(0, 0), 450)
    assert is_within(STAND.at(Point(0, 900)), tilted) and not is_within(STAND.at(Point(0, 950)), tilted)
    assert not is_within(STAND.at(Point(0, 0)), ConvexShape(points((-500, 0), (500, 0))))


@pytest.mark.parametrize("shape", [ConvexShape([Point(1, 1)]), ConvexShape([Point(1, 1), Point(5, 5)])])
def test_a_shape_without_area_has_no_part_of_it_anywhere(shape: ConvexShape) -> None:
    with pytest.raises(ValueError):
        containment(shape, WOOD)
