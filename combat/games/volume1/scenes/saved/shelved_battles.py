"""Summary of saved battles for the start screen."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from combat.engine.journal.save_list import in_short
from combat.engine.kernel.record import Record
from combat.games.volume1.title import TITLE
from combat.games.volume1.words.saved_words import progress


class Shelved(Record):
    """The number of saves, and the path, progress and time of the one to continue, if any.

    `fought`: whether any of them was played to its end.
    """

    count: int = 0
    fought: bool = False
    waiting: Path | None = None
    progress: str = ""
    last: datetime | None = None


def look_at_shelf() -> Shelved:
    """Return the summary of the player's saves folder."""
    shelf = in_short(plays=TITLE.id)
    waiting = shelf.waiting
    if waiting is None:
        return Shelved(shelf.count, shelf.fought)
    return Shelved(shelf.count, shelf.fought, waiting.path, progress(waiting), waiting.when)
