"""Plans of Volume 1 boards for the painter: each hex, line and object is at its place, and a process can paint them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from scipy.spatial import cKDTree

from combat.engine.content.findings import ContentError
from combat.engine.content.tiles import tile_index
from combat.engine.painting.geometry import SIDE, centre
from combat.engine.painting.ground.contours import heights
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.painter import SEED
from combat.engine.painting.scenery import GroundCover, Scenery
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.content.library import Library
from combat.games.volume1.painting.board_plan import read_plan
from combat.games.volume1.rules.made_names import COUNTRIES
from combat.games.volume1.table import painting_meanwhile
from combat.games.volume1.table.board_pictures import laid_on_table
from combat.games.volume1.table.sketch_renderer.sketch_sheet import SketchSheet
from tests.narrowing import the

ROOT = Path(__file__).parents[4]
BOARDS = ROOT / "assets" / "volume1" / "boards"
ORCHARD = ROOT / "docs" / "example-pack" / "assets" / "boards" / "orchard.tmx"
SHEETS = sorted(path.stem for path in BOARDS.glob("*.tmx"))
COLUMNS, ROWS = 6, 4


def draw_map(folder: Path) -> Path:
    """Write a board with every terrain and ground, a road and a house to a folder; return its path."""
    for name in ("terrain", "level", "ground"):
        for suffix in (".tsx", ".png"):
            shutil.copy(BOARDS / f"{name}{suffix}", folder)
    layers = {
        "terrain": [1 + i % len(TERRAINS) for i in range(COLUMNS * ROWS)],
        "level": [17 + i % 3 for i in range(COLUMNS * ROWS)],
        "ground": [23 + i % 14 for i in range(COLUMNS * ROWS)],
    }
    data = "".join(
        f'<layer name="{name}" width="{COLUMNS}" height="{ROWS}"><data encoding="csv">{",".join(map(str, tiles))}</data></layer>'
        for name, tiles in layers.items()
    )
    road = (
        '<object id="1" type="road" x="0" y="224"><properties><property name="broad" value="28"/></properties>'
        '<polyline points="-50,0 300,112"/></object>'
    )
    house = (
        '<object id="2" type="building" x="420" y="56" width="80" height="44" rotation="90">'
        '<properties><property name="roof" value="thatch"/></properties></object>'
    )
    path = folder / "meadow.tmx"
    path.write_text(
        f'<map version="1.8" orientation="hexagonal" width="{COLUMNS}" height="{ROWS}" tilewidth="128" tileheight="112" '
        'hexsidelength="64" staggeraxis="x" staggerindex="odd"><properties><property name="title" value="Meadow"/>'
        '<property name="author" value="nobody"/></properties><tileset firstgid="1" source="terrain.tsx"/>'
        '<tileset firstgid="17" source="level.tsx"/><tileset firstgid="23" source="ground.tsx"/>'
        f'{data}<objectgroup name="lines">{road}</objectgroup><objectgroup name="things">{house}</objectgroup></map>',
        encoding="utf-8",
    )
    return path


def test_a_plan_has_each_hex_line_and_thing_where_the_map_has_it(tmp_path: Path) -> None:
    """In pixels of the sheet: 46 of paper, and rows of 111 where the map's are 112."""
    plan = read_plan(draw_map(tmp_path))
    assert (plan.columns, plan.rows, plan.labels) == (COLUMNS, ROWS, {"title": "Meadow"})
    assert (plan.scenery[4, 1], plan.scenery[2, 2], plan.scenery[1, 3]) == (
        Scenery.WOODS, Scenery.HEDGE, Scenery.WATER,
    )  # fmt: skip
    assert (plan.level[3, 1], plan.cover[2, 1], plan.cover[1, 2]) == (2, GroundCover.GRAZED, GroundCover.WHEAT)
    ((points, properties),) = plan.lines["road"]
    assert points.tolist() == [[-4, 268], [346, 379]] and properties == {"broad": "28"}
    (house,) = plan.things
    assert (house.kind, house.width, house.height, house.properties) == ("building", 80, 44, {"roof": "thatch"})
    assert (house.x, house.y) == pytest.approx((46 + 420 - 22, 46 + (56 + 40) * 111 / 112))


