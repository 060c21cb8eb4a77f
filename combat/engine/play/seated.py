"""Adapter from an `Answerer` to a `Player`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.decision import Answer
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player, Port


class Seated:
    """Answers at a port with an `Answerer`, which sees only the port's view."""

    def __init__(self, judge: Answerer[Any]) -> None:
        self._judge = judge

    def answer(self, port: Port[Any]) -> Answer:
        """Return the `Answerer`'s answer to the port's question, based on the port's view alone."""
        decision = port.decision
        assert decision is not None
        return self._judge.answer(decision, port.view)


def checkpoints_for(players: Iterable[Player[Any]]) -> int:
    """Return the number of checkpoints that a game without undo must store: 1 if any player may look ahead, else 0."""
    return 0 if all(isinstance(player, Seated | Anybody) for player in players) else 1
