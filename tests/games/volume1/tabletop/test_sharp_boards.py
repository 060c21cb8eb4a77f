"""Painted boards at 3840 × 2160 are as sharp as at 1920 × 1080, although their tiles are enlarged."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from combat.engine.stage.drawing.artwork import asset
from combat.engine.tabletop.detail.shape_cache import ShapeCache
from combat.engine.tabletop.map.camera import BLOCKS
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.table.board_pictures import pictures_of
from tests.engine.stage.hands import application
from tests.engine.tabletop.sharp_ground import KNOWN, LARGE, LEAST, SOFT, ground, sharpness

BOARDS = Path(str(asset("boards/farmhouse.tmx"))).parent
SHEETS = [path.parent.name for path in sorted(BOARDS.glob("*/index.json")) if "shapes" in json.loads(path.read_text())]


def test_the_boards_of_the_game_keep_their_shapes() -> None:
    assert {"farmhouse", "hedgerows", "hill", "village"} <= set(SHEETS)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_board_at_3840_by_2160_is_nearly_as_sharp_as_at_1920_by_1080(sheet: str) -> None:
    with application():
        tiles = pictures_of(board_of(Library(), sheet))
        at = (tiles.index.width // 2 // BLOCKS[LARGE] * BLOCKS[LARGE], 5 * BLOCKS[LARGE])
        known = sharpness(ground(tiles, KNOWN, *at, finished=False))
        without, large = (sharpness(ground(tiles, LARGE, *at, finished=finished)) for finished in (False, True))
        assert without < SOFT * known
        assert large >= LEAST * known
        tiles.close()


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_shapes_of_a_board_lie_all_over_it_and_nowhere_else(sheet: str) -> None:
    tiles = json.loads((BOARDS / sheet / "index.json").read_text())
    kept = ShapeCache.read(BOARDS / sheet / tiles["shapes"])
    assert kept is not None
    quarters = [(0.1, 0.1), (0.6, 0.1), (0.1, 0.6), (0.6, 0.6)]
    for x, y in quarters:
        left, top = x * tiles["width"], y * tiles["height"]
        found = list(kept.within(left, top, left + 400, top + 400))
        assert len(found) > 100
        assert all(
            -1 <= px <= tiles["width"] + 1 and -1 <= py <= tiles["height"] + 1 for s in found for px, py in s.points
        )


def test_on_joined_boards_each_sheet_brings_its_own_shapes_up_to_the_seam() -> None:
    with application():
        alone, joined = (pictures_of(board_of(Library(), name)) for name in ("farmhouse", "farmhouse+farmhouse"))
        (own,), (left, right) = alone.kept_shapes(), joined.kept_shapes()
        assert own.file == left.file == right.file
        assert left.end == right.start == joined.index.left + 128 * (0.5 + 32 * 0.75)
        spot = (LARGE, 3, 3)
        one, other = (pygame.image.tobytes(tiles._finished(spot, tiles), "RGB") for tiles in (alone, joined))
        assert one == other
