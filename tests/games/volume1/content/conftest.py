"""Fixtures of the shipped content, and of a copy that a test may damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.library import Library
from tests.games.volume1.content.damage import copy_content


@pytest.fixture(scope="module")
def parts() -> ContentLibrary:
    """Return the shipped men, weapons, decks, events and charts."""
    return Library().parts()


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the content with one board into a temporary folder; return its root.

    The root is the working folder, so that findings have relative paths; other boards are read from the original.
    """
    monkeypatch.chdir(tmp_path)
    return copy_content(tmp_path, "farmhouse.tmx")
