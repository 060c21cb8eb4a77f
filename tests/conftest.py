"""Tests keep to themselves: no test reads or writes the folders of whoever runs them."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from combat.cli import PATIENT
from combat.engine import words
from combat.engine.content import layers
from combat.engine.words.catalogue import ENGLISH
from combat.games.volume1.title import TITLE

_HOME = Path(tempfile.mkdtemp(prefix="combat-tests-"))
for _folder in ("DATA", "CONFIG", "CACHE", "STATE"):
    os.environ[f"COMBAT_{_folder}_DIR"] = str(_HOME / _folder.lower())
os.environ["LC_ALL"] = "C"  # whatever the language of whoever runs them
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
TITLE.play()
_PLAYED = layers.game(), layers.kinds(), layers.games()
settings.register_profile("house", deadline=None)  # how busy the machine is says nothing of the code
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    """What one test has set, saved or laid over the content is not what the next one begins with."""
    yield
    spoken = words._catalogue
    if spoken is not None and (spoken.language != ENGLISH or spoken.strict):
        words.use(ENGLISH)
    words.call_hexes(None)
    layers.use(())
    _play_volume1()
    drawn = sys.modules.get("combat.engine.stage.drawing.theme")
    if drawn is not None and drawn.scale() != 1.0:
        drawn.set_scale(1.0)
    shutil.rmtree(_HOME / "data" / "saves", ignore_errors=True)
    for kept in (*(_HOME / "config").glob("settings.json"), *(_HOME / "data").glob("*.json")):
        kept.unlink()


def _play_volume1() -> None:
    """The game that tests are about unless they say otherwise, where another one was played or known of."""
    if (layers.game(), layers.kinds(), layers.games()) != _PLAYED:
        TITLE.play()
        shown = sys.modules.get("combat.engine.stage.drawing.artwork")
        if shown is not None:
            shown.know_game()


@pytest.fixture
def strict_english() -> Iterator[None]:
    """English in which a sentence that is missing, or lacks a value, fails the test."""
    words.use("en", strict=True)
    yield
    words.use("en")


def pytest_collection_finish() -> None:
    """What stays to the end, thousands of tests, is not looked through for garbage, which is looked for as seldom as in play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*PATIENT)


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(_HOME, ignore_errors=True)
