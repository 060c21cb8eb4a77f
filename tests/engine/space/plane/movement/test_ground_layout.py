"""Ground layouts with pieces laid on top."""

from __future__ import annotations

from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.movement_path import Move
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery, TableMap

TANK, BASE = HullFootprint.rectangle(30 * MM, 60 * MM), GroundClass(rate=1)
CLASSES = {"road": GroundClass(layer=1), "wood": GroundClass(rate=2, passage="test")}


def area(kind: str, left: int, top: int, right: int, bottom: int) -> Scenery:
    """Return a rectangular area of scenery."""
    corners = (Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom))
    return Scenery(kind, "area", corners)


WOOD, ROAD = area("wood", 4_000, 3_000, 8_000, 4_000), area("road", 5_500, 0, 6_500, 6_000)
MARKER = area("marker", 5_000, 3_800, 7_000, 4_200)


def walked(*scenery: Scenery, marker: GroundClass | None = None) -> tuple[list[str], int]:
    """Walk straight north over some scenery; return the keys of the tests on the way, and the highest rate of movement.

    `marker` is the class of a marker laid on the ground.
    """
    layout = GroundLayout.of_table(TableMap("table", 12_000, 12_000, scenery), CLASSES, BASE)
    if marker is not None:
        layout = layout.with_pieces([GroundPiece("marker", MARKER.area(), marker)])
    gone = walk(MovementSpace(Pose(6_000, 5_000), Mover(TANK), layout), (Move(Point(6_000, 2_000)),))
    return [each.key for each in gone.tests], gone.rate


def test_a_piece_on_top_asks_for_its_own_test_and_leaves_those_below_it() -> None:
    assert walked(WOOD) == (["0"], 2)
    assert walked(WOOD, marker=GroundClass(2, "test", 1)) == (["marker", "0"], 2)


def test_a_piece_on_top_of_a_road_counts_for_the_rate() -> None:
    assert walked(ROAD) == ([], 0)
    assert walked(ROAD, marker=GroundClass(2, "test", 1)) == (["marker"], 2)


def test_a_barred_piece_on_top_stops() -> None:
    layout = GroundLayout.of_table(TableMap("table", 12_000, 12_000, (ROAD,)), CLASSES, BASE)
    space = MovementSpace(
        Pose(6_000, 5_000), Mover(TANK),
        layout.with_pieces([GroundPiece("marker", MARKER.area(), GroundClass(2, "barred", 1))]),
    )  # fmt: skip
    gone = walk(space, (Move(Point(6_000, 2_000)),))
    assert gone.stop is not None
    assert (gone.stop.key, gone.end.point.y) == ("marker", 4_500)
    assert layout.pieces[-1].key != "marker"
