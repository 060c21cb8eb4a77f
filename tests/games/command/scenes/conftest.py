"""The scenes of COMMAND!, in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.stage.drawing import artwork
from combat.games.command.title import TITLE as COMMAND
from combat.games.volume1.title import TITLE


@pytest.fixture(autouse=True)
def _command_is_played() -> Iterator[None]:
    COMMAND.play()
    artwork.know_game()
    words.use("en", strict=True)
    yield
    TITLE.play()
    artwork.know_game()
    words.use("en")
