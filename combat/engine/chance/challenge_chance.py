"""Dice and cards that lie dealt from the first: the n-th answer of chance is the same whenever a game is loaded."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Entry

_APART = 1_000_003
"""Between the seeds of two answers that follow each other."""


class ChallengeChance:
    """Answers by the seed and by how many answers of chance came before; nothing else has a say."""

    def __init__(self, seed: int, given: Iterable[Entry] = ()) -> None:
        """`given` are the answers of a game so far, when it is gone on with."""
        self._seed, self._dealt = seed, sum(entry.chance for entry in given)

    def answer(self, decision: Decision, state: object) -> Answer:
        self._dealt += 1
        return SeededChance(self._seed * _APART + self._dealt).answer(decision, state)
