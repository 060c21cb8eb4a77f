"""A small kind of rows, settings for it, and players of which some fail."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord, Record
from combat.engine.runs.row_columns import RowColumns, Tallies
from combat.engine.runs.run_settings import FORMAT, RunSettings


class Row(Record):
    """The row of a game."""

    seed: int
    word: str
    won: bool
    pieces: Tallies


COLUMNS = RowColumns(Row)
SETTINGS = RunSettings(FORMAT, "toy", "1.0", "code", "pond", "The Pond", ("deep",), "", "anybody", 1, "content", "book")


def row(seed: int) -> Row:
    """Return the row of a seed."""
    return Row(seed, f'said "{seed}", und zwar müde', seed % 2 == 0, {"red": seed, "blue-1": 2} if seed % 3 else {})


class Flag(MutableRecord):
    """A file; the first process that finds it is killed."""

    path: Path | None = None


_FLAG = ContextField(Flag)


def begin(flag: str = "") -> None:
    """Prepare a run; `flag` is a file whose first finder is killed."""
    _FLAG.value.path = Path(flag) if flag else None


def play(seed: int) -> Row:
    """Return the row of a seed; kill the process once if a flag file is set."""
    flag = _FLAG.value.path
    if flag is not None and seed > 3:
        time.sleep(0.02)
        try:
            flag.unlink()
        except FileNotFoundError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return row(seed)


def die(seed: int) -> Row:
    """Kill the process."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def refuse() -> None:
    """Raise ValueError."""
    raise ValueError("it does not want to")


def broken(seed: int) -> Row:
    """Raise ValueError."""
    raise ValueError("it does not want to")


class Odd(Exception):
    """An exception that cannot be unpickled."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what} {why}")


def odd(seed: int) -> Row:
    """Raise an exception that cannot be pickled."""
    raise Odd("it does not", "want to")


LONG = 1 << 22
"""Number of bytes that exceeds a pipe's buffer."""


def long_result(seed: int) -> bytes:
    """Return a long result."""
    return bytes(LONG)
