"""Tiles of a painted table are found beside its file, with their own measures, and ignored if they do not fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.table_map import TableMap
from combat.engine.tabletop.plane.painted_table import painted_tiles

HEATH = TableMap("heath", 60 * CM, 40 * CM)
SIZE = 1_200, 800
SAND = (214, 190, 140)


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    """Yield the folder of tables of a pack in use."""
    layers.use([Layer(tmp_path, "moors", "1")])
    folder = tmp_path / "assets" / "tables"
    folder.mkdir(parents=True)
    yield folder
    layers.use([])


def paint(folder: Path, size: tuple[int, int] = SIZE) -> None:
    """Write tiles of the table "heath" in one colour and at one scale."""
    tiles = folder / "heath" / "zoom-1"
    tiles.mkdir(parents=True)
    tile = pygame.Surface((512, 512))
    tile.fill(SAND)
    for column in range(-(-size[0] // 512)):
        for row in range(-(-size[1] // 512)):
            pygame.image.save(tile, tiles / f"{column}-{row}.jpg")
    zoom = {"scale": 1, "folder": "zoom-1", "width": size[0], "height": size[1]}
    index = {
        "width": size[0],
        "height": size[1],
        "origin": [50, 50],
        "hex_width": 100,
        "row_pitch": 100,
        "zooms": [zoom],
    }
    (folder / "heath" / "index.json").write_text(json.dumps(index), encoding="utf-8")


def test_a_painted_table_is_shown_by_its_tiles_with_places_as_large_as_a_piece(pack: Path) -> None:
    paint(pack)
    tiles = painted_tiles(HEATH, 40 * 10)
    assert tiles is not None
    index = tiles.index
    assert (index.width, index.height, index.place_width, index.place_height, index.left) == (*SIZE, 80.0, 80.0, 0.0)
    found = tiles.overview.get_at((600, 400))
    assert all(abs(one - other) < 6 for one, other in zip(found[:3], SAND, strict=True))
    tiles.close()


def test_a_table_without_tiles_is_left_to_the_quick_renderer(pack: Path) -> None:
    assert painted_tiles(HEATH, 400) is None


def test_tiles_of_another_size_are_not_those_of_the_table(pack: Path) -> None:
    paint(pack, (1_200, 700))
    assert painted_tiles(HEATH, 400) is None


def test_a_broken_index_of_a_pack_is_passed_over(pack: Path) -> None:
    paint(pack)
    (pack / "heath" / "index.json").write_text("{", encoding="utf-8")
    assert painted_tiles(HEATH, 400) is None


def test_a_packs_own_table_hides_the_tiles_of_the_one_below(pack: Path, tmp_path: Path) -> None:
    paint(pack)
    above = tmp_path / "above"
    (above / "assets" / "tables").mkdir(parents=True)
    (above / "assets" / "tables" / "heath.tmx").write_text("", encoding="utf-8")
    layers.use([*layers.packs(), Layer(above, "fens", "1")])
    assert painted_tiles(HEATH, 400) is None
