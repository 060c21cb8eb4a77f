"""Memory that pictures leave behind is given back to the system, where the C library can be asked to (glibc)."""

from __future__ import annotations

import contextlib
import functools
import sys

LARGE = 256 * 1024
"""Bytes from which a picture gets pages of its own, which go back the moment it is let go."""

M_MMAP_THRESHOLD = -3
"""glibc's number for that setting (malloc.h); left alone, it grows with the first tile and the heap grows holes."""


@functools.cache
def give_back_large_pieces() -> None:
    """Sets it for this process; anywhere but on glibc nothing happens."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").mallopt(M_MMAP_THRESHOLD, LARGE)
