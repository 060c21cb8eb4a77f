"""A progress bar for runs, on terminals only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from combat.engine.words import text

T = TypeVar("T")

LINE = "{l_bar}{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}, {rate_noinv_fmt}]"
"""The rate is in games per second even if it is below one."""

STEADY = 0.05
"""The smoothing of the rate: some games take ten times as long as others."""


def with_progress(rows: Iterator[T], total: int, done: int) -> Iterable[T]:
    """Return the rows; on a terminal, iterating them shows a progress bar with count, rate and remaining time.

    `total` is the number of rows of the whole run, of which `done` existed before.
    """
    if not sys.stderr.isatty():
        return rows
    from tqdm import tqdm  # noqa: PLC0415 - 17 ms, on a terminal only

    unit = text("run-unit")
    return tqdm(
        rows, total=total, initial=done, unit=unit, smoothing=STEADY, bar_format=LINE, file=sys.stderr, leave=False
    )
