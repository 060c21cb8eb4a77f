"""Texts on a saved battle: progress, result and marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from combat.engine.journal.game_flags import GameFlags, titled
from combat.engine.words import text, translated
from combat.engine.words.ago import ago

if TYPE_CHECKING:
    from combat.engine.journal.save_list import SaveEntry


def standing(game: SaveEntry) -> str:
    """Return a battle's progress as text, or how it ended."""
    if game.finished:
        return text("saved-over", verdict=translated(game.verdict), points=game.points, turn=game.turn)
    return reached(game.turn, _number(game.clock, "impulse"))


def called(game: SaveEntry) -> str:
    """Return the scenario's title; for a branch with its starting point: "First Light, branch from turn 3, impulse
    2".
    """
    return titled(game, branched_at)


def branched_at(marks: GameFlags) -> str:
    """Return the moment at which a battle was branched off another, as text; "" if it was not."""
    branch = marks.branch
    return "" if branch is None else reached(_number(branch.clock, "turn"), _number(branch.clock, "impulse"))


def marked(marks: GameFlags) -> str:
    """Return the special marks of a battle as text: "branch from turn 3 · study"; "" if it has none."""
    branch = [text("marked-branch", moment=branched_at(marks))] if marks.branch is not None else []
    return " · ".join([*branch, *([text("marked-study")] if marks.study is not None else [])])


def reached(turn: int, impulse: int) -> str:
    """Return the progress of a battle as text: "turn 3, impulse 2", "turn 3", "set-up"."""
    if impulse:
        return text("saved-impulse", turn=turn, impulse=impulse)
    return text("saved-turn", turn=turn) if turn else text("saved-set-up")


def progress(game: SaveEntry) -> str:
    """Return a saved battle as one line: title, progress, and time of the last move."""
    impulse, when, scenario = _number(game.clock, "impulse"), ago(game.when), called(game)
    if impulse:
        return text("saved-line-impulse", scenario=scenario, turn=game.turn, impulse=impulse, ago=when)
    if game.turn:
        return text("saved-line", scenario=scenario, turn=game.turn, ago=when)
    return text("saved-line-set-up", scenario=scenario, ago=when)


def _number(clock: Mapping[str, Any], name: str) -> int:
    """Return a number of a save's clock; 0 if it is invalid, since only turn and phase are validated."""
    number = clock.get(name)
    return number if type(number) is int else 0
