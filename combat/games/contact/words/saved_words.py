"""Texts on saved battles: progress or result."""

from __future__ import annotations

from combat.engine.journal.game_flags import GameFlags, titled, turn_of_branch
from combat.engine.journal.save_list import SaveEntry
from combat.engine.words import text
from combat.engine.words.ago import ago
from combat.games.contact.words import contact_names as names


def reached(turn: int) -> str:
    """Return a turn as text: "turn 3", "set-up"."""
    return text("saved-turn", turn=turn) if turn else text("saved-deployment")


def branched_at(marks: GameFlags) -> str:
    """Return the turn at which a battle was branched off; "" if it was not."""
    return turn_of_branch(marks, reached)


def called(game: SaveEntry) -> str:
    """Return the mission's title, and for a branch the turn at which it branched off."""
    return titled(game, branched_at)


def standing(game: SaveEntry) -> str:
    """Return a battle's turn, or its result once it is over; a draw has no winner."""
    if not game.finished:
        return reached(game.turn)
    return text("saved-over", winner=names.seat(game.verdict) or text("saved-draw"), turn=game.turn)


def progress(game: SaveEntry) -> str:
    """Return a battle in one line: mission, turn, and when it was last played."""
    return text("saved-line", scenario=called(game), moment=reached(game.turn), ago=ago(game.when))
