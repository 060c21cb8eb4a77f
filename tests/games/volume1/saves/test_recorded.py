"""The tool that proves a rebuilding changed nothing: it tells the same twice, and names the first thing that differs."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools.volume1 import recorded
from tools.volume1.old_saves import Maker, left


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A folder with one save, made as all old saves are, and what it tells."""
    folder = tmp_path_factory.mktemp("recorded")
    saves = folder / "saves"
    saves.mkdir()
    Maker(saves).leave("set-up-half-done")
    assert left(saves / "set-up-half-done.combat")["asked"] == "set-up"
    assert recorded.main(["record", str(folder / "tale"), "--saves", str(saves)]) == 0
    return saves, folder / "tale"


def test_the_same_save_tells_and_shows_the_same_again(
    recording: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    saves, tale = recording
    assert sorted(path.name for path in tale.iterdir()) == [f"set-up-half-done.{kind}" for kind in ("events", "log", "png")]
    assert '"event": "man-placed"' in (tale / "set-up-half-done.events").read_text()
    assert recorded.main(["compare", str(tale), "--saves", str(saves)]) == 0
    assert capsys.readouterr().out == "nothing has changed\n"


def test_what_differs_is_named_with_its_place(recording: tuple[Path, Path], tmp_path: Path) -> None:
    _, tale = recording
    for path in tale.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    log, picture = tmp_path / "set-up-half-done.log", tmp_path / "set-up-half-done.png"
    lines = log.read_text().splitlines()
    log.write_text("\n".join([lines[0], "otherwise", *lines[2:]]) + "\n")
    spoilt = pygame.image.load(picture)
    spoilt.fill((250, 0, 0), (40, 30, 7, 5))
    pygame.image.save(spoilt, picture)
    (tmp_path / "set-up-half-done.events").unlink()
    events, told, shown = recorded.differences(tale, tmp_path)
    assert events == "set-up-half-done.events: is missing"
    assert told == f"set-up-half-done.log: line 2\n  was {lines[1]}\n  now otherwise"
    assert shown == "set-up-half-done.png: 35 pixels differ, the first of 1 patches at (40, 30, 7, 5)"


def test_a_save_that_came_after_the_recording_is_held_against_nothing(
    recording: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert recorded.main(["compare", str(tmp_path), "--saves", str(recording[0])]) == 0
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("nothing has changed\n", "set-up-half-done: came after the recording\n")
