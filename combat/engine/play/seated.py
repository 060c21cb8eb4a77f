"""Somebody who judges a position, sat down at a seat: he is shown its view, whatever he asks of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.decision import Answer
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player, Port


class Seated:
    """Answers at a port what another says to its question and its view."""

    def __init__(self, judge: Answerer[Any]) -> None:
        self._judge = judge

    def answer(self, port: Port[Any]) -> Answer:
        decision = port.decision
        assert decision is not None
        return self._judge.answer(decision, port.view)


def checkpoints_for(players: Iterable[Player[Any]]) -> int:
    """How many checkpoints a game holds that nobody takes back: the last one where a player may look ahead from it."""
    return 0 if all(isinstance(player, Seated | Anybody) for player in players) else 1
