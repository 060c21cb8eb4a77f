"""Unit of time measurements: a plain Python loop. The unit of frames is in `stage`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import get_clock_info, perf_counter, process_time

TURNS, SAMPLES = 1_000, 31
"""Iterations of the loop, and timings per reading."""

own_time: Callable[[], float] = process_time if get_clock_info("process_time").resolution < 1e-5 else perf_counter
"""Clock of the process's CPU time; wall-clock time where that is too coarse."""


def turn_over() -> int:
    """Run the loop that defines a unit; return its last value."""
    x = 1
    for i in range(TURNS):
        x = (x * 31 + i) & 0xFFFF
    return x


def unit() -> float:
    """Return the current duration of a unit in seconds: the median of several timings."""
    return median(_seconds(turn_over, own_time) for _ in range(SAMPLES))


@dataclass(frozen=True, slots=True)
class Timed:
    """Median time of one call, in seconds and in units measured between the runs."""

    seconds: float
    units: float

    def shared(self, count: int) -> Timed:
        """Return the time of one of `count` items that the call handled."""
        return Timed(self.seconds / count, self.units / count)


def timed(
    act: Callable[[], object],
    runs: int = 15,
    each: int = 1,
    before: Callable[[], object] = lambda: None,
    clock: Callable[[], float] = own_time,
) -> Timed:
    """Time a call, in alternation with a unit; return the median over `runs`.

    In each run, `before` is called first and `act` is timed `each` times with `clock`. The speed of a shared machine
    varies; alternating makes call and unit comparable.
    """
    taken, units = [], []
    for _ in range(runs):
        before()
        now = unit()
        seconds = _seconds(lambda: [act() for _ in range(each)], clock) / each
        taken.append(seconds)
        units.append(seconds / now)
    return Timed(median(taken), median(units))


def _seconds(act: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    act()
    return clock() - start


def in_words(seconds: float) -> str:
    """Return a time in seconds as text, such as 5.43 µs, 18.6 ms or 0.56 s."""
    for size, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= 0.1 * size or name == "µs":
            return f"{_short(seconds / size)} {name}"
    raise AssertionError("the smallest name takes every time")


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
