"""An observer of a game that records its notifications."""

from __future__ import annotations

from combat.engine.kernel.game import Checkpoint, Entry
from tests.engine.dice_game import Table


class Notebook:
    """Observer of a game that records its notifications as text lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def answered(self, entry: Entry) -> None:
        """Record an answer."""
        self.lines.append(f"{entry.to} {entry.value}")

    def passed(self, checkpoint: Checkpoint[Table], event: object) -> None:
        """Record a checkpoint."""
        self.lines.append(f"checkpoint after {checkpoint.answers}")

    def taken_back(self, answers: int) -> None:
        """Record an undo to a number of answers."""
        self.lines.append(f"back to {answers}")
