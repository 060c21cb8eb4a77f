"""The names that the player gives to his saves: kept beside them, for a save itself is only ever written on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from combat.engine.files.plain_files import read_plain, write_whole

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
    _write(save.parent, {**given_names(save.parent), save.name: name[:LONGEST]})


def forget_name(save: Path) -> None:
    """A save was deleted: another one that gets its file name is not called as it was; raises OSError."""
    names = given_names(save.parent)
    if save.name in names:
        _write(save.parent, {**names, save.name: ""})


def _write(folder: Path, names: Mapping[str, str]) -> None:
    there = {file: name for file, name in names.items() if name}
    write_whole(folder / FILE, json.dumps(there, ensure_ascii=False, indent=1) + "\n")
