"""Memory that pictures and turns leave behind goes back to the system, where the C library can be asked to (glibc)."""

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
"""Bytes from which a picture gets pages of its own, which go back the moment it is let go."""

M_MMAP_THRESHOLD = -3
"""glibc's number for that setting (malloc.h); left alone, it grows with the first tile and the heap grows holes."""

YOUNG = 1
"""The collector's generations up to this one hold what was made since it searched everything last."""

PLAYING = (50_000, 20, 20)
"""How seldom garbage is looked for once the start is over: a look takes some ms, and what lies meanwhile a megabyte."""


@functools.cache
def look_for_garbage() -> None:
    """From now on look for garbage as in play; while the program starts nearly all that is made stays."""
    gc.set_threshold(*PLAYING)


@functools.cache
def give_back_large_pieces() -> None:
    """Sets it for this process; anywhere but on glibc nothing happens."""
    library = _glibc()
    if library is not None:
        library.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back_free_pages() -> None:
    """Gives back the pages that lie free in the heap: a game's turns leave some 25 MB; it takes less than 1 ms."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


def free_closed(closed: Iterable[weakref.ref[Any]], *, thorough: bool) -> None:
    """Free objects that were closed and now hold only each other, and return their memory to the system.

    A scene and its widgets refer to each other, and the collector counts objects, not the megabytes of their surfaces:
    left to itself it would keep fifty closed scenes. Young objects are collected first (1 ms); everything is searched
    (20 to 60 ms at a table) only if one of `closed` is older than that, or if `thorough` asks for it.
    """
    gc.collect(YOUNG)
    if thorough or any(ref() is not None for ref in closed):
        gc.collect()
    give_back_free_pages()


@functools.cache
def _glibc() -> ctypes.CDLL | None:
    """The C library if it is glibc, else None."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        library = load_object("ctypes:CDLL", lambda: ctypes.CDLL)("libc.so.6")  # 3 ms, once a picture stands
    except OSError:
        return None
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None
