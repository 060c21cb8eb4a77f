"""Texts on saved games that were branched off another one."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.save_list import SaveEntry
from combat.engine.words import text, translated


def titled(game: SaveEntry, branched_at: Callable[[GameFlags], str]) -> str:
    """Return the title of what is played, and for a branch the moment at which it branched off."""
    title, branch = translated(game.title), game.marks.branch
    return title if branch is None else text("saved-branch", scenario=title, moment=branched_at(game.marks))


def turn_of_branch(marks: GameFlags, reached: Callable[[int], str]) -> str:
    """Return the turn at which a game was branched off, as `reached` tells it; "" if it was not."""
    turn = marks.branch.clock.get("turn") if marks.branch is not None else None
    return reached(turn) if type(turn) is int else ""
