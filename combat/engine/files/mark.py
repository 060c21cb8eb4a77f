"""What a file is known by while it is not looked into, and what befell it since."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Self

from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.record import Record


class Mark(Record):
    """Which file it is (device and number), its size in bytes, and when it was written to, in nanoseconds."""

    file: tuple[int, int]
    size: int
    written: int

    @classmethod
    def of(cls, found: os.stat_result) -> Self:
        """The mark of a file that was looked up."""
        return cls((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)

    def estranged(self, path: Path, content: Callable[[], bytes]) -> str:
        """Why the file at a path is no longer the one that was written to; "" while it is.

        `content` is what it began with then. Raises OSError where it cannot be looked at.
        """
        try:
            found = path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return "was deleted or moved"
        there = Mark.of(found)
        if there.file != self.file or not stat.S_ISREG(found.st_mode):
            return "another file has taken its place"
        if not found.st_mode & stat.S_IWUSR:
            return "was made read-only"
        if there.size != self.size:
            return "another window writes to it"
        if there.written == self.written:
            return ""
        written = content()
        return "" if read_plain(path, there.size)[: len(written)] == written else "was changed by another program"
