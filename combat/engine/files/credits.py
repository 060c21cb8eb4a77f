"""Credits of images, fonts and sounds, read from the `credits.toml` beside them."""

from __future__ import annotations

import tomllib
from pathlib import Path

from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.record import Record, from_plain

FILE = "credits.toml"
LARGEST = 1 << 20


class Work(Record):
    """A work with its author and licence."""

    files: tuple[str, ...]
    """Patterns of its files, relative to the folder of the credits file."""
    by: str
    """The author; "" for works made for the game."""
    licence: str
    """The SPDX identifier of the licence."""
    id: str = ""
    """The id of the message with its name."""
    name: str = ""
    """Its name in all languages, if it has no such message."""
    text: str = ""
    """The file with the licence text."""


def works(folder: Path) -> tuple[Work, ...]:
    """Read the credits of a folder; empty if it has none. Raises ValueError and OSError."""
    file = folder / FILE
    if not file.is_file():
        return ()
    found = tomllib.loads(read_plain(file, LARGEST).decode())
    return from_plain(tuple[Work, ...], found["work"])
