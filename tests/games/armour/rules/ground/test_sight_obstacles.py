"""Scenery and lines of sight: what blocks, from which thickness and distance on, and what conceals."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.sight.sight_body import BodyHeights, SightBody
from combat.engine.space.plane.sight.sight_report import SightReport
from combat.engine.space.plane.table_map import HeightArea, Scenery, TableMap
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.ground.sight_obstacles import ground_height, sight_rule, table_sight
from tests.games.armour.shipped import book

WHOLE = book("two-platoons")


def area(kind: str, left: float, right: float, top: float = 0, bottom: float = 40) -> Scenery:
    """Return a rectangle of scenery, given in centimetres."""
    x, far, y, low = (round(side * CM) for side in (left, right, top, bottom))
    return Scenery(kind, "area", (Point(x, y), Point(far, y), Point(far, low), Point(x, low)))


def line(kind: str, at: float, millimetres: int) -> Scenery:
    """Return a line of scenery across the table, `millimetres` wide."""
    x = round(at * CM)
    return Scenery(kind, "line", (Point(x, 0), Point(x, 40 * CM)), millimetres * MM)


def table(*pieces: Scenery, heights: tuple[HeightArea, ...] = ()) -> Book:
    """Return the book with a small table of the given pieces."""
    return replace(WHOLE, table=TableMap("strip", 120 * CM, 40 * CM, pieces, heights))


def report(whole: Book, start: float, end: float) -> SightReport:
    """Return the sight report between two points of infantry height on the middle line, given in centimetres."""
    figures = whole.figures.sight
    heights = BodyHeights(figures.eye, figures.team_top, figures.team_top // 2)

    def body(at: float) -> SightBody:
        point = Point(round(at * CM), 20 * CM)
        return SightBody.at_point(point, heights, ground_height(whole, point))

    return table_sight(whole).report(body(start), body(end))


@pytest.mark.rule("L611")
@pytest.mark.parametrize(("thick", "seen"), [(4.9, True), (5.0, False), (5.1, False)])
def test_tall_ground_of_5_cm_blocks(thick: float, seen: bool) -> None:
    assert report(table(area("wood", 30, 30 + thick)), 20, 60).seen is seen


@pytest.mark.rule("L611")
@pytest.mark.parametrize(("apart", "seen"), [(14.9, True), (15.0, True), (15.1, False)])
def test_tall_ground_does_not_block_up_to_15_cm(apart: float, seen: bool) -> None:
    assert report(table(area("wood", 24, 30)), 20, 20 + apart).seen is seen


@pytest.mark.rule("A9")
@pytest.mark.parametrize("kind", ["bocage", "tree-line"])
def test_a_tall_line_counts_25_mm_so_that_two_block(kind: str) -> None:
    one, two = line(kind, 30, 10), line(kind, 40, 10)
    assert report(table(one), 20, 60).seen
    assert report(table(one), 20, 60).concealed
    assert not report(table(one, two), 20, 60).seen
    assert report(table(one, area("wood", 40, 42.4)), 20, 60).seen
    assert not report(table(one, area("wood", 40, 42.5)), 20, 60).seen


@pytest.mark.rule("L615")
@pytest.mark.parametrize(("deep", "concealed"), [(4.9, False), (5.0, False), (5.1, True)])
def test_who_stands_near_the_edge_of_cover_looks_out_freely(deep: float, concealed: bool) -> None:
    assert report(table(area("crop", 30, 50)), 50 - deep, 70).concealed is concealed
    assert report(table(area("crop", 30, 50)), 70, 50 - deep).concealed


@pytest.mark.rule("L613")
@pytest.mark.parametrize("kind", ["gentle-hill", "rocky-hill"])
def test_a_hill_blocks_whole_what_lies_behind_it(kind: str) -> None:
    hill = area(kind, 30, 50)
    whole = table(hill, heights=(HeightArea(3, hill.corners),))
    assert not report(whole, 20, 60).seen
    assert report(whole, 40, 60).seen, "from the plateau"


@pytest.mark.rule("A19")
def test_a_low_rise_hides_the_half_of_what_lies_behind_it() -> None:
    rise = area("low-rise", 30, 50)
    found = report(table(rise, heights=(HeightArea(1, rise.corners),)), 10, 60)
    assert found.seen
    assert found.half_hidden


@pytest.mark.rule("8.2")
def test_a_building_blocks_and_short_ground_only_conceals() -> None:
    assert not report(table(area("building", 30, 36, 15, 25)), 20, 60).seen
    for kind in ("hedge", "wall", "fence"):
        found = report(table(line(kind, 30, 10)), 20, 60)
        assert (found.seen, found.concealed) == (True, True)
    for kind in ("road", "ploughed", "stream", "bridge"):
        assert not report(table(area(kind, 30, 36)), 20, 60).concealed
        assert not sight_rule(WHOLE, WHOLE.scenery[kind]).conceals


@pytest.mark.rule("A20")
def test_a_gully_hides_who_is_in_it_from_beyond_15_cm() -> None:
    gully = table(area("gully-floor", 40, 48))
    assert report(gully, 30, 44).seen
    assert not report(gully, 20, 44).seen
    assert report(gully, 20, 60).seen, "across it"
    assert report(gully, 41, 47).seen, "within it"
