"""What the persons of a remote game have said, as far as the player wants to hear it."""

from __future__ import annotations

from collections import deque

from combat.engine.kernel.seats import Seat
from combat.engine.net.protocol import Said

KEPT = 200
"""Number of chat messages kept, the latest."""


class Talk:
    """The chat messages, and whose are not shown."""

    def __init__(self) -> None:
        self.lines: deque[Said] = deque(maxlen=KEPT)
        """All messages of those who are heard, the latest last."""
        self.new: deque[Said] = deque(maxlen=KEPT)
        """Those that have not been shown yet."""
        self.muted: set[Seat] = set()

    def add(self, said: Said) -> None:
        """Take a message; that of a muted seat is dropped."""
        if said.seat not in self.muted:
            self.lines.append(said)
            self.new.append(said)

    def mute(self, seat: Seat) -> None:
        """Hear a seat no more, or again; what it has said so far goes as well."""
        if seat in self.muted:
            self.muted.discard(seat)
            return
        self.muted.add(seat)
        for kept in (self.lines, self.new):
            others = [said for said in kept if said.seat != seat]
            kept.clear()
            kept.extend(others)
