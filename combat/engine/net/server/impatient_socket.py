"""WebSockets that are closed if the client stops reading."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD_S = 30.0
"""Seconds after which a client that does not read is disconnected."""


class ImpatientSocket(WebSocketsSansIOProtocol):
    """Disconnects a client that has stopped reading; only the message being sent is buffered for it."""

    _cut_off: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Set the limits of the write buffer so that `pause_writing` is called as soon as data is unread."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=1, low=0)  # with 0 an encrypted one would wait for ever

    def pause_writing(self) -> None:
        """Start the timeout: data is unread."""
        super().pause_writing()
        self._cut_off = self.loop.call_later(UNREAD_S, self.transport.abort)

    def resume_writing(self) -> None:
        """Cancel the timeout: all data has been read."""
        super().resume_writing()
        if self._cut_off is not None:
            self._cut_off.cancel()
