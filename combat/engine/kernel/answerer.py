"""The protocol of anything that answers decisions from a state: a player, dice, decks."""

from __future__ import annotations

from typing import Protocol, TypeVar

from combat.engine.kernel.decision import Answer, Decision

S_contra = TypeVar("S_contra", contravariant=True)


class Answerer(Protocol[S_contra]):
    """Source of answers: given a decision and the state, returns a legal answer."""

    def answer(self, decision: Decision, state: S_contra) -> Answer:
        """Return a legal answer to a decision."""
