"""What a player cares for: by how much he would rather spare his men, hurt the enemy, or gain ground."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Weights(Record):
    """The prices by which a player weighs, in hexes of advance."""

    loss: float
    """What a hit on a man of ours costs."""
    hit: float
    """What a hit on one of theirs is worth."""
    advance: float = 1.0
    """By how much ground gained counts for more, or for less, than to the cautious."""


CAUTIOUS = Weights(3.0, 2.5)
USUAL = "bold"
"""The temper in which most battles go best."""
TEMPERS = {
    USUAL: Weights(1.5, 2.5),
    "cautious": CAUTIOUS,
    "rushing": Weights(1.5, 1.5, 2.5),
    "wary": Weights(6.0, 2.5),
    "shooting": Weights(3.0, 5.0, 0.6),
    "holding": Weights(5.0, 3.0, 0.2),
}
"""The ways in which a turn may be fought, by name, the usual one first."""
