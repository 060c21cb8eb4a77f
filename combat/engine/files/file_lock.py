"""Two windows that change the same file of the player take turns."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from combat.engine.files import system_locks

LOCK_TIMEOUT_S, LOCK_RETRY_S = 2.0, 0.001
"""Seconds after which whoever has a file is not waited for any more, and between two looks."""


@contextmanager
def file_lock(place: Path | int) -> Iterator[None]:
    """Meanwhile no other program that asks for the same folder, or open file, has it.

    Where files cannot be kept for oneself, and behind somebody who never lets go, it goes on all the same.
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
            system_locks.let_go(handle)
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
            if system_locks.take(handle):
                return
        except OSError:  # a file system without locks
            return
        if time.monotonic() > end:
            return
        time.sleep(LOCK_RETRY_S)
