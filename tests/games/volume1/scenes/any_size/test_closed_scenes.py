"""Closing a scene frees it: opening and closing it many times adds less than 10 MB; `make soak` tries all scenes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.files import folders
from combat.engine.stage.app import App
from tests.engine.stage.closed_scenes import SIZE, faults_of_closing
from tests.engine.stage.hands import application
from tests.games.volume1.scenes.any_size.every_scene import SCENES, shelve, table
from tests.sampled import SOAKED

SAMPLE = ("rulebook", "log")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with saves of every kind."""
    shelve()
    kept = tmp_path_factory.mktemp("shelf") / "saves"
    shutil.copytree(folders.saves(), kept)
    return kept


@pytest.fixture(scope="module")
def at_table() -> Iterator[App]:
    """Yield the application with a battle in a large window."""
    with application(SIZE) as app:
        app.settings.pace = "instant"
        table(app)
        yield app
    shutil.rmtree(folders.saves(), ignore_errors=True)  # a battle that is left at the end is kept once more


@pytest.mark.parametrize("name", SCENES if SOAKED else SAMPLE)
def test_a_closed_scene_is_freed(name: str, shelf: Path, at_table: App) -> None:
    shutil.copytree(shelf, folders.saves(), dirs_exist_ok=True)
    faults = faults_of_closing(at_table, SCENES[name])
    assert not faults, "\n".join(faults)
