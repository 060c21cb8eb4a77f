"""Bring a table to rest, and read the memory of the process."""

from __future__ import annotations

import time
from pathlib import Path

from combat.engine.stage.app import App


def come_to_rest(app: App) -> None:
    """Run the app until everything has been shown and all tiles are sharp; raise TimeoutError after 2000 rounds."""
    for _ in range(2000):
        app.round(0.05)
        if not app.top.wants_frames and not app.top.dirty:
            return
        time.sleep(0.001)
    raise TimeoutError("the table does not come to rest")


def resident() -> float:
    """Return the resident memory of the process in megabytes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1024
