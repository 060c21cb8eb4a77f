"""The tables agree with their plans: open enough, passable, and drawn naturally."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import atan2, hypot, pi
from pathlib import Path

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.polygon import doubled_area
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.battle_tables import prove_table
from combat.games.armour.content.random_tables.natural_outlines import patch, rounded_line
from combat.games.armour.content.random_tables.table_judging import STEP, largest_share, openness, passable, reached
from tests.games.armour.shipped import book
from tools.armour.draw_tables import TABLES, files
from tools.armour.table_measures import BANDS

NAMES = sorted(path.stem for path in TABLES.glob("*.tmx"))


def table(name: str) -> TableMap:
    """Return a shipped table, loaded and checked."""
    return prove_table(TABLES / f"{name}.tmx")


def test_there_are_six_tables_of_180_by_120_cm_and_each_is_drawn_from_its_plan() -> None:
    drawn: dict[Path, str] = dict(files())
    assert {path.stem for path in drawn} == set(NAMES)
    assert len(NAMES) == 6
    for path, text in drawn.items():
        assert path.read_text(encoding="utf-8") == text
        assert (table(path.stem).width, table(path.stem).height) == (180 * CM, 120 * CM)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_neither_too_open_nor_too_close(name: str) -> None:
    shares = openness(replace(book("any-ground"), table=table(name)), BANDS, pairs=400, seed=7)
    for apart, (least, most) in BANDS.items():
        assert least - 4 <= shares[apart] <= most + 4, shares  # 400 pairs leave 4 per cent of chance


BORDERS = ("bocage", "hedge")


def test_fields_of_the_hedgerow_country_are_closed_but_for_gates_of_3_to_4_cm() -> None:
    """Where two hedges end within 5 cm of each other they meet, or leave a gate."""
    lines = [piece for piece in table("hedgerow").scenery if piece.kind in BORDERS]
    ends = [(number, end) for number, piece in enumerate(lines) for end in (piece.corners[0], piece.corners[-1])]
    gaps = [hypot(b.x - a.x, b.y - a.y) / CM for (one, a), (two, b) in combinations(ends, 2) if one != two]
    near = [gap for gap in gaps if gap < 5]
    assert all(gap == 0 or 3 <= gap <= 4 for gap in near), sorted(near)
    assert sum(3 <= gap <= 4 for gap in near) >= 20
    assert sum(gap == 0 for gap in near) >= 30


@pytest.mark.parametrize("name", NAMES)
def test_roads_are_at_most_35_mm_wide_and_woods_are_no_eggs(name: str) -> None:
    whole = table(name)
    assert all(piece.width <= 35 * MM for piece in whole.scenery if piece.kind in ("road", "track"))
    for piece in whole.scenery:
        if piece.kind in ("wood", "scrub"):
            assert len(convex_hull(piece.corners)) < len(piece.corners) - 3, piece


def test_a_balka_of_the_steppe_runs_through_and_has_a_bridge() -> None:
    whole = table("steppe")
    (bridge,) = whole.scenery_of("bridge")
    floors = [floor.area() for floor in whole.scenery_of("gully-floor")]
    (through,) = [floor for floor in floors if floor.right == whole.width and floor.bottom == whole.height]
    placed = ConvexShape(bridge.corners)
    assert containment(placed, through) is Containment.PART
    assert any(overlap(side, placed) for track in whole.scenery_of("track") for side in track.line().sides)


HULL = 34 * MM


@pytest.mark.parametrize("name", NAMES)
def test_a_tank_can_drive_to_every_objective(name: str) -> None:
    whole = table(name)
    places = passable(replace(book("any-ground"), table=whole), HULL)
    found = reached(places, next(place for place in sorted(places) if place[1] == STEP))
    for objective in whole.objectives:
        near = (round(objective.at.x / STEP) * STEP, round(objective.at.y / STEP) * STEP)
        assert near in found, objective
    assert any(y == whole.height - STEP for _, y in found)


@pytest.mark.rule("A48")
@pytest.mark.parametrize("name", NAMES)
def test_no_half_of_a_table_has_much_over_60_per_cent_of_its_cover(name: str) -> None:
    """A table that is drawn by hand may have a little more than a random one."""
    assert largest_share(replace(book("any-ground"), table=table(name))) <= 65


def test_a_patch_covers_about_what_its_ellipse_does_and_is_the_same_for_the_same_seed() -> None:
    for seed in ("a", "b", "c", "d"):
        spots = patch((50, 50), 12, 8, 30, seed, ragged=True)
        assert spots == patch((50, 50), 12, 8, 30, seed, ragged=True)
        assert 0.75 < abs(doubled_area([Point(*spot) for spot in spots])) / 2 / (pi * 120 * 80) < 1.3
    assert patch((50, 50), 12, 8, 30, "a", ragged=True) != patch((50, 50), 12, 8, 30, "b", ragged=True)


def test_a_rounded_line_keeps_its_ends_and_turns_gently() -> None:
    spots = rounded_line([(0, 0), (20, 0), (20, 20)])
    assert (spots[0], spots[-1]) == ((0, 0), (200, 200))
    headings = [atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(spots)]
    assert max(b - a for a, b in pairwise(headings)) < pi / 5
    assert rounded_line([(0, 0), (3, 4)]) == [(0, 0), (30, 40)]
