"""Record of a whole battle between two bots, as a row of a run."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.row_columns import RowColumns, Tallies
from combat.games.armour.rules.events.assault_events import AssaultDeclared
from combat.games.armour.rules.events.fire_events import UnitPinned, VolleyDeclared
from combat.games.armour.rules.play.goals import points_destroyed
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS


class BattleRow(Record):
    """Row of one finished battle."""

    seed: int
    winner: Seat
    ended: str
    """A value of `State.ending`."""
    points: int
    """Points that the attacker destroyed minus those that it lost."""
    turns: int
    volleys: int
    pins: int
    assaults: int
    lost: Tallies
    """Number of teams destroyed, by seat."""
    decisions: int
    """Number of decisions, dice included."""


COLUMNS = RowColumns(BattleRow)


class BattleRecorder:
    """Recorder that counts what the final state does not contain: volleys, pinned units, assaults."""

    def __init__(self) -> None:
        self._volleys = self._pins = self._assaults = 0

    def hear(self, state: State, event: Event) -> None:
        """Count an event if it is relevant; called before it is applied."""
        self._volleys += isinstance(event, VolleyDeclared)
        self._pins += isinstance(event, UnitPinned)
        self._assaults += isinstance(event, AssaultDeclared)

    def row(self, state: State, seed: int, decisions: int) -> BattleRow:
        """Return the row of the finished battle; `decisions` is the number of decisions, including dice."""
        destroyed = {seat: points_destroyed(state, seat) for seat in SEATS}
        gained = (destroyed[DEFENDER] - destroyed[ATTACKER]) / 100
        lost = dict.fromkeys(SEATS, 0)
        for team in state.teams.values():
            lost[state.seat_of(team.id)] += team.where == "destroyed"
        return BattleRow(
            seed, state.winner, state.ending, round(gained), state.turn, self._volleys, self._pins, self._assaults,
            lost, decisions,
        )  # fmt: skip
