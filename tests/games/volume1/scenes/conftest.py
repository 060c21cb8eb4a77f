"""A window without animations for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.stage.app import App
from tests.engine.stage.hands import application


@pytest.fixture
def app() -> Iterator[App]:
    """Yield a window without animations."""
    with application() as app:
        app.settings.pace = "instant"
        yield app
