"""Texts on the saves of a title whose games are counted in turns."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.journal.game_flags import GameFlags, titled
from combat.engine.journal.save_list import SaveEntry
from combat.engine.words import text
from combat.engine.words.ago import ago


class SavedTexts:
    """Texts on the saves of a title, for its lists."""

    def __init__(self, before: str, result: Callable[[SaveEntry], str]) -> None:
        """`before` is the message for a game before its first turn; `result` returns the text of a finished one."""
        self._before, self._result = before, result

    def reached(self, turn: int) -> str:
        """Return the text of a turn, such as "turn 3"; for turn 0, the text for the time before the first turn."""
        return text("saved-turn", turn=turn) if turn else text(self._before)

    def standing(self, game: SaveEntry) -> str:
        """Return a game's turn, or its result once it is over."""
        return self._result(game) if game.finished else self.reached(game.turn)

    def called(self, game: SaveEntry) -> str:
        """Return the title of a save's scenario; for a branch, also the turn at which it branched off."""
        return titled(game, self.branched_at)

    def branched_at(self, marks: GameFlags) -> str:
        """Return the text of the turn at which a game branched off; "" if it is no branch or the turn is unknown."""
        turn = marks.branch.clock.get("turn") if marks.branch is not None else None
        return self.reached(turn) if type(turn) is int else ""

    def progress(self, game: SaveEntry) -> str:
        """Return one line about a save: its scenario, turn, and the time since it was last played."""
        return text("saved-line", scenario=self.called(game), moment=self.reached(game.turn), ago=ago(game.when))
