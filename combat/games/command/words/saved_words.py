"""Texts on saved games: progress or result."""

from __future__ import annotations

from combat.engine.journal.game_flags import GameFlags, titled, turn_of_branch
from combat.engine.journal.save_list import SaveEntry
from combat.engine.words import text
from combat.engine.words.ago import ago
from combat.games.command.words import command_names as names


def standing(game: SaveEntry) -> str:
    """Return a game's progress: its turn, or its result."""
    if game.finished:
        return text("saved-over", lead=lead(game.points), turn=game.turn)
    return reached(game.turn)


def called(game: SaveEntry) -> str:
    """Return the scenario's title, and for a branch the turn at which it branched off."""
    return titled(game, branched_at)


def branched_at(marks: GameFlags) -> str:
    """Return the turn at which a game was branched off; "" if it was not."""
    return turn_of_branch(marks, reached)


def reached(turn: int) -> str:
    """Return a turn as text: "turn 3", "set-up"."""
    return text("saved-turn", turn=turn) if turn else text("saved-set-up")


def progress(game: SaveEntry) -> str:
    """Return a game in one line: scenario, turn, and when it was last played."""
    return text("saved-line", scenario=called(game), moment=reached(game.turn), ago=ago(game.when))


def lead(points: int) -> str:
    """Return which side leads, and by how many points."""
    if not points:
        return text("top-even")
    return text("top-ahead", side=names.side("axis" if points > 0 else "allies"), points=abs(points))
