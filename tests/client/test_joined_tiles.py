"""Two painted sheets shown as one."""

from __future__ import annotations

import pygame

from combat.client.artwork import asset
from combat.client.table.camera import TILE
from combat.client.table.tiles import loaded, read_index, tiles_of
from combat.content.library import Library
from tests.client.hands import application


def _same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other.convert(one), "RGB")


def test_each_sheet_shows_its_own_hexes_up_to_the_middle_of_the_shared_column() -> None:
    with application():
        board = Library().board("farmhouse+farmhouse")
        joined, alone = tiles_of(board), read_index(asset("boards/farmhouse/index.json"))
        assert joined.index.width == alone.width + 32 * 96
        folder = alone.levels[0]
        assert _same(joined.painted(0, 2, 1), loaded(folder.file(2, 1)))
        assert _same(joined.painted(0, 8, 1), loaded(folder.file(2, 1)))
        seam = round(alone.left + alone.hex_width * (0.5 + 32 * 0.75)) - 6 * TILE
        middle = joined.painted(0, 6, 1)
        left = loaded(folder.file(6, 1)).subsurface((0, 0, seam, TILE))
        assert _same(middle.subsurface((0, 0, seam, TILE)).copy(), left.copy())
        right = loaded(folder.file(0, 1)).subsurface((seam, 0, TILE - seam, TILE))
        assert _same(middle.subsurface((seam, 0, TILE - seam, TILE)).copy(), right.copy())
