"""Two windows that change the same file of the player take turns."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

locking: Any
try:
    import fcntl as locking
except ImportError:  # Windows
    locking = None

PATIENCE, PAUSE = 2.0, 0.001
"""Seconds after which whoever has a file is not waited for any more, and between two looks."""


@contextmanager
def alone(place: Path | int) -> Iterator[None]:
    """Meanwhile no other program that asks for the same folder, or open file, has it.

    Where files cannot be kept for oneself, and behind somebody who never lets go, it goes on all the same.
    """
    if locking is None:
        yield
        return
    handle = place if isinstance(place, int) else _opened(place)
    if handle is None:
        yield
        return
    try:
        _wait_for(handle)
        yield
    finally:
        if isinstance(place, int):
            _let_go(handle)
        else:
            os.close(handle)


def _opened(place: Path) -> int | None:
    try:
        return os.open(place, os.O_RDONLY)
    except OSError:
        return None


def _wait_for(handle: int) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            locking.flock(handle, locking.LOCK_EX | locking.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                return
            time.sleep(PAUSE)
        except OSError:  # a file system without locks
            return
        else:
            return


def _let_go(handle: int) -> None:
    try:
        locking.flock(handle, locking.LOCK_UN)
    except OSError:
        return
