"""What is remembered of the player's games once they are over, in a file that outlasts their saves."""

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
"""Bytes of the file that are read."""
MOST = 5000
"""Games that are remembered; the oldest go first."""


class Ending(Protocol):
    """A record of a game that is over."""

    @property
    def save(self) -> str:
        """The file name of its save: a game is counted once, however often its end is seen."""

    @property
    def when(self) -> str:
        """UTC, ISO 8601."""


E = TypeVar("E", bound=Ending)


class Remembered(Generic[E]):
    """The entries of one game of the house, each of a save of its own."""

    def __init__(self, kind: type[E], name: str) -> None:
        """`name` is that of the file in the player's data folder."""
        self._kind, self._name = kind, name

    def file(self) -> Path:
        """Return where they are kept."""
        return folders.data() / self._name

    def all(self) -> list[E]:
        """Return every game that is remembered, the oldest first; what cannot be read is left out."""
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
        """Remember a game, in the place of what was remembered of the same save; raises OSError.

        An end that is only seen once more keeps its date. Returned is where a file was put that could not be read; an
        entry in it that says nothing stays in its place.
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
