"""Recording of a battle between two bots as one row of a report."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.row_columns import RowColumns, Tallies
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.events.act_events import ActBegan, UnitFound
from combat.games.contact.rules.events.fire_events import FireFell, ShotRolled
from combat.games.contact.rules.events.support_events import VolleyFell
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS


class BattleRow(Record):
    """Figures of a finished battle."""

    seed: int
    winner: Seat
    """"" for a draw."""
    ended: str
    """A value of `State.ending`."""
    points: int
    """Break value that the attacker destroyed less what it lost."""
    turns: int
    shots: int
    """Pools and shots at armour, reactions included."""
    volleys: int
    found: int
    """Units that were found or showed themselves."""
    assaults: int
    lost: Tallies
    """Number of units lost, by seat."""
    decisions: int
    """Number of decisions, dice included."""


COLUMNS = RowColumns(BattleRow)


class BattleRecorder:
    """Counts events of which the final state keeps no trace, and makes the row."""

    def __init__(self) -> None:
        self._shots = self._volleys = self._found = self._assaults = 0

    def hear(self, state: State, event: Event) -> None:
        """Count an event; must be called before it is applied."""
        self._shots += isinstance(event, ShotRolled) or (isinstance(event, FireFell) and bool(event.unit))
        self._volleys += isinstance(event, VolleyFell)
        self._found += isinstance(event, UnitFound)
        self._assaults += isinstance(event, ActBegan) and bool(event.act) and Act.read(event.act).verb == "assault"

    def row(self, state: State, seed: int, decisions: int) -> BattleRow:
        """Return the row of the finished battle, with its seed and number of decisions."""
        lost = {seat: break_values(state, seat)[0] for seat in SEATS}
        units = dict.fromkeys(SEATS, 0)
        for unit in state.units.values():
            units[unit.seat] += not unit.alive
        return BattleRow(
            seed, state.winner, state.ending, lost[DEFENDER] - lost[ATTACKER], state.turn, self._shots, self._volleys,
            self._found, self._assaults, units, decisions,
        )  # fmt: skip
