"""The last message of a game that a client has received."""

from __future__ import annotations

from combat.engine.net import protocol
from combat.engine.net.protocol import ServerMessage


class Received:
    """Epoch and number of the last message received, which are sent when reconnecting.

    A partly received welcome does not count: until its end is received, a whole one is needed.
    """

    def __init__(self) -> None:
        self.epoch, self.last = "", 0

    def note(self, message: ServerMessage) -> None:
        """Record a message as received."""
        match message:
            case protocol.Welcome():
                self.epoch, self.last = "", 0
            case protocol.Ready(seq=seq, epoch=epoch):
                self.epoch, self.last = epoch, seq
            case _ if self.epoch:
                self.last = max(self.last, getattr(message, "seq", 0))
