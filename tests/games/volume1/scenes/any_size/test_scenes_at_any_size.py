"""At any size, scale and language each control of a scene is reachable and each label legible.

Text is recorded where it is drawn, not recognised in a picture. `make soak` tests the whole matrix, other runs a
sample.

What is written is noted where it is written, so that nothing is guessed from a picture. `make soak` goes through the
whole matrix; here is a sample of it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.files import folders
from combat.engine.stage.drawing import theme
from combat.engine.stage.screen import Screen
from combat.engine.words import text
from combat.games.volume1.editor.editor_scene import EditorScene
from combat.games.volume1.scenes.volume1_stage import STAGE
from tests.engine.stage.scene_in_window import EVERYWHERE, HARD, Place, faults_in
from tests.games.volume1.scenes.any_size.every_scene import KEYED, SCENES, shelve

SOAK = bool(os.environ.get("COMBAT_SOAK"))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with saves of every kind."""
    shelve()
    kept = tmp_path_factory.mktemp("shelf") / "saves"
    shutil.copytree(folders.saves(), kept)
    return kept


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    words.use("en")
    theme.set_scale(1.0)
    pygame.quit()


def windows(name: str) -> Iterator[Place]:
    """Yield the windows in which a scene is tested."""
    if SOAK:
        yield from EVERYWHERE
        return
    yield HARD[list(SCENES).index(name) % len(HARD)]


@pytest.mark.parametrize("name", SCENES if SOAK else KEYED[::2])
def test_every_control_is_reached_and_every_label_whole(name: str, shelf: Path) -> None:
    shutil.copytree(shelf, folders.saves(), dirs_exist_ok=True)
    faults = faults_in(SCENES[name], STAGE, windows(name), noted)
    assert not faults, "\n".join(faults)


def noted(scene: Screen) -> set[str]:
    """Return the labels of the editor's form, which begin its notes; empty for any other scene."""
    if not isinstance(scene, EditorScene):
        return set()
    return {text(row.field.message) for row in scene.form.list.rows if row.field.message}
