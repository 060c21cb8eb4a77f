"""Unpack packs in zip files into the cache folder, with limits against malicious archives."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import tempfile
import zipfile
from pathlib import Path

from combat.engine.content.cache import is_sealed, seal
from combat.engine.content.layers import PACK_FILE
from combat.engine.content.packs.listing import DEEPEST, MOST_BYTES, MOST_FILES
from combat.engine.files import folders
from combat.engine.kernel.digest import blake2b
from combat.engine.kernel.text_message import TextMessage, msg

SUFFIX = ".zip"
LARGEST_ZIP = MOST_BYTES
LARGEST_RATIO = 100
"""Maximum compression ratio; the plainest of maps stays below a tenth of it."""
FORGIVEN = 1024 * 1024
"""Bytes that a file may unpack to regardless of its ratio."""
_CHUNK = 1 << 16
_END, _END_64 = b"PK\x05\x06", b"PK\x06\x07"
_END_SIZE, _END_64_SIZE, _LONGEST_REMARK = 22, 20, 1 << 16
_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
"""Names that are reserved on Windows, with any extension."""
_BYTES_AN_ENTRY = 400
"""Bytes of a zip directory entry: a long name and its metadata."""


class UnsafeZip(Exception):
    """A zip file was refused; the message says why, and what to do."""

    def __init__(self, said: TextMessage) -> None:
        super().__init__(said)
        self.said = said


def unpacked(path: Path) -> Path:
    """Return the folder of an unpacked zip file, unpacking it if that was not done yet.

    Raise UnsafeZip if the zip file is refused, OSError if it cannot be read or the folder cannot be written.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise UnsafeZip(msg("finding-zip-no-file"))
    key = os.fsencode(f"{path.resolve()} {found.st_size} {found.st_mtime_ns}")
    shelf = folders.cache() / "unpacked"  # a subfolder name that no folder of the player has: both may share a parent
    folder = shelf / f"{path.stem}-{blake2b(key, digest_size=8).hexdigest()}"
    if not is_sealed(folder):
        shelf.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        draft = Path(tempfile.mkdtemp(dir=shelf, prefix="new-"))
        try:
            _unpack(path, draft)
            draft.rename(folder)
            seal(folder)
        except UnsafeZip:
            raise
        except Exception as error:  # damaged bytes make the unpacker raise anything
            if isinstance(error, OSError) and error.errno != errno.EINVAL:  # EINVAL: a seek before the beginning
                raise
            raise UnsafeZip(msg("finding-zip-unsound")) from None
        finally:
            shutil.rmtree(draft, ignore_errors=True)
    return _top(folder)


def _top(folder: Path) -> Path:
    """Return the pack's folder: the folder itself, or its only subfolder, as in archives of whole projects."""
    inside = list(folder.iterdir())
    lone = len(inside) == 1 and inside[0].is_dir() and not (folder / PACK_FILE).is_file()
    return inside[0] if lone and (inside[0] / PACK_FILE).is_file() else folder


def _unpack(path: Path, target: Path) -> None:
    _check_end(path)
    with zipfile.ZipFile(path) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        if len(entries) > MOST_FILES:
            raise UnsafeZip(msg("finding-zip-files", count=len(entries), most=MOST_FILES))
        seen: set[str] = set()
        left = MOST_BYTES
        for entry in entries:
            place = _place(entry)
            if place.lower() in seen:
                raise UnsafeZip(msg("finding-zip-twice", name=place))
            seen.add(place.lower())
            left -= _write(archive, entry, target / place, left)


def _check_end(path: Path) -> None:
    """Raise UnsafeZip for a zip directory too large to read, or no zip file."""
    size = path.stat().st_size
    if size > LARGEST_ZIP:
        raise UnsafeZip(msg("finding-zip-too-large", size=size, most=LARGEST_ZIP))
    with path.open("rb") as file:
        file.seek(max(0, size - _END_SIZE - _END_64_SIZE - _LONGEST_REMARK))
        tail = file.read()
    plain = tail[-_END_SIZE:]
    at = len(tail) - _END_SIZE if plain.startswith(_END) and plain.endswith(b"\0\0") else tail.rfind(_END)
    if at < 0 or len(tail) - at < _END_SIZE:
        raise UnsafeZip(msg("finding-no-zip"))
    length = int.from_bytes(tail[at + 12 : at + 16], "little")
    if length > MOST_FILES * _BYTES_AN_ENTRY or tail[max(0, at - _END_64_SIZE) :].startswith(_END_64):
        raise UnsafeZip(msg("finding-zip-lists-too-many", most=MOST_FILES))


def _place(entry: zipfile.ZipInfo) -> str:
    """Return the path of an entry within the pack; raise UnsafeZip for an unsafe one."""
    name = entry.filename
    parts = name.split("/")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise UnsafeZip(msg("finding-zip-link", name=name))
    if "\\" in name or ":" in name or not all(part.strip(". ") for part in parts):
        raise UnsafeZip(msg("finding-zip-leaves", name=name))
    if any(part != part.rstrip(". ") or part.partition(".")[0].strip().lower() in _DEVICES for part in parts):
        raise UnsafeZip(msg("finding-zip-name", name=name))
    if len(parts) > DEEPEST + 2 or len(name) > 250:
        raise UnsafeZip(msg("finding-zip-too-deep", name=name[:60]))
    if entry.flag_bits & 1:
        raise UnsafeZip(msg("finding-zip-password", name=name))
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise UnsafeZip(msg("finding-zip-method", name=name))
    return name


def _write(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, target: Path, left: int) -> int:
    """Unpack one file, limited by its actual and not its declared size; return its size."""
    allowed = min(left, max(FORGIVEN, entry.compress_size * LARGEST_RATIO))
    written = 0
    target.parent.mkdir(parents=True, exist_ok=True)
    with archive.open(entry) as source, target.open("xb") as file:
        while chunk := source.read(_CHUNK):
            written += len(chunk)
            if written > left:
                raise UnsafeZip(msg("finding-zip-unpacks-large", size=MOST_BYTES >> 20))
            if written > allowed:
                raise UnsafeZip(msg("finding-zip-ratio", name=entry.filename, times=LARGEST_RATIO))
            file.write(chunk)
    return written
