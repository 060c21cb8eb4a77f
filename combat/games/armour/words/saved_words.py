"""Texts on saved battles: progress or result."""

from __future__ import annotations

from combat.engine.journal.game_flags import GameFlags, titled, turn_of_branch
from combat.engine.journal.save_list import SaveEntry
from combat.engine.words import text
from combat.engine.words.ago import ago
from combat.games.armour.words import armour_names as names


def standing(game: SaveEntry) -> str:
    """Return a battle's progress: its turn, or its result."""
    if game.finished:
        return text("saved-over", winner=names.seat(game.verdict), turn=game.turn)
    return reached(game.turn)


def called(game: SaveEntry) -> str:
    """Return the mission's title, and for a branch the turn at which it branched off."""
    return titled(game, branched_at)


def branched_at(marks: GameFlags) -> str:
    """Return the turn at which a battle was branched off; "" if it was not."""
    return turn_of_branch(marks, reached)


def reached(turn: int) -> str:
    """Return a turn as text: "turn 3", "deployment"."""
    return text("saved-turn", turn=turn) if turn else text("saved-deployment")


def progress(game: SaveEntry) -> str:
    """Return a battle in one line: mission, turn, and when it was last played."""
    return text("saved-line", scenario=called(game), moment=reached(game.turn), ago=ago(game.when))
