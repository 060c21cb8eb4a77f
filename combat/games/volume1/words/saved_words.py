"""What is said of a saved battle: how far it got, or how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from combat.engine.journal.game_flags import GameFlags
from combat.engine.words import text, translated
from combat.engine.words.ago import ago

if TYPE_CHECKING:
    from combat.engine.journal.save_list import SaveEntry


def standing(game: SaveEntry) -> str:
    """How far a battle got: its turn and impulse, or how it ended."""
    if game.finished:
        return text("saved-over", verdict=translated(game.verdict), points=game.points, turn=game.turn)
    return reached(game.turn, _number(game.clock, "impulse"))


def called(game: SaveEntry) -> str:
    """What is played, and from where on where it is a branch: "First Light, branch from turn 3, impulse 2"."""
    title, branch = translated(game.title), game.marks.branch
    return title if branch is None else text("saved-branch", scenario=title, moment=branched_at(game.marks))


def branched_at(marks: GameFlags) -> str:
    """How far the battle had come where it was branched off; "" where it was not."""
    branch = marks.branch
    return "" if branch is None else reached(_number(branch.clock, "turn"), _number(branch.clock, "impulse"))


def marked(marks: GameFlags) -> str:
    """What sets a battle apart from others: "branch from turn 3 · study"; "" where nothing does."""
    branch = [text("marked-branch", moment=branched_at(marks))] if marks.branch is not None else []
    return " · ".join([*branch, *([text("marked-study")] if marks.study is not None else [])])


def reached(turn: int, impulse: int) -> str:
    """How far a battle has come: "turn 3, impulse 2", "turn 3", "set-up"."""
    if impulse:
        return text("saved-impulse", turn=turn, impulse=impulse)
    return text("saved-turn", turn=turn) if turn else text("saved-set-up")


def progress(game: SaveEntry) -> str:
    """A game in one line: what is played, how far it got, when it was last played."""
    impulse, when, scenario = _number(game.clock, "impulse"), ago(game.when), called(game)
    if impulse:
        return text("saved-line-impulse", scenario=scenario, turn=game.turn, impulse=impulse, ago=when)
    if game.turn:
        return text("saved-line", scenario=scenario, turn=game.turn, ago=when)
    return text("saved-line-set-up", scenario=scenario, ago=when)


def _number(clock: Mapping[str, Any], name: str) -> int:
    """What a save's clock says, of which nobody has yet proved anything but turn and phase."""
    number = clock.get(name)
    return number if type(number) is int else 0
