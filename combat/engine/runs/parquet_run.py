"""Run files in Parquet, if pyarrow is installed.

Parquet files cannot be appended to: games are written to a CSV file beside it, RUN.parquet.part, and merged
when the run ends or is stopped. After a crash, the next run continues from that file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Generic, TypeVar

from combat.engine.files.plain_files import name_in_errors
from combat.engine.journal.faults import NONSENSE
from combat.engine.kernel.record import Record, as_json
from combat.engine.kernel.text_message import cause, msg
from combat.engine.runs import csv_run
from combat.engine.runs.row_columns import KEY, RowColumns, Tallies
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import RunSettings, check_same, read_settings

try:
    import pyarrow
    import pyarrow.parquet
except ImportError:  # installed with combat-game[parquet]
    pyarrow = None

__all__ = ["ParquetRun", "begin", "pyarrow", "read", "settings_in"]

R = TypeVar("R", bound=Record)

META = b"run"
"""The metadata key of the settings."""
PART = ".part"
"""The suffix of the CSV file that exists during the run."""
AT_ONCE = 2_000
"""Rows that are held in memory on writing and reading."""


def begin(path: Path, settings: RunSettings, columns: RowColumns[R]) -> ParquetRun[R]:
    """Create a run file, or open an existing one to resume the run, and return it.

    Raise RunError if the existing file is of another run or in use, OSError if it cannot be read or written.
    """
    return ParquetRun(path, settings, columns)


class ParquetRun(Generic[R]):
    """A Parquet run file open for writing."""

    def __init__(self, path: Path, settings: RunSettings, columns: RowColumns[R]) -> None:
        self._path, self._settings, self._columns = path, settings, columns
        self._part = path.with_name(f"{path.name}{PART}")
        self._old: set[int] = set()
        _check_installed(path)
        self._look()
        self._lines = csv_run.begin(self._part, settings, columns)
        try:
            self._look()  # another run may have merged its games until it released the lock
        except BaseException:
            self._lines.close()
            raise
        self.done = self._old | self._lines.done

    def _look(self) -> None:
        """Read the seeds already in the file; raise RunError and OSError."""
        if self._path.exists():
            with _sound(self._path), _opened(self._path) as file:
                check_same(self._path, _head(self._path, file, self._columns), self._settings)
                seeds = pyarrow.schema([_schema(self._columns).field(KEY)])
                for batch in file.iter_batches(AT_ONCE, columns=[KEY]):
                    self._old.update(_typed(self._path, batch, seeds).column(0).to_pylist())

    def add(self, row: R) -> None:
        """Append a game unless its seed is present; raise OSError if writing fails."""
        seed = getattr(row, KEY)
        if seed not in self.done:
            self._lines.add(row)
            self.done.add(seed)

    def close(self) -> None:
        """Merge the new games into the Parquet file, and delete the CSV file."""
        self._lines.fsync()
        if self._lines.done - self._old or not self._path.exists():
            with name_in_errors(self._path):
                self._bring_in()
        self._lines.take_away()

    def _bring_in(self) -> None:
        draft = self._path.with_name(f".{os.getpid()}.new")
        schema = _schema(self._columns).with_metadata({META: as_json(self._settings)})
        try:
            with pyarrow.parquet.ParquetWriter(draft, schema, compression="zstd") as into:
                if self._path.exists():
                    with _sound(self._path), _opened(self._path) as file:
                        for batch in file.iter_batches(AT_ONCE):
                            into.write_table(_typed(self._path, batch, schema))
                _, rows = csv_run.read(self._part, self._columns)
                fresh = (row for row in rows if getattr(row, KEY) not in self._old)
                while held := list(islice(fresh, AT_ONCE)):
                    into.write_table(_table(held, self._columns, schema))
            with draft.open("rb+") as file:
                os.fsync(file.fileno())  # before the CSV file is deleted
            draft.replace(self._path)
        finally:
            draft.unlink(missing_ok=True)


def settings_in(path: Path) -> RunSettings:
    """Return the settings of a file, or of its CSV file if only that exists.

    The columns are not checked. Raise RunError if the file is no run file, OSError if it cannot be read.
    """
    _check_installed(path)
    part = path.with_name(f"{path.name}{PART}")
    if not path.exists() and part.exists():
        return csv_run.settings_in(part)
    with _sound(path), _opened(path) as file:
        return _settings(path, file)


def read(path: Path, columns: RowColumns[R]) -> tuple[RunSettings, Iterator[R]]:
    """Return the settings of a file and its rows, including those of its CSV file if the run was not completed.

    Raises RunError if the file is no run file with these columns, OSError if it cannot be read.
    """
    _check_installed(path)
    part = path.with_name(f"{path.name}{PART}")
    if not path.exists() and part.exists():
        return csv_run.read(part, columns)
    with _sound(path), _opened(path) as file:
        settings = _head(path, file, columns)
    return settings, _rows(path, part, columns)


def _rows(path: Path, part: Path, columns: RowColumns[R]) -> Iterator[R]:
    old: set[int] = set()
    schema = _schema(columns)
    with _sound(path), _opened(path) as file:
        for batch in file.iter_batches(AT_ONCE):
            parts = [
                map(dict, column.to_pylist()) if kind == Tallies else column.to_pylist()
                for kind, column in zip(columns.kinds.values(), _typed(path, batch, schema).columns, strict=True)
            ]
            for values in zip(*parts, strict=True):
                row = columns.row(values)
                old.add(values[0])
                yield row
    if part.exists():
        _, rows = csv_run.read(part, columns)
        yield from (row for row in rows if getattr(row, KEY) not in old)


def _check_installed(path: Path) -> None:
    if pyarrow is None:
        raise RunError(path, msg("run-no-parquet"))


@contextmanager
def _sound(path: Path) -> Iterator[None]:
    """Raise RunError for the various errors of pyarrow on a damaged file."""
    try:
        yield
    except OSError as fault:
        if fault.errno is not None:
            raise
        raise RunError(path, msg("run-damaged")) from None
    except (pyarrow.ArrowException, *NONSENSE):
        raise RunError(path, msg("run-damaged")) from None


def _opened(path: Path) -> pyarrow.parquet.ParquetFile:
    """Open a file for reading; raise RunError, FileNotFoundError and other OSErrors."""
    try:
        return pyarrow.parquet.ParquetFile(path)
    except pyarrow.ArrowInvalid:
        raise RunError(path, msg("run-is-none")) from None


def _settings(path: Path, file: pyarrow.parquet.ParquetFile) -> RunSettings:
    try:
        return read_settings((file.schema_arrow.metadata or {})[META])
    except KeyError:
        raise RunError(path, msg("run-is-none")) from None
    except ValueError as fault:
        raise RunError(path, msg("run-head-damaged", cause=cause(fault))) from None


def _head(path: Path, file: pyarrow.parquet.ParquetFile, columns: RowColumns[R]) -> RunSettings:
    settings = _settings(path, file)
    if file.schema_arrow.names != columns.names:
        raise RunError(path, msg("run-other-columns"))
    return settings


def _schema(columns: RowColumns[R]) -> pyarrow.Schema:
    kinds = {
        int: pyarrow.int64(),
        bool: pyarrow.bool_(),
        str: pyarrow.string(),
        Tallies: pyarrow.map_(pyarrow.string(), pyarrow.int32()),
    }
    return pyarrow.schema([(name, kinds[kind]) for name, kind in columns.kinds.items()])


def _typed(path: Path, batch: pyarrow.RecordBatch, schema: pyarrow.Schema) -> pyarrow.Table:
    """Return rows of a file as a table of a schema; raise RunError for empty cells, pyarrow errors for other types."""
    table = pyarrow.Table.from_batches([batch]).cast(schema)
    if any(column.null_count for column in table.columns):
        raise RunError(path, msg("run-damaged"))
    return table


def _table(rows: Sequence[R], columns: RowColumns[R], schema: pyarrow.Schema) -> pyarrow.Table:
    values = zip(*(columns.values(row) for row in rows), strict=True)
    arrays = [
        pyarrow.array([list(cell.items()) for cell in column] if kind == Tallies else column, field.type)
        for column, kind, field in zip(values, columns.kinds.values(), schema, strict=True)
    ]
    return pyarrow.Table.from_arrays(arrays, schema=schema)
