"""Return freed memory to the operating system, where the C library supports it (glibc)."""

from __future__ import annotations

import functools
import gc
import sys
import weakref
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    import ctypes

LARGE = 256 * 1024
"""Size in bytes from which a surface is mapped separately, so that freeing it returns its pages at once."""

M_MMAP_THRESHOLD = -3
"""glibc's number of that option (malloc.h).

Left alone, the threshold grows with the first tile and the heap fragments.
"""

YOUNG = 1
"""Generations up to this one hold the objects made since the last full collection."""

PLAYING = (50_000, 20, 20)
"""Collector thresholds during play: a pass takes several ms, and the garbage between passes is about 1 MB."""


@functools.cache
def look_for_garbage() -> None:
    """Set the thresholds of the garbage collector for play; during startup nearly all objects survive."""
    gc.set_threshold(*PLAYING)


@functools.cache
def give_back_large_pieces() -> None:
    """Set the size from which glibc allocates memory in separate mappings; do nothing on other systems."""
    library = _glibc()
    if library is not None:
        library.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back_free_pages() -> None:
    """Return free heap pages to the system, if glibc is used: 25 MB after a game's turns, in less than 1 ms."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def free_closed(closed: Iterable[weakref.ref[Any]], *, thorough: bool) -> None:
    """Free objects that were closed and now refer only to each other, and return their memory to the system.

    A scene and its widgets form cycles. The collector counts objects, not the size of their surfaces: left alone it
    would keep fifty closed scenes. Young objects are collected first (1 ms). A full collection (20 to 60 ms at a table)
    follows only if one of `closed` survives, or if `thorough`.
    """
    gc.collect(YOUNG)
    if thorough or any(ref() is not None for ref in closed):
        gc.collect()
    give_back_free_pages()


@functools.cache
def _glibc() -> ctypes.CDLL | None:
    """Return the C library if it is glibc, else None."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        library = load_object("ctypes:CDLL", lambda: ctypes.CDLL)("libc.so.6")  # takes 3 ms, after the first frame
    except OSError:
        return None
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
