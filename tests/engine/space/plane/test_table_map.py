"""A table as a value: its edges, its levels, its scenery as areas and lines."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import as_json, from_json
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polygon, Polyline
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap, TableObjective, TableZone


def square(left: int, top: int, side: int) -> tuple[Point, ...]:
    """Return the corners of a square."""
    return Point(left, top), Point(left + side, top), Point(left + side, top + side), Point(left, top + side)


WOOD = Scenery("woods", "area", square(1_000, 1_000, 2_000), name="the grove")
WALL = Scenery("wall", "line", (Point(0, 0), Point(500, 0)), width=30)
WELL = Scenery("well", "point", (Point(70, 80),))
TABLE = TableMap(
    "crossroads",
    180 * CM,
    120 * CM,
    scenery=(WOOD, WALL, WELL),
    heights=(HeightArea(2, square(2_000, 2_000, 500)), HeightArea(1, square(1_500, 1_500, 2_000))),
    zones=(TableZone("north", square(0, 0, 3_000)),),
    objectives=(TableObjective("bridge", Point(9_000, 6_000)),),
)


def test_a_model_stands_on_the_table_up_to_its_edge() -> None:
    stand, tank = DiscFootprint(125), HullFootprint.rectangle(300, 600)
    assert TABLE.contains(stand.at(Point(125, 125))) and not TABLE.contains(stand.at(Point(124, 125)))
    assert TABLE.contains(stand.at(Point(17_875, 11_875))) and not TABLE.contains(stand.at(Point(17_875, 11_876)))
    assert not TABLE.contains(stand.at(Point(125, 124))) and not TABLE.contains(stand.at(Point(17_876, 125)))
    assert TABLE.contains(tank.at(Point(300, 150), 900)) and not TABLE.contains(tank.at(Point(300, 150)))


@pytest.mark.parametrize(
    ("x", "y", "level"),
    [(0, 0, 0), (1_500, 1_500, 1), (1_499, 1_500, 0), (2_100, 2_100, 2), (2_500, 2_500, 2), (2_501, 2_500, 1)],
)
def test_the_highest_area_at_a_point_counts(x: int, y: int, level: int) -> None:
    assert TABLE.level(Point(x, y)) == level


def test_scenery_is_an_area_or_a_line() -> None:
    assert WOOD.area() == Polygon(square(1_000, 1_000, 2_000)) and WOOD.area() is WOOD.area()
    assert WALL.line() == Polyline(WALL.corners, 15) and WELL.line() == Polyline(WELL.corners)
    for ask in (WALL.area, WELL.area, WOOD.line):
        with pytest.raises(ValueError):
            ask()
    assert list(TABLE.scenery_of("wall")) == [WALL] and list(TABLE.scenery_of("river")) == []
    assert (
        TABLE.zones[0].area().locate(Point(3_000, 5)) == 0 and TABLE.heights[0].area().locate(Point(2_001, 2_001)) == 1
    )


def test_a_table_is_plain_data() -> None:
    assert from_json(TableMap, as_json(TABLE)) == TABLE
