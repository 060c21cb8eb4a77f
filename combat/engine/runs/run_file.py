"""A file that games are written into one by one: what its name ends in says how."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.record import Record

if TYPE_CHECKING:  # any call that names a file asks whether it is a run
    from combat.engine.runs.row_columns import RowColumns
    from combat.engine.runs.run_settings import RunSettings

R = TypeVar("R", bound=Record)
R_contra = TypeVar("R_contra", bound=Record, contravariant=True)

_KINDS = {".csv": "combat.engine.runs.csv_run", ".parquet": "combat.engine.runs.parquet_run"}
"""Ending -> the module that writes and reads such files: `begin`, `read` and `settings_in`."""
_BEGIN: Shape[Callable[[Path, RunSettings, RowColumns[Any]], RunFile[Any]]] = Shape()
_READ: Shape[Callable[[Path, RowColumns[Any]], tuple[RunSettings, Iterator[Any]]]] = Shape()
_SETTINGS_IN: Shape[Callable[[Path], RunSettings]] = Shape()


class RunFile(Protocol[R_contra]):
    """A file that is being written."""

    done: Collection[int]
    """The seeds of the games that it holds."""

    def add(self, row: R_contra) -> None:
        """Put a game into it, there to stay; one that it holds already is passed over. Raises OSError."""

    def close(self) -> None:
        """Bring the file into the form in which it is left; raises OSError."""


def is_run(path: Path) -> bool:
    """Whether a file of this name is one of games that are kept one by one."""
    return path.suffix.lower() in _KINDS


def begin(path: Path, settings: RunSettings, columns: RowColumns[R]) -> RunFile[R]:
    """Begin a file, or go on with it; raises RunError where that cannot be, and OSError."""
    return load_object(f"{_KINDS[path.suffix.lower()]}:begin", _BEGIN)(path, settings, columns)


def read(path: Path, columns: RowColumns[R]) -> tuple[RunSettings, Iterator[R]]:
    """What the games of a file were played with, and the games; raises RunError and OSError, on the way too."""
    return load_object(f"{_KINDS[path.suffix.lower()]}:read", _READ)(path, columns)


def settings_in(path: Path) -> RunSettings:
    """Return what the games of a file were played with, of whichever title they are; raises RunError and OSError."""
    return load_object(f"{_KINDS[path.suffix.lower()]}:settings_in", _SETTINGS_IN)(path)
