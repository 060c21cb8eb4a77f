"""Save the games of a run: each is recorded in memory and written atomically when it is over.

A killed run leaves only complete saves. A game replayed with the same outcome is not written twice, and no
other file is overwritten.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.files.plain_files import read_plain, write_beside
from combat.engine.journal.heads import LARGEST, SUFFIX
from combat.engine.journal.journal import Journal, begin_with, file_stem
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Record

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

TIMES = ("created", "when")
"""The fields with the time when a line was written."""


class Recorded(Record):
    """The content of a game's save, and its file name."""

    name: str
    content: bytes


class Recorder(Journal[S, B]):
    """A journal that stores all lines in memory and writes no file."""

    def write(self, lines: bytes) -> None:
        """Store journal lines in memory."""
        self._pending += lines

    def recorded(self) -> Recorded:
        """Return the save of the game so far."""
        return Recorded(self.path.name, bytes(self._pending))


def record(title: StorableTitle[S, B], game: Game[S], players: Mapping[str, str], seed: int) -> Recorder[S, B]:
    """Record every further answer of a game; return the recorder.

    `players` are player names by seat, or by "" in a game of one seat.
    """
    about = title.serializer.about(title.rules.book(game.state))
    stem = "-".join((about.scenario, *dict.fromkeys(players.values()), str(seed)))
    recorder = Recorder(title, Path(f"{file_stem(stem)}{SUFFIX}"), lambda warning: None)
    begin_with(recorder, game, seed=seed, seats={seat: name for seat, name in players.items() if seat})
    return recorder


def keep(folder: Path, recorded: Recorded) -> Path:
    """Write a recorded game to a folder and return its path.

    If the same game is already there, the path of that file is returned. Raises OSError if writing fails.
    """
    path = folder / recorded.name
    if path.is_file() and _same(path, recorded.content):
        return path
    return write_beside(path, recorded.content, lasting=False)


def check_folder(folder: Path) -> None:
    """Create a folder if it is missing; raise OSError if that is not possible."""
    folder.mkdir(parents=True, exist_ok=True)


def _same(path: Path, content: bytes) -> bool:
    """Return whether a file holds the same game, apart from the times of writing."""
    return _timeless(read_plain(path, LARGEST)) == _timeless(content)


def _timeless(content: bytes) -> list[Any]:
    """Return the lines of a save without their times; other content unchanged."""
    try:
        lines = [json.loads(line) for line in content.splitlines()]
    except ValueError:
        return [content]
    return [
        {name: value for name, value in line.items() if name not in TIMES} if isinstance(line, dict) else line
        for line in lines
    ]
