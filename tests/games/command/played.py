"""Fixture that uses COMMAND! in English during a test."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.stage.drawing import artwork
from combat.games.command.title import TITLE


def command_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use COMMAND! in strict English without hints; the fixture is for folders whose tests need its words or images."""
    monkeypatch.setattr("combat.games.command.table.command_hints.HINTS", ())
    TITLE.use()
    artwork.know_game()
    words.use("en", strict=True)
