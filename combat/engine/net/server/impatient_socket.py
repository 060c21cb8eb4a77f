"""The sockets of clients."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD_S = 30.0
"""Seconds after which a client is cut off that does not read what it is sent."""


class ImpatientSocket(WebSocketsSansIOProtocol):
    """Cuts a client off that has stopped reading; nothing is kept for it but the message it is being sent."""

    _cut_off: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be told as soon as anything waits to be read."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=1, low=0)  # with 0 an encrypted one would wait for ever

    def pause_writing(self) -> None:
        """Begin to count the time."""
        super().pause_writing()
        self._cut_off = self.loop.call_later(UNREAD_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop counting, as all has been read."""
        super().resume_writing()
        if self._cut_off is not None:
            self._cut_off.cancel()
