"""Data of the report of a game, gathered from its save; public information only while it is in progress."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from combat.engine.chance.luck import Luck, luck
from combat.engine.journal.heads import Header
from combat.engine.journal.journal_replay import JournalReplay, open_replay
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.runs.report.counted import count_events
from combat.games.command.reports.after_action.game_tally import GameTally, UnitDeeds
from combat.games.command.reports.after_action.rolled import KINDS, Kind
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import OWN_TITLES

SUMS = range(2, 13)
"""Sums of two dice."""
PAIRS = 36
"""Ordered pairs of two dice, which are equally frequent in a deck."""


@dataclass(slots=True)
class GameReport:
    """Report data: final state, statistics, and the header of the save."""

    header: Header
    state: State
    tally: GameTally

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.state.phase == "over"

    def units(self, side: Seat) -> list[UnitDeeds]:
        """Return the statistics of a side's units, in the order of its force."""
        return [self.tally.of(unit.id) for unit in self.state.units.values() if unit.side == side]

    def average(self, side: Seat) -> float | None:
        """Return a side's mean roll; None if it has not rolled."""
        sums = self.tally.sums[side]
        return sum(sums) / len(sums) if sums else None

    def counted(self, side: Seat) -> list[int]:
        """Return how often a side rolled each sum, in the order of SUMS."""
        rolled = Counter(self.tally.sums[side])
        return [rolled[sum_] for sum_ in SUMS]

    def promised(self, side: Seat) -> list[float]:
        """Return how often each sum is expected in as many rolls of a side, in the order of SUMS."""
        rolls = len(self.tally.sums[side])
        return [rolls * (6 - abs(7 - sum_)) / PAIRS for sum_ in SUMS]

    def luck(self, kind: Kind, side: Seat) -> Luck:
        """Return the luck of a side in all its tries of one kind."""
        return luck([one.tried for one in self.tally.tries if (one.kind, one.side) == (kind, side)])

    def fortunes(self) -> dict[tuple[Kind, Seat], Luck]:
        """Return the luck by kind and side; kinds without a try are left out."""
        found = {(kind, side): self.luck(kind, side) for kind in KINDS for side in SIDES}
        return {whose: one for whose, one in found.items() if one.tries}

    def all_luck(self, side: Seat) -> Luck:
        """Return the luck of a side over all tries that its deck decided."""
        return luck([one.tried for one in self.tally.tries if one.side == side])


def of_save(path: Path) -> GameReport:
    """Return the report of a save; raise SaveError if the file is invalid or damaged.

    It contains only public information unless the game is over.
    """
    tale: JournalReplay[State, Book] = open_replay(path, OWN_TITLES)
    saved = tale.saved
    whole = saved.state(saved.stops[-1]).phase == "over"
    tally = GameTally()
    state = count_events(tale, RULES, PUBLIC, tally, whole=whole)
    return GameReport(saved.header, state, tally)