def test_a_ground_that_the_painter_does_not_know_is_meadow(tmp_path: Path) -> None:
    map_ = draw_map(tmp_path)
    assert set(read_plan(map_).cover.values()) == set(GroundCover)
    tiles = tmp_path / "ground.tsx"
    tiles.write_text(tiles.read_text(encoding="utf-8").replace('"wheat"', '"barley"'), encoding="utf-8")
    assert set(read_plan(map_).cover.values()) == set(GroundCover) - {GroundCover.WHEAT}
    assert read_plan(map_).cover[1, 2] == GroundCover.MEADOW


def test_a_map_without_grounds_is_left_to_the_plain_drawing() -> None:
    """It has no hedges and houses either that could be painted."""
    with pytest.raises(ContentError, match="ground"):
        read_plan(ORCHARD)


def test_a_maker_of_boards_paints_into_a_folder(tmp_path: Path) -> None:
    map_ = draw_map(tmp_path)
    call = [sys.executable, "-m", "combat.games.volume1.painting", str(map_), "--into", str(tmp_path / "meadow")]
    subprocess.run(call, check=True, cwd=ROOT)
    index = tile_index.read(tmp_path / "meadow" / "index.json")
    assert (index["board"], index["columns"], index["rows"]) == ("meadow", COLUMNS, ROWS)
    map_.write_text(map_.read_text(encoding="utf-8").replace('name="terrain"', 'name="nothing"'), encoding="utf-8")
    faulty = subprocess.run(call, check=False, cwd=ROOT, capture_output=True, text=True)
    assert faulty.returncode == 2 and "meadow.tmx" in faulty.stderr


@pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="paints seven boards whole: make soak")
@pytest.mark.parametrize("country", COUNTRIES)
def test_a_made_up_board_is_painted_beside_the_game_twice_to_the_same_byte(
    country: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole way, with the painter himself: seed, map, sketch, process, cache, table."""
    found = []
    for turn in ("one", "two"):
        for name in ("CACHE", "DATA"):
            monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / turn / name.lower()))
        monkeypatch.setattr(painting_meanwhile, "PAINT_DELAY_S", 0.0)
        tiles = laid_on_table(board_of(Library(), f"{country}-3"))
        assert isinstance(tiles, SketchSheet)
        hand, ends = the(painting_meanwhile.PaintingMeanwhile, tiles.hand), time.monotonic() + 900
        while painting_meanwhile.painted(f"{country}-3") is None and time.monotonic() < ends:
            assert hand._thread.is_alive()
            time.sleep(0.2)
        tiles.close()
        index = painting_meanwhile.painted(f"{country}-3")
        assert index is not None
        files = sorted(file for file in index.parent.rglob("*") if file.is_file())
        found.append([(file.relative_to(index.parent), file.read_bytes()) for file in files])
    assert found[0] == found[1]


@cache
def sheet_of(board: str) -> PaintedSheet:
    """Return the sheet that is painted for a shipped board."""
    return PaintedSheet(read_plan(BOARDS / f"{board}.tmx"), SEED)


@pytest.mark.parametrize("board", SHEETS)
def test_contours_leave_every_hex_on_its_own_level(board: str) -> None:
    ground = heights(sheet_of(board))
    for cell, level in sheet_of(board).plan.level.items():
        x, y = centre(cell)
        assert round(float(ground[int(y), int(x)])) == level


@pytest.mark.parametrize("board", SHEETS)
def test_hedges_streams_and_walls_stay_in_hexes_of_their_terrain(board: str) -> None:
    """But where a gate, a bridge or a ford interrupts them, and in the half hexes along the frame."""
    sheet = sheet_of(board)
    plan = sheet.plan
    middles = cKDTree([centre(cell) for cell in plan.cells])
    gaps = [line.mean(0) for kind in ("gate", "bridge") for line in plan.drawn(kind)]
    through = set(middles.query(np.array([*gaps, *(end for line in plan.drawn("ford") for end in line)]))[1])
    for lines, scenery in ((sheet.hedges, Scenery.HEDGE), (sheet.streams, Scenery.WATER), (sheet.walls, Scenery.WALL)):
        away, nearest = middles.query(np.vstack([np.empty((0, 2)), *lines]))
        inside = [k for k in nearest[away < SIDE] if k not in through]
        strays = [plan.cells[k] for k in inside if plan.scenery[plan.cells[k]] != scenery]
        assert len(strays) <= 0.06 * len(inside), (scenery, set(strays))
