"""Whoever answers decisions from what he sees of a state: a player, dice, decks."""

from __future__ import annotations

from typing import Any, Protocol

from combat.engine.kernel.decision import Answer, Decision


class Answerer(Protocol):
    """Answers the decisions put to him."""

    def answer(self, decision: Decision, state: Any) -> Answer: ...
