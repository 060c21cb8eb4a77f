"""Whoever answers decisions from what he sees of a state: a player, dice, decks."""

from __future__ import annotations

from typing import Protocol, TypeVar

from combat.engine.kernel.decision import Answer, Decision

S_contra = TypeVar("S_contra", contravariant=True)


class Answerer(Protocol[S_contra]):
    """Answers the decisions put to him."""

    def answer(self, decision: Decision, state: S_contra) -> Answer: ...
