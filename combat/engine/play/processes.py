"""Process pools for playing several games at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.pool import Pool
from typing import TypeVarTuple, Unpack

Args = TypeVarTuple("Args")


def pool(jobs: int, begin: Callable[[Unpack[Args]], None], *args: *Args) -> Pool:
    """Return a pool of `jobs` processes, each initialised by `begin(*args)`; use it in a `with` block."""
    return multiprocessing.Pool(jobs, start, (begin, args))


def start(begin: Callable[[Unpack[Args]], None], args: tuple[*Args]) -> None:
    """Initialise a worker process: reset SIGTERM, ignore SIGINT (only the parent handles Ctrl-C), then call
    `begin(*args)`.
    """
    # a process forked from one with a window inherits its handler, which only requests closing
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # blocked by the parent until it is ignored here
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    begin(*args)


def end_with_parent() -> None:
    """Wait for the parent process to end, then end this process; run it in a thread of its own.

    A killed parent cannot end its children, which would keep their file locks.
    """
    if (beginner := multiprocessing.parent_process()) is not None:
        beginner.join()
        os._exit(1)
