"""The painted maps are as sharp at 3840 × 2160 as at 1920 × 1080, although their tiles are enlarged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import combat
from combat.engine.tabletop.detail.shape_cache import ShapeCache
from combat.engine.tabletop.map.camera import BLOCKS
from combat.games.command.content.library import load_book
from combat.games.command.table import drawn_sheet
from tests.engine.stage.hands import application
from tests.engine.tabletop.sharp_ground import KNOWN, LARGE, LEAST, SOFT, ground, sharpness

BOARDS = Path(combat.__file__).parents[1] / "assets" / "command" / "boards"
MAPS = sorted(path.stem for path in BOARDS.glob("*.tmx"))


@pytest.mark.parametrize("name", MAPS)
def test_each_map_keeps_its_shapes_and_they_lie_all_over_it(name: str) -> None:
    index = json.loads((BOARDS / name / "index.json").read_text(encoding="utf-8"))
    kept = ShapeCache.read(BOARDS / name / index["shapes"])
    assert kept is not None
    for x, y in [(0.1, 0.1), (0.6, 0.1), (0.1, 0.6), (0.6, 0.6)]:
        left, top = x * index["width"], y * index["height"]
        assert len(list(kept.within(left, top, left + 400, top + 400))) > 100


def test_a_map_at_3840_by_2160_is_nearly_as_sharp_as_at_1920_by_1080() -> None:
    with application():
        tiles = drawn_sheet.pictures_of(load_book("crossroads-at-noon", ()).map)
        at = (tiles.index.width // 2 // BLOCKS[LARGE] * BLOCKS[LARGE], 3 * BLOCKS[LARGE])
        known = sharpness(ground(tiles, KNOWN, *at, finished=False))
        without, large = (sharpness(ground(tiles, LARGE, *at, finished=finished)) for finished in (False, True))
        assert without < SOFT * known
        assert large >= LEAST * known
        tiles.close()
