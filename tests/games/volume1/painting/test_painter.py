"""Where the paint extra is installed: the painter knows every terrain, repeats itself to the byte and keeps to its hexes."""

from __future__ import annotations

import math
import os
import shutil
import time
from functools import cache
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from combat.engine.tabletop.map.tiles import read_index
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.made_names import COUNTRIES
from combat.games.volume1.table import painting_meanwhile
from combat.games.volume1.table.board_pictures import laid_on_table
from combat.games.volume1.table.quick_hand.quick_sheet import QuickSheet
from tests.narrowing import the

if TYPE_CHECKING:
    from combat.engine.content.tmx_map import Property
    from combat.games.volume1.painting.sheet import Sheet

BOARDS = Path(__file__).parents[4] / "assets" / "volume1" / "boards"
SHEETS = sorted(path.stem for path in BOARDS.glob("*.tmx"))
COLUMNS, ROWS = 6, 4
LEVELS = (0, 0, 1, 1, 2, 0, 0, 1, 2, 2, 3, 1, 0, 1, 1, 2, 2, 1, 0, 0, 0, 1, 1, 0)

if find_spec("skia"):
    import numpy as np

    from combat.games.volume1.painting.geometry import sheet_size
    from combat.games.volume1.painting.plan import Thing

    def draw_map(folder: Path) -> Path:
        """A board with every terrain, a hill, a road with its bridge over a stream, a gate in a hedge and a house."""
        for name in ("terrain", "level", "ground"):
            for suffix in (".tsx", ".png"):
                shutil.copy(BOARDS / f"{name}{suffix}", folder)
        terrain = [1 + i % len(TERRAINS) for i in range(COLUMNS * ROWS)]
        layers = {
            "terrain": terrain,
            "level": [17 + level for level in LEVELS],
            "ground": [23 + i % 14 for i in range(24)],
        }
        data = "".join(
            f'<layer name="{name}" width="{COLUMNS}" height="{ROWS}"><data encoding="csv">{",".join(map(str, tiles))}</data></layer>'
            for name, tiles in layers.items()
        )
        lines = "".join(
            f'<object id="{i}" type="{kind}" x="0" y="{y}">{broad}<polyline points="{points}"/></object>'
            for i, (kind, y, points, broad) in enumerate(
                [
                    (
                        "road",
                        200,
                        "-50,0 300,10 700,-10",
                        '<properties><property name="broad" value="28"/></properties>',
                    ),
                    ("stream", -40, "330,0 340,240 320,600", ""),
                    ("bridge", 205, "300,0 370,0", ""),
                    ("hedge", 330, "0,0 250,20", ""),
                    ("gate", 350, "250,0 300,0", ""),
                    ("wall", 400, "400,0 560,0 560,80", ""),
                    ("lane", 200, "100,10 160,120 170,260", ""),
                ]
            )
        )
        house = '<object id="90" type="building" x="420" y="60" width="80" height="44"><properties><property name="roof" value="thatch"/></properties></object>'
        wrecks = "".join(
            f'<object id="{91 + i}" type="{kind}" x="{130 + 90 * i}" y="250" width="70" height="60">{says}</object>'
            for i, (kind, says) in enumerate(
                [
                    ("building", '<properties><property name="roof" value="concrete"/></properties>'),
                    ("building", '<properties><property name="holes" type="int" value="2"/></properties>'),
                    ("building", '<properties><property name="beside" value="slate"/></properties>'),
                    ("garden", '<properties><property name="fence" value="wattle"/></properties>'),
                    ("shell", ""),
                    ("cellar", ""),
                ]
            )
        )
        path = folder / "meadow.tmx"
        path.write_text(
            f'<map version="1.8" orientation="hexagonal" width="{COLUMNS}" height="{ROWS}" tilewidth="128" tileheight="112" '
            'hexsidelength="64" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="terrain.tsx"/>'
            '<tileset firstgid="17" source="level.tsx"/><tileset firstgid="23" source="ground.tsx"/>'
            f'{data}<objectgroup name="lines">{lines}</objectgroup><objectgroup name="things">{house}{wrecks}</objectgroup></map>',
            encoding="utf-8",
        )
        return path

    def test_a_board_with_every_terrain_is_painted_twice_to_the_same_byte(tmp_path: Path) -> None:
        from combat.games.volume1.painting.painter import paint
        from combat.games.volume1.painting.plan import read_plan

        plan = read_plan(draw_map(tmp_path))
        assert set(plan.terrain.values()) == set(TERRAINS)
        first, second = (paint(plan, lambda layer, seconds: None)[1] for _ in range(2))
        assert first.tobytes() == second.tobytes()

    def test_what_is_strewn_handful_by_handful_lies_where_it_would_point_by_point(
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        from combat.games.volume1.painting import strewing

        mask = np.zeros((90, 140), np.float32)
        mask[5:80, 20:130] = 1
        chance, lone = Random("strewn"), Random("strewn")
        together = strewing.scatter(mask, 5.5, chance)
        monkeypatch.setattr(strewing, "HANDFUL", 1)
        assert together == strewing.scatter(mask, 5.5, lone)
        assert chance.getstate() == lone.getstate()
        assert len(together) > 150
        assert min(math.dist(a, b) for a, b in combinations(together, 2)) >= 5.5
        assert all(20 <= x < 130 and 5 <= y < 80 for x, y in together)

    @pytest.mark.parametrize("off", [(0.35, 0.45), (-0.2, 0.3), (1.0, -0.5)])
    def test_a_plate_is_printed_off_register_layer_by_layer(off: tuple[float, float]) -> None:
        from scipy import ndimage

        from combat.games.volume1.painting.pigment import moved, shifted

        plate = np.random.default_rng(3).random((70, 50, 4), np.float32)
        expected = ndimage.shift(plate, (*off, 0), order=1, mode="nearest")
        assert np.array_equal(shifted(plate, off, slice(0, 70), slice(0, 50)), expected)
        assert np.array_equal(shifted(plate, off, slice(9, 30), slice(4, 50)), expected[9:30, 4:])
        assert np.array_equal(moved(plate[..., 1], *off), expected[..., 1])

    def test_a_finer_picture_shows_the_same_strokes_twice_as_large(tmp_path: Path) -> None:
        """Reduced again it is the plain one but for the grain of the press: each blade of grass has its place."""
        from scipy import ndimage

        from combat.games.volume1.painting.painter import paint
        from combat.games.volume1.painting.plan import read_plan

        plan = read_plan(draw_map(tmp_path))
        (sheet, plain), (_, fine) = (paint(plan, lambda layer, seconds: None, times) for times in (1, 2))
        assert fine.shape == (2 * sheet.height, 2 * sheet.width, 3)
        reduced = fine.reshape(sheet.height, 2, sheet.width, 2, 3).mean((1, 3))
        assert float(np.abs(reduced - plain).mean()) < 0.02
        steps = [np.abs(ndimage.laplace(picture[..., 1].astype(np.float32))).mean() for picture in (fine, plain)]
        stretched = np.kron(plain[..., 1], np.ones((2, 2), np.float32))
        assert steps[0] > 1.2 * np.abs(ndimage.laplace(ndimage.gaussian_filter(stretched, 0.7))).mean()

    @pytest.mark.parametrize("fineness", [1, 2])
    def test_a_process_puts_a_whole_board_into_the_cache_or_nothing(
        fineness: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from combat.games.volume1.painting import __main__ as process
        from combat.games.volume1.painting import painted_shelf

        monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
        plan = draw_map(tmp_path)
        folder = painted_shelf.folder_of(plan, fineness)
        draft = folder.with_name(f"{folder.name}.new")
        draft.mkdir(parents=True)
        (draft / "half.jpg").touch()
        assert painted_shelf.index_of(plan, fineness) is None
        process._paint_into_cache(plan, fineness)
        index = painted_shelf.index_of(plan, fineness)
        assert index is not None
        found = read_index(index)
        assert (found.width, found.height) == sheet_size(COLUMNS, ROWS)
        assert [level.scale for level in found.levels] == ([1.0, 0.5, 0.25] if fineness == 1 else [2.0, 0.25])
        assert all(level.file(0, 0).is_file() for level in found.levels)
        assert {file.name for file in folder.parent.iterdir()} == {
            folder.name,
            f"{folder.name}.seal",
            f"{folder.name}.lock",
        }
        first = index.stat().st_mtime_ns
        process._paint_into_cache(plan, fineness)
        assert index.stat().st_mtime_ns == first
        index.with_name("zoom-4").joinpath("0-0.jpg").write_bytes(b"")
        assert painted_shelf.index_of(plan, fineness) is None
        process._paint_into_cache(plan, fineness)
        assert painted_shelf.index_of(plan, fineness) == index

    @pytest.mark.skipif("COMBAT_SOAK" not in os.environ, reason="paints seven boards whole: make soak")
    @pytest.mark.parametrize("country", COUNTRIES)
    def test_a_made_up_board_is_painted_beside_the_game_twice_to_the_same_byte(
        country: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The whole way, with the painter himself: seed, map, quick hand, process, cache, table."""
        found = []
        for turn in ("one", "two"):
            for name in ("CACHE", "DATA"):
                monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / turn / name.lower()))
            monkeypatch.setattr(painting_meanwhile, "PATIENCE", 0.0)
            tiles = laid_on_table(board_of(Library(), f"{country}-3"))
            assert isinstance(tiles, QuickSheet)
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

    def house(x: float, y: float, turn: float = 0.0, **says: Property) -> Thing:
        return Thing("building", x, y, 60, 50, turn, says)

    @pytest.mark.parametrize(
        ("houses", "walls"),
        [
            ([house(200, 150), house(260, 150)], 1),
            ([house(200, 150, 0.3), house(200 + 60 * math.cos(0.3), 150 + 60 * math.sin(0.3), 0.3 + math.pi)], 1),
            ([house(200, 150), house(260, 150), house(320, 150)], 2),
            ([house(200, 150), house(270, 150)], 0),
            ([house(200, 150), house(255, 150, math.pi / 2)], 0),
            ([house(200, 150, hip=0.8), house(260, 150, hip=0.8)], 0),
            ([house(200, 150, beside="thatch")], 1),
        ],
        ids=["wall to wall", "askew", "three in a row", "apart", "gable to eaves", "hipped", "two by one thing"],
    )
    def test_houses_wall_to_wall_share_one_wall(
        houses: list[Thing], walls: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from combat.games.volume1.painting.houses import buildings, party_walls
        from combat.games.volume1.painting.painter import SEED
        from combat.games.volume1.painting.plan import read_plan
        from combat.games.volume1.painting.sheet import Sheet

        plan = read_plan(draw_map(tmp_path))
        plan.things = houses
        coped = list[int]()
        monkeypatch.setattr(party_walls, "_coping", lambda house, side: coped.append(side))
        buildings.draw_buildings(Sheet(plan, SEED))
        assert len(coped) == walls

    @pytest.mark.parametrize("fence", ["paling", "wattle"])
    def test_a_garden_keeps_inside_its_fence(fence: str, tmp_path: Path) -> None:
        """Beds on the ground itself, so that shadows fall on them; no more than a tree's crown hangs over the pales."""
        import skia

        from combat.games.volume1.painting.brushes import Plate, polygon
        from combat.games.volume1.painting.houses.yard import draw_yard
        from combat.games.volume1.painting.painter import SEED
        from combat.games.volume1.painting.plan import read_plan
        from combat.games.volume1.painting.sheet import Sheet

        plan = read_plan(draw_map(tmp_path))
        garden = Thing("garden", 300, 220, 90, 70, 0.25, {"fence": fence, "trees": 2})
        plan.things = [garden]
        sheet = Sheet(plan, SEED)
        before = sheet.picture.copy()
        draw_yard(sheet)
        own = Plate(sheet.width, sheet.height)
        own.canvas.drawPath(polygon(garden.corners(12)), skia.Paint(Color=0xFF000000))
        changed = np.abs(sheet.picture - before).max(2) > 0
        assert changed.sum() > 0.8 * garden.width * garden.height
        assert not (changed | (sheet.things.alpha() > 0))[own.alpha() == 0].any()

    def test_a_stream_is_narrow_where_it_rises_and_not_where_it_leaves_the_sheet(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from combat.games.volume1.painting.ground import water
        from combat.games.volume1.painting.painter import SEED
        from combat.games.volume1.painting.plan import read_plan
        from combat.games.volume1.painting.sheet import Sheet

        plan = read_plan(draw_map(tmp_path))
        plan.lines = {"stream": [(np.array([(x, -60.0), (x, 250.0)]), {}) for x in (150.0, 400.0)]}
        plan.lines["stream"][1][0][1] = (400.0, 900.0)
        broad = list[list[float]]()
        monkeypatch.setattr(water, "_water", lambda sheet, line, widths: broad.append(list(widths[0] + widths[1])))
        water.paint_streams(Sheet(plan, SEED))
        spring, through = broad
        assert spring[-1] < 0.3 * min(spring[:40])
        assert min(through) > 8 and min(spring[:40]) > 8

    @cache
    def sheet_of(board: str) -> Sheet:
        from combat.games.volume1.painting.painter import SEED
        from combat.games.volume1.painting.plan import read_plan
        from combat.games.volume1.painting.sheet import Sheet

        return Sheet(read_plan(BOARDS / f"{board}.tmx"), SEED)

    @pytest.mark.parametrize("board", SHEETS)
    def test_contours_leave_every_hex_on_its_own_level(board: str) -> None:
        from combat.games.volume1.painting.geometry import centre
        from combat.games.volume1.painting.ground.contours import heights

        ground = heights(sheet_of(board))
        for cell, level in sheet_of(board).plan.level.items():
            x, y = centre(cell)
            assert round(float(ground[int(y), int(x)])) == level

    @pytest.mark.parametrize("board", SHEETS)
    def test_hedges_streams_and_walls_stay_in_hexes_of_their_terrain(board: str) -> None:
        """But where a gate, a bridge or a ford interrupts them, and in the half hexes along the frame."""
        from scipy.spatial import cKDTree

        from combat.games.volume1.painting.geometry import SIDE, centre

        sheet = sheet_of(board)
        plan = sheet.plan
        middles = cKDTree([centre(cell) for cell in plan.cells])
        gaps = [line.mean(0) for kind in ("gate", "bridge") for line in plan.drawn(kind)]
        through = set(middles.query(np.array([*gaps, *(end for line in plan.drawn("ford") for end in line)]))[1])
        for lines, terrain in ((sheet.hedges, "hedgerow"), (sheet.streams, "stream"), (sheet.walls, "wall")):
            away, nearest = middles.query(np.vstack([np.empty((0, 2)), *lines]))
            inside = [k for k in nearest[away < SIDE] if k not in through]
            strays = [plan.cells[k] for k in inside if plan.terrain[plan.cells[k]] != terrain]
            assert len(strays) <= 0.06 * len(inside), (terrain, set(strays))
