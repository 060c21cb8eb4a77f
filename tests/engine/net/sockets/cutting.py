"""Unreliable network: a proxy on this machine that drops its connections on request."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from combat.engine.net.client.address import Address
from tests.engine.net.sockets.served import HOST

MOST = 1 << 16


class Cutting:
    """Proxy between clients and a server."""

    def __init__(self, to: Address) -> None:
        self._to, self._open = to, list[socket.socket]()
        self._lock = threading.Lock()
        self.down = False
        """Whether no new connection is taken."""
        self._listener = socket.create_server((HOST, 0))
        self.address = Address(HOST, self._listener.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self.down:
                    client.close()
                    continue
                try:
                    server = socket.create_connection((self._to.host, self._to.port), 10)
                except OSError:
                    client.close()
                    continue
                with self._lock:
                    self._open += [client, server]
                for one, other in ((client, server), (server, client)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(MOST):
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Drop every connection, with all data in transit."""
        with self._lock:
            held, self._open = self._open, []
        for end in held:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the listening socket and all connections."""
        self._listener.close()
        self.cut()


@contextmanager
def cutting(to: Address) -> Iterator[Cutting]:
    """Yield a proxy in front of a server; close it at the end of the block."""
    made = Cutting(to)
    try:
        yield made
    finally:
        made.close()
