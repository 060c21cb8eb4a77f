"""The journal lines of a room, and the counts of answers that its seats may know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from combat.engine.journal import journal_lines
from combat.engine.journal.journal import now
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry
from combat.engine.kernel.seats import Seat

S = TypeVar("S", bound=Copyable)


class RoomJournal(Generic[S]):
    """An observer that makes journal lines of what happens, and counts what seats may know of it.

    A hidden roll must not be counted for them: whether it was made would tell what it was made for.
    """

    def __init__(
        self, rows: int, questions: int, entries: Iterable[Entry], taken: Callable[[Seat], float | None]
    ) -> None:
        """Make the journal of a room from what is stored: `rows` lines with answers and undos, `questions` of them not
        of chance, and `entries`, the answers that were not undone.

        `taken` returns the seconds that a seat has taken for the answer it gives now; None without a clock.
        """
        self._taken = taken
        self.rows = rows
        """The number of answers and undos so far."""
        self.questions = questions
        """The number of answers of seats, undone ones included, and of undos so far: the next question's number."""
        self._by_seats = [0]
        """For each number of answers how many of them were given by seats."""
        for entry in entries:
            self._count(entry)
        self.made: list[bytes] = []
        """Lines that were made and not yet taken by the room."""

    def _count(self, entry: Entry) -> None:
        self._by_seats.append(self._by_seats[-1] + (not entry.chance))

    def by_seats(self, answers: int) -> int:
        """Return how many of the first `answers` answers were given by seats, not by chance."""
        return self._by_seats[answers]

    def answered(self, entry: Entry) -> None:
        """Add the line of an answer, with the time that it took."""
        line = journal_lines.answer_line(entry, now())
        taken = None if entry.chance or entry.habit else self._taken(entry.by)
        self.rows += 1
        self.questions += not entry.chance
        self._count(entry)
        if taken is not None:
            line = journal_lines.line({**json.loads(line), "used": round(taken * 1_000)})
        self.made.append(line)

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None:
        """Ignore checkpoints, since a room is restored from its answers alone."""

    def taken_back(self, answers: int) -> None:
        """Add the line of an undo after which `answers` answers are left."""
        self.rows += 1
        self.questions += 1
        del self._by_seats[answers + 1 :]
        self.made.append(journal_lines.undo_line(answers))
