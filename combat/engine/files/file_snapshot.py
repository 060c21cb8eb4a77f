"""What tells that files have changed: their names, sizes and times, and nothing of what is in them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeAlias

FileSnapshot: TypeAlias = frozenset[tuple[str, int, int]]
"""Of each file its path, its size in bytes and when it was written, in nanoseconds; of a folder only that it is."""

MOST = 20_000
"""Files after which a folder is looked through no further: more than the largest pack has, with room beside it."""


def file_snapshot(*places: Path, ends: tuple[str, ...] = ("",), deep: bool = False) -> FileSnapshot:
    """What there is in folders, or of single files; of names that end so, and `deep` in folders within them too.

    What is not there, or cannot be looked at, leaves no trace. Links within a folder are not followed.
    """
    found: set[tuple[str, int, int]] = set()
    for place in places:
        try:
            if place.is_dir():
                _look_through(str(place), ends, deep, found)
            else:
                about = place.stat()
                found.add((str(place), about.st_size, about.st_mtime_ns))
        except OSError:
            continue
    return frozenset(found)


def _look_through(folder: str, ends: tuple[str, ...], deep: bool, found: set[tuple[str, int, int]]) -> None:
    """Put what is in a folder into `found`."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if len(found) >= MOST:
                return
            if entry.is_dir(follow_symlinks=False):
                if deep:
                    found.add((entry.path, -1, 0))
                    _look_through(entry.path, ends, deep, found)
            elif entry.name.endswith(ends):
                about = entry.stat(follow_symlinks=False)
                found.add((entry.path, about.st_size, about.st_mtime_ns))
