"""Comparison of sight with shapely: both agree on lines over a whole table, except near a limit."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from combat.engine.space.plane.point import CM
from combat.engine.space.plane.polygon import Polyline
from combat.engine.space.plane.sight.gap_join import GapJoin, join_of
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_ray import SightRay
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.sight.sight_shapes import band_corners
from tests.engine.space.plane.sight.sight_table import DEEP, FOOT, GAP, SightTable

shapely = pytest.importorskip("shapely", reason="make plane-check installs it beside the usual libraries")

CLEAR = 1e-6
"""Units from a limit within which floats decide nothing."""
ROUND, ROUNDED = 0.08, 1.5
"""The share of its radius that a round end may lack, and the units by which a corner may be rounded away."""
SOLID, WOOD = SightRule(opaque=True), SightRule(depth=DEEP)
SEEDS = pytest.mark.parametrize("seed", range(6))


def rays_over(table: SightTable, obstacles: list[Obstacle]) -> list[SightRay]:
    """Return the best ray between each pair of 30 random viewers on a table."""
    sight = PlaneSight(ObstacleIndex(obstacles))
    bodies = [SightBody.at_point(table.point(), FOOT) for _ in range(30)]
    return [sight.report(one, other).best_rays[0] for one, other in combinations(bodies, 2)]


@SEEDS
def test_depths_and_verdicts_agree(seed: int) -> None:
    table = SightTable(seed, dense=2)
    obstacles = [
        Obstacle(found.name, found.kind, found.area, WOOD if found.kind in ("wood", "bocage") else SOLID)
        for found in table.obstacles
        if found.kind != "hill"
    ]
    there = {id(found): shapely.Polygon(found.area.corners) for found in obstacles}
    hidden = 0
    for ray in rays_over(table, obstacles):
        line = shapely.LineString([ray.eye, ray.point])
        depths = {id(found): line.intersection(there[id(found)]).length for found in obstacles}
        found = {id(crossing.piece): float(ray.depth(crossing)) for crossing in ray.crossings}
        for place, depth in depths.items():
            assert found.get(place, 0.0) == pytest.approx(depth, abs=1e-3)
        solid = max((depths[id(one)] for one in obstacles if one.rule.opaque), default=0)
        woods = shapely.union_all([there[id(one)] for one in obstacles if not one.rule.opaque])
        deep = line.intersection(woods).length
        if (solid < CLEAR or solid > 1e-3) and abs(deep - DEEP.distance) > CLEAR:
            assert ray.hidden is (solid > CLEAR or deep > DEEP.distance)
        hidden += ray.hidden
    assert 0 < hidden < 435


@SEEDS
def test_gaps_agree(seed: int) -> None:
    table = SightTable(seed, dense=2)
    rule = SightRule(opaque=True, joins=True)
    pieces = [Obstacle(found.name, found.kind, found.area, rule) for found in table.obstacles]
    closed = 0
    for one, other in combinations(pieces, 2):
        first, second = (shapely.Polygon(piece.area.corners) for piece in (one, other))
        apart = first.distance(second)
        join = join_of(one, other, GAP)
        if one.name == other.name or apart == 0:
            assert join is None
        elif abs(apart - GAP.distance) > CLEAR:
            assert (join is not None) is (apart < GAP.distance)
        if isinstance(join, GapJoin):
            closed += 1
            _, ux, uy, under = join.ties[0]
            assert hypot(ux, uy) / under == pytest.approx(apart, abs=CLEAR)
    assert closed >= 5, "too few gaps to say anything"


@SEEDS
def test_a_line_with_a_width_covers_what_a_buffer_does(seed: int) -> None:
    table = SightTable(seed, count=0)
    corners = [table.point() for _ in range(4)]
    width = table.random.randrange(20, 2 * CM)
    wanted = shapely.LineString(corners).buffer(width, quad_segs=64)
    found = shapely.union_all([shapely.Polygon(outline) for outline in band_corners(Polyline(corners, width))])
    assert found.hausdorff_distance(wanted) <= ROUND * width + ROUNDED, "round ends have eight corners"
    assert found.within(wanted.buffer(ROUNDED)), "it never covers more"
    assert shapely.LineString(corners).buffer(width * (1 - ROUND) - ROUNDED).within(found)
