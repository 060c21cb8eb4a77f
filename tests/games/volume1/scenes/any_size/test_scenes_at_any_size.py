"""At any size of window, at any scale, in any language: every control of every scene can be reached, every label read.

What is written is noted where it is written, so that nothing is guessed from a picture. `make soak` goes through the
whole matrix; here is a sample of it.
"""

from __future__ import annotations

import itertools
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.files import folders
from combat.engine.stage.drawing import theme
from tests.games.volume1.scenes.any_size.every_scene import SCENES, shelve
from tests.games.volume1.scenes.any_size.scene_in_window import SceneInWindow, faults_of

SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
LANGUAGES = ("en", "es", "de", "xx")
SOAK = bool(os.environ.get("COMBAT_SOAK"))
HARD = (
    ((1280, 720), 1.0, "de"),
    ((1280, 720), 1.75, "es"),
    ((1280, 720), 3.0, "xx"),
    ((1600, 900), 1.75, "xx"),
    ((1280, 720), 0.75, "xx"),
    ((1920, 1080), 3.0, "de"),
    ((1280, 720), 1.35, "xx"),
)
"""One of them for each scene, so that all scenes together go through all of them."""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with saves of every sort, made once."""
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


def windows(name: str) -> Iterator[tuple[tuple[int, int], float, str]]:
    """The windows in which a scene is laid."""
    if SOAK:
        yield from itertools.product(SIZES, SCALES, LANGUAGES)
        return
    yield HARD[list(SCENES).index(name) % len(HARD)]


@pytest.mark.parametrize("name", SCENES)
def test_every_control_is_reached_and_every_label_whole(name: str, shelf: Path) -> None:
    shutil.copytree(shelf, folders.saves(), dirs_exist_ok=True)
    faults = []
    for size, scale, language in dict.fromkeys(windows(name)):
        room = SceneInWindow(name, size, scale, language)
        faults += [f"{size} at {scale} in {language}: {fault}" for fault in faults_of(room)]
        room.close()
    assert not faults, "\n".join(faults)
