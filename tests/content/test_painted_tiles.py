"""The painted board is whole: every tile that its index names is there, of the right size, and the folder stays small."""

import json
from pathlib import Path

import pygame
import pytest

from combat.content.boards import load_board

BOARDS = Path(__file__).parents[2] / "assets" / "boards"
PAINTED = BOARDS / "farmhouse"
INDEX = json.loads((PAINTED / "index.json").read_text(encoding="utf-8"))
LARGEST_FOLDER = 6 * 1024 * 1024


def size_of(path: Path) -> tuple[int, int]:
    return pygame.image.load(path).get_size()


@pytest.mark.parametrize("zoom", INDEX["zooms"], ids=lambda zoom: zoom["folder"])
def test_every_tile_of_a_zoom_is_there_and_no_other(zoom: dict[str, int | str]) -> None:
    tile, width, height = INDEX["tile"], int(zoom["width"]), int(zoom["height"])
    places = [(column, row) for column in range(int(zoom["columns"])) for row in range(int(zoom["rows"]))]
    folder = PAINTED / str(zoom["folder"])
    assert {path.name for path in folder.iterdir()} == {f"{column}-{row}.jpg" for column, row in places}
    for column, row in places:
        wanted = (min(tile, width - column * tile), min(tile, height - row * tile))
        assert size_of(folder / f"{column}-{row}.jpg") == wanted


def test_the_zooms_are_the_whole_the_half_and_the_quarter_of_the_sheet() -> None:
    assert [zoom["scale"] for zoom in INDEX["zooms"]] == [1, 0.5, 0.25]
    for zoom in INDEX["zooms"]:
        assert abs(zoom["width"] - INDEX["width"] * zoom["scale"]) <= 1
        assert abs(zoom["height"] - INDEX["height"] * zoom["scale"]) <= 1


def test_the_index_measures_the_board_that_the_map_lays_out() -> None:
    board = load_board(BOARDS / "farmhouse.tmx")
    assert (INDEX["board"], INDEX["columns"], INDEX["rows"]) == (board.id, board.columns, board.rows)
    left, top = INDEX["origin"]
    right = left + (board.columns - 1) * INDEX["column_pitch"] + INDEX["hex_width"] / 2
    bottom = top + board.rows * INDEX["row_pitch"]
    margin = left - INDEX["hex_width"] / 2
    assert right + margin == pytest.approx(INDEX["width"], abs=1)
    assert bottom + margin == pytest.approx(INDEX["height"], abs=1)


def test_the_preview_is_as_large_as_the_index_says() -> None:
    preview = INDEX["preview"]
    assert size_of(PAINTED / preview["file"]) == (preview["width"], preview["height"]) == (640, 417)


def test_the_whole_folder_stays_below_six_megabytes() -> None:
    assert sum(path.stat().st_size for path in PAINTED.rglob("*") if path.is_file()) <= LARGEST_FOLDER


@pytest.mark.parametrize(("kind", "copies"), [("crater", 3), ("rubble", 3), ("smoke", 2), ("smoke-fading", 2)])
def test_what_shells_and_grenades_leave_lies_clear_on_any_ground(kind: str, copies: int) -> None:
    for copy in range(1, copies + 1):
        overlay = pygame.image.load(BOARDS / "overlays" / f"{kind}-{copy}.png")
        assert overlay.get_size() == (160, 160)
        assert overlay.get_at((0, 0)).a == overlay.get_at((159, 159)).a == 0
        alpha = pygame.mask.from_surface(overlay, 32).count() / 160**2
        assert 0.1 < alpha < 0.7
