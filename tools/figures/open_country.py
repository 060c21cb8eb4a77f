"""Random table of 180 × 120 cm with all sorts of ground and 60 teams, the size of a game of companies."""

from __future__ import annotations

from dataclasses import dataclass

from combat.engine.chance.split_mix import SplitMix
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, overlap
from combat.engine.space.plane.footprint import Footprint, HullFootprint
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_layout import GroundLayout
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import Mover
from combat.engine.space.plane.movement.shape_zone import ShapeZone
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Form, Scenery, TableMap

WIDTH, HEIGHT = 180 * CM, 120 * CM
TANK = HullFootprint.rectangle(29 * MM, 56 * MM)
STAND = HullFootprint.rectangle(48 * MM, 32 * MM)
NEAR = Limit.read("near", "less than 5 cm")
FAR = Limit.read("far", "less than 20 cm")
CLASSES = {
    "road": GroundClass(rate=0, layer=2),
    "bridge": GroundClass(rate=0, layer=2),
    "ford": GroundClass(rate=2, passage="test", layer=2),
    "field": GroundClass(rate=2),
    "hill": GroundClass(rate=2),
    "hedge": GroundClass(rate=2, passage="test", layer=1),
    "wood": GroundClass(rate=2, passage="test", layer=1),
    "building": GroundClass(rate=2, passage="barred", layer=1),
    "river": GroundClass(rate=2, passage="barred", layer=1),
}
"""Rates: 0 roads, 1 open ground, 2 rough ground."""
BASE = GroundClass(rate=1)


@dataclass(frozen=True)
class Team:
    """Model on the table."""

    name: str
    seat: str
    footprint: Footprint
    pose: Pose

    @property
    def shape(self) -> ConvexShape:
        """Return the footprint at the model's place."""
        return self.footprint.at(self.pose.point, self.pose.heading)


class Country:
    """Table generated from a seed."""

    def __init__(self, seed: int, teams: int = 60) -> None:
        self.numbers = SplitMix(seed)
        self.scenery = list[Scenery]()
        self._draw()
        self.table = TableMap("country", WIDTH, HEIGHT, tuple(self.scenery))
        self.ground = GroundLayout.of_table(self.table, CLASSES, BASE)
        self.teams = list[Team]()
        while len(self.teams) < teams:
            self._place(len(self.teams))

    def below(self, count: int) -> int:
        """Return a random number from 0 to `count` - 1."""
        return self.numbers.below(count)

    def between(self, low: int, high: int) -> int:
        """Return a random number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def _add(self, kind: str, form: Form, corners: list[Point], width: int = 0) -> None:
        on = [Point(min(max(x, 0), WIDTH), min(max(y, 0), HEIGHT)) for x, y in corners]
        self.scenery.append(Scenery(kind, form, tuple(on), width))

    def _box(self, kind: str, x: int, y: int, wide: int, high: int) -> None:
        heading = self.below(900)
        corners = [Point(-wide, -high), Point(wide, -high), Point(wide, high), Point(-wide, high)]
        self._add(kind, "area", [turned(corner, heading).moved(x, y) for corner in corners])

    def _round(self, kind: str, low: int, high: int) -> None:
        x, y = self.between(15 * CM, WIDTH - 15 * CM), self.between(15 * CM, HEIGHT - 15 * CM)
        self._add(
            kind, "area", [turned(Point(0, -self.between(low, high)), 300 * turn).moved(x, y) for turn in range(12)]
        )

    def _draw(self) -> None:
        crossing = self.between(40 * CM, 80 * CM)
        bend, x = self.between(-10 * CM, 10 * CM), self.between(50 * CM, 130 * CM)
        river = [Point(0, crossing), Point(60 * CM, crossing + bend), Point(120 * CM, crossing - bend)]
        self._add("river", "line", [*river, Point(WIDTH, crossing)], 8 * CM)
        at = next(
            (a.y * (b.x - x) + b.y * (x - a.x)) // (b.x - a.x)
            for a, b in zip(river, [*river[1:], Point(WIDTH, crossing)], strict=True)
            if a.x <= x <= b.x
        )
        self._add(
            "bridge",
            "area",
            [Point(x + dx, at + dy) for dx, dy in ((-300, -700), (300, -700), (300, 700), (-300, 700))],
        )
        self._add("road", "line", [Point(x, 0), Point(x, HEIGHT)], 5 * CM)
        self._add("road", "line", [Point(0, 25 * CM), Point(x, 30 * CM), Point(WIDTH, 20 * CM)], 5 * CM)
        for kind, count, low, high in (("hill", 2, 800, 1_500), ("field", 5, 700, 1_300), ("wood", 6, 500, 1_000)):
            for _ in range(count):
                self._round(kind, low, high)
        for _ in range(10):
            a = Point(self.between(0, WIDTH), self.between(0, HEIGHT))
            b = a.moved(self.between(-1_500, 1_500), self.between(-1_500, 1_500))
            self._add("hedge", "line", [a, b, b.moved(self.between(-900, 900), self.between(-900, 900))], 1 * CM)
        for _ in range(9):
            left, top = self.between(10 * CM, WIDTH - 10 * CM), self.between(10 * CM, HEIGHT - 10 * CM)
            self._box("building", left, top, self.between(250, 450), self.between(250, 400))

    def _place(self, number: int) -> None:
        """Put a team down where it is on nothing that bars it."""
        seat, footprint = ("red", "blue")[number % 2], (TANK, STAND)[number // 2 % 2]
        half = 0 if seat == "red" else HEIGHT // 2
        point = Point(self.between(5 * CM, WIDTH - 5 * CM), half + self.between(5 * CM, HEIGHT // 2 - 5 * CM))
        shape = footprint.at(point, heading := self.below(3_600))
        barred = (piece for piece in self.ground.pieces if piece.ground.passage == "barred")
        if any(piece.touches(shape) for piece in barred) or any(overlap(shape, team.shape) for team in self.teams):
            return
        foes = (team for team in self.teams if team.seat != seat)
        if all(compare_distance(shape, team.shape, 5 * CM) >= 0 for team in foes):
            self.teams.append(Team(f"{seat}-{number}", seat, footprint, Pose.at(point, heading)))

    def space(self, team: Team, *, fast: bool = False) -> MovementSpace:
        """Return the movement space of a team; with `fast`, it keeps a larger distance from enemy teams."""
        others = [other for other in self.teams if other is not team]
        zones = [ShapeZone(other.name, other.shape) for other in others]
        limit = FAR if fast else NEAR
        zones += [ShapeZone(other.name, other.shape, limit) for other in others if other.seat != team.seat]
        return MovementSpace(team.pose, Mover(team.footprint), self.ground, zones)
