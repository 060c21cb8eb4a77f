"""The painter paints every kind of scenery with the same bytes each time, and writes whole boards to the cache."""

from __future__ import annotations

import math
import os
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest
import skia
from scipy import ndimage

from combat.engine.content.tiles.painted_boards import PaintedBoards
from combat.engine.content.tmx_map import Property
from combat.engine.painting import paint_process, scattering
from combat.engine.painting.brushes import PaintLayer, polygon
from combat.engine.painting.geometry import sheet_size
from combat.engine.painting.ground import water
from combat.engine.painting.houses import buildings, party_walls
from combat.engine.painting.houses.farmyard import draw_yard
from combat.engine.painting.paint_process import paint_into_cache
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.painter import SEED, paint
from combat.engine.painting.pigment import moved, shifted
from combat.engine.painting.plan import Plan, Thing
from combat.engine.tabletop.map.tiles import read_index
from tests.engine.painting.every_scenery import COLUMNS, ROWS, every_scenery


def test_a_board_with_every_scenery_is_painted_twice_to_the_same_byte() -> None:
    first, second = (paint(every_scenery(), lambda layer, seconds: None)[1] for _ in range(2))
    assert first.tobytes() == second.tobytes()


def test_candidates_taken_many_at_a_time_are_accepted_as_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mask = np.zeros((90, 140), np.float32)
    mask[5:80, 20:130] = 1
    chance, lone = Random("scattered"), Random("scattered")
    together = scattering.scatter(mask, 5.5, chance)
    monkeypatch.setattr(scattering, "HANDFUL", 1)
    assert together == scattering.scatter(mask, 5.5, lone)
    assert chance.getstate() == lone.getstate()
    assert len(together) > 150
    assert min(math.dist(a, b) for a, b in combinations(together, 2)) >= 5.5
    assert all(20 <= x < 130 and 5 <= y < 80 for x, y in together)


@pytest.mark.parametrize("off", [(0.35, 0.45), (-0.2, 0.3), (1.0, -0.5)])
def test_a_plate_is_printed_off_register_layer_by_layer(off: tuple[float, float]) -> None:
    plate = np.random.default_rng(3).random((70, 50, 4), np.float32)
    expected = ndimage.shift(plate, (*off, 0), order=1, mode="nearest")
    assert np.array_equal(shifted(plate, off, slice(0, 70), slice(0, 50)), expected)
    assert np.array_equal(shifted(plate, off, slice(9, 30), slice(4, 50)), expected[9:30, 4:])
    assert np.array_equal(moved(plate[..., 1], *off), expected[..., 1])


def test_a_finer_picture_shows_the_same_strokes_twice_as_large() -> None:
    """Reduced again it is the plain one but for the grain of the press: each blade of grass has its place."""
    plan = every_scenery()
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
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    painted, map_, read = PaintedBoards(("games/toy/painting",)), tmp_path / "all.tmx", list[Path]()
    map_.write_bytes(b"<map/>")

    def read_plan(path: Path) -> Plan:
        read.append(path)
        return every_scenery()

    folder = painted.folder_of(map_, fineness)
    draft = folder.with_name(f"{folder.name}.new")
    draft.mkdir(parents=True)
    (draft / "half.jpg").touch()
    assert painted.index_of(map_, fineness) is None
    paint_into_cache(map_, fineness, read_plan, painted)
    index = painted.index_of(map_, fineness)
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
    paint_into_cache(map_, fineness, read_plan, painted)
    assert read == [map_], "what lies in the cache is not painted again"
    index.with_name("zoom-4").joinpath("0-0.jpg").write_bytes(b"")
    assert painted.index_of(map_, fineness) is None
    paint_into_cache(map_, fineness, read_plan, painted)
    assert painted.index_of(map_, fineness) == index


def test_the_oldest_boards_leave_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(paint_process, "KEPT", 1)
    monkeypatch.setattr(paint_process, "_paint", lambda plan, folder, fineness: (folder / "zoom").mkdir(parents=True))
    painted, maps = PaintedBoards(()), [tmp_path / f"{name}.tmx" for name in ("first", "second")]
    for map_ in maps:
        map_.write_bytes(b"<map/>")
        paint_into_cache(map_, 1, lambda path: every_scenery(), painted)
        seal = painted.folder_of(map_, 1).with_suffix(".seal")
        os.utime(seal, (maps.index(map_), maps.index(map_)))
    assert [painted.index_of(map_) is not None for map_ in maps] == [False, True]


def house(x: float, y: float, turn: float = 0.0, **says: Property) -> Thing:
    """Return a building at a point of a plan; `says` are its properties."""
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
def test_houses_wall_to_wall_share_one_wall(houses: list[Thing], walls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = every_scenery()
    plan.things = houses
    coped = list[int]()
    monkeypatch.setattr(party_walls, "_coping", lambda house, side: coped.append(side))
    buildings.draw_buildings(PaintedSheet(plan, SEED))
    assert len(coped) == walls


@pytest.mark.parametrize("fence", ["paling", "wattle"])
def test_a_garden_keeps_inside_its_fence(fence: str) -> None:
    """Beds on the ground itself, so that shadows fall on them; no more than a tree's crown hangs over the pales."""
    plan = every_scenery()
    garden = Thing("garden", 300, 220, 90, 70, 0.25, {"fence": fence, "trees": 2})
    plan.things = [garden]
    sheet = PaintedSheet(plan, SEED)
    before = sheet.picture.copy()
    draw_yard(sheet)
    own = PaintLayer(sheet.width, sheet.height)
    own.canvas.drawPath(polygon(garden.corners(12)), skia.Paint(Color=0xFF000000))
    changed = np.abs(sheet.picture - before).max(2) > 0
    assert changed.sum() > 0.8 * garden.width * garden.height
    assert not (changed | (sheet.things.alpha() > 0))[own.alpha() == 0].any()


def test_a_stream_is_narrow_where_it_rises_and_not_where_it_leaves_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = every_scenery()
    plan.lines = {"stream": [(np.array([(x, -60.0), (x, 250.0)]), {}) for x in (150.0, 400.0)]}
    plan.lines["stream"][1][0][1] = (400.0, 900.0)
    broad = list[list[float]]()
    monkeypatch.setattr(water, "_water", lambda sheet, line, widths: broad.append(list(widths[0] + widths[1])))
    water.paint_streams(PaintedSheet(plan, SEED))
    spring, through = broad
    assert spring[-1] < 0.3 * min(spring[:40])
    assert min(through) > 8 and min(spring[:40]) > 8
