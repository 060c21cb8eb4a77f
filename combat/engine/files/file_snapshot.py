"""Detect changed files by names, sizes and modification times, without reading them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeAlias

FileSnapshot: TypeAlias = frozenset[tuple[str, int, int]]
"""The path, size in bytes and modification time in nanoseconds of each file; -1 and 0 for a folder."""

MOST = 20_000
"""The maximum number of files in a snapshot, above that of the largest pack."""


def file_snapshot(*places: Path, ends: tuple[str, ...] = ("",), deep: bool = False) -> FileSnapshot:
    """Return a snapshot of files, and of the files in folders.

    Only names with the endings `ends` count, in subfolders as well if `deep`. Missing or unreadable places are skipped.
    Links within a folder are not followed.
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
    """Add the contents of a folder to `found`."""
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
