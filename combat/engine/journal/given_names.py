"""The names that the player gives to his saves: kept beside them, for a save itself is only ever written on."""

from __future__ import annotations

import json
from pathlib import Path

from combat.engine.files.plain_files import read_plain
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import Json

FILE = "names.json"
LONGEST = 60
"""Letters of a name."""
LARGEST = 1 << 20
"""Bytes of the file that are read."""


def given_names(folder: Path) -> dict[str, str]:
    """The file names of saves in a folder, and what they are called; what cannot be read names nothing."""
    try:
        found = json.loads(read_plain(folder / FILE, LARGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {file: name[:LONGEST] for file, name in found.items() if isinstance(name, str) and name}


def give_name(save: Path, name: str) -> None:
    """Call a save by a name from now on, or with "" by none; raises OSError."""
    _call(save, name[:LONGEST])


def forget_name(save: Path) -> None:
    """A save was deleted: another one that gets its file name is not called as it was; raises OSError."""
    if save.name in given_names(save.parent):
        _call(save, "")


def _call(save: Path, name: str) -> None:
    def added(names: Json) -> dict[str, Json]:
        if not isinstance(names, dict | None):
            raise ValueError(names)
        there = {**(names or {}), save.name: name}
        return {file: called for file, called in there.items() if called}

    update_json(save.parent / FILE, LARGEST, added)
