"""Who made the pictures, the type and the sounds that come with the game, as `credits.toml` beside them says."""

from __future__ import annotations

import tomllib
from pathlib import Path

from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.record import Record, from_plain

FILE = "credits.toml"
LARGEST = 1 << 20


class Work(Record):
    """Something that somebody made."""

    files: tuple[str, ...]
    """Patterns, counted from the folder of the file that says so."""
    by: str
    """"" for what was made for the game, with it."""
    licence: str
    """By its SPDX identifier."""
    id: str = ""
    """Of the message that names it."""
    name: str = ""
    """What it is called in every language, where it has no such message."""
    text: str = ""
    """The file with the licence's own words."""


def works(folder: Path) -> tuple[Work, ...]:
    """What the assets of a realm say; nothing where they say nothing. Raises ValueError and OSError."""
    file = folder / FILE
    if not file.is_file():
        return ()
    found = tomllib.loads(read_plain(file, LARGEST).decode())
    return from_plain(tuple[Work, ...], found["work"])
