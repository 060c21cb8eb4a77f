"""Keep freed memory in the process while tests run, except where a test measures it.

The game returns the pages of freed surfaces to the system at once. Tests open hundreds of windows one after another, and to
ask the system for the same pages again takes a sixth of their time.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Iterator
from contextlib import contextmanager

from combat.engine.stage import freed_memory

M_TRIM_THRESHOLD = -1
KEPT = 32 * 1024 * 1024
"""Bytes up to which allocations use the heap: the maximum of glibc."""
_of_the_game = freed_memory._glibc


@functools.cache
def _no_library() -> ctypes.CDLL | None:
    return None


def keep_freed_pages() -> None:
    """Stop returning freed memory to the system in this process."""
    freed_memory._glibc = _no_library


@contextmanager
def pages_given_back() -> Iterator[None]:
    """Return freed memory to the system within the block, as the game does."""
    freed_memory._glibc = _of_the_game
    freed_memory.give_back_large_pieces.cache_clear()
    try:
        yield
    finally:
        library = _of_the_game()
        if library is not None:
            library.mallopt(freed_memory.M_MMAP_THRESHOLD, KEPT)
            library.mallopt(M_TRIM_THRESHOLD, 2 * KEPT)
        freed_memory.give_back_large_pieces.cache_clear()
        keep_freed_pages()
