"""Summary of a game's saves for its start screen."""

from __future__ import annotations

from combat.engine.files import folders
from combat.engine.journal.save_list import Shelf, in_short


def shelf_of(game: str) -> Shelf | None:
    """Return a summary of a game's saves; None if there are no saves or the folder cannot be read."""
    folder = folders.saves()
    try:
        there = folder.is_dir() and any(folder.iterdir())
    except OSError:
        return None
    return in_short(plays=game) if there else None
