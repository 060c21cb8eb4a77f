"""Locks of open files that the system releases when a program ends.

POSIX locks the whole file, or an open folder. Windows locks one byte far beyond the end, since locked bytes
cannot be read by others. As it cannot open folders, it locks a file in the cache instead of a folder.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from combat.engine.files import folders
from combat.engine.kernel.digest import blake2b

locking: Any
try:
    import fcntl as locking
except ImportError:  # Windows
    import msvcrt as locking

FAR = 1 << 40
"""The byte that is locked on Windows, beyond the end of any file."""


def lock(handle: int) -> bool:
    """Lock an open file and return True; return False if another program has locked it.

    Raises OSError on a file system without locks.
    """
    if _by_whole_files():
        try:
            locking.flock(handle, locking.LOCK_EX | locking.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    try:
        with _far(handle):
            locking.locking(handle, locking.LK_NBLCK, 1)
    except PermissionError:
        return False
    return True


def unlock(handle: int) -> None:
    """Release the lock of a file that stays open; closing the file also releases it."""
    with contextlib.suppress(OSError):
        if _by_whole_files():
            locking.flock(handle, locking.LOCK_UN)
        else:
            with _far(handle):
                locking.locking(handle, locking.LK_UNLCK, 1)


def opened(place: Path) -> int:
    """Open a file or folder for locking and return its descriptor; others may still replace it.

    Raise OSError if it cannot be opened.
    """
    if _by_whole_files():
        return os.open(place, os.O_RDONLY)
    name = blake2b(os.fsencode(os.path.normcase(place.resolve())), digest_size=16).hexdigest()
    stands_for_it = folders.cache() / "locks" / name
    stands_for_it.parent.mkdir(parents=True, exist_ok=True)
    return os.open(stands_for_it, os.O_RDWR | os.O_CREAT)


def _by_whole_files() -> bool:
    return hasattr(locking, "flock")


@contextlib.contextmanager
def _far(handle: int) -> Iterator[None]:
    """Move to the locked byte within the block."""
    here = os.lseek(handle, 0, os.SEEK_CUR)
    os.lseek(handle, FAR, os.SEEK_SET)
    try:
        yield
    finally:
        os.lseek(handle, here, os.SEEK_SET)
