"""A valid board is parsed once, and again as soon as one of its source files has changed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from combat.engine.content import tmx_map
from combat.engine.content.findings import ContentError
from combat.engine.content.hexes import board_files
from combat.games.volume1.content.boards import load_board

BOARDS = Path(__file__).parents[3] / "assets" / "volume1" / "boards"
SHEET = "farmhouse"


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """Copy a board with its tilesets into a temporary folder; return the path of the board."""
    for file in BOARDS.glob("*.[tp][sn][xg]"):
        shutil.copy(file, tmp_path)
    return Path(shutil.copy(BOARDS / f"{SHEET}.tmx", tmp_path))


def _write_later(file: Path, text: str) -> None:
    """Writes a file a second after it was written last, whatever the clock of the disk."""
    then = file.stat().st_mtime_ns
    file.write_text(text, encoding="utf-8")
    os.utime(file, ns=(then + 10**9, then + 10**9))


def test_an_unchanged_board_is_not_read_again(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = load_board(board)

    def unreadable(_: object) -> None:
        raise AssertionError("the map is read again")

    monkeypatch.setattr(tmx_map, "read_map", unreadable)
    assert load_board(board) is found
    _write_later(board, board.read_text(encoding="utf-8"))
    with pytest.raises(AssertionError, match="read again"):
        load_board(board)


def test_a_fault_in_a_tileset_is_found_although_the_map_was_sound_before(board: Path) -> None:
    load_board(board)
    tileset = min(board.parent.glob("*.tsx"))
    _write_later(tileset, "<nothing/>")
    with pytest.raises(ContentError):
        load_board(board)


def test_the_cache_begins_anew_when_it_is_full(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_files, "MOST_SOUND", 2)
    monkeypatch.setattr(board_files, "_sound", {})
    others = [Path(shutil.copy(board, board.with_stem(f"other-{number}"))) for number in range(4)]
    found = [load_board(other) for other in others]
    assert len(board_files._sound) <= 2
    assert [one.id for one in found] == [other.stem for other in others]
