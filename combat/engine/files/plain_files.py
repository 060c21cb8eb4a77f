"""Files read with suspicion, and put on the disk whole or not at all.

What is read may be anything: a pipe that never says a word, a device without end, a file of a gigabyte. What is written
is there, or the old file is as it was, wherever a crash or a full disk comes.
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
"""Seconds after which a file that is still being written has nobody who writes it."""
_DRAFT = re.compile(r"\.\d+-\d+\.new")
_SWEPT: set[str] = set()
"""Folders that were looked through for such files since the program began."""


class NoPlainFile(OSError):
    """A pipe, a device or the like in the place of a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


class TooLarge(OSError):
    """A file with more bytes than are read of its kind; `size` tells how many."""

    def __init__(self, path: Path, size: int) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        self.size = size


def open_plain(path: Path, most: int) -> BinaryIO:
    """A file opened for reading, without waiting for anybody; raises NoPlainFile, TooLarge or another OSError.

    A name that no file can have is one that is not there.
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
    """All bytes of a file, which may have so many; raises NoPlainFile, TooLarge or another OSError."""
    with open_plain(path, most) as file:
        return file.read(most)


def write_whole(path: Path, content: bytes | str, *, lasting: bool = True) -> None:
    """Put content into a file in one step, in the place of what it held; its folder is made where there is none.

    `lasting`: it is on the disk itself when this returns, in case the power fails; what can be made again need not be.
    Raises OSError and leaves nothing behind.
    """
    target = Path(os.path.realpath(path))

    def settled(draft: Path) -> None:
        with contextlib.suppress(OSError):
            shutil.copymode(target, draft)
        draft.replace(target)

    with told_of(path):
        _write(target.parent, content.encode() if isinstance(content, str) else content, settled, lasting=lasting)


@contextlib.contextmanager
def told_of(path: Path) -> Iterator[None]:
    """Have the system's faults name the file that was meant, and neither its draft nor nothing."""
    try:
        yield
    except OSError as fault:
        if fault.errno is None:
            raise
        raise OSError(fault.errno, fault.strerror, str(path)) from fault


def write_out(path: Path, content: bytes | str) -> None:
    """Put content where somebody wants it, in one step, in the place of what stood there; his folder must be there.

    A device or a pipe that he names stays one, and gets the content. Raises OSError and leaves nothing behind.
    """
    check_out(path)
    if not path.exists() or path.is_file():
        write_whole(path, content)
        return
    with told_of(path), path.open("wb") as stream:
        stream.write(content.encode() if isinstance(content, str) else content)


def check_out(path: Path) -> None:
    """Raises OSError where nothing can be written that somebody wants there: before he waits for what it will be."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if not os.access(path if path.exists() and not path.is_file() else path.resolve().parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def write_new(path: Path, content: bytes, *, lasting: bool = True) -> None:
    """Put content into a new file in one step; raises FileExistsError where there is one, or another OSError."""
    _write(path.parent, content, lambda draft: _move_to_free(draft, path), lasting=lasting)


def write_beside(path: Path, content: bytes, *, lasting: bool = True) -> Path:
    """Put content into a new file in one step, at a path or the next one beside it that is free; returns its place.

    Raises OSError and leaves nothing behind.
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
    """Call a file by a name that no file has; raises FileExistsError where one has it, and another OSError."""
    try:
        os.link(draft, place)
    except FileExistsError:
        raise
    except (OSError, AttributeError):  # a file system without such links
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
    """Write a draft into a folder, to be called by its name when it is whole."""
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
    """Take away what was left half written by programs that were killed, long after."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _DRAFT.fullmatch(entry.name) and entry.stat().st_mtime < time.time() - STALE:
                os.unlink(entry.path)  # noqa: PTH108 - one folder, looked through at once


def _fsync_folder(folder: Path) -> None:
    """Ask the system to bring a folder's list of files to the disk; where it cannot be asked, it sees to it itself."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
