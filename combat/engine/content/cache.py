"""What was made of content files, kept encoded in the player's cache folder so that they need not be read anew."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from combat import __version__
from combat.engine.files import folders
from combat.engine.files.plain_files import open_plain, read_plain, write_whole
from combat.engine.kernel.digest import blake2b
from combat.engine.kernel.record import CodecError, as_json, from_json

_PACKAGE = Path(__file__).parents[2]
_ROOMS = ("engine/space", "engine/content", "engine/kernel")
"""Rooms whose code decides how content is read and kept, whatever the game."""
_PLACE = 2
"""How many of the last parts of its path tell a source apart, such as "decks/enemy.toml"."""
_READ = 8 * 1024 * 1024
"""Bytes of one source that tell it apart; what is longer no reader of content takes in."""
LARGEST = 16 * 1024 * 1024
"""Bytes of what is kept under one name; a Book of ours takes a hundredth of it."""


T = TypeVar("T")


def fingerprint(sources: Iterable[Path], *about: str, rooms: Iterable[str] = ()) -> str:
    """A key that changes with any byte of the sources, and with the code that makes something of them; raises OSError.

    Code is told apart as Python itself tells it, by size and time: 250 files would be read at every start. `rooms` are
    a game's own with such code, like "games/chess/content".
    """
    summary = blake2b(digest_size=16)
    for word in (__version__, *about):
        summary.update(os.fsencode(word) + b"\0")
    # wherever the game lies: frozen into one file it is unpacked elsewhere at every start
    code = "\0".join(line for room in (*_ROOMS, *rooms) for line in _code(str(_PACKAGE / room)))
    summary.update(os.fsencode(code) if code else _packed_code())
    for file in sources:
        with open_plain(file, sys.maxsize) as stream:
            place = "/".join(file.parts[-_PLACE:])
            summary.update(os.fsencode(place) + b"\0" + stream.read(_READ) + b"\0")
    return summary.hexdigest()


def _code(folder: str) -> Iterator[str]:
    """How each module of a room and of the rooms within it is just now, by the last two parts of its path."""
    with contextlib.suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as found:
        inner = os.path.basename(folder)  # noqa: PTH119 - with a Path of each this takes as long as reading them
        for entry in sorted(found, key=lambda entry: entry.name):
            if ".py" in entry.name:
                kind = entry.stat()
                yield f"{inner}/{entry.name} {kind.st_size} {kind.st_mtime_ns}"
            elif entry.is_dir() and entry.name != "__pycache__":
                yield from _code(entry.path)


def _packed_code() -> bytes:
    """What tells the code of a program apart that has no files of its own: size and time of what it is packed in."""
    archive = next((folder for folder in _PACKAGE.parents if folder.is_file()), Path(sys.executable))
    found = archive.stat()
    return f"{found.st_size} {found.st_mtime_ns}".encode()


def recall(kind: type[T], name: str, key: str) -> T | None:
    """What was kept under a name and key; None if there is nothing or if it is not as it was kept."""
    try:
        seal, _, text = read_plain(folders.cache() / f"{name}.json", LARGEST).partition(b"\n")
        return from_json(kind, text) if seal.decode() == _seal(key, text) else None
    except (OSError, ValueError):
        return None


def keep(name: str, key: str, data: Any) -> None:
    """Keep a record, or plain data, under a name and key; what cannot be written is not kept."""
    with contextlib.suppress(OSError, CodecError):
        text = as_json(data)
        write_whole(folders.cache() / f"{name}.json", f"{_seal(key, text)}\n".encode() + text, lasting=False)


def _seal(key: str, text: bytes) -> str:
    return blake2b(text, digest_size=16, key=key.encode()[:64]).hexdigest()


# -- whole folders ----------------------------------------------------------------------------------------------------


def is_sealed(folder: Path) -> bool:
    """Whether every file of a folder is as it was when the folder was sealed."""
    try:
        seal = read_plain(_seal_of(folder), 100)
        return seal == _listed(folder)
    except OSError:
        return False


def seal(folder: Path) -> None:
    """Note down the files of a folder that was made whole, beside it; raises OSError."""
    write_whole(_seal_of(folder), _listed(folder), lasting=False)


def _seal_of(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.seal")


def _listed(folder: Path) -> bytes:
    """The fingerprint of all files below a folder: their names, sizes and when they were written."""
    files = sorted(file for file in folder.rglob("*") if not file.is_dir())
    found = ((file, file.lstat()) for file in files)
    text = "\n".join(f"{file} {kind.st_mode} {kind.st_size} {kind.st_mtime_ns}" for file, kind in found)
    return blake2b(os.fsencode(text), digest_size=16).hexdigest().encode()
