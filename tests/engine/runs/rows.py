"""Simple rows of a run, with settings and game functions of which some fail."""

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
    """Row of a game."""

    seed: int
    word: str
    won: bool
    pieces: Tallies


COLUMNS = RowColumns(Row)
SETTINGS = RunSettings(FORMAT, "toy", "1.0", "code", "pond", "The Pond", ("deep",), "", "anybody", 1, "content", "book")


def row(seed: int) -> Row:
    """Return the row of a seed; its texts contain quotes and umlauts."""
    return Row(seed, f'said "{seed}", und zwar müde', seed % 2 == 0, {"red": seed, "blue-1": 2} if seed % 3 else {})


class Flag(MutableRecord):
    """File that kills the first process that finds it."""

    path: Path | None = None


_FLAG = ContextField(Flag)


def begin(flag: str = "") -> None:
    """Prepare a run; `flag` is a file that kills the first process that finds it."""
    _FLAG.value.path = Path(flag) if flag else None


def play(seed: int) -> Row:
    """Return the row of a seed; kill the process if it is the first that finds the flag file."""
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
    """Kill the current process."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def refuse() -> None:
    """Raise ValueError, as a failing start of a run."""
    raise ValueError("it does not want to")


def broken(seed: int) -> Row:
    """Raise ValueError, as a failing game."""
    raise ValueError("it does not want to")


class Odd(Exception):
    """Exception that cannot be unpickled."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what} {why}")


def odd(seed: int) -> Row:
    """Raise an exception that cannot be unpickled."""
    raise Odd("it does not", "want to")


LONG = 1 << 22
"""Number of bytes that exceeds a pipe's buffer."""


def long_result(seed: int) -> bytes:
    """Return `LONG` zero bytes."""
    return bytes(LONG)
