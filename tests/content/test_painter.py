"""Where the paint extra is installed: the painter knows every terrain, repeats itself to the byte and keeps to its hexes."""

from __future__ import annotations

import shutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from combat.content.boards import TERRAINS

if TYPE_CHECKING:
    from tools.paint_board.sheet import Sheet

BOARDS = Path(__file__).parents[2] / "assets" / "boards"
COLUMNS, ROWS = 6, 4
LEVELS = (0, 0, 1, 1, 2, 0, 0, 1, 2, 2, 3, 1, 0, 1, 1, 2, 2, 1, 0, 0, 0, 1, 1, 0)

if find_spec("skia"):

    def draw_map(folder: Path) -> Path:
        """A board with every terrain, a hill, a road with its bridge over a stream, a gate in a hedge and a house."""
        for name in ("terrain", "level", "ground"):
            for suffix in (".tsx", ".png"):
                shutil.copy(BOARDS / f"{name}{suffix}", folder)
        terrain = [1 + i % len(TERRAINS) for i in range(COLUMNS * ROWS)]
        layers = {
            "terrain": terrain,
            "level": [17 + level for level in LEVELS],
            "ground": [23 + i % 12 for i in range(24)],
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
        path = folder / "meadow.tmx"
        path.write_text(
            f'<map version="1.8" orientation="hexagonal" width="{COLUMNS}" height="{ROWS}" tilewidth="128" tileheight="112" '
            'hexsidelength="64" staggeraxis="x" staggerindex="odd"><tileset firstgid="1" source="terrain.tsx"/>'
            '<tileset firstgid="17" source="level.tsx"/><tileset firstgid="23" source="ground.tsx"/>'
            f'{data}<objectgroup name="lines">{lines}</objectgroup><objectgroup name="things">{house}</objectgroup></map>',
            encoding="utf-8",
        )
        return path

    def test_a_board_with_every_terrain_is_painted_twice_to_the_same_byte(tmp_path: Path) -> None:
        from tools.paint_board.painter import paint
        from tools.paint_board.plan import read_plan

        plan = read_plan(draw_map(tmp_path))
        assert set(plan.terrain.values()) == set(TERRAINS)
        first, second = (paint(plan, lambda layer, seconds: None)[1] for _ in range(2))
        assert first.tobytes() == second.tobytes()

    @cache
    def farmhouse() -> Sheet:
        from tools.paint_board.painter import SEED
        from tools.paint_board.plan import read_plan
        from tools.paint_board.sheet import Sheet

        return Sheet(read_plan(BOARDS / "farmhouse.tmx"), SEED)

    def test_contours_leave_every_hex_on_its_own_level() -> None:
        from tools.paint_board.geometry import centre
        from tools.paint_board.relief import heights

        ground = heights(farmhouse())
        for cell, level in farmhouse().plan.level.items():
            x, y = centre(cell)
            assert round(float(ground[int(y), int(x)])) == level

    def test_hedges_streams_and_walls_stay_in_hexes_of_their_terrain() -> None:
        from tools.paint_board.geometry import centre

        sheet = farmhouse()
        plan = sheet.plan
        for lines, terrain in ((sheet.hedges, "hedgerow"), (sheet.streams, "stream"), (sheet.walls, "wall")):
            points = [
                point for line in lines for point in line if 0 < point[0] < sheet.width and 0 < point[1] < sheet.height
            ]
            strays = 0
            for x, y in points:
                nearest = min(plan.cells, key=lambda cell: (centre(cell)[0] - x) ** 2 + (centre(cell)[1] - y) ** 2)
                strays += plan.terrain[nearest] != terrain
            assert strays / len(points) < 0.06, terrain
