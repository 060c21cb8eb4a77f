"""Two painted sheets are shown as one board."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pygame
import pytest

from combat.engine.stage.drawing.artwork import asset
from combat.engine.tabletop.hexes.sheets import joined_tiles
from combat.engine.tabletop.map.tiles import PAINTED, SheetIndex, loaded, read_index
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.table.board_pictures import pictures_of
from tests.engine.stage.hands import application


def _same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other.convert(one), "RGB")


def _seam(index: SheetIndex) -> int:
    return round(index.left + index.place_width * (0.5 + 32 * 0.75))


def test_each_sheet_shows_its_own_hexes_up_to_the_shared_column() -> None:
    with application():
        board = board_of(Library(), "farmhouse+farmhouse")
        joined, alone = pictures_of(board), read_index(asset("boards/farmhouse/index.json"))
        assert joined.index.width == alone.width + 32 * 96
        folder = alone.levels[0]
        assert _same(joined.painted(0, 2, 1), loaded(folder.file(2, 1)))
        assert _same(joined.painted(0, 8, 1), loaded(folder.file(2, 1)))
        start, end = (_seam(alone) + half - 6 * PAINTED for half in (-64, 64))
        middle = joined.painted(0, 6, 1)
        left = loaded(folder.file(6, 1)).subsurface((0, 0, start, PAINTED))
        assert _same(middle.subsurface((0, 0, start, PAINTED)).copy(), left.copy())
        right = loaded(folder.file(0, 1)).subsurface((end, 0, PAINTED - end, PAINTED))
        assert _same(middle.subsurface((end, 0, PAINTED - end, PAINTED)).copy(), right.copy())


def test_the_rims_are_read_once_whoever_wants_them_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with application():
        joined = pictures_of(board_of(Library(), "farmhouse+village"))
        read: list[str] = []

        def slowly(path: Path) -> pygame.Surface:
            if path.parent.name == "rims":
                read.append(path.name)
                time.sleep(0.05)
            return loaded(path)

        monkeypatch.setattr(joined_tiles, "loaded", slowly)
        with ThreadPoolExecutor(2) as both:
            list(both.map(lambda row: joined.painted(0, 6, row), (1, 2)))
        assert sorted(read) == ["left-1.png", "right-1.png"]


@pytest.mark.rule("2.0")
def test_what_one_sheet_has_in_the_shared_column_reaches_over_the_seam() -> None:
    """The left sheet's where it has something, or else the right one's, as on the joined board."""
    with application():
        joined = pictures_of(board_of(Library(), "farmhouse+village"))
        left, right = (read_index(asset(f"boards/{sheet}/index.json")) for sheet in ("farmhouse", "village"))
        assert left.rims and right.rims
        seam, ours = _seam(left), left.rims.right

        def away(index: SheetIndex, x: int, row: int) -> float:
            """How far a patch beside the seam is from what a sheet shows there."""
            shift = 0 if index is left else 32 * 96
            y = round(index.top + (row - 0.35) * index.place_height)
            total = 0
            for dx, dy in ((a, b) for a in range(0, 10, 2) for b in range(0, 10, 2)):
                row_ = (y + dy) // PAINTED
                shown, own = ((x + dx) // PAINTED, row_), ((x + dx - shift) // PAINTED, row_)
                one = whole[shown].get_at(((x + dx) % PAINTED, (y + dy) % PAINTED))
                other = sheets[index is left, own].get_at(((x + dx - shift) % PAINTED, (y + dy) % PAINTED))
                total += sum(abs(one[k] - other[k]) for k in range(3))
            return total / 75

        whole = {(column, row): joined.painted(0, column, row) for column in (5, 6) for row in range(5)}
        sheets = {
            (first, (column, row)): loaded(index.levels[0].file(column, row))
            for first, index, columns in ((True, left, (5, 6)), (False, right, (0,)))
            for column in columns for row in range(5)
        }  # fmt: skip
        theirs = [row for row in right.rims.left if row not in ours]
        assert len(ours) > 4 and len(theirs) > 1
        assert all(away(left, seam + 9, row) < away(right, seam + 9, row) for row in ours)
        assert all(away(right, seam - 24, row) < away(left, seam - 24, row) for row in theirs)
