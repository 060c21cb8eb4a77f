"""Client that sends any bytes to a server's visitor in the same process, without a socket or waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.websockets import WebSocket

from combat.engine.net import protocol
from combat.engine.net.protocol import ClientMessage, ServerMessage
from combat.engine.net.server.hall_executor import HallExecutor
from combat.engine.net.server.signals import Signals
from combat.engine.net.server.visitor import Visitor

PATIENCE_S = 20.0
"""Seconds after which a test gives up waiting."""


class Caller:
    """One connection, with its visitor on the server's side."""

    def __init__(self, executor: HallExecutor, signals: Signals) -> None:
        self.code: int | None = None
        """The code with which the server closed the connection."""
        self._to: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._from: asyncio.Queue[ServerMessage | None] = asyncio.Queue()
        self._to.put_nowait({"type": "websocket.connect"})
        visitor = Visitor(WebSocket({"type": "websocket"}, self._to.get, self._sent), executor, signals)
        self._visit = asyncio.create_task(visitor.stay())
        self._visit.add_done_callback(lambda visit: self._from.put_nowait(None))

    async def _sent(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._from.put_nowait(protocol.read_server(message["text"].encode()))
        elif message["type"] == "websocket.close":
            self.code = message["code"]
            self._from.put_nowait(None)

    def send(self, data: bytes) -> None:
        """Send bytes as a text message if they are UTF-8, otherwise as a binary message."""
        try:
            self._to.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._to.put_nowait({"type": "websocket.receive", "bytes": data})

    def say(self, message: ClientMessage) -> None:
        """Send a message as a client would."""
        self.send(protocol.written(message))

    async def hear(self) -> ServerMessage | None:
        """Return the next message, or None once the connection has ended; raise TimeoutError after `PATIENCE_S`."""
        async with asyncio.timeout(PATIENCE_S):
            return await self._from.get()

    async def until(self, ends: Callable[[ServerMessage], bool]) -> list[ServerMessage]:
        """Return the messages received before one for which `ends` is true, or before the end of the connection."""
        heard: list[ServerMessage] = []
        while (message := await self.hear()) is not None and not ends(message):
            heard.append(message)
        return heard

    async def leave(self) -> None:
        """Close the connection; raise the exception of the server if there was one."""
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(PATIENCE_S):
            await self._visit
