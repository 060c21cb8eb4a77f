"""Worker processes in which bots compute and pages are rendered, so that other games of a server do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from combat.engine.context import ContextField
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import MutableRecord
from combat.engine.net.server.bots.bot_question import BotQuestion
from combat.engine.net.server.bots.thinker import Thinker
from combat.engine.play.processes import end_with_parent, start
from combat.engine.title import Title

Q = TypeVar("Q")

NICE = 5
"""Amount by which the priority of these processes is below that of the server."""


class _Worker(MutableRecord):
    """What a process has."""

    thinker: Thinker | None = None
    titles: Mapping[str, Title[Any, Any]] | None = None


_WORKER = ContextField(_Worker)


class BotWorkers:
    """Computes bots' answers in worker processes, which are started at the first question."""

    def __init__(self, titles: Mapping[str, Title[Any, Any]], jobs: int = 0) -> None:
        """Prepare worker processes; none is started yet.

        `titles` must be picklable; `jobs` is the number of processes, 0 for one fewer than the machine has cores.
        """
        self._titles, self._jobs = titles, jobs or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def ask(self, question: BotQuestion, told: Callable[[Answer | None], None]) -> None:
        """Queue a question; `told` is called, in another thread, with the answer, or with None if computing it failed.

        Does nothing after `close`.
        """
        if self._closed:
            return
        try:
            future = self._running().submit(_think, question)
        except BrokenProcessPool:  # a process was killed: the next question has new ones
            self._pool = None
            told(None)
            return
        future.add_done_callback(lambda done: told(_result(done)))

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, multiprocessing.get_context("spawn"), _begin, (self._titles,))
        return self._pool

    async def draw(self, make: Callable[[Mapping[str, Title[Any, Any]], Q, str], str], about: Q, language: str) -> str:
        """Render a page with `make` in a worker process and return it; raise what `make` raises."""
        return await asyncio.wrap_future(self._running().submit(_draw, make, about, language))

    def close(self) -> None:
        """End the worker processes; pending questions are dropped."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _result(done: Future[Answer]) -> Answer | None:
    return None if done.cancelled() or done.exception() is not None else done.result()


def _begin(titles: Mapping[str, Title[Any, Any]]) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    start(_settle, (titles,))


def _settle(titles: Mapping[str, Title[Any, Any]]) -> None:
    _WORKER.value.thinker, _WORKER.value.titles = Thinker(titles), titles
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)


def _draw(make: Callable[[Mapping[str, Title[Any, Any]], Q, str], str], about: Q, language: str) -> str:
    titles = _WORKER.value.titles
    assert titles is not None
    return make(titles, about, language)


def _think(question: BotQuestion) -> Answer:
    thinker = _WORKER.value.thinker
    assert thinker is not None
    return thinker.answer(question)
