"""Completed lessons, hints already shown, and offers already made, stored in a file."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeAlias

from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import Json

LARGEST = 1 << 16
"""Maximum bytes of the file that are read."""
MOST = 200
"""Maximum names of a kind."""
Kind: TypeAlias = Literal["lessons", "hints", "offers"]
APART = "/"
"""The separator between a game and a name."""
KINDS: tuple[Kind, ...] = ("lessons", "hints", "offers")


def learnt_file() -> Path:
    """Return the path of the file of learnt lessons, hints and offers."""
    return folders.data() / "lessons.json"


def learnt(kind: Kind, of: str = "") -> tuple[str, ...]:
    """Return the stored names of a kind (lessons, hints or offers), oldest first; empty if the file cannot be read.

    `of` is the prefix of the game; "" for the first game.
    """
    named = (name.rpartition(APART) for name in _stored().get(kind, ()))
    return tuple(name for game, _, name in named if game == of)


def learn(kind: Kind, name: str, of: str = "") -> None:
    """Store the name of a completed lesson, shown hint or made offer; write errors are ignored.

    `of` is the prefix of the game; "" for the first game.
    """
    if name not in learnt(kind, of):
        kept = f"{of}{APART}{name}" if of else name
        _change(kind, lambda names: (*names, kept) if kept not in names else names)


def forget(kind: Kind, of: str = "") -> None:
    """Delete all stored names of a kind for the game with the prefix `of`; write errors are ignored."""
    _change(kind, lambda names: tuple(name for name in names if name.rpartition(APART)[0] != of))


def _stored() -> dict[str, tuple[str, ...]]:
    try:
        return _understood(json.loads(read_plain(learnt_file(), LARGEST)))
    except (OSError, ValueError, RecursionError):
        return {}


def _understood(found: Json) -> dict[str, tuple[str, ...]]:
    return {kind: _names(found.get(kind)) for kind in KINDS} if isinstance(found, dict) else {}


def _names(found: Json) -> tuple[str, ...]:
    names = (name for name in (found if isinstance(found, list) else ()) if isinstance(name, str))
    return tuple(dict.fromkeys(names))[:MOST]


def _change(kind: Kind, changed: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
    def added(found: Json) -> dict[str, tuple[str, ...]]:
        stored = _understood(found)
        return {**stored, kind: changed(stored.get(kind, ()))}

    with contextlib.suppress(OSError):
        update_json(learnt_file(), LARGEST, added)
