"""The example of `docs/new-game.md`: two models on a table are measured, moved and snapped."""

from __future__ import annotations

from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.distance import distance
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint, swept
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sector import Sector
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, sight_body
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.snapping import snap_to_contact, snap_to_limit
from combat.engine.space.plane.table_map import Scenery

TANK = HullFootprint.rectangle(30 * MM, 60 * MM)
STAND = DiscFootprint(125)
COMMAND = Limit.read("command", "at most 15 cm")


def test_two_models_are_measured_moved_and_snapped() -> None:
    tank = TANK.at(Point(90 * CM, 60 * CM), heading=450)
    stand = STAND.at(Point(110 * CM, 60 * CM))
    assert not COMMAND.holds(tank, stand)
    assert distance(tank, stand).units == 1_560  # 156 mm, and less than 0.1 mm more
    place = snap_to_limit(STAND, 0, Point(110 * CM, 60 * CM), tank, COMMAND, reach=1 * CM)
    assert place is not None and COMMAND.holds(tank, STAND.at(place))


def test_a_way_is_judged_by_what_it_sweeps() -> None:
    wood = Polygon([Point(0, 0), Point(30 * CM, 0), Point(30 * CM, 20 * CM), Point(0, 20 * CM)])
    way = swept(TANK, 0, Point(31 * CM, 40 * CM), Point(31 * CM, 10 * CM))
    assert containment(way, wood) is Containment.PART
    front = Sector.facing(Point(31 * CM, 10 * CM), 0, 1_800)
    assert front.touches(STAND.at(Point(0, 11 * CM))) and not front.covers(STAND.at(Point(0, 11 * CM)))


def test_a_wood_and_a_hedge_hide_together() -> None:
    deep, gap = Limit.read("deep", "at least 5 cm"), Limit.read("gap", "less than 2 cm")
    wood = Scenery("wood", "area", (Point(0, 0), Point(30 * CM, 0), Point(30 * CM, 4 * CM), Point(0, 4 * CM)))
    hedge = Scenery("hedge", "line", (Point(0, 9 * CM), Point(30 * CM, 9 * CM)), width=1 * CM)
    pieces = [
        *Obstacle.of_scenery("wood", wood, SightRule(depth=deep, conceals=True)),
        *Obstacle.of_scenery("hedge", hedge, SightRule(depth=deep, least=250, conceals=True)),
    ]
    north, south = (sight_body(f"at {y}", STAND, Point(15 * CM, y), 0, BodyHeights()) for y in (-9 * CM, 20 * CM))
    report = PlaneSight(ObstacleIndex(pieces, gap)).report(north, south)
    assert not report.seen and [piece.name for piece in report.hiding] == ["wood", "hedge"]  # 40 mm and 25 mm
    near = PlaneSight(ObstacleIndex(pieces[:1], gap)).report(north, south)
    assert near.seen and near.concealed


def test_models_meet() -> None:
    tank = TANK.at(Point(0, 0), heading=137)
    place = snap_to_contact(TANK, 800, Point(70 * MM, 0), tank, reach=5 * CM)
    assert place is not None and in_contact(TANK.at(place, 800), tank)
