"""The game log: its lines, and whatever else a title collects from events.

It grows with every event that the mirror applies, and is truncated when answers are undone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Generic, Self, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record, replace
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound=Copyable)


class LogLine(Record):
    """One line of the log, with its moment and answer count."""

    answers: int
    moment: Moment
    entry: LogEntry


class Remark(LogLine, gc=True):
    """A line that no event causes; it keeps the function that renders it, as a replay does not repeat it."""

    say: Callable[[], LogEntry]

    def anew(self) -> Remark:
        """Return the line rendered again in the current language."""
        return replace(self, entry=self.say())


class GameLog(Generic[S]):
    """All log lines so far, in order; a subclass of a title may collect more."""

    pages: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which a replay can start, as they clear the board of earlier displays."""

    def __init__(self, words: TitleWords[S], moment: Callable[[S], Moment]) -> None:
        self._words, self._moment = words, moment
        self.lines: list[LogLine] = []
        self.said_before: LogLine | None = None
        """The line of an earlier event that reports the last event too, which has none of its own."""
        self._renamed: list[tuple[str, str]] = []
        """Renamed ids, as pairs of old and new, for lines loaded later that have the old ids."""

    def tell(self, answers: int, state: S, event: Event) -> LogLine | None:
        """Record an event that was just applied to `state`; return its log line, or None if it has none."""
        self.note(answers, state, event)
        told = self._words.tell(state, event)
        if told is None:
            return None
        line = LogLine(answers, self._now(state), told)
        self.lines.append(line)
        return line

    def remark(self, answers: int, state: S, say: Callable[[], LogEntry]) -> None:
        """Add a line that no event causes, such as an automatic action of the table and its reason.

        `say` renders the line now, and again when the language changes.
        """
        self.lines.append(Remark(answers, self._now(state), say(), say))

    def _now(self, state: S) -> Moment:
        """Return the moment of the next line; equal moments share one object, as a battle has thousands of lines."""
        now = self._moment(state)
        return self.lines[-1].moment if self.lines and self.lines[-1].moment == now else now

    def note(self, answers: int, state: S, event: Event) -> None:
        """Collect data from an event beyond its log line; for subclasses, the default does nothing."""

    def truncate(self, answers: int) -> None:
        """Remove all lines logged after `answers` answers."""
        self.lines = [line for line in self.lines if line.answers <= answers]

    def prepend(self, earlier: Self, answers: int) -> None:
        """Prepend another log's lines of the first `answers` answers."""
        earlier.truncate(answers)
        for old, new in self._renamed:
            earlier.rename(old, new)
        self.lines = [*earlier.lines, *self.lines]

    def replace_lines(self, retold: GameLog[S], answers: int) -> None:
        """Replace the lines of the first `answers` answers by those of another log of the same events.

        Lines are matched from the end; extra earlier lines of `retold` come first. `retold` is modified.
        """
        retold.truncate(answers)
        for old, new in self._renamed:
            retold.rename(old, new)
        told = [line for line in self.lines if line.answers <= answers]
        more = len(retold.lines) - sum(not isinstance(line, Remark) for line in told)
        before, anew = retold.lines[: max(0, more)], iter(retold.lines[max(0, more) :])
        after = self.lines[len(told) :]
        self.lines = []
        for line in told:
            if isinstance(line, Remark):
                self.lines.append(line.anew())
            elif more < 0:
                self.lines.append(line)
                more += 1
            else:
                self.lines.append(next(anew))
        self.lines = [*before, *self.lines, *after]

    def rename(self, old: str, new: str) -> None:
        """Replace the id of a piece in all lines so far, and in those that are prepended later."""
        self._renamed.append((old, new))
        self.lines = [
            replace(line, entry=replace(line.entry, pieces=tuple(new if id_ == old else id_ for id_ in pieces)))
            if old in (pieces := line.entry.pieces)
            else line
            for line in self.lines
        ]
