"""The example of `docs/new-game.md`: a tank moves past an enemy and through a wood, and the area it can reach."""

from __future__ import annotations

from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.movement_path import path_of
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.reach import Reach
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.movement.walking import walk
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import Scenery, TableMap

TANK, STAND = HullFootprint.rectangle(30 * MM, 60 * MM), DiscFootprint(125)
CORNERS = (Point(2_000, 4_000), Point(4_000, 4_000), Point(4_000, 5_000), Point(2_000, 5_000))
TABLE = TableMap("meadow", 180 * CM, 120 * CM, (Scenery("wood", "area", CORNERS),))


def test_a_tank_walks_through_a_wood() -> None:
    classes = {"wood": GroundClass(rate=1, passage="test"), "house": GroundClass(passage="barred")}
    ground = GroundLayout.of_table(TABLE, classes)
    enemy = ShapeZone("enemy", STAND.at(Point(60 * CM, 20 * CM)), Limit.read("too-near", "less than 5 cm"))
    space = MovementSpace(Pose(30 * CM, 60 * CM), Mover(TANK), ground, [enemy])
    found = walk(space, path_of(space.start, Route.read("30,20")))
    assert [test.at for test in found.tests] == [70 * MM] and found.stop is None
    reach = Reach(space, 40 * CM).finish()
    path = reach.path_to(Point(45 * CM, 40 * CM))
    assert path is not None and reach.accepts(walk(space, path))
