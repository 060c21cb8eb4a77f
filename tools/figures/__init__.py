"""The figures that the game is held to: what each measures, its budget, and how it is measured.

A module of this package registers its figures with `@figure`; `tools.bench` finds them and prints the table.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Measured:
    """One result in the figure's unit; `baseline` says in words what the same run was measured against."""

    value: float
    baseline: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that may cost so much: `budget` is in `unit`; `screen` asks for a virtual screen."""

    name: str
    what: str
    budget: float
    unit: str
    measure: Callable[[], Measured]
    screen: bool
    least: bool
    """The budget is the least instead of the most."""

    def holds(self, measured: Measured) -> bool:
        return measured.value >= self.budget if self.least else measured.value <= self.budget


FIGURES: dict[str, Figure] = {}


def figure(
    name: str, what: str, budget: float, unit: str, *, screen: bool = False, least: bool = False
) -> Callable[[Callable[[], Measured]], Callable[[], Measured]]:
    """Registers a function that measures a figure."""

    def register(measure: Callable[[], Measured]) -> Callable[[], Measured]:
        FIGURES[name] = Figure(name, what, budget, unit, measure, screen, least)
        return measure

    return register


def all_figures() -> dict[str, Figure]:
    """Every figure of every module of this package, by name."""
    for module in pkgutil.iter_modules(__path__):
        if module.name != "stage":
            importlib.import_module(f"{__name__}.{module.name}")
    return FIGURES


def seconds(act: Callable[[], object], runs: int = 15, each: int = 1) -> float:
    """The median time of a run, in seconds for one call."""
    taken = []
    for _ in range(runs):
        start = perf_counter()
        for _ in range(each):
            act()
        taken.append((perf_counter() - start) / each)
    return median(taken)
