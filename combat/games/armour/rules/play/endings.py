"""Ends of a battle (A32, A33)."""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.events.turn_events import BattleEnded

CONCEDED: Final = "conceded"
FORMATIONS_LOST: Final = "formations-lost"
GOAL_HELD: Final = "goal-held"
TURN_LIMIT: Final = "turn-limit"
ENDINGS: Final = (CONCEDED, FORMATIONS_LOST, GOAL_HELD, TURN_LIMIT)
"""Every way in which a battle ends."""


class GameOver(Exception):
    """Exception that ends the battle; it carries the winner and the reason."""

    def __init__(self, why: str, winner: Seat) -> None:
        super().__init__(why)
        self.why, self.winner = why, winner


def finish(over: GameOver) -> Steps[None]:
    """Yield the event that ends the battle."""
    yield BattleEnded(over.winner, over.why)
