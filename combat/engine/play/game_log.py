"""What has been told this game: the log's lines, and whatever else a title remembers of it.

It grows with every event that the mirror applies, and is cut back when answers are taken back.
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
    """One line of the log, and when it was told."""

    answers: int
    moment: Moment
    entry: LogEntry


class Remark(LogLine, gc=True):
    """A line that no event makes, and how it is said: no telling of the game brings it up again."""

    say: Callable[[], LogEntry]

    def anew(self) -> Remark:
        """The same in the language of the moment."""
        return replace(self, entry=self.say())


class GameLog(Generic[S]):
    """Everything told so far, in order; a title whose table shows more than the log adds it to a class of its own."""

    pages: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which nothing of what was told before lies on the table: a tale can be taken up from there."""

    def __init__(self, words: TitleWords[S], moment: Callable[[S], Moment]) -> None:
        self._words, self._moment = words, moment
        self.lines: list[LogLine] = []
        self._renamed: list[tuple[str, str]] = []
        """What went by another id before, old and new: an earlier tale knows the old ones only."""

    def tell(self, answers: int, state: S, event: Event) -> LogLine | None:
        """Take up an event that was just applied; returns the line of the log that it makes, if any."""
        self.note(answers, state, event)
        told = self._words.tell(state, event)
        if told is None:
            return None
        line = LogLine(answers, self._now(state), told)
        self.lines.append(line)
        return line

    def remark(self, answers: int, state: S, say: Callable[[], LogEntry]) -> None:
        """Put a line into the log that no event makes: what the table did for the player, and why.

        `say` is asked for it again where another language is spoken.
        """
        self.lines.append(Remark(answers, self._now(state), say(), say))

    def _now(self, state: S) -> Moment:
        """The moment of the next line: the last one's own where it is the same, for a battle has thousands of lines."""
        now = self._moment(state)
        return self.lines[-1].moment if self.lines and self.lines[-1].moment == now else now

    def note(self, answers: int, state: S, event: Event) -> None:
        """Remember of an event what is more than its line."""

    def cut_back(self, answers: int) -> None:
        """Forget what was told after so many answers."""
        self.lines = [line for line in self.lines if line.answers <= answers]

    def put_before(self, earlier: Self, answers: int) -> None:
        """Lay what was told up to so many answers before what has been told since."""
        earlier.cut_back(answers)
        for old, new in self._renamed:
            earlier.rename(old, new)
        self.lines = [*earlier.lines, *self.lines]

    def put_in_place(self, retold: GameLog[S], answers: int) -> None:
        """Let what was told last of so many answers, or all of it, be told in the words of another telling of it.

        Each line stays in its place, counted from the end; what that telling knows from before comes first.
        """
        retold.cut_back(answers)
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
        """A piece goes by another id from now on, in what was told of it before too."""
        self._renamed.append((old, new))
        self.lines = [
            replace(line, entry=replace(line.entry, pieces=tuple(new if id_ == old else id_ for id_ in pieces)))
            if old in (pieces := line.entry.pieces)
            else line
            for line in self.lines
        ]
