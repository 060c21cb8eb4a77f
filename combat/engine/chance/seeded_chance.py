"""Dice and decks from a seed."""

from __future__ import annotations

from typing import Any

from combat.engine.chance.integers import Integers
from combat.engine.kernel.decision import Answer, Decision, Roll


class SeededChance:
    """Rolls and draws from a seed; the same seed and the same answers of the player make the same game."""

    def __init__(self, seed: int) -> None:
        self._generator = Integers(seed)

    def answer(self, decision: Decision, state: Any) -> Answer:
        if isinstance(decision, Roll):
            return decision.faces[self._generator.below(len(decision.faces))]
        options = list(decision.options(state))
        return options[self._generator.below(len(options))]
