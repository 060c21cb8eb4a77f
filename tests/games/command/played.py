"""Use COMMAND! in English while a test runs; Volume 1 is used again after it, as after any test."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.stage.drawing import artwork
from combat.games.command.title import TITLE


def command_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use COMMAND!, as a fixture for folders whose tests need its words or pictures; first hints are off."""
    monkeypatch.setattr("combat.games.command.table.command_hints.HINTS", ())
    TITLE.use()
    artwork.know_game()
    words.use("en", strict=True)
