"""The random player, for any game."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.random_source import RandomSource
from combat.engine.play.port import Port


class Anybody:
    """Answers with random legal answers, without requesting a view."""

    def __init__(self, numbers: RandomSource) -> None:
        self._numbers = numbers

    def answer(self, port: Port[Any]) -> Answer:
        """Return a random legal answer to the port's question."""
        return next(port.samples(self._numbers))
