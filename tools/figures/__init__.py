"""Benchmark figures: what each measures, its budget, and how it is measured.

A module of this package registers its figures with `@figure`; `tools.bench` finds them and prints the table. Budgets
are in units of a plain Python loop (`benchmark`), plain frames, starts of a bare window, actions of another game, or
megabytes. So they hold on slow and fast machines; the table adds the time on the current one. With a unit of 50 µs
and a plain frame of 1.14 ms they are the promised performance: 10,000 decisions a second, 10 µs for a line of sight,
16 ms for the first frame after a zoom step.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec

from tools.figures.benchmark import Timed, in_words

UNITS, FRAMES, STARTS, MEGABYTES = "units", "plain frames", "× a bare window", "MB"
PEERS = "× an action of catanatron’s"
ALONE = (
    "armour_table",
    "bare_window",
    "benchmark",
    "command_table",
    "contact_table",
    "frames",
    "last_kept",
    "model_tables",
    "net_load",
    "net_server",
    "open_country",
    "overlays",
    "stage",
    "starts",
    "steady_state",
)
"""Modules of this package without figures."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Result of a figure in its measure, and in seconds if it is a time; `note` is printed beside it."""

    value: float
    seconds: float | None = None
    note: str = ""

    @classmethod
    def of(cls, time: Timed, note: str = "") -> Measured:
        """Return a result in units, with its time in seconds."""
        return cls(time.units, time.seconds, note)

    def in_time(self, value: float) -> str:
        """Return the time on this machine for a value of this measure, such as " (5 µs)".

        "" if the measure is no time.
        """
        return f" ({in_words(value * self.seconds / self.value)})" if self.seconds and self.value else ""


@dataclass(frozen=True, slots=True)
class Figure:
    """Quantity with a budget in `measure`.

    `screen` if it needs a virtual screen, `needs` names a module of the extra `bench`.
    """

    name: str
    what: str
    budget: float
    measure: str
    take: Callable[[], Measured]
    screen: bool
    needs: str = ""

    def left_out(self, *, shown: bool) -> str:
        """Return why the figure cannot be measured here, or "" if it can; `shown` says whether there is a screen."""
        if self.screen and not shown:
            return "Xvfb is not installed (apt-get install xvfb)"
        if self.needs and find_spec(self.needs) is None:
            return f"{self.needs} is not installed (make bench brings it)"
        return ""

    def holds(self, measured: Measured) -> bool:
        """Return whether a result is within the budget."""
        return measured.value <= self.budget

    def bound(self, measured: Measured) -> str:
        """Return the budget as text, with the time that it is on this machine."""
        return f"≤ {self.budget:,g} {self.measure}{measured.in_time(self.budget)}"

    def shown(self, measured: Measured) -> str:
        """Return the measured value as text, with its time on this machine."""
        value = measured.value
        digits = f"{value:,.0f}" if value >= 100 else f"{value:.2g}" if value < 1 else f"{value:.3g}"
        return f"{digits} {self.measure}{measured.in_time(value)}"


FIGURES: dict[str, Figure] = {}


def figure(
    name: str, what: str, budget: float, measure: str = UNITS, *, screen: bool = False, needs: str = ""
) -> Callable[[Callable[[], Measured]], Callable[[], Measured]]:
    """Return a decorator that registers a function as the figure `name`, described by `what`."""

    def register(take: Callable[[], Measured]) -> Callable[[], Measured]:
        FIGURES[name] = Figure(name, what, budget, measure, take, screen, needs)
        return take

    return register


def all_figures() -> dict[str, Figure]:
    """Import all modules of this package and return the registered figures by name."""
    for module in pkgutil.iter_modules(__path__):
        if module.name not in ALONE:
            importlib.import_module(f"{__name__}.{module.name}")
    return FIGURES
