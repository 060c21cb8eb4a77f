"""The numbered messages to one seat; the last of them are cached for a client that reconnects."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import islice
from threading import Lock

from combat.engine.net.protocol import ServerMessage, written

KEPT = 500
"""Number of messages cached for a seat."""


class Feed:
    """The messages to a seat; those about an answer are sent only once the answer is stored."""

    def __init__(self) -> None:
        self.seq = 0
        """The number of the last message."""
        self.out = 0
        """The number of the last message that may be sent."""
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self._lock = Lock()
        """Held while messages are added or looked up, which happens in two threads."""

    def add(self, make: Callable[[int], ServerMessage]) -> None:
        """Add the message that `make` returns for the next number; it is held back until `release`."""
        data = written(make(self.seq + 1))
        with self._lock:
            self.seq += 1
            self._kept.append((self.seq, data))

    def release(self) -> None:
        """Allow every message added so far to be sent."""
        self.out = self.seq

    def after(self, last: int) -> list[tuple[int, bytes]] | None:
        """Return the number and bytes of every released message after number `last`.

        Returns None if some of them are no longer cached, or if `last` is not a number of this feed.
        """
        with self._lock:
            out = self.out
            if last > self.seq or (last < out and (not self._kept or self._kept[0][0] > last + 1)):
                return None
            found = [each for each in islice(reversed(self._kept), self.seq - last) if each[0] <= out]
            return found[::-1]
