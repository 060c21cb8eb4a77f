"""What a file is known by while it is not looked into, and what befell it since."""

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
    """Which file it is (device and number), its size in bytes, and when it was written to, in nanoseconds."""

    file: tuple[int, int]
    size: int
    written: int

    @classmethod
    def of(cls, found: os.stat_result) -> Self:
        """The mark of a file that was looked up."""
        return cls((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)

    def estranged(self, path: Path, content: Callable[[], bytes]) -> TextMessage | None:
        """Why the file at a path is no longer the one that was written to; None while it is.

        `content` is what it began with then. Raises OSError where it cannot be looked at.
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
