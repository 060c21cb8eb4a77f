"""The map sheets have one size, all terrains and levels between them, and roads that meet if two are joined."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.tiled import TiledMap
from combat.engine.content.tmx_map import read_map
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.boards import load_board
from combat.games.volume1.content.grounds import TERRAINS

BOARDS = Path(__file__).parents[5] / "assets" / "volume1" / "boards"
SHEETS = tuple(sorted(path.stem for path in BOARDS.glob("*.tmx")))
OPEN_GROUND = ("open", "field")


def board(sheet: str) -> Board:
    """Return a shipped board."""
    return load_board(BOARDS / f"{sheet}.tmx")


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.rule("2.0")
def test_2_0_a_sheet_is_33_hexes_by_18(sheet: str) -> None:
    assert (board(sheet).columns, board(sheet).rows) == (33, 18)


@pytest.mark.rule("11.0")
def test_11_0_every_terrain_is_printed_on_one_of_the_sheets() -> None:
    assert {terrain for sheet in SHEETS for terrain in board(sheet).terrains} == set(TERRAINS)


@pytest.mark.rule("12.1", "12.1a")
def test_12_1_the_hill_rises_to_level_5_and_the_others_keep_below_it() -> None:
    assert set(board("hill").levels) == {0, 1, 2, 3, 4, 5}
    assert all(max(board(sheet).levels) <= 3 for sheet in SHEETS if sheet != "hill")


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_man_can_walk_from_any_edge_to_any_other_and_climb_nothing(sheet: str) -> None:
    """Hedges and walls have gates enough: open ground leads from edge to edge."""
    ground = board(sheet)
    walk = {hex_ for hex_ in ground.hexes() if ground.terrain(hex_) in (*OPEN_GROUND, "long-grass", "depression")}
    reached, edge = {"01.10"}, ["01.10"]
    while edge:
        near = [hex_ for hex_ in ground.neighbours(Hex(edge.pop())) if hex_ in walk and hex_ not in reached]
        reached.update(near)
        edge += near
    assert all(reached & set(ground.edge_hexes(side)) for side in ("top", "right", "bottom", "left"))
    assert len(reached) > 0.9 * len(walk)


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_road_leaves_over_both_sides_in_row_10_so_that_sheets_join(sheet: str) -> None:
    tiled = read_map(TiledMap(BOARDS / f"{sheet}.tmx"))
    roads = [item.points for item in tiled.objects("lines") if item.type == "road"]
    for column in (1, 33):
        middle = (64 + 96 * (column - 1), 56 + 112 * 9)
        assert any((point[0], point[1]) == middle for road in roads for point in road)
        assert board(sheet).terrain(Hex(f"{column:02d}.10")) == "open"
