"""Every map is painted, and up to date with its drawing (17.0)."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from combat.engine.space.hexes.lattice import middle
from combat.engine.tabletop.map.tiles import read_index
from combat.games.command.content.ground_maps import load_map
from tests.games.command.drawn_book import at
from tools.command.draw_maps import BOARDS
from tools.command.house_blocks import blocks
from tools.command.true_shapes import from_true

MAPS = sorted(BOARDS.glob("*.tmx"))


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_a_map_is_painted_as_it_is_drawn(file: Path) -> None:
    index = BOARDS / file.stem / "index.json"
    assert json.loads(index.read_text(encoding="utf-8"))["map"] == hashlib.sha256(file.read_bytes()).hexdigest()
    sheet = read_index(index)
    for level in sheet.levels:
        across, down = (-(-side // 512) for side in (level.width, level.height))
        assert all(level.file(column, row).is_file() for column in range(across) for row in range(down))


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_the_roofs_of_a_house_fill_its_outline(file: Path) -> None:
    for outline in load_map(file).outlines:
        if outline.terrain == "building":
            roofs = blocks(outline.points)
            corners = [from_true(corner) for block in roofs for corner in block.corners()]
            assert len(roofs) <= 2
            assert all(any(abs(x - px) + abs(y - py) < 6 for px, py in corners) for x, y in outline.points)


def test_the_painter_puts_the_first_hex_where_the_engine_looks_for_it() -> None:
    sheet = read_index(BOARDS / "crossroads" / "index.json")
    x, y = middle(at("A1"))
    assert (sheet.left + x * sheet.place_width / 480, sheet.top + y * sheet.place_height / 240) == (110.0, 101.5)
