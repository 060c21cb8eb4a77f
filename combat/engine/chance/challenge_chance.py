"""Chance of challenges: the n-th chance answer depends only on the seed, so reloading a game does not change it."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Entry

_APART = 1_000_003
"""The factor between the seeds of different answers."""


class ChallengeChance:
    """Answers determined by the seed and the number of chance answers before."""

    def __init__(self, seed: int, given: Iterable[Entry] = ()) -> None:
        """`given` are the answers of a resumed game so far."""
        self._seed, self._dealt = seed, sum(entry.chance for entry in given)

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the result of dice or a deck, determined by the seed and the number of results before."""
        self._dealt += 1
        return SeededChance(self._seed * _APART + self._dealt).answer(decision, state)
