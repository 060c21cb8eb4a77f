"""Many hands at one sheet: what looks at no neighbouring row is done band by band, on all processors at once.

However many there are, the bands are the same, and so is every byte.
"""

import os
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

BAND = 64
"""Rows, or columns, that are done at a time: few enough to stay in a processor's own memory."""
MOST = 8
"""Hands that are ever of use beside the one that draws."""

T = TypeVar("T")
R = TypeVar("R")

_hands = ThreadPoolExecutor(min(MOST, os.cpu_count() or 1))
_busy = threading.local()


def at_once(work: Callable[[T], R], things: Iterable[T]) -> list[R]:
    """What comes of some work on each of several things, in their order; a hand that is at work does it alone."""
    if getattr(_busy, "hand", False):
        return [work(thing) for thing in things]

    def lent(thing: T) -> R:
        _busy.hand = True
        return work(thing)

    return list(_hands.map(lent, things))


def by_bands(work: Callable[[slice], object], length: int) -> None:
    """Do some work on every band of so many rows."""
    at_once(work, [slice(start, min(start + BAND, length)) for start in range(0, length, BAND)])
