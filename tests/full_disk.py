"""A disk that is full."""

from __future__ import annotations

import errno
import os
from typing import NoReturn


def full(*_: object, **__: object) -> NoReturn:
    """What `os.fsync`, `Path.replace` and their like do then."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
