"""Use the content of COMMAND!, with its messages about faults."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.title import Title


@pytest.fixture(autouse=True)
def _command_is_played() -> None:
    Title("command", "COMMAND!", {"kinds": "combat.games.command.content.kinds:KINDS"}).use()
    words.use("en", strict=True)
