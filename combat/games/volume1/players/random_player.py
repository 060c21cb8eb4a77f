"""A player who does anything that is allowed, and so finds whatever breaks."""

from __future__ import annotations

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.games.volume1.rules.state import State


class RandomPlayer:
    """Answers at random, but puts every man down and gives every man an order before he goes on.

    He knows nothing and weighs nothing: the truth serves him as well as a view, for the answers are the same.
    """

    def __init__(self, seed: int) -> None:
        self._generator = SplitMix(seed)

    def answer(self, decision: Decision, state: State) -> Answer:
        return decision.sample(state, self._generator)
