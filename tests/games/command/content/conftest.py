"""Content of COMMAND!: what is wrong with it is said in its own words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.title import Title
from combat.games.volume1.title import TITLE


@pytest.fixture(autouse=True)
def _command_is_played() -> Iterator[None]:
    Title("command", "COMMAND!", {"kinds": "combat.games.command.content.kinds:KINDS"}).play()
    words.use("en", strict=True)
    yield
    TITLE.play()
    words.use("en")
