"""Safe reading and atomic writing of files.

Reading refuses pipes, devices and oversized files. Writing is atomic: after a crash or on a full disk, the old
file is unchanged.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import re
import shutil
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

STALE = 3_600.0
"""Seconds after which a temporary file is considered abandoned."""
_DRAFT = re.compile(r"\.\d+-\d+\.new")
_SWEPT: set[str] = set()
"""Folders already cleaned of such files by this process."""


class NoPlainFile(OSError):
    """A pipe, a device or the like in place of a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


class TooLarge(OSError):
    """A file larger than the limit for its kind; `size` is its size in bytes."""

    def __init__(self, path: Path, size: int) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        self.size = size


def open_plain(path: Path, most: int) -> BinaryIO:
    """Open a regular file for reading, without blocking, and return it.

    Raises NoPlainFile, TooLarge or another OSError. An invalid name counts as a missing file.
    """
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except ValueError:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None
    try:
        found = os.fstat(handle)
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(found.st_mode):
            raise NoPlainFile(path)
        if found.st_size > most:
            raise TooLarge(path, found.st_size)
    except OSError:
        os.close(handle)
        raise
    return os.fdopen(handle, "rb")


def read_plain(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes; raise NoPlainFile, TooLarge or another OSError."""
    with open_plain(path, most) as file:
        return file.read(most)


def write_whole(path: Path, content: bytes | str, *, lasting: bool = True) -> None:
    """Write a file atomically, replacing its content; create its folder if needed.

    With `lasting` the data is forced to disk before returning; caches do not need it. Raises OSError and leaves no
    temporary file.
    """
    target = Path(os.path.realpath(path))

    def settled(draft: Path) -> None:
        with contextlib.suppress(OSError):
            shutil.copymode(target, draft)
        draft.replace(target)

    with name_in_errors(path):
        _write(target.parent, content.encode() if isinstance(content, str) else content, settled, lasting=lasting)


@contextlib.contextmanager
def name_in_errors(path: Path) -> Iterator[None]:
    """Replace the file name in any OSError raised within the block by `path`."""
    try:
        yield
    except OSError as fault:
        if fault.errno is None:
            raise
        raise OSError(fault.errno, fault.strerror, str(path)) from fault


def write_out(path: Path, content: bytes | str) -> None:
    """Write an output file that the user named, atomically; its folder must exist.

    A device or a pipe is written to directly. Raises OSError and leaves no temporary file.
    """
    check_out(path)
    if not path.exists() or path.is_file():
        write_whole(path, content)
        return
    with name_in_errors(path), path.open("wb") as stream:
        stream.write(content.encode() if isinstance(content, str) else content)


def check_out(path: Path) -> None:
    """Raise OSError if an output file cannot be written; call it before long work."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if not os.access(path if path.exists() and not path.is_file() else path.resolve().parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def write_new(path: Path, content: bytes, *, lasting: bool = True) -> None:
    """Write a new file atomically; raise FileExistsError if the path is taken, or another OSError.

    With `lasting` the data is forced to disk first.
    """
    _write(path.parent, content, lambda draft: _move_to_free(draft, path), lasting=lasting)


def write_beside(path: Path, content: bytes, *, lasting: bool = True) -> Path:
    """Write a new file atomically and return its path: `path`, or the next free numbered path beside it.

    Raises OSError and leaves no temporary file. With `lasting` the data is forced to disk first.
    """
    placed = path

    def settled(draft: Path) -> None:
        nonlocal placed
        for number in itertools.count(1):
            placed = path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
            with contextlib.suppress(FileExistsError):
                _move_to_free(draft, placed)
                return

    _write(path.parent, content, settled, lasting=lasting)
    return placed


def _move_to_free(draft: Path, place: Path) -> None:
    """Rename a file to an unused name; raise FileExistsError if it is taken, or another OSError."""
    try:
        os.link(draft, place)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a file system without hard links
        place.open("xb").close()
        try:
            draft.replace(place)
        except OSError:
            place.unlink()
            raise
    else:
        with contextlib.suppress(OSError):
            draft.unlink()


def _write(folder: Path, content: bytes, settled: Callable[[Path], None], *, lasting: bool) -> None:
    """Write a temporary file in a folder, and call `settled` to move it into place."""
    folder.mkdir(parents=True, exist_ok=True)
    if str(folder) not in _SWEPT:
        _SWEPT.add(str(folder))
        _sweep(folder)
    draft = folder / f".{os.getpid()}-{threading.get_ident()}.new"
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        settled(draft)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    if lasting:
        _fsync_folder(folder)


def _sweep(folder: Path) -> None:
    """Delete abandoned temporary files."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _DRAFT.fullmatch(entry.name) and entry.stat().st_mtime < time.time() - STALE:
                Path(entry.path).unlink()


def _fsync_folder(folder: Path) -> None:
    """Flush a folder's directory entries to disk, where the system supports that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
