"""The journal file of a game in progress: every answer is on disk before the rules act on it."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path

import combat
from combat.kernel.events import Event
from combat.kernel.game import Checkpoint, Entry, Game
from combat.rules.state import Clock, State
from combat.saves import folders, records
from combat.saves.faults import SaveError, reason

SUFFIX = ".combat"

COPY_OLDER = 1_000_000
"""Nanoseconds by which a copy is older than its game."""

Warn = Callable[[str], None]
"""Told in one line that a game cannot be saved where it should be; the game goes on."""


class Journal:
    """A witness of a game that writes what it is told to a file.

    What cannot be written is kept and tried again with the next answer; what stands in the file is never overwritten.
    """

    def __init__(self, path: Path, warn: Warn, good: int = 0, on_disk: int | None = None) -> None:
        """`good` bytes of the file are its whole lines; `on_disk` is its size, None before it exists."""
        self.path, self.warn = path, warn
        self._good, self._on_disk = good, on_disk
        self._pending = bytearray()
        self._clock: Clock | None = None
        self._file: FileIO | None = None
        self._failing = False

    # -- what the game tells ------------------------------------------------------------------------------------

    def answered(self, entry: Entry) -> None:
        self.write(records.answer_line(entry))

    def passed(self, checkpoint: Checkpoint[State], event: Event) -> None:
        clock = checkpoint.state.clock
        before, self._clock = self._clock, clock
        if begins_something(before, clock):
            self.write(records.checkpoint_line(checkpoint))
        if before is None or before.turn != clock.turn:
            self._settle()

    def taken_back(self, answers: int) -> None:
        self._clock = None
        self.write(records.undo_line(answers))

    # -- the file -----------------------------------------------------------------------------------------------

    def write(self, lines: bytes) -> None:
        """Put lines at the end of the file, with those that could not be written before; warn once if it fails."""
        self._pending += lines
        try:
            self._flush()
        except OSError as fault:
            self._let_go()
            if not self._failing:
                self.warn(f"{self.path}: cannot be written: {reason(fault)} — {_remedy(fault)}; the game goes on")
            self._failing = True
        else:
            self._failing = False

    def close(self) -> None:
        """Write what is left and let the file go."""
        if self._pending:
            self.write(b"")
        self._settle()
        self._let_go()

    def copy_to(self, path: Path) -> None:
        """Save the game as it stands under another name; raises SaveError where that is taken or cannot be written.

        The copy counts as played just before the game itself, so that the game is the one to be resumed.
        """
        try:
            kept = self.path.read_bytes()[: self._good] if self._good else b""
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as file:
                file.write(kept + self._pending)
            played = self.path.stat().st_mtime_ns if self._good else path.stat().st_mtime_ns
            os.utime(path, ns=(played, played - COPY_OLDER))
        except FileExistsError:
            raise SaveError(path, 0, "exists already", "choose another name") from None
        except OSError as fault:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
            raise SaveError(path, 0, f"cannot be written: {reason(fault)}", _remedy(fault)) from None

    def _flush(self) -> None:
        file = self._file or self._open()
        if os.fstat(file.fileno()).st_size != self._on_disk:
            file = self._move_on()
        if self._on_disk != self._good:
            file.truncate(self._good)
        file.seek(self._good)
        written = file.write(self._pending) or 0
        if written != len(self._pending):
            file.truncate(self._good)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._good += written
        self._on_disk = self._good
        self._pending.clear()

    def _open(self) -> FileIO:
        if self._on_disk is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = FileIO(self.path, "xb+")
            self._on_disk = 0
        else:
            self._file = FileIO(self.path, "rb+")
        return self._file

    def _move_on(self) -> FileIO:
        """Another window writes to the same file: leave it alone and go on in a copy."""
        self._let_go()
        old, kept = self.path, self.path.read_bytes()[: self._good]
        self.path, self._good, self._on_disk = free_path(old.parent, old.stem), 0, None
        self._pending[:0] = kept
        self.warn(f"{old}: another window plays this game — it goes on here as {self.path.name}")
        return self._open()

    def _let_go(self) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError), self._file:
            self._on_disk = os.fstat(self._file.fileno()).st_size
        self._file = None

    def _settle(self) -> None:
        """Ask the system to bring the file to the disk itself, in case the power fails."""
        if self._file is not None and not self._failing:
            with contextlib.suppress(OSError):
                os.fsync(self._file.fileno())


def begin(game: Game[State], warn: Warn, path: Path | None = None) -> Journal:
    """Write a game as it stands to a new journal, and let that witness all that follows."""
    scenario = game.state.book.scenario
    now = datetime.now(UTC)
    journal = Journal(path or free_path(folders.saves(), f"{scenario.id}-{now:%Y%m%d-%H%M%S}"), warn)
    journal.write(b"".join(_whole(game, now)))
    journal._clock = game.state.clock
    game.witness = journal
    return journal


def _whole(game: Game[State], now: datetime) -> Iterator[bytes]:
    book = game.state.book
    content = records.book_line(book)
    yield records.header_line(
        records.Header(
            game=combat.__version__,
            scenario=book.scenario.id,
            title=book.scenario.title,
            options=book.chosen,
            created=now.isoformat(timespec="seconds"),
            content=records.fingerprint(content),
            packs=book.packs,
        )
    )
    yield content
    clock: Clock | None = None
    checkpoints = iter((*game.checkpoints, None))
    checkpoint = next(checkpoints)
    for place in range(len(game.entries) + 1):
        while checkpoint is not None and checkpoint.answers == place:
            if begins_something(clock, checkpoint.state.clock):
                yield records.checkpoint_line(checkpoint)
            clock, checkpoint = checkpoint.state.clock, next(checkpoints)
        if place < len(game.entries):
            yield records.answer_line(game.entries[place])


def begins_something(before: Clock | None, clock: Clock) -> bool:
    """Whether a turn, a phase or an impulse begins: then the state is written down."""
    if before is None:
        return True
    return (before.turn, before.phase, before.impulse) != (clock.turn, clock.phase, clock.impulse)


def free_path(folder: Path, stem: str) -> Path:
    """A journal's path in a folder that no file has yet: "stem", else "stem-2", "stem-3" …"""
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def _remedy(fault: OSError) -> str:
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return "make room on the disk"
    return "make the folder writable, or name another in COMBAT_DATA_DIR"
