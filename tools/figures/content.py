"""What reading content costs: a scenario with all that it is played with, and a check of everything shipped."""

from __future__ import annotations

import sys
from subprocess import run
from time import perf_counter

from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.library import Library
from tools.figures import Measured, figure
from tools.figures.benchmark import timed


@figure("scenario", "a scenario with its decks, men and charts, read and validated without the cache", 1200)
def scenario() -> Measured:
    """With everything imported and the disk warm; no kept Book is used."""

    def read() -> None:
        library = Library()
        Assembly(library).book(library.scenario_file("first-light"))

    read()
    return Measured.of(timed(read))


@figure("check", "combat check scenarios assets", 60_000)
def check() -> Measured:
    """A process of its own, its start included."""

    def called() -> None:
        run([sys.executable, "-m", "combat", "check", "scenarios", "assets"], check=True)

    return Measured.of(timed(called, 5, clock=perf_counter), "with the start of Python")
