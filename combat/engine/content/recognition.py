"""Recognise the game that a file belongs to by its content: a save, a scenario, a lab, a lesson, a board or a pack."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from combat.engine.content.file_kinds import FileKinds
from combat.engine.content.layers import PACK_FILE
from combat.engine.files.folders import APP, FIRST_GAME, share
from combat.engine.files.plain_files import open_plain

SUFFIX = f".{APP}"
"""The suffix of saves."""
LARGEST = 4 * 1024 * 1024
"""Maximum bytes read of a file."""
LAYER = re.compile(rb'<(?:layer|objectgroup)\b[^>]*\bname="([^"]*)"')
ENDINGS = (".toml", ".tmx", SUFFIX)
"""The suffixes of files that identify their game."""


def owner(path: Path, games: Iterable[FileKinds]) -> FileKinds | None:
    """Return the kinds of the game that a file or pack belongs to; None if it is unknown or ambiguous."""
    games = tuple(games)
    try:
        name = _home(path) or _named(path)
        if name:
            return next((kinds for kinds in games if kinds.game == name), None)
        marks = [(_marks(path, kinds), kinds) for kinds in games]
    except (OSError, ValueError, RecursionError):
        return None
    most = max((count for count, _ in marks), default=0)
    found = [kinds for count, kinds in marks if count == most]
    return found[0] if most and len(found) == 1 else None


def named_game(path: Path) -> str:
    """Return the game id named in a save or pack, even if there is no such game; "" for other files."""
    try:
        return _named(path)
    except (OSError, ValueError, RecursionError):
        return ""


def _home(path: Path) -> str:
    """Return the game that a file is shipped with; "" for a file of the player."""
    place = path.absolute()
    for room in (share() / "assets", share() / "scenarios"):
        if place.is_relative_to(room):
            return (*place.relative_to(room).parts, "")[0]
    return ""


def _named(path: Path) -> str:
    """Return the game named in a save or a pack; "" for other files. Raises OSError and ValueError."""
    if path.suffix == SUFFIX:
        head = json.loads(_beginning(path, LARGEST).partition(b"\n")[0])
        ours = isinstance(head, dict) and head.get("journal") == APP
        return str(head.get("plays", FIRST_GAME)) if ours else ""
    card = path / PACK_FILE if path.is_dir() else path if path.name == PACK_FILE else None
    return str(_toml(card).get("game", FIRST_GAME)) if card is not None and card.is_file() else ""


def _marks(path: Path, kinds: FileKinds) -> int:
    """Return how many identifying marks of a game a file has. Raises OSError and ValueError."""
    if path.suffix == ".toml":
        return len(_toml(path).keys() & set(kinds.signs))
    if path.suffix == ".tmx":
        return kinds.layer.encode() in LAYER.findall(_beginning(path, LARGEST)) if kinds.layer else 0
    return 0


def _toml(path: Path) -> dict[str, object]:
    return tomllib.loads(_beginning(path, LARGEST).decode("utf-8-sig"))


def _beginning(path: Path, most: int) -> bytes:
    with open_plain(path, 1 << 40) as file:
        return file.read(most)
