"""The painted boards are complete and up to date: every tile of an index exists, and no folder is too large."""

import hashlib
import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import mean, median
from typing import Any

import pygame
import pytest

from combat.games.volume1.content.boards import load_board
from tests.sampled import sample

BOARDS = Path(__file__).parents[4] / "assets" / "volume1" / "boards"
ASSETS = BOARDS.parents[1]
SHEETS = sorted(path.stem for path in BOARDS.glob("*.tmx"))
LARGEST_FOLDER = 5_000_000
LARGEST_ASSETS = {
    "engine": 15_000_000,
    "volume1": 42_000_000,
    "command": 8_000_000,
    "armour": 18_000_000,
    "contact": 12_000_000,
    "miniatures": 8_000_000,
}
"""Bytes of the assets of each game, and of the engine."""


@cache
def index(sheet: str) -> dict[str, Any]:
    """Return the index of a painted board."""
    found: dict[str, Any] = json.loads((BOARDS / sheet / "index.json").read_text(encoding="utf-8"))
    return found


def size_of(path: Path) -> tuple[int, int]:
    """Return the size of a picture in pixels."""
    return pygame.image.load(path).get_size()


def bytes_in(folder: Path) -> int:
    """Return the total size of the files in a folder, in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_tiles_are_those_of_the_map_beside_them(sheet: str) -> None:
    """Whoever changes a map paints it again: python -m tools.volume1.paint_board assets/boards/SHEET.tmx."""
    assert index(sheet)["map"] == hashlib.sha256((BOARDS / f"{sheet}.tmx").read_bytes()).hexdigest()


@pytest.mark.parametrize("sheet", sample(SHEETS, 2))
def test_every_tile_of_a_zoom_is_there_and_no_other(sheet: str) -> None:
    for zoom in index(sheet)["zooms"]:
        tile, width, height = index(sheet)["tile"], int(zoom["width"]), int(zoom["height"])
        places = [(column, row) for column in range(int(zoom["columns"])) for row in range(int(zoom["rows"]))]
        folder = BOARDS / sheet / str(zoom["folder"])
        assert {path.name for path in folder.iterdir()} == {f"{column}-{row}.jpg" for column, row in places}
        for column, row in places:
            wanted = (min(tile, width - column * tile), min(tile, height - row * tile))
            assert size_of(folder / f"{column}-{row}.jpg") == wanted


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_zooms_are_the_whole_the_half_and_the_quarter_of_the_sheet(sheet: str) -> None:
    assert [zoom["scale"] for zoom in index(sheet)["zooms"]] == [1, 0.5, 0.25]
    for zoom in index(sheet)["zooms"]:
        assert abs(zoom["width"] - index(sheet)["width"] * zoom["scale"]) <= 1
        assert abs(zoom["height"] - index(sheet)["height"] * zoom["scale"]) <= 1


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_index_measures_the_board_that_the_map_lays_out(sheet: str) -> None:
    board, found = load_board(BOARDS / f"{sheet}.tmx"), index(sheet)
    assert (found["board"], found["columns"], found["rows"]) == (board.id, board.columns, board.rows)
    left, top = found["origin"]
    right = left + (board.columns - 1) * found["column_pitch"] + found["hex_width"] / 2
    bottom = top + board.rows * found["row_pitch"]
    margin = left - found["hex_width"] / 2
    assert right + margin == pytest.approx(found["width"], abs=1)
    assert bottom + margin == pytest.approx(found["height"], abs=1)


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_lies_beside_the_tiles_that_the_game_does_not_read(sheet: str) -> None:
    folders = {zoom["folder"] for zoom in index(sheet)["zooms"]} | {index(sheet)["rims"]["folder"]}
    assert {path.name for path in (BOARDS / sheet).iterdir()} == folders | {"index.json", "shapes.bin"}


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_board_stays_below_five_megabytes(sheet: str) -> None:
    assert bytes_in(BOARDS / sheet) <= LARGEST_FOLDER


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_rims_are_half_a_hex_wide_and_name_the_rows_that_have_something(sheet: str) -> None:
    board, found = load_board(BOARDS / f"{sheet}.tmx"), index(sheet)
    ground = list(zip(board.hexes(), board.terrains, board.levels, strict=True))
    for side, column in (("left", 1), ("right", board.columns)):
        full = [hex_.row for hex_, terrain, level in ground if hex_.column == column and (terrain != "open" or level)]
        assert found["rims"][side] == full
        for divisor in (1, 2, 4):
            rim = pygame.image.load(BOARDS / sheet / found["rims"]["folder"] / f"{side}-{divisor}.png")
            assert rim.get_width() == found["hex_width"] / 2 / divisor
            assert abs(rim.get_height() - found["height"] / divisor) <= 1
            assert rim.get_at((rim.get_width() - 1 if side == "left" else 0, rim.get_height() // 2)).a > 128


def test_the_assets_of_each_game_stay_small() -> None:
    sizes = {folder.name: bytes_in(folder) for folder in ASSETS.iterdir() if folder.is_dir()}
    assert sizes.keys() == LARGEST_ASSETS.keys()
    assert {game: size for game, size in sizes.items() if size > LARGEST_ASSETS[game]} == {}


def test_the_levels_of_the_hill_can_be_told_apart_without_colour() -> None:
    """On bare ground each level is a good step of grey darker than the one below it, at a quarter of the full size."""
    board, found = load_board(BOARDS / "hill.tmx"), index("hill")
    (zoom,) = [zoom for zoom in found["zooms"] if zoom["scale"] == 0.25]
    tiles = {
        (column, row): pygame.image.load(BOARDS / "hill" / zoom["folder"] / f"{column}-{row}.jpg")
        for column in range(zoom["columns"]) for row in range(zoom["rows"])
    }  # fmt: skip

    def grey(x: int, y: int) -> float:
        colour = tiles[x // found["tile"], y // found["tile"]].get_at((x % found["tile"], y % found["tile"]))
        return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b

    greys: dict[int, list[float]] = {}
    for hex_, terrain, level in zip(board.hexes(), board.terrains, board.levels, strict=True):
        if terrain == "open":
            column, row = hex_.column, hex_.row
            x = found["origin"][0] + (column - 1) * found["column_pitch"]
            y = found["origin"][1] + (row - 1) * found["row_pitch"] + (0 if column % 2 else found["row_pitch"] / 2)
            around = [grey(int(x / 4) + dx, int(y / 4) + dy) for dx in range(-7, 8, 2) for dy in range(-7, 8, 2)]
            greys.setdefault(level, []).append(median(around))
    steps = [mean(greys[level]) for level in sorted(greys)]
    assert sorted(greys) == [0, 1, 2, 3, 4, 5]
    assert all(lower - higher > 10 for lower, higher in pairwise(steps)), steps


@pytest.mark.parametrize(("kind", "copies"), [("crater", 3), ("rubble", 3), ("ruin", 3)])
def test_what_shells_leave_lies_clear_on_any_ground(kind: str, copies: int) -> None:
    for copy in range(1, copies + 1):
        overlay = pygame.image.load(BOARDS / "overlays" / f"{kind}-{copy}.png")
        assert overlay.get_size() == (160, 160)
        assert overlay.get_at((0, 0)).a == overlay.get_at((159, 159)).a == 0
        alpha = pygame.mask.from_surface(overlay, 32).count() / 160**2
        assert 0.1 < alpha < 0.7
