"""Play games on the workers of a running Dask scheduler, if `distributed` is installed.

Each worker, including later ones, is initialised once; after that only seeds are sent and rows returned. Dask
reassigns the tasks of lost workers.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice
from time import monotonic
from typing import Any, TypeVar
from uuid import uuid4

from combat.engine.files.one_line import one_line
from combat.engine.kernel.text_message import msg
from combat.engine.runs.run_faults import RunStoppedError

try:
    import distributed
except ImportError:  # installed with combat-game[cluster]
    distributed = None

__all__ = ["distributed", "played_on_cluster"]

T = TypeVar("T")

EACH = 4
"""Games of one task: the scheduler needs about a millisecond for each task."""
AHEAD = 3
"""Tasks queued for each thread of the cluster."""
WORKER_TIMEOUT_S = 60.0
"""Seconds to wait for at least one worker."""
SCHEDULER_TIMEOUT_S = 10.0
"""Seconds to wait for the scheduler."""
RECOUNT_INTERVAL_S = 5.0
"""Seconds between counts of the cluster's threads."""

_one_at_a_time = threading.Lock()
"""A worker may have several threads, but the state of games belongs to the process."""


_PLUGIN: Any = object if distributed is None else distributed.WorkerPlugin


class Beginning(_PLUGIN):  # type: ignore[misc]
    """The initialisation of each worker."""

    idempotent = False

    def __init__(self, begin: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.name = f"combat-{uuid4().hex}"
        self._begin, self._args = begin, args

    def setup(self, worker: distributed.Worker) -> None:
        """Initialise a worker; errors are reported to the client."""
        with _one_at_a_time:
            self._begin(*self._args)


def _played(play: Callable[[int], T], seeds: tuple[int, ...]) -> list[T]:
    with _one_at_a_time:
        return [play(seed) for seed in seeds]


def played_on_cluster(
    seeds: Iterable[int], address: str, begin: Callable[..., None], args: tuple[Any, ...], play: Callable[[int], T]
) -> Iterator[T]:
    """Play one game for each seed on a cluster; yield the results as they become ready, in any order.

    `address` is that of the Dask scheduler. Every worker calls `begin(*args)` once, then `play(seed)` repeatedly.
    Raises RunStoppedError if the cluster is missing, fails or is lost.
    """
    if distributed is None:
        raise RunStoppedError(msg("run-no-dask"))
    try:
        # a client without a valid address would print an error after twenty seconds
        distributed.comm.get_address_host_port(address)
    except (ValueError, TypeError):
        raise RunStoppedError(msg("run-no-address", address=address)) from None
    try:
        client = distributed.Client(address, set_as_default=False, timeout=SCHEDULER_TIMEOUT_S)
    except (TimeoutError, OSError, ValueError, TypeError) as fault:
        raise RunStoppedError(msg("run-no-scheduler", address=address, cause=_why(fault))) from None
    beginning = Beginning(begin, args)
    with client, client.as_current():
        try:
            client.wait_for_workers(1, timeout=WORKER_TIMEOUT_S)
            client.register_plugin(beginning)
            yield from _gathered(client, address, iter(seeds), play)
        except TimeoutError:
            raise _nobody(address) from None
        except (RunStoppedError, GeneratorExit):
            raise
        except Exception as fault:  # a cluster, or what is installed there, may raise anything
            raise RunStoppedError(msg("run-cluster-fails", address=address, cause=_why(fault))) from None
        finally:
            with suppress(Exception):  # stop initialising later workers; a lost cluster has none
                client.unregister_worker_plugin(beginning.name)


def _gathered(client: distributed.Client, address: str, seeds: Iterator[int], play: Callable[[int], T]) -> Iterator[T]:
    """Submit enough tasks to keep all threads busy, and no more, as the scheduler stores them; yield the results."""
    handed_out: set[Any] = set()
    threads, counted, seen = 1, 0.0, monotonic()
    while True:
        if monotonic() - counted > RECOUNT_INTERVAL_S:
            threads, counted = sum(client.nthreads().values()), monotonic()
            seen = counted if threads else seen
        if monotonic() - seen > WORKER_TIMEOUT_S:
            raise _nobody(address)
        while len(handed_out) < max(1, AHEAD * threads) and (some := tuple(islice(seeds, EACH))):
            handed_out.add(client.submit(_played, play, some, pure=False))
        if not handed_out:
            return
        with suppress(asyncio.TimeoutError):
            ready = distributed.wait(handed_out, timeout=RECOUNT_INTERVAL_S, return_when="FIRST_COMPLETED").done
            handed_out -= ready
            yield from chain.from_iterable(client.gather(list(ready)))


def _nobody(address: str) -> RunStoppedError:
    return RunStoppedError(msg("run-no-workers", address=address))


def _why(fault: BaseException) -> str:
    return one_line(f"{type(fault).__name__}: {fault}")
