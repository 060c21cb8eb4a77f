"""Benchmark: lines of sight and fields of view over open ground, on tables with 60 teams."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from typing import TypeAlias

from combat.engine.chance.split_mix import SplitMix
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sight.fields.field_sweep import Hill
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_rule import SightRule
from tools.figures import Measured, figure
from tools.figures.benchmark import timed
from tools.figures.movement import countries
from tools.figures.open_country import HEIGHT, TANK, WIDTH, Country, Team

DEEP, CLEAR = Limit.read("deep", "at least 5 cm"), Limit.read("clear", "at most 15 cm")
GAP, EDGE = Limit.read("gap", "less than 2 cm"), Limit.read("edge", "at most 5 cm")
RULES = {
    "wood": SightRule(depth=DEEP, conceals=True, clear_within=CLEAR, edge=EDGE, joins=True),
    "hedge": SightRule(depth=DEEP, least=250, conceals=True, clear_within=CLEAR, edge=EDGE, joins=True),
    "field": SightRule(conceals=True, edge=EDGE, overlooked=True),
    "building": SightRule(opaque=True, conceals=True, joins=True),
    "hill": SightRule(opaque=True, joins=True),
}
MODEL = SightRule(opaque=True, joins=True)
HILL, TOPS = 400, {"wood": 600, "hedge": 600, "building": 500}
FOOT, HULL = BodyHeights(eye=180, top=180, middle=90), BodyHeights(eye=200, top=240, middle=120)
BOX = 0, 0, WIDTH, HEIGHT
PAIRS, FIELDS = 100, 12

Look: TypeAlias = tuple[int, SightBody, SightBody]
"""The number of a table, and who looks at whom."""


class Sights:
    """Obstacles and bodies of a table; the models of one seat hide the line of sight, too."""

    def __init__(self, country: Country) -> None:
        hills = [piece for piece in country.scenery if piece.kind == "hill"]
        self.hills: list[Hill] = [(piece.area(), HILL) for piece in hills]
        self.fixed: list[Obstacle] = []
        for number, piece in enumerate(country.scenery):
            if piece.kind in RULES:
                base = 0 if piece.kind == "hill" else max(self.ground(corner) for corner in piece.corners)
                top = HILL if piece.kind == "hill" else TOPS.get(piece.kind)
                name = f"{piece.kind} {number}"
                self.fixed += Obstacle.of_scenery(name, piece, RULES[piece.kind], base, top)
        self.bodies = [self._body(team) for team in country.teams]
        self.moving = [
            Obstacle.of_shape(body.name, "model", body.shape, MODEL, body.ground, body.heights.top)
            for body in self.bodies[::2]
        ]

    def ground(self, point: Point) -> int:
        """Return the height of the ground at a point; 0 outside all hills."""
        return max((height for area, height in self.hills if _is_in(area, point)), default=0)

    def _body(self, team: Team) -> SightBody:
        point, heading, is_tank = team.pose.point, team.pose.heading, team.footprint is TANK
        mounts = (Point(0, 50),) if is_tank else ()
        heights = HULL if is_tank else FOOT
        return sight_body(team.name, team.footprint, point, heading, heights, self.ground(point), mounts)

    def sight(self) -> PlaneSight:
        """Return a new line-of-sight calculator for the table, with its scenery indexed beforehand."""
        index = ObstacleIndex(self.fixed, GAP)
        assert len(index.joins) >= 0
        return PlaneSight(index, self.moving)


def _is_in(area: Polygon, point: Point) -> bool:
    return area.locate(point) >= 0


@cache
def _sights() -> tuple[Sights, ...]:
    return tuple(Sights(country) for country in countries())


@cache
def _looks() -> tuple[Look, ...]:
    """Return pairs of teams of two seats."""
    numbers, found = SplitMix(11), []
    for number, sights in enumerate(_sights()):
        for _ in range(PAIRS):
            one = numbers.below(len(sights.bodies))
            other = (one + 1 + 2 * numbers.below(len(sights.bodies) // 2)) % len(sights.bodies)
            found.append((number, sights.bodies[one], sights.bodies[other]))
    return tuple(found)


def _look(tables: list[PlaneSight]) -> None:
    for number, viewer, target in _looks():
        tables[number].report(viewer, target)


@figure("open-sight-cold", "sight between two teams over open ground, uncached", 12)
def _cold() -> Measured:
    tables = list[PlaneSight]()

    def forget() -> None:
        tables[:] = [sights.sight() for sights in _sights()]

    taken = timed(lambda: _look(tables), runs=7, before=forget)
    return Measured.of(taken.shared(len(_looks())), f"{len(_looks())} pairs of teams on {len(_sights())} tables")


@figure("open-sight-reasons", "sight between two teams over open ground, with what each line crosses", 30)
def _reasons() -> Measured:
    tables = [sights.sight() for sights in _sights()]

    def look() -> None:
        for number, viewer, target in _looks():
            sight = PlaneSight(tables[number].scenery, tables[number].moving)
            assert len(sight.report(viewer, target).rays) == len(viewer.eyes)

    taken = timed(look, runs=7)
    return Measured.of(taken.shared(len(_looks())), "up to 81 lines, one report at a time")


@figure("open-sight-kept", "sight between two teams over open ground, cached", 0.05)
def _kept() -> Measured:
    tables = [sights.sight() for sights in _sights()]
    _look(tables)
    return Measured.of(timed(lambda: _look(tables)).shared(len(_looks())), "the same pairs again")


@figure("open-field", "field of view of one eye over open ground", 200)
def _field() -> Measured:
    tables = [(sights, sights.sight()) for sights in _sights()]
    looks = cycle((sights, sight, body) for body in range(FIELDS) for sights, sight in tables)

    def look() -> None:
        sights, sight, place = next(looks)
        body = sights.bodies[place]
        eye = SightBody(body.name, body.shape, body.points, body.heights, body.ground, body.eyes[:1])
        sight.field(eye, FOOT, BOX, sights.hills).complete()

    for _ in tables:
        look()
    taken = timed(look, runs=FIELDS, each=len(tables))
    return Measured.of(taken, "among 60 teams; made in steps of half a millisecond")
