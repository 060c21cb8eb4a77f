"""Playback of a saved game at the viewer's pace."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from combat.engine.journal.journal_replay import open_replay
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.play.playable import Playable
from combat.engine.play.replays.playback import Playback
from combat.engine.play.session import last_answer

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class ReplaySession(Playback[S, B]):
    """Plays back a journal, whether its game is over or not."""

    def __init__(self, path: Path, titles: Mapping[str, Playable[S, B]], seat: Seat | None = None) -> None:
        """`titles` are the accepted games by id; raises SaveError if the file is no journal of one."""
        self.path = path
        self.retelling = open_replay(path, titles)
        super().__init__(titles[self.retelling.saved.header.plays], self.retelling.start, self._told(), seat)
        self.marks = self.retelling.saved.header.marks
        self.flaw, self.leaps = self.retelling.refused or "", self.retelling.leaps

    def _told(self) -> Iterator[tuple[int, Event | ReplayGap[S]]]:
        yield from self.retelling.happenings()

    @property
    def source(self) -> Path | None:
        """Return the journal that is played back; None if there is none."""
        return self.path

    def shared(self, told: int) -> int:
        """Return the number of answers that a branch starting after `told` events shares with the saved game."""
        answers = self.steps[told - 1][0] if told else 0
        seat = None if self.seat == PUBLIC else self.seat
        return last_answer(self.title.rules, self.retelling.saved.entries[:answers], seat)
