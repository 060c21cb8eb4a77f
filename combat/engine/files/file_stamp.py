"""Stamps that identify a file and detect changes by others."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Self

from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, msg


class FileStamp(Record):
    """The device and inode of a file, its size in bytes, and its modification time in nanoseconds."""

    file: tuple[int, int]
    size: int
    written: int

    @classmethod
    def of(cls, found: os.stat_result) -> Self:
        """Return the stamp of a stat result."""
        return cls((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)

    def estranged(self, path: Path, content: Callable[[], bytes]) -> TextMessage | None:
        """Return the reason why the file at a path is no longer the one that was written; None if it still is.

        `content` returns what the file began with. Raises OSError if the file cannot be examined.
        """
        try:
            found = path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return msg("file-gone")
        there = FileStamp.of(found)
        if there.file != self.file or not stat.S_ISREG(found.st_mode):
            return msg("file-replaced")
        if not found.st_mode & stat.S_IWUSR:
            return msg("file-read-only")
        if there.size != self.size:
            return msg("file-shared")
        if there.written == self.written:
            return None
        written = content()
        intact = read_plain(path, there.size)[: len(written)] == written
        return None if intact else msg("file-changed")
