"""What was seen of each save when it was looked at last: a shelf of ten thousand is not read anew at every start."""

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
"""Of what is kept; another one where a save is looked at with other eyes."""
FEW = 60
"""Saves of which nothing is kept: they are looked at in no time."""
SHORT = "shelf-in-short"
SETTLED = 3_000_000_000
"""Nanoseconds within which the clock of some disks does not move."""
LARGEST = 64 << 20
"""Bytes that are read: a hundred thousand saves."""


Mark: TypeAlias = tuple[int, int, int]
"""Which file one is, how large, and when it was written."""


class Lying(NamedTuple):
    """A save as the folder lists it."""

    name: str
    mark: Mark


class Seen(Record, gc=True):
    """What was seen of a save, but for its path."""

    mark: Mark
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


class InShort(Record):
    """What a start screen says of a shelf: how many saves, whether one is over, which one is gone on with."""

    count: int
    fought: bool
    waiting: str
    """Its name; "" for none."""


T = TypeVar("T")


def lying(folder: Path, suffix: str) -> list[Lying]:
    """The saves in a folder, by name; raises OSError."""
    found = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffix):
                mark = (0, 0, 0)
                with contextlib.suppress(OSError):
                    about = entry.stat()
                    mark = (about.st_ino, about.st_size, about.st_mtime_ns)
                found.append(Lying(entry.name, mark))
    return sorted(found)


def seen(folder: Path) -> Mapping[str, Seen]:
    """What was seen of a folder's saves, by name; nothing where it cannot be read, or another program looked."""
    return _recall(dict[str, Seen], folder, "shelf", "") or {}


def keep(folder: Path, saves: Iterable[tuple[str, Seen]]) -> None:
    """Keep what was seen; where that cannot be written it is seen again another time."""
    _keep(folder, "shelf", "", dict(saves))


def in_short(folder: Path, about: str) -> InShort | None:
    """What was said in short of a folder; None where a file may have come or gone since."""
    return _recall(InShort, folder, SHORT, f"{about} {_changed(folder)}")


def keep_short(folder: Path, about: str, short: InShort) -> None:
    """Keep what is said in short, but of a folder that changed just now: its clock may not tell of the next change."""
    changed = _changed(folder)
    if changed < time.time_ns() - SETTLED:
        _keep(folder, SHORT, f"{about} {changed}", short)


def play_on(folder: Path, name: str, about: str) -> None:
    """A save is played on: it is the one that is gone on with from now on, and the rest that was said still holds.

    What was said goes first: where the disk takes nothing, nothing is said at all.
    """
    short = in_short(folder, about)
    with contextlib.suppress(OSError):
        _file(folder, SHORT).unlink(missing_ok=True)
        if short is not None:
            _keep(folder, SHORT, f"{about} {_changed(folder)}", replace(short, waiting=name))


def _changed(folder: Path) -> int:
    """When a file came into a folder or went, in nanoseconds."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _recall(kind: type[T], folder: Path, name: str, key: str) -> T | None:
    """What was kept under a key; None for what is not as it was kept, or was by another program."""
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
