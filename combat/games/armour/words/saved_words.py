"""Texts on saved battles: progress or result."""

from __future__ import annotations

from combat.engine.journal.save_list import SaveEntry
from combat.engine.play.saved_texts import SavedTexts
from combat.engine.words import text
from combat.games.miniatures.words import wording


def _result(game: SaveEntry) -> str:
    """Return the result of a battle."""
    return text("saved-over", winner=wording.seat(game.verdict), turn=game.turn)


SAVED = SavedTexts("saved-deployment", _result)
