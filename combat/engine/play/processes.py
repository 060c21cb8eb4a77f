"""Games played in several processes at once."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.pool import Pool
from typing import Any


def pool(jobs: int, begin: Callable[..., None], *args: Any) -> Pool:
    """So many processes, each of which begins with a call; they end with the block that uses them, whatever they do."""
    return multiprocessing.Pool(jobs, _begin, (begin, args))


def _begin(begin: Callable[..., None], args: tuple[Any, ...]) -> None:
    # a process that comes from one with a window has the window's hand on this signal, which only asks to be closed
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    begin(*args)
