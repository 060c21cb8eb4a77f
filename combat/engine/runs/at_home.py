"""Games played by processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain
from typing import Any, TypeVar

from combat.engine.kernel.sentence import sentence
from combat.engine.play.processes import start
from combat.engine.runs.run_faults import RunStoppedError

T = TypeVar("T")

AHEAD = 3
"""Games for each process that are handed out at a time."""
PATIENCE = 3
"""How often in a row, without a game between, processes may be ended by others before the run stops."""


def played_at_home(
    seeds: Iterable[int], jobs: int, begin: Callable[..., None], args: tuple[Any, ...], play: Callable[[int], T]
) -> Iterator[T]:
    """What comes of each seed, as it is ready: each process begins with `begin(*args)`, then plays seed by seed.

    What a process was at when something ended it is played by another; raises RunStoppedError where that goes on.
    """
    if jobs == 1:
        begin(*args)
        yield from map(play, seeds)
        return
    left, ended = iter(seeds), 0
    while True:
        at_it: dict[Future[T], int] = {}
        try:
            for done in _in_processes(left, jobs, (begin, args), play, at_it):
                ended = 0
                yield done
            return
        except BrokenProcessPool:
            ended += 1
            if ended > PATIENCE:
                raise RunStoppedError(sentence("run-processes-end")) from None
            left = chain(list(at_it.values()), left)


def _in_processes(
    seeds: Iterator[int], jobs: int, begin: tuple[Any, ...], play: Callable[[int], T], at_it: dict[Future[T], int]
) -> Iterator[T]:
    """The games of one set of processes; `at_it` says what has been handed out and did not come back."""
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(jobs, initializer=_start, initargs=begin)
    try:
        while True:
            for seed in seeds:
                at_it[executor.submit(play, seed)] = seed
                if len(at_it) >= jobs * AHEAD:
                    break
            if not at_it:
                return
            ready = deque(wait(at_it, return_when=FIRST_COMPLETED).done)
            while ready:
                future = ready.popleft()
                found = future.result()
                del at_it[future]
                yield found
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.kill()


def _start(begin: Callable[..., None], args: tuple[Any, ...]) -> None:
    threading.Thread(target=_end_with_whoever_began_it, daemon=True).start()
    start(begin, args)


def _end_with_whoever_began_it() -> None:
    """One that is killed cannot end his processes: they would wait for ever, and hold the locks of his files."""
    if (beginner := multiprocessing.parent_process()) is not None:
        beginner.join()
        os._exit(1)
