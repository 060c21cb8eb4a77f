"""File locks of Linux and Windows: only one process holds a lock, and a killed process releases it."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import struct
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from combat.engine.files import file_lock as turns
from combat.engine.files import folders, system_locks
from combat.engine.files.file_lock import file_lock

HOLDER = (
    "import sys,fcntl,struct,os,time;h=os.open(sys.argv[1],os.O_RDWR);{how};print('held',flush=True);time.sleep(60)"
)
WHOLE = "fcntl.flock(h,fcntl.LOCK_EX)"
FAR = f"fcntl.fcntl(h,fcntl.F_OFD_SETLK,struct.pack('hhqqi4x',fcntl.F_WRLCK,0,{system_locks.FAR},1,0))"


def region(handle: int, mode: int, count: int) -> None:
    """Simulate `msvcrt.locking` with Linux locks that also belong to an open file and cover bytes.

    Raise PermissionError if another open file has locked the region.
    """
    kind = fcntl.F_UNLCK if mode == 0 else fcntl.F_WRLCK
    at = os.lseek(handle, 0, os.SEEK_CUR)
    try:
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", kind, os.SEEK_SET, at, count, 0))
    except BlockingIOError:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None


@pytest.fixture(params=["posix", "windows"])
def family(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Install the file locks of an operating system; return its name, "posix" or "windows"."""
    kind: str = request.param
    monkeypatch.setattr(folders, "cache", lambda: tmp_path / "cache")
    if kind == "windows":
        if not hasattr(fcntl, "F_OFD_SETLK"):
            pytest.skip("no locks here that are like those of Windows")
        windows: Any = SimpleNamespace(locking=region, LK_NBLCK=2, LK_UNLCK=0)
        monkeypatch.setattr(system_locks, "locking", windows)
    return kind


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Write a save of one line and return its path."""
    path = tmp_path / "save.journal"
    path.write_bytes(b"first\n")
    return path


def test_who_has_a_file_has_it_alone_until_he_lets_go_or_closes_it(family: str, save: Path) -> None:
    with save.open("r+b", buffering=0) as mine, save.open("r+b", buffering=0) as theirs:
        assert system_locks.lock(mine.fileno())
        assert not system_locks.lock(theirs.fileno()), family
        system_locks.unlock(mine.fileno())
        assert system_locks.lock(theirs.fileno())
        theirs.close()
        assert system_locks.lock(mine.fileno())


def test_a_locked_file_is_read_and_written_where_it_was(family: str, save: Path) -> None:
    with save.open("r+b", buffering=0) as mine:
        mine.seek(2)
        assert system_locks.lock(mine.fileno())
        assert mine.tell() == 2, family
        assert mine.read() == b"rst\n"
        assert save.read_bytes() == b"first\n", "another one may read it meanwhile"
        mine.write(b"second\n")
        system_locks.unlock(mine.fileno())
    assert save.read_bytes() == b"first\nsecond\n"


def test_a_killed_program_leaves_no_lock(family: str, save: Path) -> None:
    code = HOLDER.format(how=WHOLE if family == "posix" else FAR)
    with subprocess.Popen([sys.executable, "-SEc", code, str(save)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with save.open("r+b", buffering=0) as mine:
            assert not system_locks.lock(mine.fileno())
            holder.send_signal(signal.SIGKILL)
            holder.wait()
            assert system_locks.lock(mine.fileno())


def test_of_two_who_want_a_folder_the_second_waits_no_longer_than_his_patience(
    family: str, save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "LOCK_TIMEOUT_S", 0.02)
    first, second = system_locks.opened(save.parent), system_locks.opened(save.parent)
    try:
        assert system_locks.lock(first)
        with file_lock(save.parent):
            assert not system_locks.lock(second), family
        system_locks.unlock(first)
        with file_lock(save.parent):
            assert not system_locks.lock(second)
        assert system_locks.lock(second)
    finally:
        os.close(first)
        os.close(second)


def test_a_file_that_is_kept_for_oneself_may_be_replaced_meanwhile(family: str, save: Path) -> None:
    with file_lock(save):
        new = save.with_suffix(".new")
        new.write_bytes(b"another\n")
        new.replace(save)
    assert save.read_bytes() == b"another\n"
    if family == "windows":
        (mark,) = (folders.cache() / "locks").iterdir()
        assert mark.stat().st_size == 0
