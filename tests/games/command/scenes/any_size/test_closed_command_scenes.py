"""A closed scene of COMMAND! is freed: opened and closed many times, none adds 10 MB to the process."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.games.command.scenes.command_stage import STAGE
from tests.engine.stage.closed_scenes import SIZE, faults_of_closing
from tests.games.command.played import command_is_played
from tests.games.command.scenes.any_size.laid_scenes import OPEN, SCENES, shelve
from tests.sampled import SOAKED

SAMPLE = ("pause",)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with saves of every kind, created once."""
    shelve(tmp_path_factory.mktemp("played"))
    kept = tmp_path_factory.mktemp("shelf") / "saves"
    shutil.copytree(folders.saves(), kept)
    return kept


@pytest.fixture(scope="module")
def at_table(shelf: Path) -> Iterator[App]:
    """Yield a game in a large window."""
    with pytest.MonkeyPatch.context() as patched:
        command_is_played(patched)
        shutil.copytree(shelf, folders.saves(), dirs_exist_ok=True)
        app = App(WindowOptions(resolution=SIZE, sound=False), STAGE)
        app.settings.pace = "instant"
        app.open("saved-battle", path=folders.saves() / OPEN)
        app.round(0.05)
        yield app
        app.quit()
    pygame.quit()
    shutil.rmtree(folders.saves(), ignore_errors=True)  # a game that is left at the end is kept once more
    theme.set_scale(1.0)


@pytest.mark.parametrize("name", SCENES if SOAKED else SAMPLE)
def test_a_closed_scene_is_freed(name: str, shelf: Path, at_table: App) -> None:
    shutil.copytree(shelf, folders.saves(), dirs_exist_ok=True)
    faults = faults_of_closing(at_table, SCENES[name])
    assert not faults, "\n".join(faults)
