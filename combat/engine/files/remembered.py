"""Records of finished games, in a file that outlasts their saves."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain
from combat.engine.files.update_json import update_json
from combat.engine.kernel.record import Json, as_plain, from_plain

LARGEST = 4 << 20
"""Maximum bytes of the file that are read."""
MOST = 5000
"""Maximum number of records; the oldest are dropped first."""


class Ending(Protocol):
    """The record of a finished game."""

    @property
    def save(self) -> str:
        """Return the file name of the game's save; a game is counted once, however often its end is reached."""

    @property
    def when(self) -> str:
        """Return the time when the game ended: UTC, ISO 8601."""


E = TypeVar("E", bound=Ending)


class Remembered(Generic[E]):
    """The records of one title, one for each save."""

    def __init__(self, kind: type[E], name: str) -> None:
        """`name` is the file name in the player's data folder."""
        self._kind, self._name = kind, name

    def file(self) -> Path:
        """Return the path of the file of records."""
        return folders.data() / self._name

    def all(self) -> list[E]:
        """Return all records, oldest first; unreadable records or an unreadable file are skipped."""
        try:
            kept = json.loads(read_plain(self.file(), LARGEST))
        except (OSError, ValueError, RecursionError):
            return []
        found: list[E] = []
        for entry in kept if isinstance(kept, list) else []:
            try:
                ended = from_plain(self._kind, entry)
                datetime.fromisoformat(ended.when)
                found.append(ended)
            except (ValueError, TypeError, KeyError):
                continue
        return found

    def keep(self, ended: E) -> Path | None:
        """Store a record in place of an earlier one of the same save; raise OSError if it cannot be written.

        An unchanged record keeps its date; invalid entries of the file are kept. Returns the new path of a damaged file
        that was set aside, else None.
        """

        def added(entries: Json) -> list[Json]:
            if not isinstance(entries, list | None):
                raise ValueError(entries)
            fresh, known, others = as_plain(ended), list[Json](), list[Json]()
            for entry in entries or ():
                is_known = isinstance(entry, dict) and entry.get("save") == ended.save
                (known if is_known else others).append(entry)
            seen = [entry for entry in known if isinstance(entry, dict) and {**entry, "when": ended.when} == fresh]
            return (entries or []) if seen else [*others, fresh][-MOST:]

        return update_json(self.file(), LARGEST, added)
