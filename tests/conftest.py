"""Isolation of tests: no test reads or writes the folders of the person who runs them."""

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
from combat.engine import context, words
from combat.engine.stage.drawing.drawing_guard import POLICY
from combat.games.volume1.title import TITLE
from tests.engine.content.parsed_once import parse_once
from tests.engine.stage.drawing.text_cache import enlarge_text_cache
from tests.engine.stage.freed_pages import keep_freed_pages
from tests.sampled import SOAKED

_HOME = Path(tempfile.mkdtemp(prefix="combat-tests-"))
for _folder in ("DATA", "CONFIG", "CACHE", "STATE"):
    os.environ[f"COMBAT_{_folder}_DIR"] = str(_HOME / _folder.lower())
os.environ["LC_ALL"] = "C"  # whatever the language of whoever runs them
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
TITLE.use()
words.text("language-name")
POLICY.value.strict = True
_AT_FIRST = context.current().copy()
"""Volume 1 is played, in its English, which all tests share once it is read; what cannot be drawn is a fault.

What files of tests set while they are imported is not in it.
"""
keep_freed_pages()
parse_once()
enlarge_text_cache()
# how busy the machine is says nothing of the code; `make soak` tries more
settings.register_profile("house", deadline=None, max_examples=100 if SOAKED else 30)
settings.load_profile("house")


@pytest.fixture(scope="module", autouse=True)
def _context_of_a_file() -> Iterator[None]:
    """Every file of tests begins with Volume 1 in English; what its fixtures of a whole file set is there for its tests."""
    with context.use(_AT_FIRST.copy()):
        yield


@pytest.fixture(autouse=True)
def _nothing_left() -> Iterator[None]:
    """What one test has set, saved or laid over the content is not what the next one begins with."""
    with context.use(context.current().copy()):
        yield
    for folder in ("data/saves", "data/drafts", "data/reports", "state"):
        shutil.rmtree(_HOME / folder, ignore_errors=True)
    for kept in (*(_HOME / "config").glob("settings.json"), *(_HOME / "data").glob("*.json")):
        kept.unlink()


@pytest.fixture
def strict_english() -> None:
    """Use English in which a message that is missing, or lacks a value, fails the test."""
    words.use("en", strict=True)


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
    """Exclude all objects that exist after collection from garbage collection, and set the thresholds of the program.

    Thousands of collected tests would slow every collection down.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*PATIENT)


def pytest_unconfigure() -> None:
    """Delete the temporary folders of the test run."""
    shutil.rmtree(_HOME, ignore_errors=True)
