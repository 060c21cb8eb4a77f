"""HTTP connections with a timeout, which ends when they become a client's WebSocket."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

from combat.engine.net.server import visitor


class ImpatientHttp(H11Protocol):
    """Closes a connection that has not become a WebSocket within the time for a first message.

    So nobody blocks a connection without a request, or with half of one. A page is sent in much less time.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the timeout."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.loop.call_later(visitor.FIRST_S, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_protocol() is self:
            self.transport.abort()
