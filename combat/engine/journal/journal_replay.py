"""Replay a journal's game from its beginning as it was played.

If the rules have changed and no longer lead from one checkpoint to the next, the replay skips to the next one.
So a finished game is replayed to its end under any rules.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from combat.engine.journal import journal_lines
from combat.engine.journal.faults import SaveError
from combat.engine.journal.heads import parse_checkpoint
from combat.engine.journal.loading import remedy, restart
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.journal.saved import Saved, Stop, read
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry, Game
from combat.engine.kernel.record import MutableRecord, replace
from combat.engine.kernel.text_message import TextMessage, cause, msg

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class JournalReplay(MutableRecord, Generic[S, B]):
    """A journal's game, replayed from its beginning."""

    saved: Saved[S, B]
    """The parsed journal."""
    start: S
    """The state before the first event."""
    game: Game[S] | None = None
    """The game after the last event yielded; None before the first."""
    refused: TextMessage | None = None
    """The reason why the replay ends early, or None; valid after the last event."""
    leaps: int = 0
    """The number of gaps that were skipped; valid after the last event."""
    sound: int = 0
    """The number of answers before the first gap; valid after the last event."""

    @property
    def fault(self) -> str:
        """Return the reason why the replay ends early, in the current language; "" if it does not."""
        return "" if self.refused is None else str(self.refused)

    def happenings(self) -> Iterator[tuple[int, Event | ReplayGap[S]]]:
        """Yield each event or gap, with the number of answers before it, until the end or until the replay fails."""
        return self._told(keep=1)

    def game_after(self, answers: int) -> Game[S]:
        """Return the game after `answers` answers, ready to be continued; raise SaveError if it cannot be reached."""
        for _ in self._told(keep=None):
            if self.game is not None and len(self.game.entries) >= answers:
                break
        game = self.game
        if game is not None and len(game.entries) >= answers >= game.checkpoints[0].answers:
            game.observer = None
            if len(game.entries) > answers:  # the last answers caused no event
                game.go_back(answers)
            return game
        has = len(self.saved.entries)
        if answers > has and not self.refused:
            what = msg("save-has-fewer", answers=str(answers), has=str(has))
        else:
            what = msg("save-not-taken-up", answers=str(answers), cause=self.refused or "")
        raise SaveError(self.saved.path, 0, what, msg("save-choose-moment"))

    def _told(self, keep: int | None) -> Iterator[tuple[int, Event | ReplayGap[S]]]:
        self.refused, self.leaps, self.sound = None, 0, 0
        saved, stop, ahead = self.saved, self.saved.stops[0], deque(self.saved.stops[1:])
        while True:
            try:
                game = self.game = restart(saved, stop, _Follower(saved, ahead))
                game.keep = keep
                if stop is not saved.stops[0]:
                    self.leaps += 1
                    yield stop.answers, ReplayGap(saved.state(stop))
                yield from self._from_here(game, ahead)
            except Exception as fault:  # changed rules may raise anything at an old answer
                if not self.leaps:
                    self.sound = saved.stops[-1 - len(ahead)].answers
                if ahead:
                    stop = ahead.popleft()
                    continue
                told, answers = len(self.game.entries) if self.game is not None else 0, len(saved.entries)
                self.refused = msg(
                    "save-refused-last",
                    refused=str(answers - told),
                    answers=str(answers),
                    cause=cause(fault),
                    remedy=remedy(saved),
                )
            else:
                self.sound = self.sound if self.leaps else len(saved.entries)
            return

    def _from_here(self, game: Game[S], ahead: deque[Stop]) -> Iterator[tuple[int, Event]]:
        """Yield events as long as the rules pass every checkpoint in `ahead` as it was written; raise if they
        do not."""
        entries = self.saved.entries
        answers = len(game.entries)
        yield from ((answers, event) for event in game.opening)
        while True:
            if ahead and ahead[0].answers <= answers:
                raise _Astray(self.saved, ahead[0])
            if answers == len(entries):
                return
            events = game.replay((entries[answers],))
            answers += 1
            yield from ((answers, event) for event in events)


def open_replay(path: Path, titles: Mapping[str, StorableTitle[S, B]]) -> JournalReplay[S, B]:
    """Read a journal and return its replay; raise SaveError if the journal cannot be read."""
    saved = read(path, titles)
    return JournalReplay(saved, saved.state(saved.stops[0]))


def past_of(saved: Saved[S, B], answers: int) -> JournalReplay[S, B]:
    """Return the replay of the first `answers` answers of a journal."""
    stops = [stop for stop in saved.stops if stop.answers <= answers]
    kept = replace(saved, entries=saved.entries[:answers], stops=stops)
    return JournalReplay(kept, kept.state(stops[0]))


class _Astray(SaveError):
    """The rules do not reach a checkpoint, or not as it was written."""

    def __init__(self, saved: Saved[S, B], stop: Stop) -> None:
        super().__init__(saved.path, stop.line, msg("save-astray"), remedy(saved))


class _Follower(Generic[S, B]):
    """A game observer that removes each checkpoint from `ahead` when the game passes it."""

    def __init__(self, saved: Saved[S, B], ahead: deque[Stop]) -> None:
        self.saved, self.ahead = saved, ahead

    def answered(self, entry: Entry) -> None:
        pass

    def taken_back(self, answers: int) -> None:
        pass

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None:
        if not self.ahead or self.ahead[0].answers != checkpoint.answers:
            return
        head, keeping = parse_checkpoint(self.ahead[0].text), self.saved.title.serializer
        if json_digest(head["checkpoint"]) != json_digest(keeping.clock(checkpoint.state)):
            return
        now = journal_lines.state_digest(keeping, checkpoint.state)
        if now not in (head["digest"], journal_lines.state_digest(keeping, self.saved.state(self.ahead[0]))):
            raise _Astray(self.saved, self.ahead[0])
        self.ahead.popleft()
