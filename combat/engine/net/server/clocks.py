"""The time that persons take for their answers, measured only while a server runs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable

from combat.engine.kernel.record import CodecError, from_json
from combat.engine.net.protocol import Clock
from combat.engine.net.store.game_store import GameStore

LEAST_S, MOST_S = 10, 400 * 86_400
"""The shortest and the longest time of a clock, in seconds."""


def is_clock(clock: Clock, bots: Iterable[str]) -> bool:
    """Return whether a clock is valid: its time is within the limits, and its bot is one of `bots`."""
    return LEAST_S <= clock.seconds <= MOST_S and clock.then in ("", *bots)


def read_clock(data: str) -> Clock | None:
    """Return a stored clock; None for "" or damaged data."""
    try:
        return from_json(Clock, data.encode()) if data else None
    except CodecError:
        return None


class RunTime:
    """Measures how long servers have run since some time."""

    def __init__(self, store: GameStore, now: Callable[[], float] = time.time) -> None:
        self._store, self.now = store, now
        self._span, self._began = secrets.token_hex(8), now()

    def beat(self) -> None:
        """Store that this server is still running; raise StoreError if the store fails."""
        self._store.beat(self._span, self._began, self.now())

    def since(self, when: float) -> float:
        """Return for how many seconds since a time any server of this store has run.

        Raise StoreError if the store fails.
        """
        now = self.now()
        spans = sorted([*self._store.spans(when), (self._began, now)])
        run, reached = 0.0, when
        for began, seen in spans:
            run += max(0.0, min(seen, now) - max(began, reached))
            reached = max(reached, seen)
        return run
