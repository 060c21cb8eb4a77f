"""The saved battles as the start screen speaks of them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from combat.engine.journal.shelf import list_games, to_resume
from combat.engine.kernel.record import Record
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.saved_words import progress


class Shelved(Record):
    """How many there are; the one that is gone on with, how far it got and when it was played, where there is one.

    `fought`: whether one of them was played to its end.
    """

    count: int = 0
    fought: bool = False
    waiting: Path | None = None
    progress: str = ""
    last: datetime | None = None


def look_at_shelf() -> Shelved:
    """What lies in the player's folder."""
    games = list_games(plays=TITLE.id)
    waiting = to_resume(games)
    fought = any(game.finished for game in games)
    if waiting is None:
        return Shelved(len(games), fought)
    return Shelved(len(games), fought, waiting.path, progress(waiting), waiting.when)
