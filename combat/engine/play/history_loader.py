"""What happened before a saved game was taken up again, told anew little by little, so that the log is whole."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Generic, TypeVar

from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry, Game
from combat.engine.kernel.rules import game_of
from combat.engine.play.session import Session

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

SLICE = 0.008
"""Seconds that a frame may spend on it."""


class HistoryLoader(Generic[S, B]):
    """Tells the game from its beginning on the quiet; `done` when it has caught up or cannot go on."""

    def __init__(self, session: Session[S, B], since: Checkpoint[S] | None = None) -> None:
        """`since`: only what happened after a checkpoint of the session's game."""
        self.story = session.title.game_log()
        self._rules, self._seat = session.title.rules, session.seat
        self.done = not session.game.entries
        self.whole = False
        """Whether the old answers led to where the game stands."""
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
        """Spend a moment on it."""
        end = time.perf_counter() + SLICE
        while not self.done and time.perf_counter() < end:
            self._step()

    def finish(self) -> None:
        """Tell all of it."""
        while not self.done:
            self._step()

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self.done = self.whole = True
        except Exception:  # what cannot be told is left out: then the log begins where the game was taken up
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
    """What answers given under today's rules make happen, from where so many had been given."""
    game = begun(start)
    yield from ((begin, event) for event in game.opening)
    for answers, entry in enumerate(entries, begin + 1):
        yield from ((answers, event) for event in game.replay([entry]))
