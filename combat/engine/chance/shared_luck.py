"""Common random numbers for comparing answers: the same question at the same moment gives the same result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any
from zlib import crc32

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision, Roll


class SharedLuck:
    """Dice and decks whose results depend on the seed, reason, subject, time and number of earlier draws.

    Two lines of play that differ in one answer then share their luck elsewhere, so fewer samples show which is better.
    `when` returns the moment of a state.
    """

    def __init__(self, seed: int, when: Callable[[Any], object]) -> None:
        self._seed, self._when = seed, when
        self._asked: Counter[str] = Counter()

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the result of dice or a deck, determined by the seed, the question, its moment and how often it was
        asked before.
        """
        why = getattr(decision, "why", "")
        asked = f"{decision.kind} {why} {decision.subject} {self._when(state)}"
        self._asked[asked] += 1
        numbers = SplitMix(self._seed * 0x1_0000_0000 + crc32(f"{asked} {self._asked[asked]}".encode()))
        if isinstance(decision, Roll):
            return decision.said([die.lowest + numbers.below(die.sides) for die in decision.dice])
        options = list(decision.options(state))
        return options[numbers.below(len(options))]
