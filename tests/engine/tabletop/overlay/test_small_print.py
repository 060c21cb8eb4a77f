"""The minimap is loaded from the cache at a start, unless it would differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board, Sheet
from combat.engine.stage.drawing import startup_cache
from combat.engine.stage.drawing.startup_cache import taken_up
from combat.engine.tabletop.hexes.sheets.joined_tiles import JoinedTiles
from combat.engine.tabletop.map.small_print import small_print
from combat.engine.tabletop.map.tiles import Level, SheetIndex, Tiles
from combat.games.volume1.content.library import load_book
from combat.games.volume1.table.board_pictures import laid_on_table
from combat.games.volume1.title import TITLE

SIZE = (60, 40)


@pytest.fixture(autouse=True)
def a_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Use an empty cache folder and open a small window."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    pygame.display.init()
    pygame.display.set_mode((200, 100))
    yield
    pygame.quit()


@pytest.fixture
def index(tmp_path: Path) -> SheetIndex:
    """Return the index of a green sheet of one tile."""
    painted(tmp_path / "sheet" / "zoom-4", "green")
    level = Level(0.25, 200, 100, tmp_path / "sheet" / "zoom-4")
    return SheetIndex(800, 400, 128, 111, 46, 46, (level,))


def painted(folder: Path, colour: str) -> None:
    """Write a tile of one colour into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = pygame.Surface((200, 100), 0, 24)
    picture.fill(colour)
    pygame.image.save(picture, folder / "0-0.jpg")


def printed(tiles: Tiles, size: tuple[int, int] = SIZE) -> tuple[bytes, bool]:
    """Return the pixels of a start's minimap, and whether the overview was loaded to draw it."""
    with taken_up("battle"):
        found = small_print(tiles, size)
        startup_cache.keep()
    assert found.get_size() == size
    return found.get_buffer().raw, tiles._overview is not None


def test_the_next_start_loads_no_overview(index: SheetIndex) -> None:
    plain = pygame.transform.smoothscale(Tiles(index).overview, SIZE).get_buffer().raw
    assert printed(Tiles(index)) == (plain, True)
    assert printed(Tiles(index)) == (plain, False)
    assert printed(Tiles(index), (30, 20))[1], "another size is printed anew"


def test_a_repainted_picture_is_printed_anew(index: SheetIndex, tmp_path: Path) -> None:
    green, _ = printed(Tiles(index))
    painted(tmp_path / "sheet" / "zoom-4", "firebrick")
    red, anew = printed(Tiles(index))
    assert anew
    assert red != green


def test_another_sheet_and_another_layout_are_printed_anew(index: SheetIndex, tmp_path: Path) -> None:
    printed(Tiles(index))
    painted(tmp_path / "other" / "zoom-4", "green")
    (level,) = index.levels
    assert printed(Tiles(replace(index, levels=(replace(level, folder=tmp_path / "other" / "zoom-4"),))))[1]
    assert printed(Tiles(replace(index, levels=(replace(level, width=180),))))[1]


def test_a_sheet_that_is_being_painted_shows_its_painting(index: SheetIndex, tmp_path: Path) -> None:
    printed(Tiles(index))
    painted(tmp_path / "finer" / "zoom-4", "firebrick")
    (level,) = index.levels
    tiles = Tiles(index)
    tiles.replace_source(Tiles(replace(index, levels=(replace(level, folder=tmp_path / "finer" / "zoom-4"),))))
    red = pygame.transform.smoothscale(tiles.overview, SIZE).get_buffer().raw
    assert printed(tiles)[0] == red


def test_without_a_start_the_overview_is_scaled(index: SheetIndex) -> None:
    tiles = Tiles(index)
    small_print(tiles, SIZE)
    assert tiles._overview is not None
    assert not folders.cache().exists()


def test_joined_sheets_have_a_print_of_their_own() -> None:
    """The order of two boards changes it."""
    TITLE.use()
    board = load_book("advance-to-the-village").board
    tiles = laid_on_table(board)
    assert isinstance(tiles, JoinedTiles)
    plain, loaded = printed(tiles)
    assert loaded
    assert printed(laid_on_table(board)) == (plain, False)
    left, right = board.sheets
    turned = replace(board, sheets=(Sheet(right.id, left.first), Sheet(left.id, right.first)))
    assert isinstance(turned, Board)
    other, loaded = printed(laid_on_table(turned))
    assert loaded
    assert other != plain
