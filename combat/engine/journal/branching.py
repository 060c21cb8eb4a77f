"""Branch a new game off a journal after a given number of answers; the original stays unchanged."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.journal.game_flags import Branch, GameFlags
from combat.engine.journal.heads import SUFFIX
from combat.engine.journal.journal import Journal, Warn, free_path
from combat.engine.journal.journal_replay import JournalReplay, open_replay, past_of
from combat.engine.journal.saved import Saved
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Game
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

ENDING = "-branch"
"""The suffix that the file name of a branch adds to that of its original."""


class Cut(Record, Generic[S, B], gc=True):
    """A journal's game after a number of answers; `begin` writes it to a new journal."""

    saved: Saved[S, B]
    game: Game[S]

    @property
    def answers(self) -> int:
        """Return the number of answers that the branch shares with the original."""
        return len(self.game.entries)

    @property
    def moment(self) -> Moment:
        """Return the turn and phase at which the branch starts."""
        return self.saved.title.rules.moment(self.game.state)

    @property
    def studied(self) -> bool:
        """Return whether the original is in study mode; all its branches are then in study mode, too."""
        return self.saved.header.study is not None

    def past(self) -> JournalReplay[S, B]:
        """Return a replay of the original up to the point where the branch starts."""
        return past_of(self.saved, self.answers)

    def marks(self, *, study: bool) -> GameFlags:
        """Return the flags of the branch's journal: its origin, and the answer from which it is in study mode.

        With `study` it is in study mode from the branch point on, even if the original is not.
        """
        title, header = self.saved.title, self.saved.header
        clock = title.serializer.clock(self.game.state)
        told = {name: value for name, value in clock.items() if isinstance(value, (int, str))}
        branch = Branch(self.saved.path.name, header.created, self.answers, told)
        since = self.answers if header.study is None else min(header.study, self.answers)
        return GameFlags(branch, since if study or self.studied else None)


def cut(path: Path, titles: Mapping[str, StorableTitle[S, B]], answers: int | None = None) -> Cut[S, B]:
    """Return a journal's game after `answers` answers (default: after all of them).

    Raise SaveError if the journal cannot be read or replayed.
    """
    tale = open_replay(path, titles)
    game = tale.game_after(len(tale.saved.entries) if answers is None else answers)
    return Cut(tale.saved, game)


def begin(found: Cut[S, B], warn: Warn, *, study: bool = False) -> Journal[S, B]:
    """Write a branch to a new journal in the player's save folder, record the further game there, and return the
    journal.

    The new journal has no seed: its dice and cards differ from the original's. `warn` is called with write errors. With
    `study` the branch is played in study mode.
    """
    stem = found.saved.path.name.removesuffix(SUFFIX).partition(ENDING)[0]
    path = free_path(folders.saves(), stem + ENDING)
    return journal.begin(
        found.saved.title, found.game, warn, path, marks=found.marks(study=study), seats=found.saved.header.seats
    )
