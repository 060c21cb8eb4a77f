"""Run a server until it is stopped."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import uvicorn

from combat.engine.net import protocol
from combat.engine.net.net_chance import new_secret
from combat.engine.net.server.impatient_http import ImpatientHttp
from combat.engine.net.server.impatient_socket import ImpatientSocket
from combat.engine.net.server.limits import Limits
from combat.engine.net.server.mail.mailer import MailSettings
from combat.engine.net.server.web_app import application
from combat.engine.net.store.sql_store import SqlStore
from combat.engine.title import Title

PING_S = 20.0
"""Seconds between two pings, and timeout of a reply."""
WHOLE_HEAP_S = 300
"""Seconds between two garbage collections of the whole heap.

Each stops the server for 0.4 s at 500 games: rare enough that 99 of 100 answers are not delayed by one.
"""
YOUNG_ONLY = (50_000, 20, 1_000_000)
"""Thresholds of garbage collection that leave the old generation to `_collect_whole_heap`."""


def serve(
    store: str,
    titles: Mapping[str, Title[Any, Any]],
    host: str,
    port: int,
    *,
    certificate: Path | None = None,
    key: Path | None = None,
    address: str = "",
    limits: Limits | None = None,
    mail: MailSettings | None = None,
    secret: Callable[[], bytes] = new_secret,
    ready: Callable[[int], None] = lambda port: None,
) -> None:
    """Serve the games of a store on a host and port (0: any free port) until SIGINT or SIGTERM.

    `address` is the address to which other servers of the same store redirect clients. `ready` is called with the port
    once connections are accepted. Raises StoreError, or OSError if the port is taken.
    """
    app = application(SqlStore(store, address), titles, limits, mail, secret)
    config = uvicorn.Config(
        app, http=ImpatientHttp, ws=ImpatientSocket, ws_max_size=protocol.LARGEST_BOOK, ws_per_message_deflate=False,
        ws_ping_interval=PING_S, ws_ping_timeout=PING_S, log_level="warning", access_log=False,
        ssl_certfile=certificate, ssl_keyfile=key, callback_notify=_collect_whole_heap, timeout_notify=WHOLE_HEAP_S,
    )  # fmt: skip
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
        gc.set_threshold(*YOUNG_ONLY)
        gc.freeze()  # modules and content stay until the process ends
        ready(listener.getsockname()[1])
        uvicorn.Server(config).run(sockets=[listener])


async def _collect_whole_heap() -> None:
    gc.collect()
