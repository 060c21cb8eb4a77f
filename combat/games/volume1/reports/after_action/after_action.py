"""Data of a battle's report, computed from its save; for an unfinished battle only what the player sees."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from combat.engine.chance.luck import Luck, luck
from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.journal.heads import Header
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.seats import PLAYER
from combat.engine.runs.report.counted import count_events
from combat.engine.words import places_called
from combat.games.volume1.reports.after_action.battle_deeds import Deeds
from combat.games.volume1.reports.after_action.dice import KINDS, Kind
from combat.games.volume1.reports.after_action.tally import Tally
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.title import OWN_TITLES

SIDES: tuple[Side, ...] = ("friendly", "enemy")


@dataclass(slots=True)
class AfterAction:
    """Data of a report: the battle's last state, its tally, and the save's header."""

    header: Header
    state: State
    """As the player may see it at the end of the save."""
    tally: Tally

    @property
    def over(self) -> bool:
        """Whether the battle is over."""
        return self.state.clock.phase == "over"

    @property
    def last_turn(self) -> int:
        """Last turn that was played, wholly or in part."""
        return self.state.clock.turn

    def men(self, side: Side) -> list[Deeds]:
        """Return the deeds of a side's men in roster order: all of the player's men, or the known enemies."""
        return [
            self.tally.deeds[man.id]
            for man in list(self.state.men.values())
            if man.side == side and (side == "friendly" or man.seen) and man.fate != "dummy"
        ]

    def luck(self, kind: Kind, side: Side, turn: int | None = None) -> Luck:
        """Return the luck of a side's rolls of a kind, up to and including a turn (default: all)."""
        last = self.last_turn if turn is None else turn
        tries = [
            done.tried for when, done in self.tally.thrown if (done.kind, done.side) == (kind, side) and when <= last
        ]
        return luck(tries)

    def fortunes(self) -> dict[tuple[Kind, Side], Luck]:
        """Return the luck by kind of roll and side, for those that were rolled."""
        found = {(kind, side): self.luck(kind, side) for kind in KINDS for side in SIDES}
        return {whose: one for whose, one in found.items() if one.tries}


def of_save(path: Path) -> AfterAction:
    """Return the report of a save; raise SaveError for a file that is damaged or not a save."""
    tale = open_replay(path, OWN_TITLES)
    saved = tale.saved
    whole = saved.state(saved.stops[-1]).clock.phase == "over"
    board = tale.start.book.board
    with places_called(sheet_names(board)):
        tally = Tally(whole)
        state = count_events(tale, RULES, PLAYER, tally, whole=whole)
    return AfterAction(saved.header, state, tally)
