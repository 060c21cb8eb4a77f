"""Answers of dice and decks from random integers."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision, Roll
from combat.engine.kernel.random_source import RandomSource


def drawn(decision: Decision, state: object, numbers: RandomSource) -> Answer:
    """Return a random result of dice or a deck."""
    if isinstance(decision, Roll):
        return decision.said([die.lowest + numbers.below(die.sides) for die in decision.dice])
    options = list(decision.options(state))
    return options[numbers.below(len(options))]
