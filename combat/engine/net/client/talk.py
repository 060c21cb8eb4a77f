"""The chat messages of a remote game, without those of muted persons."""

from __future__ import annotations

from collections import deque

from combat.engine.kernel.seats import Seat
from combat.engine.net.protocol import Said

KEPT = 200
"""Number of chat messages kept: the latest."""


class Talk:
    """The chat messages, and the seats that are muted."""

    def __init__(self) -> None:
        self.lines: deque[Said] = deque(maxlen=KEPT)
        """All messages of those who are heard, the latest last."""
        self.new: deque[Said] = deque(maxlen=KEPT)
        """Those that have not been shown yet."""
        self.muted: set[Seat] = set()

    def add(self, said: Said) -> None:
        """Add a message, unless its seat is muted."""
        if said.seat not in self.muted:
            self.lines.append(said)
            self.new.append(said)

    def mute(self, seat: Seat) -> None:
        """Mute a seat and remove its messages; if it is muted already, unmute it."""
        if seat in self.muted:
            self.muted.discard(seat)
            return
        self.muted.add(seat)
        for kept in (self.lines, self.new):
            others = [said for said in kept if said.seat != seat]
            kept.clear()
            kept.extend(others)
