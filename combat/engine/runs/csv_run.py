"""Run files in CSV: a header line beginning with #, the column names, and a line for each game.

Each line is written at once when its game is over, so that a killed process leaves at most an incomplete last
line. It is removed when the run is resumed, and its game is played again.
"""

from __future__ import annotations

import contextlib
import csv
import io
import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

from combat.engine.files import system_locks
from combat.engine.files.plain_files import name_in_errors, open_plain
from combat.engine.journal.faults import NONSENSE
from combat.engine.kernel.record import Record, as_json
from combat.engine.kernel.text_message import cause, msg
from combat.engine.runs.row_columns import RowColumns
from combat.engine.runs.run_faults import RunError
from combat.engine.runs.run_settings import RunSettings, check_same, read_settings

R = TypeVar("R", bound=Record)

MARK = b"#run "
LARGEST = 1 << 40
"""Maximum bytes of a file, which is read line by line."""
LONGEST = 1 << 24
"""Maximum bytes of its header."""
LONGEST_SEED = 4_000
"""Maximum digits of a seed; Python parses no more."""


def begin(path: Path, settings: RunSettings, columns: RowColumns[R]) -> CsvRun[R]:
    """Create a run file, or open an existing one to resume the run, and return it.

    Raise RunError if the existing file is of another run or in use, OSError if it cannot be read or written.
    """
    return CsvRun(path, settings, columns)


class CsvRun(Generic[R]):
    """A CSV run file open for writing."""

    def __init__(self, path: Path, settings: RunSettings, columns: RowColumns[R]) -> None:
        self._path, self._columns = path, columns
        head = MARK + as_json(settings) + b"\n" + _line(columns.names)
        _has_head(path, head)  # a foreign file is not even opened for writing
        self._file = _held(path)
        try:
            self._end = 0
            if not _has_head(path, head):
                self._put(head)
            self.done, self._end = _what_is_done(path, settings, columns)
            self._file.truncate(self._end)
            self._file.seek(self._end)
        except BaseException:
            self._file.close()
            raise

    def add(self, row: R) -> None:
        """Append a row unless its seed is present; raise OSError and leave no partial line."""
        cells = self._columns.cells(row)
        seed = int(cells[0])
        if seed in self.done:
            return
        self._put(_line(cells))
        self.done.add(seed)

    def _put(self, line: bytes) -> None:
        with name_in_errors(self._path):
            try:
                written = 0
                while written < len(line):
                    written += self._file.write(line[written:]) or 0
            except OSError:
                with contextlib.suppress(OSError):
                    self._file.truncate(self._end)
                raise
        self._end += len(line)

    def fsync(self) -> None:
        """Force the file to disk."""
        with name_in_errors(self._path):
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Force the file to disk, close it and release its lock."""
        with self._file:
            self.fsync()

    def take_away(self) -> None:
        """Close and delete the file; keep it locked until it is deleted."""
        with self._file, contextlib.suppress(PermissionError):
            self._path.unlink()
            return
        self._path.unlink()  # Windows cannot delete an open file


def settings_in(path: Path) -> RunSettings:
    """Return the settings in a file's header, without checking its columns.

    Raise RunError if the file is no run file, OSError if it cannot be read.
    """
    with open_plain(path, LARGEST) as file:
        return _settings(path, file)


def read(path: Path, columns: RowColumns[R]) -> tuple[RunSettings, Iterator[R]]:
    """Return the settings and the rows of a file; an incomplete last line is ignored.

    Raise RunError if the file is no run file with these columns, OSError if it cannot be read.
    """
    with open_plain(path, LARGEST) as file:
        settings = _head(path, file, columns)
    return settings, _rows(path, columns)


def _rows(path: Path, columns: RowColumns[R]) -> Iterator[R]:
    with open_plain(path, LARGEST) as file:
        _head(path, file, columns)
        for number, line in enumerate(file, 3):
            if not line.endswith(b"\n"):
                return
            try:
                (cells,) = csv.reader([line.decode()])
                row = columns.read(cells)
            except (*NONSENSE, csv.Error):
                raise _damaged(path, number) from None
            yield row


def _line(cells: list[Any]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue().encode()


def _has_head(path: Path, head: bytes) -> bool:
    """Return whether a file exists and begins with two complete lines; False if its header is incomplete.

    Raises OSError, and RunError for a file that is no run.
    """
    if not path.exists():
        return False
    with open_plain(path, LARGEST) as file:
        there = file.readline(LONGEST) + file.readline(LONGEST)
    if there.count(b"\n") == 2:
        return True
    if not head.startswith(there):
        raise RunError(path, msg("run-is-none"))
    return False


def _what_is_done(path: Path, settings: RunSettings, columns: RowColumns[R]) -> tuple[set[int], int]:
    """Return the seeds of the games in a file, and the end of the last complete line."""
    done: set[int] = set()
    with open_plain(path, LARGEST) as file:
        check_same(path, _head(path, file, columns), settings)
        end = file.tell()
        for number, line in enumerate(file, 3):
            if not line.endswith(b"\n"):
                break
            seed, comma, _ = line.partition(b",")
            if not (comma and seed.isdigit() and len(seed) <= LONGEST_SEED):
                raise _damaged(path, number)
            done.add(int(seed))
            end += len(line)
    return done, end


def _head(path: Path, file: BinaryIO, columns: RowColumns[R]) -> RunSettings:
    """Read and check the first two lines; raise RunError."""
    settings = _settings(path, file)
    if file.readline(LONGEST) != _line(columns.names):
        raise RunError(path, msg("run-other-columns"))
    return settings


def _settings(path: Path, file: BinaryIO) -> RunSettings:
    """Parse the first line; raise RunError."""
    first = file.readline(LONGEST)
    if not first.startswith(MARK):
        raise RunError(path, msg("run-is-none"))
    try:
        return read_settings(first.removeprefix(MARK))
    except ValueError as fault:
        raise RunError(path, msg("run-head-damaged", cause=cause(fault))) from None


def _damaged(path: Path, number: int) -> RunError:
    return RunError(path, msg("run-line-damaged", line=number))


def _held(path: Path) -> FileIO:
    """Open and lock the file for writing; raise RunError if another program holds the lock, and OSError."""
    while True:
        file = FileIO(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666), "r+")
        try:
            taken = system_locks.lock(file.fileno())
        except OSError:  # a file system without locks
            return file
        if not taken:
            file.close()
            raise RunError(path, msg("run-is-written"))
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file.fileno()), path.stat()):
                return file
        file.close()  # the file was deleted by its last writer while it was opened here
