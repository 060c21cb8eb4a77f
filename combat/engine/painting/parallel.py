"""Parallel work on one sheet: operations that look at no neighbouring row run band by band, on all processors.

The bands do not depend on the number of processors, and neither does any byte of the result.
"""

import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

BAND = 64
"""Rows, or columns, that are done at a time: few enough for a processor's cache."""
MOST = 8
"""Worker threads at most; more are of no use."""

T = TypeVar("T")
R = TypeVar("R")

_workers = ThreadPoolExecutor(min(MOST, os.cpu_count() or 1))
_busy = threading.local()


def at_once(work: Callable[[T], R], things: Iterable[T]) -> list[R]:
    """Return the results of some work on each of several things, in their order; a worker thread does it alone."""
    if getattr(_busy, "worker", False):
        return [work(thing) for thing in things]

    def lent(thing: T) -> R:
        _busy.worker = True
        return work(thing)

    return list(_workers.map(lent, things))


def by_bands(work: Callable[[slice], object], length: int) -> None:
    """Do some work on every band of `length` rows."""
    at_once(work, [slice(start, min(start + BAND, length)) for start in range(0, length, BAND)])
