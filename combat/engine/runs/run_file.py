"""Run files, in the format given by their suffix."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.record import Record

if TYPE_CHECKING:  # every command that names a file asks whether it is a run
    from combat.engine.runs.row_columns import RowColumns
    from combat.engine.runs.run_settings import RunSettings

R = TypeVar("R", bound=Record)
R_contra = TypeVar("R_contra", bound=Record, contravariant=True)

_KINDS = {".csv": "combat.engine.runs.csv_run", ".parquet": "combat.engine.runs.parquet_run"}
"""Suffix -> the module of the format: `begin`, `read` and `settings_in`."""
_BEGIN: Shape[Callable[[Path, RunSettings, RowColumns[Any]], RunFile[Any]]] = Shape()
_READ: Shape[Callable[[Path, RowColumns[Any]], tuple[RunSettings, Iterator[Any]]]] = Shape()
_SETTINGS_IN: Shape[Callable[[Path], RunSettings]] = Shape()


class RunFile(Protocol[R_contra]):
    """A run file open for writing."""

    done: Collection[int]
    """The seeds of the games that it holds."""

    def add(self, row: R_contra) -> None:
        """Append a game and force it to disk; skip it if the file already has its seed. Raise OSError if writing
        fails.
        """

    def close(self) -> None:
        """Complete and close the file; raise OSError if writing fails."""


def is_run(path: Path) -> bool:
    """Return whether a file name has the suffix of a run file."""
    return path.suffix.lower() in _KINDS


def begin(path: Path, settings: RunSettings, columns: RowColumns[R]) -> RunFile[R]:
    """Create a run file, or open an existing one to resume the run, and return it.

    Raise RunError if the existing file is of another run or in use, OSError if it cannot be read or written.
    """
    return load_object(f"{_KINDS[path.suffix.lower()]}:begin", _BEGIN)(path, settings, columns)


def read(path: Path, columns: RowColumns[R]) -> tuple[RunSettings, Iterator[R]]:
    """Return the settings and the rows of a file; raise RunError or OSError, also while the rows are iterated."""
    return load_object(f"{_KINDS[path.suffix.lower()]}:read", _READ)(path, columns)


def settings_in(path: Path) -> RunSettings:
    """Return the settings of a run file of any title.

    Raise RunError if the file is no run file, OSError if it cannot be read.
    """
    return load_object(f"{_KINDS[path.suffix.lower()]}:settings_in", _SETTINGS_IN)(path)
