"""Scenes of COMMAND! at any size, scale and language: each control can be reached, each label is legible.

`make soak` tests all combinations; otherwise scenes of each kind are tested in one difficult window.
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
from combat.games.command.scenes.command_stage import STAGE
from tests.engine.stage.scene_in_window import EVERYWHERE, faults_in
from tests.games.command.scenes.any_size.laid_scenes import SCENES, shelve

SAMPLE = {
    "made-up": ((1280, 720), 3.0, "xx"),
    "records": ((1280, 720), 1.75, "de"),
    "rules": ((1280, 720), 1.75, "es"),
    "report-points": ((1600, 900), 1.75, "xx"),
    "lab-long": ((1280, 720), 1.75, "es"),
}
SOAK = bool(os.environ.get("COMBAT_SOAK"))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with saves of every kind, created once."""
    shelve(tmp_path_factory.mktemp("played"))
    kept = tmp_path_factory.mktemp("shelf") / "saves"
    shutil.copytree(folders.saves(), kept)
    return kept


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    theme.set_scale(1.0)
    pygame.quit()


@pytest.mark.parametrize("name", SCENES if SOAK else SAMPLE)
def test_every_control_is_reached_and_every_label_whole(name: str, shelf: Path) -> None:
    shutil.copytree(shelf, folders.saves(), dirs_exist_ok=True)
    faults = faults_in(SCENES[name], STAGE, EVERYWHERE if SOAK else [SAMPLE[name]])
    words.use("en")
    assert not faults, "\n".join(faults)
