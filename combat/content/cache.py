"""Books kept encoded in the user's cache folder, so that a game opens without reading its content files anew."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path

from combat import __version__
from combat.kernel.codec import decode, encode
from combat.rules.book import Book

_PACKAGE = Path(__file__).parents[1]
_CODE = ("board", "content", "rules")
"""Rooms whose code decides what a Book is; a change in them makes every kept Book stale."""
_READ = 8 * 1024 * 1024
"""Bytes of one source that tell it apart; what is longer no reader of content takes in, and no Book comes of it."""


def cache_folder() -> Path:
    """Where Books are kept; the environment variable COMBAT_CACHE_DIR moves it."""
    named = os.environ.get("COMBAT_CACHE_DIR")
    if named:
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_cache_path("combat", appauthor=False)


def fingerprint(sources: Iterable[Path], *about: str) -> str:
    """A key that changes with any byte of the sources or of the code that reads them; raises OSError."""
    summary = hashlib.blake2b(digest_size=16)
    for word in (__version__, *about):
        summary.update(word.encode() + b"\0")
    code = [file for room in _CODE for file in sorted((_PACKAGE / room).glob("*.py"))]
    for file in [*code, *sources]:
        with file.open("rb") as stream:
            summary.update(str(file).encode() + b"\0" + stream.read(_READ) + b"\0")
    return summary.hexdigest()


def recall(name: str, key: str) -> Book | None:
    """The Book kept under a name and key; None if there is none or if it is not whole."""
    try:
        record = json.loads((cache_folder() / f"{name}.book.json").read_bytes())
        if record["key"] != key:
            return None
        return decode(Book, record["book"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


def keep(name: str, key: str, book: Book) -> None:
    """Keep a Book under a name and key; a folder that cannot be written to is left alone."""
    import tempfile

    record = json.dumps({"key": key, "book": encode(book)}, separators=(",", ":"))
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=folder, suffix=".new", delete=False) as file:
            file.write(record)
        Path(file.name).replace(folder / f"{name}.book.json")
    except OSError:
        return
