"""The game as one zipped or frozen file caches books, distinguishes its versions, and starts its processes."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from combat import cli
from combat.engine.content import cache
from combat.engine.files.folders import share
from combat.games.volume1.content.library import Library
from tests.games.volume1.content.damage import copy_content

PACKAGE = Path(cli.__file__).parents[1]


@pytest.fixture
def zipped(tmp_path: Path) -> Path:
    """Return a zip file of the package that Python can import from."""
    archive = tmp_path / "combat.pyz"
    with zipfile.ZipFile(archive, "w") as into:
        for file in PACKAGE.rglob("*.py"):
            into.write(file, Path("combat") / file.relative_to(PACKAGE))
    return archive


def _key_of(archive: Path, source: Path) -> str:
    script = (
        "import sys; from pathlib import Path; from combat.engine.content import cache;"
        "print(cache.__file__); print(cache.fingerprint([Path(sys.argv[1])]))"
    )
    environment = {**os.environ, "PYTHONPATH": str(archive)}
    command = [sys.executable, "-c", script, str(source)]
    done = subprocess.run(command, env=environment, cwd=archive.parent, capture_output=True, text=True, check=True)
    file, key = done.stdout.split()
    assert file.startswith(str(archive))
    return key


def test_a_zipped_game_keeps_its_books_until_it_is_packed_anew(zipped: Path) -> None:
    source = share() / "assets" / "volume1" / "weapons.toml"
    key = _key_of(zipped, source)
    assert _key_of(zipped, source) == key
    with zipfile.ZipFile(zipped, "a") as into:
        into.writestr("combat/games/volume1/rules/newer.py", "")
    assert _key_of(zipped, source) != key


def test_a_frozen_game_is_told_apart_by_its_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "combat.exe"
    program.write_bytes(b"one")
    monkeypatch.setattr(cache, "_PACKAGE", tmp_path / "unpacked" / "combat")
    monkeypatch.setattr(sys, "executable", str(program))
    key = cache.fingerprint([])
    monkeypatch.setattr(cache, "_PACKAGE", tmp_path / "unpacked-elsewhere" / "combat")
    assert cache.fingerprint([]) == key
    program.write_bytes(b"another")
    assert cache.fingerprint([]) != key


def test_the_same_content_unpacked_elsewhere_is_the_same(tmp_path: Path) -> None:
    keys = {cache.fingerprint(Library([copy_content(tmp_path / name)]).sources()) for name in ("here", "there")}
    assert len(keys) == 1


def test_two_files_whose_contents_are_exchanged_are_another_book(tmp_path: Path) -> None:
    first, second = (tmp_path / "assets" / "decks" / f"{side}.toml" for side in ("friendly", "enemy"))
    first.parent.mkdir(parents=True)
    first.write_text("a")
    second.write_text("b")
    key = cache.fingerprint([first, second])
    first.write_text("b")
    second.write_text("a")
    assert cache.fingerprint([second, first]) != key


def test_a_frozen_game_hands_a_helper_to_multiprocessing_before_anything_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A frozen program starts itself for each job; what is not caught there would open the game once more."""

    def caught() -> None:
        raise SystemExit(0)

    monkeypatch.setattr(multiprocessing, "freeze_support", caught)
    assert cli.main(["--version"]) == 0
    assert "combat" in capsys.readouterr().out
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out == ""
