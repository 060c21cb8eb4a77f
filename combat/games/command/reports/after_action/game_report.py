"""The report of a game, gathered from its save; of one that goes on it tells no more than everybody saw."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from combat.engine.chance.luck import Luck, luck
from combat.engine.journal.heads import Header
from combat.engine.journal.journal_replay import JournalReplay, retell
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.runs.report.counted import gone_through
from combat.games.command.reports.after_action.game_tally import GameTally, UnitDeeds
from combat.games.command.reports.after_action.rolled import KINDS, Kind
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import OWN_TITLES

SUMS = range(2, 13)
"""What two dice come to."""
PAIRS = 36
"""Ordered pairs of two dice, of which a deck has every one as often as another."""


@dataclass(slots=True)
class GameReport:
    """What is reported: how the game stands, what was counted, and what the save says of itself."""

    header: Header
    state: State
    tally: GameTally

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.state.phase == "over"

    def units(self, side: Seat) -> list[UnitDeeds]:
        """The units of a side in the order of its force, those with deeds or losses to tell of."""
        return [self.tally.of(unit.id) for unit in self.state.units.values() if unit.side == side]

    def average(self, side: Seat) -> float | None:
        """What a side rolled on the average; None where it rolled nothing."""
        sums = self.tally.sums[side]
        return sum(sums) / len(sums) if sums else None

    def counted(self, side: Seat) -> list[int]:
        """How often a side rolled each sum."""
        rolled = Counter(self.tally.sums[side])
        return [rolled[sum_] for sum_ in SUMS]

    def promised(self, side: Seat) -> list[float]:
        """How often it would have in the long run."""
        rolls = len(self.tally.sums[side])
        return [rolls * (6 - abs(7 - sum_)) / PAIRS for sum_ in SUMS]

    def luck(self, kind: Kind, side: Seat) -> Luck:
        """How one side's tries of a kind came out."""
        return luck([one.tried for one in self.tally.tries if (one.kind, one.side) == (kind, side)])

    def fortunes(self) -> dict[tuple[Kind, Seat], Luck]:
        """Every kind of try that a side made."""
        found = {(kind, side): self.luck(kind, side) for kind in KINDS for side in SIDES}
        return {whose: one for whose, one in found.items() if one.tries}

    def all_luck(self, side: Seat) -> Luck:
        """How all that a side's deck could decide came out for it."""
        return luck([one.tried for one in self.tally.tries if one.side == side])


def of_save(path: Path) -> GameReport:
    """The report of a save; raises SaveError for a file that is none, or is damaged."""
    tale: JournalReplay[State, Book] = retell(path, OWN_TITLES)
    saved = tale.saved
    whole = saved.state(saved.stops[-1]).phase == "over"
    tally = GameTally()
    state = gone_through(tale, RULES, PUBLIC, tally, whole=whole)
    return GameReport(saved.header, state, tally)
