"""Data of the report of a battle, gathered from its save; public information only while it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from combat.engine.chance.luck import Luck, luck
from combat.engine.journal.heads import Header
from combat.engine.journal.journal_replay import JournalReplay, open_replay
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.runs.report.counted import count_events
from combat.games.armour.reports.after_action.battle_tally import BattleTally, UnitDeeds
from combat.games.armour.reports.after_action.rolled import KINDS, Kind
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.title import TITLE


@dataclass(slots=True)
class BattleReport:
    """Report data: final state, statistics, and the header of the save."""

    header: Header
    state: State
    tally: BattleTally

    @property
    def over(self) -> bool:
        """Whether the battle is over."""
        return self.state.phase == "over"

    def units(self, seat: Seat) -> list[UnitDeeds]:
        """Return the statistics of a seat's units, in the order of its force."""
        return [self.tally.of(unit.id) for unit in self.state.units.values() if unit.seat == seat]

    def fortunes(self) -> dict[tuple[Kind, Seat], Luck]:
        """Return the luck by kind and seat, for kinds with at least one die."""
        found = {(kind, seat): self._luck(kind, seat) for seat in SEATS for kind in KINDS}
        return {whose: one for whose, one in found.items() if one.tries}

    def all_luck(self, seat: Seat) -> Luck:
        """Return the luck of all dice of a seat."""
        return luck([one.tried for one in self.tally.tries if one.seat == seat])

    def _luck(self, kind: Kind, seat: Seat) -> Luck:
        return luck([one.tried for one in self.tally.tries if (one.kind, one.seat) == (kind, seat)])


def of_save(path: Path) -> BattleReport:
    """Return the report of a save; raise SaveError for an invalid or damaged file."""
    tale: JournalReplay[State, Book] = open_replay(path, {TITLE.id: TITLE})
    saved, tally = tale.saved, BattleTally()
    whole = saved.state(saved.stops[-1]).phase == "over"
    state = count_events(tale, RULES, PUBLIC, tally, whole=whole)
    return BattleReport(saved.header, state, tally)
