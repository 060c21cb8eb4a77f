"""Games played in several processes at once."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.pool import Pool
from typing import TypeVarTuple, Unpack

Args = TypeVarTuple("Args")


def pool(jobs: int, begin: Callable[[Unpack[Args]], None], *args: *Args) -> Pool:
    """So many processes, each of which begins with a call; they end with the block that uses them, whatever they do."""
    return multiprocessing.Pool(jobs, start, (begin, args))


def start(begin: Callable[[Unpack[Args]], None], args: tuple[*Args]) -> None:
    """How a process begins: it is ended by whoever began it, who alone hears of Ctrl-C."""
    # a process that comes from one with a window has the window's hand on this signal, which only asks to be closed
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # held back by whoever began it until it is ignored
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    begin(*args)
