"""Names that the player gives to saves, stored in a file beside them, as saves are append-only."""

from __future__ import annotations

import json
from pathlib import Path

from combat.engine.files.plain_files import read_plain
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import Json

FILE = "names.json"
LONGEST = 60
"""Maximum length of a name in characters."""
LARGEST = 1 << 20
"""Maximum size in bytes of the file of names."""


def given_names(folder: Path) -> dict[str, str]:
    """Return the player's names of a folder's saves by file name; empty if none are stored or readable."""
    try:
        found = json.loads(read_plain(folder / FILE, LARGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {file: name[:LONGEST] for file, name in found.items() if isinstance(name, str) and name}


def give_name(save: Path, name: str) -> None:
    """Store the player's name for a save, or remove it if `name` is ""; raise OSError if writing fails."""
    _call(save, name[:LONGEST])


def forget_name(save: Path) -> None:
    """Remove the name of a deleted save, so that a new save of the same file name does not get it.

    Raise OSError if writing fails.
    """
    if save.name in given_names(save.parent):
        _call(save, "")


def _call(save: Path, name: str) -> None:
    def added(names: Json) -> dict[str, Json]:
        if not isinstance(names, dict | None):
            raise ValueError(names)
        there = {**(names or {}), save.name: name}
        return {file: called for file, called in there.items() if called}

    update_json(save.parent / FILE, LARGEST, added)
