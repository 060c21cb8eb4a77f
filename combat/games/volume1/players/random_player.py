"""Random bot, used to find errors."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.games.volume1.rules.state import State


class RandomPlayer:
    """Bot that answers at random, but places and orders every man before it goes on.

    It ignores hidden information, so the true state and a view give the same answers.
    """

    def __init__(self, seed: int) -> None:
        self._generator = SplitMix(seed)

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return a legal answer to a decision."""
        return decision.sample(state, self._generator)
