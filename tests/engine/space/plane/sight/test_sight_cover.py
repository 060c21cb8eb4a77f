"""Cover by obstacles between two bodies or under the target."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sight.cover_rule import CoverRule, cover
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.obstacle_index import ObstacleIndex
from combat.engine.space.plane.sight.plane_sight import PlaneSight
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody, sight_body
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.space.plane.sight.sight_rule import SightRule
from tests.engine.space.plane.sight.sight_table import BASE

WALL, CRATER, CREST = SightRule(conceals=True), SightRule(conceals=True), SightRule(opaque=True)
NEAR = Limit("cover", "at-most", 500)
AGAINST_SHOTS = {
    "wall": CoverRule(between=True, near=NEAR),
    "crater": CoverRule(under="part"),
    "crest": CoverRule(between=True),
}
AGAINST_SHELLS = {"crater": CoverRule(under="whole")}


def piece(kind: str, box: tuple[int, int, int, int], rule: SightRule, top: int | None = None) -> Obstacle:
    """Return a rectangular obstacle given by left, top, right and bottom."""
    left, up, right, down = box
    corners = [Point(left, up), Point(right, up), Point(right, down), Point(left, down)]
    return Obstacle(f"{kind} {left}", kind, Polygon(corners), rule, 0, top)


def looked(*pieces: Obstacle, viewer: SightBody | None = None, heights: BodyHeights | None = None) -> SightReport:
    """Return the sight report from a viewer in the west to a target at the origin past some obstacles."""
    eye = viewer or SightBody.at_point(Point(-900_000, 0), heights or BodyHeights())
    target = sight_body("target", BASE, Point(0, 0), 0, heights or BodyHeights())
    return PlaneSight(ObstacleIndex(pieces)).report(eye, target)


@pytest.mark.parametrize(("away", "covered"), [(499, True), (500, True), (501, False)])
def test_a_wall_near_the_target_gives_cover(away: int, covered: bool) -> None:
    wall = piece("wall", (-240 - away - 50, -9_000, -240 - away, 9_000), WALL)
    found = cover(looked(wall), AGAINST_SHOTS)
    assert found.half is covered and found.points == (9 if covered else 0)
    assert [one.name for one in found.pieces] == ([wall.name] if covered else [])
    assert not cover(looked(wall), AGAINST_SHELLS).half


@pytest.mark.parametrize(("up", "points", "half"), [(161, 0, False), (1, 3, False), (-1, 6, True), (-161, 9, True)])
def test_at_least_half_of_the_target_must_be_behind_it(up: int, points: int, half: bool) -> None:
    wall = piece("wall", (-400, up, -300, 9_000), WALL)
    found = cover(looked(wall), AGAINST_SHOTS)
    assert (found.points, found.count, found.half) == (points, 9, half)


def test_the_eye_with_the_least_in_its_way_counts() -> None:
    """From its far end a stand looks past a wall that all its other points look across."""
    wall = piece("wall", (-400, -9_000, -300, 170), WALL)
    viewer = sight_body("viewer", BASE, Point(-600, 0), 0, BodyHeights())
    lower = SightBody("lower", viewer.shape, (Point(-500, 900),), BodyHeights())
    assert cover(looked(wall, viewer=viewer), AGAINST_SHOTS).half
    both = SightBody("both", viewer.shape, (*viewer.points, *lower.points), BodyHeights())
    assert not cover(looked(wall, viewer=both), AGAINST_SHOTS).half


def test_an_eye_that_sees_nothing_does_not_count() -> None:
    wall = piece("wall", (-400, -9_000, -300, 9_000), WALL)
    house = piece("house", (-2_000, 800, -1_900, 9_000), SightRule(opaque=True))
    seeing = SightBody("one", SightBody.at_point(Point(-900, 0), BodyHeights()).shape, (Point(-900, 0),), BodyHeights())
    blind = Point(-2_500, 1_500)
    both = SightBody("both", seeing.shape, (*seeing.points, blind), BodyHeights())
    report = looked(wall, house, viewer=both)
    assert report.seen and all(ray.hidden for ray in report.rays[1])
    only_house = {"house": CoverRule(between=True)}
    assert cover(report, only_house).points == 0
    assert cover(report, {"wall": CoverRule(between=True)}).points == 9


@pytest.mark.parametrize(
    ("box", "shots", "shells"),
    [
        ((-240, -160, 240, 160), True, True),
        ((-240, -160, 240, 159), True, False),
        ((239, -160, 900, 160), True, False),
        ((240, -160, 900, 160), False, False),
    ],
)
def test_what_lies_under_the_target_covers_it_in_part_or_whole(
    box: tuple[int, int, int, int], shots: bool, shells: bool
) -> None:
    crater = piece("crater", box, CRATER)
    report = looked(crater)
    assert cover(report, AGAINST_SHOTS, (crater,)).half is shots
    found = cover(report, AGAINST_SHELLS, (crater,))
    assert found.half is shells and found.pieces == ((crater,) if shells else ())
    assert not cover(report, AGAINST_SHOTS).half


def test_an_objective_is_covered_by_what_it_lies_in() -> None:
    crater, there = piece("crater", (0, 0, 100, 100), CRATER), SightBody.at_point(Point(100, 50), BodyHeights())
    viewer = SightBody.at_point(Point(-900, 0), BodyHeights())
    report = PlaneSight(ObstacleIndex([crater])).report(viewer, there)
    assert cover(report, AGAINST_SHELLS, (crater,)).half


def test_a_crest_that_hides_the_lower_half_covers() -> None:
    heights = BodyHeights(200, 240, 120)
    low, high = piece("crest", (-400, -900, -300, 900), CREST, 119), piece("crest", (-400, -900, -300, 900), CREST, 200)
    assert not cover(looked(low, heights=heights), AGAINST_SHOTS).half
    report = looked(high, heights=heights)
    assert report.seen and report.half_hidden and cover(report, AGAINST_SHOTS).half
