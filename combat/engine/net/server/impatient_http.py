"""Connections that have not become a client's socket yet."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

from combat.engine.net.server import visitor


class ImpatientHttp(H11Protocol):
    """Cuts a connection off that is no client's socket after as long as a first message may take.

    So nobody holds one without a request, or with half of one. A page is sent in much less.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count the time."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.loop.call_later(visitor.FIRST_S, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_protocol() is self:
            self.transport.abort()
