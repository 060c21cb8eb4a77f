"""The thread in which a server's games are played and stored; several calls share one transaction."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from combat.engine.net.server.hall import Hall
from combat.engine.net.store.game_store import StoreError

T = TypeVar("T")

MOST = 200
"""Greatest number of calls that share a transaction."""


class _Job(Generic[T]):
    """A call into the hall, and the future of its result."""

    def __init__(self, act: Callable[[], T], loop: asyncio.AbstractEventLoop) -> None:
        self._act, self._loop = act, loop
        self.future: asyncio.Future[T] = loop.create_future()
        self._result: list[T] = []
        self._fault: BaseException | None = None

    def do(self) -> None:
        try:
            self._result = [self._act()]
        except Exception as fault:  # told to whoever asked; the other jobs go on
            self._fault = fault

    def fail(self, fault: BaseException) -> None:
        self._fault = self._fault or fault

    def tell(self) -> None:
        self._loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.future.done():
            return
        if self._fault is not None:
            self.future.set_exception(self._fault)
        else:
            self.future.set_result(self._result[0])


class _Note:
    """A call whose result nobody waits for."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act

    def do(self) -> None:
        try:
            self._act()
        except Exception:  # whoever it concerns is told by the game
            logging.getLogger(__name__).exception("note")

    def fail(self, fault: BaseException) -> None:
        """Do nothing when storing fails, as the game is loaded again."""

    def tell(self) -> None:
        """Do nothing, as nobody is notified."""


_Call: TypeAlias = "_Job[Any] | _Note | None"


class HallExecutor:
    """Runs calls into a hall one after the other, in a thread of its own."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._jobs: queue.SimpleQueue[_Call] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="hall-executor", daemon=True)
        self._thread.start()

    async def run(self, act: Callable[[], T]) -> T:
        """Run a call in the executor's thread; return its result once the resulting journal lines are stored.

        Raises what the call raises, or StoreError.
        """
        job = _Job(act, asyncio.get_running_loop())
        self._jobs.put(job)
        return await job.future

    def submit(self, act: Callable[[], None]) -> None:
        """Queue a call without waiting for it; may be called from any thread."""
        self._jobs.put(_Note(act))

    def close(self) -> None:
        """Finish the queued calls and end the thread."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            jobs = self._next()
            for job in jobs:
                if job is not None:
                    job.do()
            try:
                self.hall.commit()
            except Exception as fault:  # told to whoever asked; the thread goes on
                if not isinstance(fault, StoreError):
                    logging.getLogger(__name__).exception("commit")
                for job in jobs:
                    if job is not None:
                        job.fail(fault)
            for job in jobs:
                if job is not None:
                    job.tell()
            if None in jobs:
                return

    def _next(self) -> list[_Call]:
        """Wait for a job, and return it with all that have come since."""
        jobs = [self._jobs.get()]
        while len(jobs) < MOST and jobs[-1] is not None:
            try:
                jobs.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return jobs
