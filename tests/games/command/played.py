"""COMMAND! as the game that is played while a test runs, in English, and Volume 1 again after it."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine import words
from combat.engine.stage.drawing import artwork
from combat.games.command.title import TITLE as COMMAND
from combat.games.volume1.title import TITLE


def command_is_played() -> Iterator[None]:
    """A fixture for the folders whose tests ask for COMMAND!'s words or pictures."""
    COMMAND.play()
    artwork.know_game()
    words.use("en", strict=True)
    yield
    TITLE.play()
    artwork.know_game()
    words.use("en")
