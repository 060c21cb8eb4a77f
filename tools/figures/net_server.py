"""Server for benchmarks in a separate process; all its games have the same dice.

    python -m tools.figures.net_server STORE

It prints its port.
"""

from __future__ import annotations

import socket
import sys

from combat.engine.net.server.serving import serve
from combat.games.command.title import TITLE


def main(store: str) -> None:
    """Serve games of COMMAND! until the process is terminated; print the port."""
    TITLE.use()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    serve(
        f"sqlite:///{store}", {TITLE.id: TITLE}, "127.0.0.1", port, secret=lambda: bytes(32),
        ready=lambda port: print(port, flush=True),
    )  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1])
