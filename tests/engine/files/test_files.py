"""Small files are written completely or not at all; anything but a regular file is never read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from combat.engine.files.plain_files import NoPlainFile, TooLarge, check_out, read_plain, write_out, write_whole
from tests.full_disk import full

ROOT = Path(__file__).parents[3]


def test_what_is_written_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "kept.json"
    write_whole(path, "one")
    path.chmod(0o640)
    write_whole(path, b"two")
    assert path.read_text() == "two"
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(path.parent.iterdir()) == [path]


def test_a_link_stays_one_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    there, link = tmp_path / "there" / "settings.json", tmp_path / "settings.json"
    there.parent.mkdir()
    link.symlink_to(there)
    write_whole(link, "kept")
    assert link.is_symlink()
    assert there.read_text() == "kept"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_on_a_full_disk_the_old_file_stays_and_nothing_is_left_behind(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    write_whole(path, "old")

    monkeypatch.setattr(os if step == "fsync" else Path, step, full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_what_goes_wrong_is_told_of_the_file_that_was_meant(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os if step == "fsync" else Path, step, full)
    with pytest.raises(OSError, match="No space left") as fault:
        write_whole(tmp_path / "kept.json", "new")
    assert fault.value.filename == str(tmp_path / "kept.json")


def test_where_nothing_can_be_written_it_is_told_beforehand(tmp_path: Path) -> None:
    check_out(tmp_path / "new.html")
    assert list(tmp_path.iterdir()) == []
    for path, kind in ((tmp_path, IsADirectoryError), (tmp_path / "none" / "new.html", FileNotFoundError)):
        for refused in (check_out, lambda path: write_out(path, "x")):
            with pytest.raises(kind) as fault:
                refused(path)
            assert fault.value.filename == str(path)


def test_a_device_or_a_pipe_that_is_named_stays_one_and_gets_the_content(tmp_path: Path) -> None:
    pipe, device = tmp_path / "pipe", tmp_path / "device"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_out(pipe, "said")
    assert os.read(reader, 100) == b"said"
    os.close(reader)
    device.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left") as fault:
        write_out(device, "said")
    assert fault.value.filename == str(device)
    assert pipe.is_fifo()
    assert device.is_char_device()
    assert {path.name for path in tmp_path.iterdir()} == {"pipe", "device"}


KILLED = """
import os, sys
from pathlib import Path
from combat.engine.files import plain_files as files
files.os.fsync = lambda handle: os._exit(9)
files.write_whole(Path(sys.argv[1]), "new" * 100_000)
"""


def test_a_process_killed_while_it_writes_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    write_whole(path, "old")
    assert subprocess.run([sys.executable, "-c", KILLED, str(path)], cwd=ROOT, check=False).returncode == 9
    assert path.read_text() == "old"


def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    (tmp_path / "tty").symlink_to("/dev/tty")
    for name in ("pipe", "zero"):
        with pytest.raises(NoPlainFile):
            read_plain(tmp_path / name, 100)
    for name, kind in (
        ("tty", OSError),
        (".", IsADirectoryError),
        ("none", FileNotFoundError),
        ("a\0b", FileNotFoundError),
    ):
        with pytest.raises(kind):
            read_plain(tmp_path / name, 100)


def test_a_hole_of_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "hole"
    with path.open("wb") as file:
        file.truncate(1_500_000_000)
    with pytest.raises(TooLarge) as fault:
        read_plain(path, 100)
    assert fault.value.size == 1_500_000_000
