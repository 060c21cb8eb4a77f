"""Base class of bots that judge the answers to a question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.games.miniatures.players.judged import Judged, judged

S = TypeVar("S")


class JudgingPlayer(ABC, Generic[S]):
    """Bot that gives the best answer that it knows, otherwise a random one; deterministic for a seed."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def answer(self, decision: Decision, state: S) -> Answer:
        """Return the answer to a decision; `state` is the view of the deciding seat."""
        return self.judge(decision, state).answer

    def judge(self, decision: Decision, state: S) -> Judged:
        """Return the answer to a decision with its reasons; a random sample if no better answer is known or legal."""
        found = self.considered(decision, state)
        return judged(decision.sample(state, SplitMix(self._seed))) if found is None else found

    def considered(self, decision: Decision, state: S) -> Judged | None:
        """Return the best answer with its reasons; None if the bot does not judge this kind of question or it is
        illegal.
        """
        found = self.best(decision, state)
        return None if found is None or decision.refusal(state, found.answer) is not None else found

    @abstractmethod
    def best(self, decision: Decision, state: S) -> Judged | None:
        """Return the best answer with its reasons, which may be illegal; None for a question that is not judged."""
