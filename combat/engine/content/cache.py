"""Cache of data derived from content files, stored in the player's cache folder."""

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
"""Packages whose code affects the cached content of every game."""
_PLACE = 2
"""Number of trailing parts of its path that identify a source, such as "decks/enemy.toml"."""
_READ = 8 * 1024 * 1024
"""Bytes of a source that are hashed; content readers refuse longer files."""
LARGEST = 16 * 1024 * 1024
"""Maximum bytes of a cache entry; a book takes a hundredth of it."""


T = TypeVar("T")


def fingerprint(sources: Iterable[Path], *about: str, rooms: Iterable[str] = ()) -> str:
    """Return a key that changes with any byte of the source files and with the code that processes them; raise OSError.

    `about` are further texts in the key. `rooms` are the game's own packages with such code, like
    "games/chess/content". Code is identified by size and modification time, as reading 250 files at every start would
    be slow.
    """
    summary = _summary_of_code((*_ROOMS, *rooms), about)
    for file in sources:
        with open_plain(file, sys.maxsize) as stream:
            place = "/".join(file.parts[-_PLACE:])
            summary.update(os.fsencode(place) + b"\0" + stream.read(_READ) + b"\0")
    return summary.hexdigest()


def stamp(*about: str, rooms: Iterable[str], folders: Iterable[Path]) -> str:
    """Return a key that changes with the code of the packages `rooms` and with the files in `folders`.

    Both are identified by size and modification time, for data that depends on too many files to read at start-up.
    `about` are further texts in the key.
    """
    summary = _summary_of_code(rooms, about)
    for folder in folders:
        summary.update(os.fsencode("\0".join(_listing(str(folder)))) + b"\0")
    return summary.hexdigest()


def _summary_of_code(rooms: Iterable[str], about: Iterable[str]) -> blake2b:
    """Return the hash of some words and of the current code, to be extended."""
    summary = blake2b(digest_size=16)
    for word in (__version__, *about):
        summary.update(os.fsencode(word) + b"\0")
    # relative paths only: a frozen executable unpacks to another folder at every start
    code = "\0".join(line for room in rooms for line in _listing(str(_PACKAGE / room), ".py"))
    summary.update(os.fsencode(code) if code else _packed_code())
    return summary


def _listing(folder: str, part: str = "") -> Iterator[str]:
    """Yield name, size and modification time of each file in a folder, recursively; `part` filters file names."""
    with contextlib.suppress(FileNotFoundError, NotADirectoryError), os.scandir(folder) as found:
        inner = folder.rpartition(os.sep)[2]
        for entry in sorted(found, key=lambda entry: entry.name):
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _listing(entry.path, part)
            elif part in entry.name:
                kind = entry.stat()
                yield f"{inner}/{entry.name} {kind.st_size} {kind.st_mtime_ns}"


def _packed_code() -> bytes:
    """Return what identifies the code of a frozen program: size and modification time of its archive."""
    archive = next((folder for folder in _PACKAGE.parents if folder.is_file()), Path(sys.executable))
    found = archive.stat()
    return f"{found.st_size} {found.st_mtime_ns}".encode()


def recall(kind: type[T], name: str, key: str) -> T | None:
    """Return the value of type `kind` cached under a name and key; None if it is missing or damaged."""
    text = recall_bytes(f"{name}.json", key)
    try:
        return None if text is None else from_json(kind, text)
    except CodecError:
        return None


def keep(name: str, key: str, data: object) -> None:
    """Cache a record or plain data under a name and key; write errors are ignored."""
    with contextlib.suppress(CodecError):
        keep_bytes(f"{name}.json", key, as_json(data))


def recall_bytes(file: str, key: str) -> bytes | None:
    """Return the bytes cached in a file under a key; None if they are missing or damaged."""
    try:
        seal, _, content = read_plain(folders.cache() / file, LARGEST).partition(b"\n")
    except OSError:
        return None
    return content if seal == _seal(key, content) else None


def keep_bytes(file: str, key: str, content: bytes) -> None:
    """Cache bytes in a file under a key; write errors are ignored."""
    with contextlib.suppress(OSError):
        write_whole(folders.cache() / file, _seal(key, content) + b"\n" + content, lasting=False)


def _seal(key: str, content: bytes) -> bytes:
    return blake2b(content, digest_size=16, key=key.encode()[:64]).hexdigest().encode()


# -- whole folders ----------------------------------------------------------------------------------------------------


def is_sealed(folder: Path) -> bool:
    """Return whether a folder was sealed and has not changed since."""
    try:
        seal = read_plain(_seal_of(folder), 100)
        return seal == _listed(folder)
    except OSError:
        return False


def seal(folder: Path) -> None:
    """Mark a folder as complete by recording its files in a seal file beside it.

    Raise OSError if that cannot be written.
    """
    write_whole(_seal_of(folder), _listed(folder), lasting=False)


def _seal_of(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.seal")


def _listed(folder: Path) -> bytes:
    """Return the digest of all files below a folder: their names, sizes and modification times."""
    files = sorted(file for file in folder.rglob("*") if not file.is_dir())
    found = ((file, file.lstat()) for file in files)
    text = "\n".join(f"{file} {kind.st_mode} {kind.st_size} {kind.st_mtime_ns}" for file, kind in found)
    return blake2b(os.fsencode(text), digest_size=16).hexdigest().encode()
