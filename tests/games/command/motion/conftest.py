"""Motions of COMMAND!, on a table without a window."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

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
