"""Which message of a game a client has received last."""

from __future__ import annotations

from combat.engine.net import protocol
from combat.engine.net.protocol import ServerMessage


class Received:
    """The epoch and the number of the last message received, named when reconnecting.

    Part of a welcome counts for nothing: until its end has come, a whole one is needed.
    """

    def __init__(self) -> None:
        self.epoch, self.last = "", 0

    def note(self, message: ServerMessage) -> None:
        """Count a message."""
        match message:
            case protocol.Welcome():
                self.epoch, self.last = "", 0
            case protocol.Ready(seq=seq, epoch=epoch):
                self.epoch, self.last = epoch, seq
            case _ if self.epoch:
                self.last = max(self.last, getattr(message, "seq", 0))
