"""The saved battles as the start screen speaks of them."""

from __future__ import annotations

from pathlib import Path

from combat.engine.journal.shelf import list_games, to_resume
from combat.engine.kernel.record import Record
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.saved_words import progress


class Shelved(Record):
    """How many there are; the one that is gone on with, and how far it got, where there is one."""

    count: int = 0
    waiting: Path | None = None
    progress: str = ""


def look_at_shelf() -> Shelved:
    """What lies in the player's folder."""
    games = list_games(plays=TITLE.id)
    waiting = to_resume(games)
    return Shelved(len(games)) if waiting is None else Shelved(len(games), waiting.path, progress(waiting))
