"""Simulate a disk that fails, or a program that is killed, at a chosen step of writing.

Steps are: opening a file for writing, a write, a truncation, an fsync, replacing a file, creating a folder. Writes that
bypass Python's files (Parquet, images) are not covered.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from combat.engine.journal import journal

Fails = Callable[["Step"], None]
"""A function called instead of a step; if it returns, the step is taken."""


class Step:
    """Step of writing: its number and kind; for a write also file and data."""

    def __init__(self, number: int, kind: str, file: io.FileIO | None = None, data: bytes = b"") -> None:
        self.number, self.kind, self.file, self.data = number, kind, file, data

    def part(self) -> None:
        """Write the first half of the data, as a full disk or a killed program does."""
        if self.file is not None and len(self.data) > 1:
            os.write(self.file.fileno(), self.data[: len(self.data) // 2])


class FaultyDisk:
    """Disk as seen by this process while failures are installed."""

    def __init__(self, fails: Fails) -> None:
        self.kinds: list[str] = []
        """The kinds of the steps so far."""
        self._fails = fails

    def step(self, kind: str, file: io.FileIO | None = None, data: bytes = b"") -> None:
        """Record a step of writing; fail if the test demands it."""
        self.kinds.append(kind)
        self._fails(Step(len(self.kinds), kind, file, data))


def at(number: int, do: Fails) -> Fails:
    """Return a failure `do` for the step with a number only, counted from 1."""
    return lambda step: do(step) if step.number == number else None


def of_kind(kinds: str, do: Fails) -> Fails:
    """Return a failure `do` for every step of some kinds, given as words."""
    return lambda step: do(step) if step.kind in kinds.split() else None


def error(number: int, *, torn: bool = False) -> Fails:
    """Return a failure that raises OSError with a number; with `torn`, half of the data is written before."""

    def refuse(step: Step) -> None:
        if torn:
            step.part()
        raise OSError(number, os.strerror(number))

    return refuse


def kill(step: Step) -> None:
    """Kill the process after writing half of the data."""
    step.part()
    os.kill(os.getpid(), signal.SIGKILL)


FULL, FAILING, LOCKED = error(errno.ENOSPC), error(errno.EIO), error(errno.EACCES)
TORN = error(errno.ENOSPC, torn=True)


@contextmanager
def laid_on(fails: Fails) -> Iterator[FaultyDisk]:
    """Install failures of writing within the block; yield the disk, which records the steps."""
    disk = FaultyDisk(fails)

    class FaultyFile(io.FileIO):
        def __init__(self, name: Any, mode: str = "r", **more: Any) -> None:
            if set(mode) & set("wxa+"):
                disk.step("open")
            super().__init__(name, mode, **more)

        def write(self, data: Any) -> int:
            disk.step("write", self, bytes(data))
            return super().write(data)

        def truncate(self, size: int | None = None) -> int:
            disk.step("truncate")
            return super().truncate(size)

    plain = io.open

    def opened(file: Any, mode: str = "r", buffering: int = -1, *more: Any, **named: Any) -> Any:
        if not set(mode) & set("wxa+") or isinstance(file, int):
            return plain(file, mode, buffering, *more, **named)
        raw = FaultyFile(os.fspath(file), mode.replace("b", "").replace("t", ""))
        if buffering == 0:
            return raw
        both = "+" in mode
        buffered = io.BufferedRandom(raw) if both else io.BufferedWriter(raw)
        return buffered if "b" in mode else io.TextIOWrapper(buffered, *more, **named)

    def by(kind: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def stepped(*words: Any, **named: Any) -> Any:
            disk.step(kind)
            return act(*words, **named)

        return stepped

    steps = {
        "fsync": "fsync",
        "replace": "replace",
        "rename": "replace",
        "mkdir": "mkdir",
        "link": "replace",
        "unlink": "unlink",
    }
    with ExitStack() as stack:
        for place, name, instead in (
            (io, "open", opened),
            (builtins, "open", opened),
            (journal, "FileIO", FaultyFile),
            *((os, name, by(kind, getattr(os, name))) for name, kind in steps.items()),
        ):
            stack.enter_context(mock.patch.object(place, name, instead))
        yield disk
