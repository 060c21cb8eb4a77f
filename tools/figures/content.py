"""Benchmark: reading a scenario with its content, and checking all shipped content."""

from __future__ import annotations

import sys
from subprocess import run
from time import perf_counter

from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.library import Library
from tools.figures import Measured, figure
from tools.figures.benchmark import timed


@figure("scenario", "reading and validating a scenario with its decks, men and charts, uncached", 1200)
def scenario() -> Measured:
    """Measure the time to read a scenario without the Book cache.

    All modules are imported and all files in the disk cache.
    """

    def read() -> None:
        library = Library()
        Assembly(library).book(library.scenario_file("first-light"))

    read()
    return Measured.of(timed(read))


@figure("check", "`combat check scenarios assets`", 60_000)
def check() -> Measured:
    """Measure the time of `combat check` as a new process."""

    def called() -> None:
        run([sys.executable, "-m", "combat", "check", "scenarios", "assets"], check=True)

    return Measured.of(timed(called, 5, clock=perf_counter), "includes the start of Python")
