"""Random tables: reproducible from their seed, open enough, passable, and without overlaps (A48)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from combat.engine.chance.picks import Picks
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import shipped
from combat.engine.content.plane.table_writing import tiled
from combat.engine.kernel.record import replace
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.battle_tables import prove_table
from combat.games.armour.content.library import Library
from combat.games.armour.content.random_tables.random_table import seed_of
from combat.games.armour.content.random_tables.table_draft import TableDraft
from combat.games.armour.content.random_tables.table_judging import is_passable, largest_share, openness
from tests.games.armour.shipped import book, content
from tests.sampled import SOAKED

BANDS = {20: (75, 93), 40: (58, 84), 80: (28, 62)}
SEEDS = range(1, 25) if SOAKED else (1, 5)
WAYS = ("road", "track", "stream", "ford")


@cache
def table(seed: int, points: int = 100) -> TableMap:
    """Return the random table of a seed for forces of a total of points."""
    return content().random_table(seed, points)


def test_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    again = Assembly(Library([shipped("armour")])).random_table(1, 100)
    assert again == table(1)
    assert replace(table(5), id=again.id) != again


@pytest.mark.rule("A48")
@pytest.mark.parametrize(
    ("points", "size"), [(29, (120, 90)), (50, (120, 90)), (51, (180, 120)), (100, (180, 120)), (101, (240, 120))]
)
def test_a_table_is_as_large_as_its_forces_need(points: int, size: tuple[int, int]) -> None:
    recipe = content().random_tables
    assert recipe is not None
    assert recipe.content.size_for(points) == size


@pytest.mark.rule("A48")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_is_open_passable_and_even(seed: int) -> None:
    """400 pairs leave 5 per cent of chance beside those on which it was kept."""
    held = replace(book("any-ground"), table=table(seed))
    for apart, share in openness(held, BANDS, pairs=400, seed=99).items():
        least, most = BANDS[apart]
        assert least - 5 <= share <= most + 5, (apart, share)
    assert largest_share(held) <= 60
    goals = [Point(x * CM, y * CM) for x, y in ((90, 60), (140, 26), (40, 94))]
    assert is_passable(held, goals, 34 * MM)


@pytest.mark.rule("A48")
@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_lie_4_cm_clear_of_roads_and_one_another(seed: int) -> None:
    pieces = [piece for piece in table(seed).scenery[1:] if piece.kind not in WAYS]
    shapes = [ConvexShape(piece.corners, piece.width // 2) for piece in pieces]
    legs = [leg for piece in table(seed).scenery if piece.kind in ("road", "track") for leg in piece.line().sides]
    assert all(compare_distance(a, b, 4 * CM) >= 0 for a, b in combinations(shapes, 2))
    assert all(compare_distance(a, leg, 4 * CM) >= 0 for a in shapes for leg in legs)
    kinds = [piece.kind for piece in table(seed).scenery]
    assert kinds.count("road") + kinds.count("track") == 2
    assert 4 <= kinds.count("building") <= 8
    assert kinds.count("wood") + kinds.count("orchard") == 5


@pytest.mark.rule("A48")
def test_a_stream_has_a_ford_at_each_road_that_crosses_it() -> None:
    drafts = (draft(seed) for seed in range(1, 99))
    whole = next(each for each in drafts if each is not None and any(each.scenery_of("stream")))
    (stream,) = whole.scenery_of("stream")
    roads = [piece for piece in whole.scenery if piece.kind in ("road", "track")]
    crossed = [
        road for road in roads
        if any(compare_distance(a, b, 0) <= 0 for a in road.line().sides for b in stream.line().sides)
    ]  # fmt: skip
    fords = [ConvexShape(ford.corners) for ford in whole.scenery_of("ford")]
    assert len(fords) >= len(crossed) > 0
    for ford in fords:
        assert any(compare_distance(ford, leg, 0) <= 0 for road in roads for leg in road.line().sides)
        assert any(compare_distance(ford, leg, 0) <= 0 for leg in stream.line().sides)


def draft(seed: int) -> TableMap | None:
    """Return the first draft of a random table; None if it failed."""
    recipe = content().random_tables
    assert recipe is not None
    return TableDraft("draft", recipe.content, (120, 90), book("any-ground").levels, Picks(seed)).table


def test_a_table_is_written_as_a_file_that_is_read_as_the_same(tmp_path: Path) -> None:
    file = tmp_path / "random-1.tmx"
    file.write_text(tiled(table(1)), encoding="utf-8")
    assert prove_table(file) == table(1)


@pytest.mark.parametrize(
    ("id_", "seed"), [("random-17", 17), ("random-0", 0), ("random-", None), ("random-x", None), ("desert", None)]
)
def test_the_id_of_a_random_table_has_its_seed(id_: str, seed: int | None) -> None:
    assert seed_of(id_) == seed


def test_a_mission_on_any_ground_takes_another_table_and_is_scaled_to_it(tmp_path: Path) -> None:
    library = Library([shipped("armour")])
    random = library.book_on("any-ground", {}, "random-1")
    assert random.table == table(1)
    assert library.book_on("any-ground", {}, "village").table.id == "village"
    small = tmp_path / "small.tmx"
    small.write_text(tiled(table(1, 50)), encoding="utf-8")
    on_file = library.book_on("any-ground", {}, str(small))
    goal = on_file.mission.attacker.goals[0].at
    assert goal == Point(140 * CM * 120 // 180, 26 * CM * 90 // 120)


@pytest.mark.parametrize(
    ("mission", "other", "said"), [("ridge", "random-1", "its own table"), ("any-ground", "nowhere", "nowhere")]
)
def test_another_table_is_refused_in_one_line(mission: str, other: str, said: str) -> None:
    with pytest.raises(ContentError) as error:
        Library([shipped("armour")]).book_on(mission, {}, other)
    assert [said in str(finding) for finding in error.value.findings] == [True]
