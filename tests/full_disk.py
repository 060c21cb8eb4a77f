"""Simulate a full disk."""

from __future__ import annotations

import errno
import os
from typing import NoReturn


def full(*_: object, **__: object) -> NoReturn:
    """Raise the error of a full disk; replaces `os.fsync`, `Path.replace` and others."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
