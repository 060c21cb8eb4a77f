"""How far a run has come, in a line that is drawn over itself, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from combat.engine.words import text

T = TypeVar("T")

LINE = "{l_bar}{bar}| {n_fmt}/{total_fmt} [{elapsed}<{remaining}, {rate_noinv_fmt}]"
"""Games a second, also where one takes longer than that."""

STEADY = 0.05
"""How much the last games count for the rate: some take ten times as long as others."""


def with_progress(rows: Iterator[T], total: int, done: int) -> Iterable[T]:
    """The rows as they come; meanwhile how many of all there are, how many a second, and how long it takes yet."""
    if not sys.stderr.isatty():
        return rows
    from tqdm import tqdm  # noqa: PLC0415 - 17 ms, on a terminal only

    unit = text("run-unit")
    return tqdm(
        rows, total=total, initial=done, unit=unit, smoothing=STEADY, bar_format=LINE, file=sys.stderr, leave=False
    )
