"""Fixtures of a window and the player's folder for the editor."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.stage.app import App
from tests.engine.stage.hands import application


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a temporary data folder; return it."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application without animations."""
    with application() as app:
        app.settings.pace = "instant"
        app.settings.minimap = False
        yield app
