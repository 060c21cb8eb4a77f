"""An observer of a game that records its notifications."""

from __future__ import annotations

from combat.engine.kernel.game import Checkpoint, Entry
from tests.engine.dice_game import Table


class Notebook:
    """An observer that records its notifications."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def answered(self, entry: Entry) -> None:
        """Note an answer."""
        self.lines.append(f"{entry.to} {entry.value}")

    def passed(self, checkpoint: Checkpoint[Table], event: object) -> None:
        """Note a checkpoint."""
        self.lines.append(f"checkpoint after {checkpoint.answers}")

    def taken_back(self, answers: int) -> None:
        """Note an undo to a number of answers."""
        self.lines.append(f"back to {answers}")
