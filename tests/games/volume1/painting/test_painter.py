"""Where the paint extra is installed: the painter knows every terrain, repeats itself to the byte and keeps to its hexes."""

from __future__ import annotations

import shutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from combat.games.volume1.content.grounds import TERRAINS

if TYPE_CHECKING:
    from combat.games.volume1.painting.sheet import Sheet

BOARDS = Path(__file__).parents[4] / "assets" / "volume1" / "boards"
SHEETS = sorted(path.stem for path in BOARDS.glob("*.tmx"))
COLUMNS, ROWS = 6, 4
LEVELS = (0, 0, 1, 1, 2, 0, 0, 1, 2, 2, 3, 1, 0, 1, 1, 2, 2, 1, 0, 0, 0, 1, 1, 0)

if find_spec("skia"):
    import numpy as np

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
