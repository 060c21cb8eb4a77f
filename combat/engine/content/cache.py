"""What was made of content files, kept encoded in the player's cache folder so that they need not be read anew."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

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
    summary = _summary_of_code((*_ROOMS, *rooms), about)
    for file in sources:
        with open_plain(file, sys.maxsize) as stream:
            place = "/".join(file.parts[-_PLACE:])
            summary.update(os.fsencode(place) + b"\0" + stream.read(_READ) + b"\0")
    return summary.hexdigest()


def stamp(*about: str, rooms: Iterable[str], folders: Iterable[Path]) -> str:
    """A key that changes with the code of rooms and the files of folders, all of them told apart by size and time.

    For what is made of more files than a start has time to read.
    """
    summary = _summary_of_code(rooms, about)
    for folder in folders:
        summary.update(os.fsencode("\0".join(_listing(str(folder)))) + b"\0")
    return summary.hexdigest()


def _summary_of_code(rooms: Iterable[str], about: Iterable[str]) -> blake2b:
    """The beginning of a key: of some words, and of the code as it is now."""
    summary = blake2b(digest_size=16)
    for word in (__version__, *about):
        summary.update(os.fsencode(word) + b"\0")
    # wherever the game lies: frozen into one file it is unpacked elsewhere at every start
    code = "\0".join(line for room in rooms for line in _listing(str(_PACKAGE / room), ".py"))
    summary.update(os.fsencode(code) if code else _packed_code())
    return summary


def _listing(folder: str, part: str = "") -> Iterator[str]:
    """How each file of a folder and of those within it is just now, by the last two parts of its path; `part`: of those
    with this in their name."""
    with contextlib.suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as found:
        inner = os.path.basename(folder)  # noqa: PTH119 - with a Path of each this takes as long as reading them
        for entry in sorted(found, key=lambda entry: entry.name):
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _listing(entry.path, part)
            elif part in entry.name:
                kind = entry.stat()
                yield f"{inner}/{entry.name} {kind.st_size} {kind.st_mtime_ns}"


def _packed_code() -> bytes:
    """What tells the code of a program apart that has no files of its own: size and time of what it is packed in."""
    archive = next((folder for folder in _PACKAGE.parents if folder.is_file()), Path(sys.executable))
    found = archive.stat()
    return f"{found.st_size} {found.st_mtime_ns}".encode()


def recall(kind: type[T], name: str, key: str) -> T | None:
    """What was kept under a name and key; None if there is nothing or if it is not as it was kept."""
    text = recall_bytes(f"{name}.json", key)
    try:
        return None if text is None else from_json(kind, text)
    except CodecError:
        return None


def keep(name: str, key: str, data: object) -> None:
    """Keep a record, or plain data, under a name and key; what cannot be written is not kept."""
    with contextlib.suppress(CodecError):
        keep_bytes(f"{name}.json", key, as_json(data))


def recall_bytes(file: str, key: str) -> bytes | None:
    """What was kept in a file under a key; None if there is nothing or if it is not as it was kept."""
    try:
        seal, _, content = read_plain(folders.cache() / file, LARGEST).partition(b"\n")
    except OSError:
        return None
    return content if seal == _seal(key, content) else None


def keep_bytes(file: str, key: str, content: bytes) -> None:
    """Keep bytes in a file under a key; what cannot be written is not kept."""
    with contextlib.suppress(OSError):
        write_whole(folders.cache() / file, _seal(key, content) + b"\n" + content, lasting=False)


def _seal(key: str, content: bytes) -> bytes:
    return blake2b(content, digest_size=16, key=key.encode()[:64]).hexdigest().encode()


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
