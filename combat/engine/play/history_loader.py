"""Reconstruct the log of a resumed game in small steps, by replaying what happened before."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry, Game
from combat.engine.kernel.rules import game_of
from combat.engine.play.session import Session

if TYPE_CHECKING:
    from combat.engine.journal.replay_gap import ReplayGap

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

SLICE = 0.008
"""Seconds of a frame that it may use."""


class HistoryLoader(Generic[S, B]):
    """Replays the game from its beginning in the background; `done` when it is complete or cannot continue."""

    def __init__(self, session: Session[S, B], since: Checkpoint[S] | None = None) -> None:
        """With `since`, load only what happened after that checkpoint of the session's game."""
        self.story = session.title.game_log()
        self._rules, self._seat = session.title.rules, session.seat
        self.done = not session.game.entries
        self.whole = False
        """Whether the whole history was loaded."""
        past, rules = session.past if since is None else None, self._rules
        if since is not None:
            self._truth = since.state.copy()
        else:
            self._truth = rules.new_state(session.begun_with) if past is None else past.start.copy()
        begin = since.answers if since is not None else 0
        game = session.game.anew if since is not None else partial(game_of, rules)
        answers = _replayed(game, self._truth.copy(), list(session.game.entries[begin:]), begin)
        self._shown = rules.visible(self._truth, self._seat)
        self._steps = self._tell(answers if past is None else past.happenings())

    def go_on(self) -> None:
        """Continue loading for at most `SLICE` seconds."""
        end = time.perf_counter() + SLICE
        while not self.done and time.perf_counter() < end:
            self._step()

    def finish(self) -> None:
        """Load everything that remains."""
        while not self.done:
            self._step()

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self.done = self.whole = True
        except Exception:  # a log that cannot be reconstructed begins where the game was resumed
            self.done = True

    def _tell(self, happenings: Iterable[tuple[int, Event | ReplayGap[S]]]) -> Iterator[None]:
        rules, seat = self._rules, self._seat
        for answers, event in happenings:
            if not isinstance(event, Event):
                self._truth = event.state.copy()
                self._shown = rules.visible(self._truth, seat)
                continue
            for seen in rules.seen(self._truth, event, seat):
                rules.apply(self._shown, seen)
                self.story.tell(answers, self._shown, seen)
            rules.apply(self._truth, event)
            yield


def _replayed(
    begun: Callable[[S], Game[S]], start: S, entries: Iterable[Entry], begin: int
) -> Iterator[tuple[int, Event]]:
    """Yield the events of a game that is replayed by the current rules, with the number of answers before each."""
    game = begun(start)
    yield from ((begin, event) for event in game.opening)
    for answers, entry in enumerate(entries, begin + 1):
        yield from ((answers, event) for event in game.replay([entry]))
