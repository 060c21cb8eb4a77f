"""PostgreSQL server for tests, on this machine only; tests are skipped if PostgreSQL is not installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.engine.net.sockets.served import HOST

PLACES = "/usr/lib/postgresql/*/bin/initdb"
START_S = 60


def _program(name: str) -> str:
    """Return the path of a program of PostgreSQL; skip the test if it is not installed."""
    found = sorted(Path("/").glob(PLACES[1:].replace("initdb", name)))
    path = shutil.which(name) or (str(found[-1]) if found else "")
    if not path or find_spec("pg8000") is None:
        pytest.skip("PostgreSQL or its driver is not installed")
    return path


@contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL server, yield the address of an empty database, and stop the server afterwards."""
    initdb, server = _program("initdb"), _program("postgres")
    user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
    with tempfile.TemporaryDirectory() as folder, socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
        free.close()
        if user is not None:
            shutil.chown(folder, user)
        data = Path(folder, "data")
        call = [initdb, "-D", str(data), "-U", "combat", "-A", "trust", "--no-sync", "-E", "UTF8"]
        made = subprocess.run(call, user=user, capture_output=True, text=True, timeout=START_S, check=False, cwd=folder)
        if made.returncode:
            pytest.skip(f"PostgreSQL cannot be set up: {made.stderr[-200:]}")
        options = ["-h", HOST, "-p", str(port), "-k", folder, "-F"]
        process = subprocess.Popen(
            [server, "-D", str(data), *options],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        try:
            _wait(process)
            yield f"postgresql://combat@{HOST}:{port}/postgres"
        finally:
            process.terminate()
            process.communicate(timeout=START_S)


def _wait(process: subprocess.Popen[bytes]) -> None:
    """Wait until a server takes connections; skip the test if it ends."""
    assert process.stderr is not None
    for line in process.stderr:
        if b"ready to accept connections" in line:
            return
    pytest.skip("PostgreSQL does not start")
