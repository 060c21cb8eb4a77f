"""Cache of the save list, so that a folder of ten thousand saves is not read again at every start."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import combat
from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain, write_whole
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.digest import text_digest
from combat.engine.kernel.record import CodecError, Record, as_json, from_json, replace

SHAPE = 1
"""The version of the cache format; raise it when saves are summarised differently."""
FEW = 60
"""The number of saves up to which nothing is cached, as they are read quickly."""
SHORT = "shelf-in-short"
SETTLED = 3_000_000_000
"""The timestamp resolution of some disks, in nanoseconds."""
LARGEST = 64 << 20
"""Maximum bytes that are read: a hundred thousand saves."""


Mark: TypeAlias = tuple[int, int, int]
"""Inode, size and modification time of a file."""


class ListedSave(NamedTuple):
    """A save as listed in its folder, not yet read."""

    name: str
    mark: Mark
    """Stamp of the file, by which changes are detected."""


class SaveSummary(Record, gc=True):
    """The cached summary of a save: the fields of `save_list.SaveEntry` except path and flaw."""

    mark: Mark
    """Stamp of the file when it was summarised."""
    when: datetime
    origin: str
    scenario: str
    title: str
    plays: str
    clock: dict[str, Any]
    turn: int
    finished: bool
    verdict: str
    points: int
    packs: tuple[str, ...]
    seed: str
    version: str
    marks: GameFlags
    """Its branch, study mode and challenge."""


class InShort(Record):
    """The cached summary of a folder: the number of saves, whether one is finished, and which to resume."""

    count: int
    """The number of saves."""
    fought: bool
    """True if at least one of the saves is finished."""
    waiting: str
    """The file name of the save to resume; "" for none."""


T = TypeVar("T")


def listed(folder: Path, suffix: str) -> list[ListedSave]:
    """Return the saves in a folder whose names end in `suffix`, sorted by name.

    Raise OSError if the folder cannot be read.
    """
    found = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffix):
                mark = (0, 0, 0)
                with contextlib.suppress(OSError):
                    about = entry.stat()
                    mark = (about.st_ino, about.st_size, about.st_mtime_ns)
                found.append(ListedSave(entry.name, mark))
    return sorted(found)


def cached_summaries(folder: Path) -> Mapping[str, SaveSummary]:
    """Return the cached summaries of a folder by file name; empty if they are unreadable or of another version."""
    return _recall(dict[str, SaveSummary], folder, "shelf", "") or {}


def cache_summaries(folder: Path, saves: Iterable[tuple[str, SaveSummary]]) -> None:
    """Cache the summaries of a folder; write errors are ignored."""
    _keep(folder, "shelf", "", dict(saves))


def in_short(folder: Path, about: str) -> InShort | None:
    """Return the cached summary of a folder; None if there is none or a file may have been added or removed since.

    `about` is the id of the title to which the summary is limited; "" for all.
    """
    return _recall(InShort, folder, SHORT, f"{about} {_changed(folder)}")


def cache_folder(folder: Path, about: str, short: InShort) -> None:
    """Cache the summary of a folder, unless the folder changed within the last three seconds (see `SETTLED`).

    `about` is the id of the title to which the summary is limited; "" for all.
    """
    changed = _changed(folder)
    if changed < time.time_ns() - SETTLED:
        _keep(folder, SHORT, f"{about} {changed}", short)


def play_on(folder: Path, name: str, about: str) -> None:
    """Make the save `name` the one to resume in the cached summary of a folder.

    The old summary is deleted first, so that a failed write leaves none.
    """
    short = in_short(folder, about)
    with contextlib.suppress(OSError):
        _file(folder, SHORT).unlink(missing_ok=True)
        if short is not None:
            _keep(folder, SHORT, f"{about} {_changed(folder)}", replace(short, waiting=name))


def _changed(folder: Path) -> int:
    """Return the modification time of a folder in nanoseconds; 0 if it cannot be read."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _recall(kind: type[T], folder: Path, name: str, key: str) -> T | None:
    """Read cached data of a key; None if it is missing, damaged, or of another version or key."""
    try:
        seal, _, text = read_plain(_file(folder, name), LARGEST).partition(b"\n")
        return from_json(kind, text) if seal.decode() == _seal(key, text) else None
    except (OSError, CodecError, ValueError):
        return None


def _keep(folder: Path, name: str, key: str, data: object) -> None:
    with contextlib.suppress(OSError, CodecError):
        text = as_json(data)
        write_whole(_file(folder, name), _seal(key, text).encode() + b"\n" + text, lasting=False)


def _seal(key: str, text: bytes) -> str:
    return text_digest(f"{combat.__version__} {SHAPE} {key} {text_digest(text)}".encode())


def _file(folder: Path, name: str) -> Path:
    return folders.cache() / f"{name}-{text_digest(os.fsencode(os.path.realpath(folder)))}.json"
