"""What is said of a saved game: how far it got, or how it ended."""

from __future__ import annotations

from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.save_list import SaveEntry
from combat.engine.words import text, translated
from combat.engine.words.ago import ago
from combat.games.command.words import command_names as names


def standing(game: SaveEntry) -> str:
    """How far a game got: its turn, or how it ended."""
    if game.finished:
        return text("saved-over", lead=lead(game.points), turn=game.turn)
    return reached(game.turn)


def called(game: SaveEntry) -> str:
    """What is played, and from where on where it is a branch."""
    title, branch = translated(game.title), game.marks.branch
    return title if branch is None else text("saved-branch", scenario=title, moment=branched_at(game.marks))


def branched_at(marks: GameFlags) -> str:
    """How far the game had come where it was branched off; "" where it was not."""
    turn = marks.branch.clock.get("turn") if marks.branch is not None else None
    return reached(turn) if type(turn) is int else ""


def reached(turn: int) -> str:
    """How far a game has come: "turn 3", "set-up"."""
    return text("saved-turn", turn=turn) if turn else text("saved-set-up")


def progress(game: SaveEntry) -> str:
    """A game in one line: what is played, how far it got, when it was last played."""
    return text("saved-line", scenario=called(game), moment=reached(game.turn), ago=ago(game.when))


def lead(points: int) -> str:
    """Who has how many points more than the other."""
    if not points:
        return text("top-even")
    return text("top-ahead", side=names.side("axis" if points > 0 else "allies"), points=abs(points))
