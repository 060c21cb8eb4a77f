"""A saved battle told once more: all its answers are known, and what they led to is told at the viewer's pace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.engine.journal.retelling import Leap, retell
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.play.playback import Playback
from combat.games.volume1.rules.state import State


class ReplaySession(Playback):
    """Tells the table what a journal made happen, whether its battle is over or not."""

    def __init__(self, path: Path) -> None:
        """Raises SaveError where the file is no journal."""
        self.path = path
        self.retelling = retell(path)
        super().__init__(self.retelling.start, self._told())
        self.fault, self.leaps = self.retelling.fault, self.retelling.leaps

    def _told(self) -> Iterator[tuple[int, Event | Leap]]:
        yield from self.retelling.happenings()

    def game_here(self) -> Game[State]:
        """The battle as it stands now, to be played on."""
        return self.retelling.game_after(self.spent)
