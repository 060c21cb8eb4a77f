"""The painted tables are complete and up to date: every tile in an index exists, and none is too large."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from combat.engine.files.folders import share
from combat.engine.tabletop.map.camera import ZOOMS
from combat.engine.tabletop.plane.painted_table import painted_tiles
from combat.games.armour.content.battle_tables import prove_table

TABLES = share() / "assets" / "armour" / "tables"
NAMES = sorted(file.stem for file in TABLES.glob("*.tmx"))
LARGEST_FOLDER = 2_500_000


@cache
def index(name: str) -> dict[str, Any]:
    """Return the index of a painted table."""
    found: dict[str, Any] = json.loads((TABLES / name / "index.json").read_text(encoding="utf-8"))
    return found


def folder_of(name: str, zoom: dict[str, Any]) -> Path:
    """Return the folder of the tiles of a zoom level of a table."""
    return TABLES / name / str(zoom["folder"])


def test_all_six_tables_are_painted() -> None:
    assert [name for name in NAMES if (TABLES / name / "index.json").is_file()] == NAMES
    assert len(NAMES) == 6


@pytest.mark.parametrize("name", NAMES)
def test_the_tiles_are_those_of_the_table_beside_them(name: str) -> None:
    """Whoever changes a table paints it again: python -m tools.armour.paint_tables NAME."""
    assert index(name)["map"] == hashlib.sha256((TABLES / f"{name}.tmx").read_bytes()).hexdigest()
    assert painted_tiles(prove_table(TABLES / f"{name}.tmx"), 580) is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_tile_is_there_and_nothing_else(name: str) -> None:
    zooms = index(name)["zooms"]
    files = {zoom["folder"] for zoom in zooms} | {"index.json", "shapes.bin"}
    assert {path.name for path in (TABLES / name).iterdir()} == files
    for zoom in zooms:
        columns, rows = -(-zoom["width"] // 512), -(-zoom["height"] // 512)
        wanted = {f"{column}-{row}.jpg" for column, row in product(range(columns), range(rows))}
        assert {path.name for path in folder_of(name, zoom).iterdir()} == wanted


@pytest.mark.parametrize("name", NAMES)
def test_a_table_stays_below_two_and_a_half_megabytes(name: str) -> None:
    assert sum(path.stat().st_size for path in (TABLES / name).rglob("*") if path.is_file()) <= LARGEST_FOLDER


@pytest.mark.parametrize("name", NAMES)
def test_enlarged_tiles_are_drawn_sharp_from_stored_shapes(name: str) -> None:
    """At twice the painted size a tile in the middle of the table changes where strokes are drawn over it."""
    tiles = painted_tiles(prove_table(TABLES / f"{name}.tmx"), 580)
    assert tiles is not None
    assert tiles.kept_shapes()
    spot = (ZOOMS.index(2.0), 14, 9)
    tiles.load_now([spot])
    stretched = tiles.sharp()[spot].copy()
    while tiles.busy or not tiles.is_finished(spot):
        tiles.tile(spot)
        pygame.time.wait(5)
    assert pygame.image.tobytes(tiles.sharp()[spot], "RGB") != pygame.image.tobytes(stretched, "RGB")
    tiles.close()


def test_woods_are_painted_where_the_rules_have_them() -> None:
    """In the middle of every wood of the village the picture is darker than on open ground."""
    table, (zoom,) = prove_table(TABLES / "village.tmx"), [zoom for zoom in index("village")["zooms"] if zoom["scale"] == 0.25]  # fmt: skip
    tiles = {
        spot: pygame.image.load(folder_of("village", zoom) / f"{spot[0]}-{spot[1]}.jpg")
        for spot in product(range(-(-zoom["width"] // 512)), range(-(-zoom["height"] // 512)))
    }

    def grey(x: int, y: int) -> float:
        """Return the brightness around a point of the table in units of 0.1 mm."""
        left, top = x // 20, y // 20
        spots = [(left + dx, top + dy) for dx, dy in product(range(-6, 7, 3), repeat=2)]
        return sum(sum(tiles[u // 512, v // 512].get_at((u % 512, v % 512))[:3]) for u, v in spots) / len(spots)

    woods = [wood.corners for wood in table.scenery if wood.kind == "wood"]
    middles = [(sum(x for x, _ in wood) // len(wood), sum(y for _, y in wood) // len(wood)) for wood in woods]
    assert len(middles) == 3
    assert max(grey(*middle) for middle in middles) < grey(1_000, 6_500) - 60
