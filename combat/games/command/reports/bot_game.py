"""A whole game between two players that are no persons: what it came to, and how long it took."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.row_columns import RowColumns, Tallies
from combat.games.command.rules.events.card_events import CardFlipped
from combat.games.command.rules.events.end_events import TimeAdvanced
from combat.games.command.rules.events.turn_events import TurnPassed
from combat.games.command.rules.events.unit_events import UnitEliminated
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES

NO_ROLLS = ("drift", "hand")
"""What cards are turned up for besides rolls and random hexes."""


class BotGame(Record):
    """What is kept of a game."""

    seed: int
    winner: Seat
    ended: str
    """How, as `State.ended` says it."""
    points: int
    """Above 0 the Axis's."""
    turns: int
    time: int
    advances: int
    rolls: int
    passes: int
    lost: Tallies
    """Units eliminated, by side."""
    decisions: int
    """Those of cards among them."""


COLUMNS = RowColumns(BotGame)


class GameRecorder:
    """Counts in a game what its end does not tell."""

    def __init__(self) -> None:
        self._advances = self._rolls = self._passes = 0
        self._lost = dict.fromkeys(SIDES, 0)

    def hear(self, state: State, event: Event) -> None:
        """Told of each event before it is applied."""
        match event:
            case CardFlipped() if event.why not in NO_ROLLS:
                self._rolls += 1
            case TimeAdvanced():
                self._advances += 1
            case TurnPassed():
                self._passes += 1
            case UnitEliminated():
                self._lost[state.units[event.unit].side] += 1

    def row(self, state: State, seed: int, decisions: int) -> BotGame:
        """The game at its end."""
        return BotGame(
            seed, state.winner, state.ended, state.vp, state.turn, state.time, self._advances, self._rolls,
            self._passes, dict(self._lost), decisions,
        )  # fmt: skip
