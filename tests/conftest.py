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
from combat.engine.calls.options import Parser
from combat.engine.content import layers
from combat.engine.stage.drawing.drawing_guard import GUARD, write_line
from combat.engine.words import catalogue
from combat.engine.words.catalogue import ENGLISH, locale_folders
from combat.engine.words.key_names import show_buttons
from combat.games.volume1.title import TITLE

_HOME = Path(tempfile.mkdtemp(prefix="combat-tests-"))
for _folder in ("DATA", "CONFIG", "CACHE", "STATE"):
    os.environ[f"COMBAT_{_folder}_DIR"] = str(_HOME / _folder.lower())
os.environ["LC_ALL"] = "C"  # whatever the language of whoever runs them
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
TITLE.play()
_PLAYED = layers.game(), layers.kinds(), layers.games()
_SENTENCES = locale_folders()
settings.register_profile("house", deadline=None)  # how busy the machine is says nothing of the code
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    """What one test has set, saved or laid over the content is not what the next one begins with.

    What cannot be drawn fails the test, unless it takes `GUARD.strict` away.
    """
    GUARD.strict = True
    yield
    GUARD.strict, GUARD.on_fault = True, write_line
    _play_volume1()
    _speak_english()
    drawn = sys.modules.get("combat.engine.stage.drawing.theme")
    if drawn is not None and (drawn.scale(), drawn._fitted) != (1.0, 1.0):
        drawn.set_scale(1.0)
    for folder in ("data/saves", "data/drafts", "data/reports", "state"):
        shutil.rmtree(_HOME / folder, ignore_errors=True)
    for kept in (*(_HOME / "config").glob("settings.json"), *(_HOME / "data").glob("*.json")):
        kept.unlink()


def _play_volume1() -> None:
    """The game that tests are about unless they say otherwise, as it is shipped, where another was played or packs were laid over it."""
    other, packs = (layers.game(), layers.kinds(), layers.games()) != _PLAYED, layers.packs()
    layers.use(())
    if other:
        TITLE.play()
    shown = sys.modules.get("combat.engine.stage.drawing.artwork")
    if shown is not None and (other or packs):
        shown.forget()


def _speak_english() -> None:
    """English, as the game itself has it and with keys on its caps, whatever was spoken, put in by a pack or played with."""
    if catalogue._packs:
        catalogue.lay_over(())
    show_buttons(None)
    Parser.language = Parser.pages = Parser.book_options = ""
    if words._unchosen is not None and words._unchosen._layers != _SENTENCES:
        words._unchosen = None
    spoken = words._catalogue
    if spoken is not None and (spoken.language != ENGLISH or spoken.strict or spoken._layers != _SENTENCES):
        words.use(ENGLISH)
    words.call_places(None)


@pytest.fixture
def strict_english() -> Iterator[None]:
    """English in which a sentence that is missing, or lacks a value, fails the test."""
    words.use("en", strict=True)
    yield
    words.use("en")


@pytest.fixture(scope="module", autouse=True)
def _nothing_left_by_a_file() -> Iterator[None]:
    """No file of tests relies on a window that another one opened, or looks for garbage as often as another did.

    Scenes that close look through all there is: what a file leaves in caches is not looked through by the next ones.
    """
    yield
    gc.set_threshold(*PATIENT)
    shown = sys.modules.get("pygame")
    if shown is not None:
        shown.quit()
    gc.collect()
    gc.freeze()


def pytest_collection_finish() -> None:
    """What stays to the end, thousands of tests, is not looked through for garbage, which is looked for as seldom as in play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*PATIENT)


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    shutil.rmtree(_HOME, ignore_errors=True)
