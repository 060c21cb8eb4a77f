"""What happened before a saved battle was taken up again, told anew little by little, so that the log is whole."""

from __future__ import annotations

import time
from collections.abc import Iterator

from combat.client.session import Session
from combat.client.table.story import Story
from combat.kernel.events import Event
from combat.kernel.game import Game
from combat.rules import apply, sequence
from combat.rules.events import OrdersCommitted
from combat.rules.state import State

SLICE = 0.008
"""Seconds that a frame may spend on it."""


class Recall:
    """Plays the journal's answers from the beginning on the quiet; `done` when it has caught up or cannot go on."""

    def __init__(self, session: Session) -> None:
        self.story = Story()
        self.last_orders: dict[str, str] = {}
        self.done = not session.game.entries
        self.whole = False
        """Whether the old answers led to where the battle stands."""
        self._book = session.book
        self._entries = list(session.game.entries)
        self._steps = self._tell()

    def go_on(self) -> None:
        """Spend a moment on it."""
        end = time.perf_counter() + SLICE
        while not self.done and time.perf_counter() < end:
            try:
                next(self._steps)
            except StopIteration:
                self.done = self.whole = True
            except (
                Exception
            ):  # a changed rule may refuse old answers: then the log begins where the battle was taken up
                self.done = True

    def _tell(self) -> Iterator[None]:
        shown: State = sequence.new_state(self._book)
        game = Game(shown.copy(), sequence.play, apply.apply)
        yield from self._take_up(0, shown, game.opening)
        for place, entry in enumerate(self._entries, 1):
            yield from self._take_up(place, shown, game.replay([entry]))

    def _take_up(self, answers: int, shown: State, events: list[Event]) -> Iterator[None]:
        for event in events:
            apply.apply(shown, event)
            self.story.tell(answers, shown, event)
            if isinstance(event, OrdersCommitted):
                men = shown.on_board("friendly")
                self.last_orders = {man.id: man.order.id for man in men if man.order is not None}
            yield
