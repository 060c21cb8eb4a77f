"""Texts on saved games: progress or result."""

from __future__ import annotations

from combat.engine.journal.save_list import SaveEntry
from combat.engine.play.saved_texts import SavedTexts
from combat.engine.words import text
from combat.games.command.words import command_names as names


def lead(points: int) -> str:
    """Return the leading side and its points as text, or a text for a tie; `points` are positive if the Axis leads."""
    if not points:
        return text("top-even")
    return text("top-ahead", side=names.side("axis" if points > 0 else "allies"), points=abs(points))


def _result(game: SaveEntry) -> str:
    """Return the result of a game."""
    return text("saved-over", lead=lead(game.points), turn=game.turn)


SAVED = SavedTexts("saved-set-up", _result)
