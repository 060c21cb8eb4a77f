"""A window of the test's own, in which nothing waits to be looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.stage.app import App
from tests.engine.stage.hands import application


@pytest.fixture
def app() -> Iterator[App]:
    with application() as app:
        app.settings.pace = "instant"
        yield app
