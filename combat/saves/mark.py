"""What a file is known by while it is not looked into."""

from __future__ import annotations

import os
from typing import Self

from combat.kernel.records import record


@record
class Mark:
    """Which file it is (device and number), its size in bytes, and when it was written to, in nanoseconds."""

    file: tuple[int, int]
    size: int
    written: int

    @classmethod
    def of(cls, found: os.stat_result) -> Self:
        """The mark of a file that was looked up."""
        return cls((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)
