"""Ground made up from a seed (11.0): fit to fight on, joined to the sheets beside it, and the same on every machine."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path

import pytest

from combat.engine.content.tiled import TiledMap, read_map
from combat.engine.files.folders import share
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import label
from combat.games.volume1.content.boards import load_board
from combat.games.volume1.content.library import load_book
from combat.games.volume1.content.terrain import ground_maker
from combat.games.volume1.content.terrain.country_file import CountryFile
from combat.games.volume1.content.terrain.ground_judge import judge
from combat.games.volume1.content.terrain.ground_maker import MadeGround
from combat.games.volume1.content.terrain.tmx_writing import as_tmx

FILE = CountryFile.model_validate(tomllib.loads((share() / "assets/volume1/countries.toml").read_text()))
KINDS = sorted(FILE.countries)
SEEDS = (1, 2)
OF_BOTH = [(kind, seed) for kind in KINDS for seed in SEEDS]


@cache
def made(kind: str, seed: int) -> MadeGround:
    charts = load_book("first-light").charts
    return ground_maker.make(FILE.countries[kind], FILE.sight, charts, seed)


def board(kind: str, seed: int) -> Board:
    return made(kind, seed).sketch.board("made")


@pytest.mark.parametrize(("kind", "seed"), OF_BOTH)
def test_ground_is_fit_to_fight_on(kind: str, seed: int) -> None:
    ground = made(kind, seed)
    again = judge(ground.sketch, FILE.sight, load_book("first-light").charts)
    assert again == ground.judged and not ground.judged.off and not ground.judged.shut


@pytest.mark.parametrize(("kind", "seed"), OF_BOTH)
def test_the_main_road_runs_from_edge_to_edge_in_the_row_of_the_printed_sheets(kind: str, seed: int) -> None:
    sketch = made(kind, seed).sketch
    left, right = label(1, 10), label(33, 10)
    reached, edge = {left}, [left]
    while edge:
        for near in sketch.around(edge.pop()):
            if near in sketch.roads and near not in reached:
                reached.add(near)
                edge.append(near)
    assert right in reached and reached == set(sketch.roads)


@pytest.mark.parametrize(("kind", "seed"), OF_BOTH)
def test_no_slope_is_steeper_than_a_level_and_streams_run_from_edge_to_edge(kind: str, seed: int) -> None:
    sketch, ground = made(kind, seed).sketch, board(kind, seed)
    for hex_ in ground.hexes():
        assert all(abs(ground.level(hex_) - ground.level(near)) <= 1 for near in sketch.around(hex_)), hex_
    water = [stroke for stroke in sketch.strokes if stroke.kind == "stream"]
    assert all(stroke.points[0][1] < 0 and stroke.points[-1][1] > 18 * 112 for stroke in water)


@pytest.mark.parametrize(("kind", "seed"), OF_BOTH)
def test_its_map_reads_as_the_board_that_was_drawn(kind: str, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "made.tmx"
    for tiles in (share() / "assets/volume1/boards").glob("*.ts[x]"):
        (tmp_path / tiles.name).write_bytes(tiles.read_bytes())
    for tiles in (share() / "assets/volume1/boards").glob("*.png"):
        (tmp_path / tiles.name).write_bytes(tiles.read_bytes())
    sketch = made(kind, seed).sketch
    path.write_text(as_tmx(sketch, {"title": "Made <up> & joined"}))
    assert load_board(path) == board(kind, seed)
    drawn = read_map(TiledMap(path))
    assert len(list(drawn.get_layer_by_name("lines"))) == len(sketch.strokes)
    assert len(list(drawn.get_layer_by_name("things"))) == len(sketch.things)
    assert drawn.properties["title"] == "Made <up> & joined"


def test_a_seed_is_the_same_ground_on_every_machine() -> None:
    drawn = "".join(as_tmx(made(kind, 1).sketch, {}) for kind in KINDS)
    assert hashlib.sha256(drawn.encode()).hexdigest()[:16] == "02402132d9ab59ab"
    assert len({as_tmx(made(*each).sketch, {}) for each in OF_BOTH}) == len(OF_BOTH)
