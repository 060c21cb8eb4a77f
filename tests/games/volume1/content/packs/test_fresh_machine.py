"""Packs on a machine on which the game has never been played, copied and written as by makers."""

from __future__ import annotations

import codecs
import shutil
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine.content.packs.pack import PackList
from tests.games.volume1.content.packs.pack_files import EXAMPLE, RIFLE, written


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use the empty data folder of a player who has never started the program; return it."""
    folder = tmp_path / "fresh"
    monkeypatch.setenv("COMBAT_DATA_DIR", str(folder))
    return folder


def packs_folder(capsys: pytest.CaptureFixture[str]) -> Path:
    """Return the folder of packs as printed by `combat paths`."""
    assert main(["paths"]) == 0
    return Path(next(line for line in capsys.readouterr().out.splitlines() if line.startswith("packs "))[6:].strip())


def test_the_manuals_command_puts_the_example_pack_where_it_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    """`cp -r FOLDER TARGET` puts the folder into a target that is there, and takes the target's name where it is not."""
    folder = packs_folder(capsys)
    shutil.copytree(EXAMPLE, folder / EXAMPLE.name if folder.is_dir() else folder)
    shelf = PackList()
    shelf.read()
    assert [(pack.path, pack.card.name, pack.used) for pack in shelf.packs] == [
        (folder / "example-pack", "orchard-wall", True)
    ]


def test_a_pack_laid_over_the_folder_itself_is_named_and_its_own_folders_are_no_packs(data: Path) -> None:
    shutil.copytree(EXAMPLE, data / "packs")
    written(data / "packs" / "sound-one", assets_weapons=RIFLE)
    shelf = PackList()
    shelf.read()
    assert [(pack.path.name, pack.used) for pack in shelf.packs] == [("packs", False), ("sound-one", True)]
    (finding,) = shelf.packs[0].findings
    assert finding.file.endswith("pack.toml") and str(data / "packs") in finding.what


@pytest.mark.parametrize(
    "place", ["pack.toml", "assets/weapons.toml", "assets/locale/en/x.ftl", "assets/boards/orchard.tmx"]
)
def test_a_byte_order_mark_is_accepted(place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "pack"
    shutil.copytree(EXAMPLE, pack)
    file = pack / place
    said = file.read_bytes() if file.is_file() else b"served = Served.\n"
    file.write_bytes(codecs.BOM_UTF8 + said)
    assert main(["check", str(pack)]) == 0, capsys.readouterr()
    assert main(["los", "orchard", "01.01", "03.03", "--pack", str(pack)]) == 0, capsys.readouterr()


def test_a_scenario_with_a_byte_order_mark_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "marked.toml"
    file.write_bytes(codecs.BOM_UTF8 + (EXAMPLE.parents[1] / "scenarios/volume1/first-light.toml").read_bytes())
    assert main(["check", str(file)]) == 0, capsys.readouterr()


@pytest.mark.parametrize("content", ["scenarios", "nothing"])
def test_a_folder_without_a_card_is_said_to_be_no_pack(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    if content == "scenarios":
        shutil.copytree(
            EXAMPLE.parents[1] / "scenarios/volume1", folder / "scenarios", ignore=shutil.ignore_patterns("*-*")
        )
    assert main(["check", str(folder)]) == 0
    assert "folder is no pack, as it has no pack.toml" in capsys.readouterr().err


def test_a_folder_of_a_boards_map_alone_lacks_its_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(EXAMPLE / "assets/boards", tmp_path / "folder/assets/boards")
    assert main(["check", str(tmp_path / "folder")]) == 2
    assert "has no pack.toml" in capsys.readouterr().out


def test_folders_of_the_game_and_of_packs_are_not_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(EXAMPLE), str(EXAMPLE.parents[1] / "docs")]) == 0
    assert "is no pack" not in capsys.readouterr().err
