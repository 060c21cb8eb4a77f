"""What times are judged by on any machine: a unit of plain Python. The window's own, a plain frame, is in `stage`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import get_clock_info, perf_counter, process_time

TURNS, SAMPLES = 1_000, 31
"""Of the loop in a unit, and how often it is timed for one reading."""

own_time: Callable[[], float] = process_time if get_clock_info("process_time").resolution < 1e-5 else perf_counter
"""Seconds that this process was at work, not those in which others were; where that is not told finely, all seconds."""


def turn_over() -> int:
    """The loop that is timed."""
    x = 1
    for i in range(TURNS):
        x = (x * 31 + i) & 0xFFFF
    return x


def unit() -> float:
    """The seconds of a unit at this moment: the median of a few."""
    return median(_seconds(turn_over, own_time) for _ in range(SAMPLES))


@dataclass(frozen=True, slots=True)
class Timed:
    """The median time of one call: in seconds, and in units that were read between the runs."""

    seconds: float
    units: float

    def shared(self, count: int) -> Timed:
        """The part of one among so many things that a call does."""
        return Timed(self.seconds / count, self.units / count)


def timed(
    act: Callable[[], object],
    runs: int = 15,
    each: int = 1,
    before: Callable[[], object] = lambda: None,
    clock: Callable[[], float] = own_time,
) -> Timed:
    """Times a call, `each` times in a run, in turns with a unit; `before` each run something may be made ready.

    A machine that others use is at one speed now and at another soon: what is compared is what stood side by side.
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
    """A time as the table has it: 5.43 µs, 18.6 ms, 0.56 s."""
    for size, name in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= 0.1 * size or name == "µs":
            return f"{_short(seconds / size)} {name}"
    raise AssertionError("the smallest name takes every time")


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
