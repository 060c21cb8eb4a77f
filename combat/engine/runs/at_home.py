"""Play games in local processes."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from combat.engine.kernel.text_message import msg
from combat.engine.play.processes import end_with_parent, start
from combat.engine.runs.run_faults import RunStoppedError

T = TypeVar("T")

AHEAD = 3
"""Seeds that a process has queued at a time, including the current one."""
WORKER_RESTARTS = 3
"""Number of deaths of workers per process, without a result in between, that stops the run."""


def played_at_home(
    seeds: Iterable[int], jobs: int, begin: Callable[..., None], args: tuple[Any, ...], play: Callable[[int], T]
) -> Iterator[T]:
    """Play one game for each seed in `jobs` processes; yield the results as they become ready, in any order.

    Every process calls `begin(*args)` once, then `play(seed)` repeatedly. Seeds of a killed process are played by
    another one. Raises RunStoppedError if that keeps happening, and whatever `begin` or `play` raises. All processes
    end with the iterator.
    """
    if jobs == 1:
        begin(*args)
        yield from map(play, seeds)
        return
    team: _Team[T] = _Team(jobs, iter(seeds), partial(_hire, begin, args, play))
    try:
        yield from team.results()
    finally:
        team.end()


@dataclass(slots=True, eq=False)
class _Worker:
    """A process, its pipe, and the seeds sent to it and not yet answered, in order."""

    process: BaseProcess
    line: Connection
    seeds: deque[int] = field(default_factory=deque)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class _Team(Generic[T]):
    """Processes that share the seeds.

    Each has its own pipe, so that killing one cannot leave a lock that others need, and no threads are needed
    here, which could still be closing a pipe when the interpreter ends.
    """

    def __init__(self, jobs: int, seeds: Iterator[int], hire: Callable[[], _Worker]) -> None:
        self._jobs, self._seeds, self._hire = jobs, seeds, hire
        self._workers: list[_Worker] = []
        self._ended = 0
        """Worker deaths since the last result."""

    def results(self) -> Iterator[T]:
        """Yield the results as they come; raise RunStoppedError, and what a process raised."""
        while self._staffed():
            for worker in self._ready():
                try:
                    fine, found = worker.line.recv()
                except (EOFError, OSError):
                    self._replace(worker)
                    continue
                if not fine:
                    raise found
                self._ended = 0
                worker.seeds.popleft()
                self._supply(worker)
                if not worker.seeds:
                    self._dismiss(worker)
                yield found

    def end(self) -> None:
        """End all processes."""
        while self._workers:
            self._dismiss(self._workers[-1])

    def _staffed(self) -> bool:
        """Start processes while there are seeds for them; return whether any is running."""
        while len(self._workers) < self._jobs and (seed := next(self._seeds, None)) is not None:
            self._seeds = chain((seed,), self._seeds)
            self._workers.append(self._hire())
            self._supply(self._workers[-1])
        return bool(self._workers)

    def _supply(self, worker: _Worker) -> None:
        """Send a process seeds up to the limit; its death is noticed on reading."""
        while len(worker.seeds) < AHEAD and (seed := next(self._seeds, None)) is not None:
            worker.seeds.append(seed)
            with suppress(OSError):
                worker.line.send(seed)

    def _ready(self) -> list[_Worker]:
        """Wait for results or the end of a process; return the workers that can be read from."""
        ready = wait([worker.line for worker in self._workers])
        return [worker for worker in self._workers if worker.line in ready]

    def _replace(self, worker: _Worker) -> None:
        """Requeue the seeds of a dead process; raise RunStoppedError if processes keep dying."""
        self._dismiss(worker)
        self._seeds = chain(list(worker.seeds), self._seeds)
        self._ended += 1
        if self._ended > WORKER_RESTARTS * self._jobs:
            raise RunStoppedError(msg("run-processes-end"))

    def _dismiss(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.end()


# -- processes --------------------------------------------------------------------------------------------------------


def _hire(begin: Callable[..., None], args: tuple[Any, ...], play: Callable[[int], Any]) -> _Worker:
    here, there = multiprocessing.Pipe()
    process = multiprocessing.Process(target=_work, args=(there, begin, args, play), daemon=True)
    with _deaf_to_ctrl_c():
        process.start()
    there.close()  # so that reading fails when the process ends
    return _Worker(process, here)


def _work(line: Connection, begin: Callable[..., None], args: tuple[Any, ...], play: Callable[[int], Any]) -> None:
    """Play the seeds received; answer each with a success flag and its result or exception."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        start(begin, args)
        while True:
            line.send((True, play(line.recv())))
    except EOFError:
        return
    except Exception as fault:
        line.send((False, _portable(fault)))


def _portable(fault: Exception) -> Exception:
    """Return an exception that can be pickled."""
    try:
        pickle.loads(pickle.dumps(fault))
    except Exception:  # pickling an exception may raise anything
        return RuntimeError(f"{type(fault).__name__}: {fault}")
    return fault


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C while a process starts, until it ignores the signal itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
