"""Parallel operations on one sheet: operations without dependencies between rows run in bands on all processors.

Neither the bands nor the result depend on the number of processors.
"""

import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

BAND = 64
"""Rows or columns per band, few enough for a processor's cache."""
MOST = 8
"""Maximum number of worker threads; more bring no benefit."""

T = TypeVar("T")
R = TypeVar("R")

_workers = ThreadPoolExecutor(min(MOST, os.cpu_count() or 1))
_busy = threading.local()


def at_once(work: Callable[[T], R], things: Iterable[T]) -> list[R]:
    """Call `work` for each item in parallel; return the results in order.

    Calls from a worker thread run serially.
    """
    if getattr(_busy, "worker", False):
        return [work(thing) for thing in things]

    def lent(thing: T) -> R:
        _busy.worker = True
        return work(thing)

    return list(_workers.map(lent, things))


def by_bands(work: Callable[[slice], object], length: int) -> None:
    """Call `work` for every band of `length` rows, in parallel; each band is a slice."""
    at_once(work, [slice(start, min(start + BAND, length)) for start in range(0, length, BAND)])
