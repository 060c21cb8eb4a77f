"""An answer as it is advised; what thinks it out is learned elsewhere, for that takes longer than a picture."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record


class Advised(Record):
    """An answer and what to expect of it, in so many samples."""

    answer: Answer
    samples: int
    won: float
    """The share of the battles that were won, 0.0-1.0."""
    points: float
    ours: float
    """Men of the player's lost, in an average battle."""
    theirs: float
