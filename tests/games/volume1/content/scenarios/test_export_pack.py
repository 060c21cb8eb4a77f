"""An exported scenario is one reproducible file that is a valid pack, with the boards that others lack."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.content.findings import ContentError
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.games.volume1.content.export_pack import export_pack, given_folder
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.editor.map_files import own_copy


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a temporary folder for the player's data."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))


def mine(board: str) -> Path:
    """Write a scenario of the player on a board; return its path."""
    text = (share() / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
    path = folders.scenarios() / "mine.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace('board = "farmhouse"', f'board = "{board}"'), encoding="utf-8")
    return path


def test_a_battle_on_a_board_of_ones_own_takes_the_board_with_it_and_is_played_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    board = own_copy(Library(), "farmhouse")
    scenario = mine(board)
    book = load_book(scenario)
    packed = export_pack(scenario)
    again = export_pack(scenario, tmp_path / "again.zip")
    assert packed == given_folder() / "mine.zip"
    assert packed.read_bytes() == again.read_bytes()
    assert f"assets/boards/{board}.tmx" in zipfile.ZipFile(packed).namelist()
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "elsewhere"))
    assert main(["check", str(again)]) == 0, capsys.readouterr().out
    assert main(["simulate", "mine", "--pack", str(again), "--games", "1", "--player", "random", "--jobs", "1"]) == 0
    assert book.board.id == board


def test_a_battle_on_the_games_own_board_needs_no_board(tmp_path: Path) -> None:
    names = zipfile.ZipFile(export_pack(mine("farmhouse"))).namelist()
    assert sorted(names) == ["pack.toml", "scenarios/mine.toml"]


def test_what_cannot_be_played_is_not_given_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        export_pack(mine("no-such-board"))
    assert not given_folder().exists()
    assert main(["give", "first-light", "--out", str(tmp_path / "x.txt")]) == 2
    assert "must end in .zip" in capsys.readouterr().err
