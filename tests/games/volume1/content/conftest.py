"""The shipped content, and a copy of it that a test may damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.library import Library
from tests.games.volume1.content.damage import copy_content


@pytest.fixture(scope="module")
def parts() -> ContentLibrary:
    """The shipped men, weapons, decks, events and charts."""
    return Library().parts()


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The root of a copy, relative to which files are named; it has one board, others are read from the original."""
    monkeypatch.chdir(tmp_path)
    return copy_content(tmp_path, "farmhouse.tmx")
