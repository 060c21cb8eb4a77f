"""Dice and decks from a seed."""

from __future__ import annotations

from combat.engine.chance.drawn import drawn
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision


class SeededChance:
    """Rolls and draws from a seed; the same seed and the same player answers produce the same game."""

    def __init__(self, seed: int) -> None:
        self._generator = SplitMix(seed)

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the next random result of dice or a deck."""
        return drawn(decision, state, self._generator)
