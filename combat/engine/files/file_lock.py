"""Lock the player's files against other windows and programs."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from combat.engine.files import system_locks

LOCK_TIMEOUT_S, LOCK_RETRY_S = 2.0, 0.001
"""Seconds after which a lock is ignored, and seconds between two attempts."""


@contextmanager
def file_lock(place: Path | int) -> Iterator[None]:
    """Hold the lock of a folder or of an open file within the block.

    Continues without the lock if the file system has none, or if another program holds it longer than `LOCK_TIMEOUT_S`.
    """
    handle = place if isinstance(place, int) else _opened(place)
    if handle is None:
        yield
        return
    try:
        _wait_for(handle)
        yield
    finally:
        if isinstance(place, int):
            system_locks.unlock(handle)
        else:
            os.close(handle)


def _opened(place: Path) -> int | None:
    try:
        return system_locks.opened(place)
    except OSError:
        return None


def _wait_for(handle: int) -> None:
    end = time.monotonic() + LOCK_TIMEOUT_S
    while True:
        try:
            if system_locks.lock(handle):
                return
        except OSError:  # a file system without locks
            return
        if time.monotonic() > end:
            return
        time.sleep(LOCK_RETRY_S)
