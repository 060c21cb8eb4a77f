"""Record of a whole game between two bots, as a row of a run."""

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
"""Reasons of card flips that are neither rolls nor random hexes."""


class BotGame(Record):
    """Row of one finished game."""

    seed: int
    winner: Seat
    ended: str
    """A value of `State.ended`."""
    points: int
    """Victory points, above 0 for the Axis."""
    turns: int
    time: int
    advances: int
    rolls: int
    passes: int
    lost: Tallies
    """Number of units eliminated, by side."""
    decisions: int
    """Number of decisions, including card draws."""


COLUMNS = RowColumns(BotGame)


class GameRecorder:
    """Recorder that counts what the final state does not contain: rolls, time advances, passes, losses."""

    def __init__(self) -> None:
        self._advances = self._rolls = self._passes = 0
        self._lost = dict.fromkeys(SIDES, 0)

    def hear(self, state: State, event: Event) -> None:
        """Count an event if it is relevant; called before it is applied."""
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
        """Return the row of the finished game, with its seed and number of decisions."""
        return BotGame(
            seed, state.winner, state.ended, state.vp, state.turn, state.time, self._advances, self._rolls,
            self._passes, dict(self._lost), decisions,
        )  # fmt: skip
