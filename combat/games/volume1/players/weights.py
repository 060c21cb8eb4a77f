"""Weights by which a bot values losses, hits and ground."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Weights(Record):
    """Weights by which a bot compares benefits and risks, in hexes of advance."""

    loss: float
    """Cost of a hit on a friendly."""
    hit: float
    """Value of a hit on an enemy."""
    advance: float = 1.0
    """Factor on ground gained, relative to the cautious bot."""


CAUTIOUS = Weights(3.0, 2.5)
USUAL = "bold"
"""The temper that wins most battles."""
TEMPERS = {
    USUAL: Weights(1.5, 2.5),
    "cautious": CAUTIOUS,
    "rushing": Weights(1.5, 1.5, 2.5),
    "wary": Weights(6.0, 2.5),
    "shooting": Weights(3.0, 5.0, 0.6),
    "holding": Weights(5.0, 3.0, 0.2),
}
"""Tempers by name, the usual one first."""
