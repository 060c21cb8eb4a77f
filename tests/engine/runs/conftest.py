"""Fixture of a real cluster on this machine, if Dask is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def started(*call: str) -> subprocess.Popen[str]:
    """Start a command of Dask in a process; return the process."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    command = [sys.executable, "-m", f"distributed.cli.dask_{call[0]}", *call[1:]]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """Yield the address of a running cluster, and its two worker processes; kill all afterwards."""
    scheduler = started("scheduler", "--host", "127.0.0.1", "--port", "0", "--dashboard-address", "127.0.0.1:0")
    everybody = [scheduler]
    try:
        assert scheduler.stderr is not None
        address = next(line.split()[-1] for line in scheduler.stderr if "Scheduler at:" in line)
        call = ("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
        everybody += [started(*call), started(*call)]
        yield address, everybody[1:]
    finally:
        for process in reversed(everybody):
            process.kill()
            process.wait()
            if process.stderr is not None:
                process.stderr.close()
