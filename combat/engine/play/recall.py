"""What happened before a saved battle was taken up again, told anew little by little, so that the log is whole."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Entry
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.session import Session
from combat.engine.play.story import Story
from combat.games.volume1.rules.events import OrdersCommitted
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES

if TYPE_CHECKING:
    from combat.engine.journal.retelling import Leap

SLICE = 0.008
"""Seconds that a frame may spend on it."""


class Recall:
    """Tells the battle from its beginning on the quiet; `done` when it has caught up or cannot go on."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.story = Story()
        self.last_orders: dict[str, str] = {}
        self.done = not session.game.entries
        self.whole = False
        """Whether the old answers led to where the battle stands."""
        past = session.past
        self._truth = RULES.new_state(session.game.state.book) if past is None else past.start.copy()
        self._shown = RULES.visible(self._truth, PLAYER)
        happenings = _replayed(self._truth.copy(), list(session.game.entries)) if past is None else past.happenings()
        self._steps = self._tell(happenings)

    def go_on(self) -> None:
        """Spend a moment on it."""
        end = time.perf_counter() + SLICE
        while not self.done and time.perf_counter() < end:
            try:
                next(self._steps)
            except StopIteration:
                self.done = self.whole = True
            except Exception:  # what cannot be told is left out: then the log begins where the battle was taken up
                self.done = True

    def _tell(self, happenings: Iterable[tuple[int, Event | Leap[State]]]) -> Iterator[None]:
        for answers, event in happenings:
            if not isinstance(event, Event):
                self._truth = event.state.copy()
                self._shown = RULES.visible(self._truth, PLAYER)
                continue
            for seen in RULES.seen(self._truth, event, PLAYER):
                RULES.apply(self._shown, seen)
                self.story.tell(answers, self._shown, seen)
            RULES.apply(self._truth, event)
            if isinstance(event, OrdersCommitted):
                men = self._shown.on_board("friendly")
                self.last_orders = {man.id: man.order.id for man in men if man.order is not None}
            yield


def _replayed(start: State, entries: Iterable[Entry]) -> Iterator[tuple[int, Event]]:
    """What answers given under today's rules make happen."""
    game = game_of(RULES, start)
    yield from ((0, event) for event in game.opening)
    for answers, entry in enumerate(entries, 1):
        yield from ((answers, event) for event in game.replay([entry]))
