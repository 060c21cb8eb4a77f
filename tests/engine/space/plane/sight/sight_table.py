"""Random table with the scenery of a rulebook that uses heights and depths, and 60 models on it."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random

from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.table_map import Scenery

WIDE, HIGH = 180 * CM, 120 * CM
GAP = Limit("gap", "less-than", 2 * CM)
DEEP = Limit("deep", "at-least", 5 * CM)
CLEAR = Limit("clear", "at-most", 15 * CM)
EDGE = Limit("edge", "at-most", 5 * CM)

SHORT = SightRule(conceals=True, edge=EDGE, overlooked=True)
RULES = {
    "wood": SightRule(depth=DEEP, conceals=True, clear_within=CLEAR, edge=EDGE, joins=True),
    "bocage": SightRule(depth=DEEP, least=250, conceals=True, clear_within=CLEAR, edge=EDGE, joins=True),
    "hedge": SHORT,
    "wall": SHORT,
    "crop": SHORT,
    "hill": SightRule(opaque=True, joins=True),
    "building": SightRule(opaque=True, conceals=True, joins=True),
    "model": SightRule(opaque=True, joins=True),
    "smoke": SightRule(opaque=True, conceals=True, clear_within=CLEAR),
}
TOPS = {"wood": 600, "bocage": 600, "building": 500}
FOOT = BodyHeights(eye=180, top=180, middle=90)
TANK = BodyHeights(eye=200, top=240, middle=120)
BASE, HULL, ROUND = HullFootprint.rectangle(480, 320), HullFootprint.rectangle(280, 580), DiscFootprint(250)
"""A base of infantry, a hull of a tank, which looks from its turret, and a round base."""
Motion = Callable[[Point], Point]


class SightTable:
    """Hills, obstacles and bodies of a table, optionally after a rigid motion."""

    def __init__(self, seed: int, dense: int = 1, count: int = 60) -> None:
        self.random = Random(seed)
        self.hills: list[tuple[Polygon, int]] = []
        self.obstacles: list[Obstacle] = []
        for _ in range(2):
            self._hill(self.random.randint(3, 5) * CM)
        for _ in range(6):
            self._area("wood", self._ellipse(350, 550))
        for _ in range(4):
            self._area("crop", self._rectangle(700, 1_200))
        for _ in range(8):
            self._area("building", self._rectangle(300, 450))
        for kind, width, number in (("bocage", 150, 6 * dense), ("hedge", 100, 4 * dense), ("wall", 50, 4 * dense)):
            for _ in range(number):
                self._line(kind, width)
        self.bodies = [self.body(f"team {place}") for place in range(count)]

    def ground(self, point: Point) -> int:
        """Return the height of the ground at a point; borders of hills count as part of them."""
        return max((height for area, height in self.hills if area.locate(point) >= 0), default=0)

    def point(self) -> Point:
        """Return a random point."""
        return Point(self.random.randrange(600, WIDE - 600), self.random.randrange(600, HIGH - 600))

    def body(self, name: str, footprint: Footprint | None = None) -> SightBody:
        """Return a body at a random place, by default with a random footprint."""
        kind = footprint or self.random.choice((BASE, HULL, ROUND))
        point, heading = self.point(), self.random.randrange(3_600)
        mounts = (Point(0, 60),) if kind is HULL else ()
        return sight_body(name, kind, point, heading, TANK if kind is HULL else FOOT, self.ground(point), mounts)

    def sight(self, models: bool = True) -> PlaneSight:
        """Return a line-of-sight calculator for the table; with `models`, every second model is an obstacle."""
        return PlaneSight(ObstacleIndex(self.obstacles, GAP), self.moving() if models else ())

    def moving(self) -> list[Obstacle]:
        """Return every second model as an obstacle."""
        return [
            Obstacle.of_shape(body.name, "model", body.shape, RULES["model"], body.ground, body.heights.top)
            for body in self.bodies[::2]
        ]

    def _add(self, kind: str, piece: Scenery) -> None:
        name = f"{kind} {len(self.obstacles)}"
        base = max(self.ground(corner) for corner in piece.corners)
        self.obstacles += Obstacle.of_scenery(name, piece, RULES[kind], base, TOPS.get(kind))

    def _area(self, kind: str, corners: tuple[Point, ...]) -> None:
        self._add(kind, Scenery(kind, "area", corners))

    def _hill(self, height: int) -> None:
        area = Polygon(self._ellipse(600, 1_000))
        self.hills.append((area, height))
        self.obstacles.append(Obstacle(f"hill {len(self.obstacles)}", "hill", area, RULES["hill"], 0, height))

    def _line(self, kind: str, width: int) -> None:
        here, turn = self.point(), self.random.random() * 2 * pi
        corners = [here]
        for _ in range(2):
            turn += self.random.uniform(-0.7, 0.7)
            long = self.random.randint(700, 1_500)
            corners.append(corners[-1].moved(round(long * cos(turn)), round(long * sin(turn))))
        self._add(kind, Scenery(kind, "line", tuple(corners), width))

    def _ellipse(self, least: int, most: int) -> tuple[Point, ...]:
        here, wide, high = self.point(), self.random.randint(least, most), self.random.randint(least, most)
        turns = [place * pi / 6 for place in range(12)]
        return tuple([here.moved(round(wide * cos(turn)), round(high * sin(turn))) for turn in turns])

    def _rectangle(self, least: int, most: int) -> tuple[Point, ...]:
        wide, long = self.random.randint(least, most) // 2 * 2, self.random.randint(least, most) // 2 * 2
        return HullFootprint.rectangle(wide, long).at(self.point(), self.random.randrange(3_600)).corners


def point_body(table: SightTable, point: Point) -> SightBody:
    """Return a point of the ground as a body with the height of infantry."""
    return SightBody.at_point(point, FOOT, table.ground(point))
