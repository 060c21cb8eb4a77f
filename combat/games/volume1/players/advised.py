"""Record of an advised answer, separate from `advice`, which is slow to import."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record


class Advised(Record):
    """An answer and its expected result, over a number of samples."""

    answer: Answer
    samples: int
    won: float
    """Share of the battles won, 0.0-1.0."""
    points: float
    ours: float
    """Men of the player lost, on average."""
    theirs: float
