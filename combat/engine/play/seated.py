"""Somebody who judges a position, sat down at a seat: he is shown its view, whatever he asks of it."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.decision import Answer
from combat.engine.play.port import Port


class Seated:
    """Answers at a port what another says to its question and its view."""

    def __init__(self, judge: Answerer) -> None:
        self._judge = judge

    def answer(self, port: Port[Any]) -> Answer:
        decision = port.decision
        assert decision is not None
        return self._judge.answer(decision, port.view)
