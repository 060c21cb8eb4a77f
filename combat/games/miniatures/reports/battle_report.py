"""Data of the report of a battle, gathered from its save; public information only while it is not finished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from combat.engine.chance.luck import Luck, luck
from combat.engine.journal.heads import Header
from combat.engine.journal.journal_replay import JournalReplay, open_replay
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.runs.report.counted import Counting, count_events
from combat.engine.title import Title
from combat.games.miniatures.reports.battle_tally import BattleTally
from combat.games.miniatures.two_seats import SEATS

S = TypeVar("S", bound=Copyable)
S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(slots=True)
class BattleReport(Generic[S]):
    """Data of a battle's report: final state, statistics, and the header of the save."""

    header: Header
    state: S
    tally: BattleTally
    over: bool
    """Whether the battle is over."""

    def fortunes(self, kinds: Sequence[str]) -> dict[tuple[str, Seat], Luck]:
        """Return the luck by kind and seat; kinds without a die are left out."""
        found = {(kind, seat): self._luck(kind, seat) for seat in SEATS for kind in kinds}
        return {whose: one for whose, one in found.items() if one.tries}

    def all_luck(self, seat: Seat) -> Luck:
        """Return the luck of a seat over all its dice."""
        return luck([one.tried for one in self.tally.tries if one.seat == seat])

    def _luck(self, kind: str, seat: Seat) -> Luck:
        return luck([one.tried for one in self.tally.tries if (one.kind, one.seat) == (kind, seat)])


class TallyCounting(Counting[S_contra], Protocol[S_contra]):
    """A counter of a title's events into statistics."""

    @property
    def tally(self) -> BattleTally:
        """Return the statistics so far."""


def read_report(title: Title[S, Any], path: Path, counting: TallyCounting[S]) -> BattleReport[S]:
    """Return the report of a save; raise SaveError if the file is invalid or damaged.

    It contains only public information unless the battle is over.
    """
    tale: JournalReplay[S, Any] = open_replay(path, {title.id: title})
    saved, rules = tale.saved, title.rules
    whole = rules.moment(saved.state(saved.stops[-1])).over
    state = count_events(tale, rules, PUBLIC, counting, whole=whole)
    return BattleReport(saved.header, state, counting.tally, rules.moment(state).over)
