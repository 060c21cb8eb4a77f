"""The journal file of a game in progress: every answer is on disk before the rules apply it."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from typing import Generic, TypeVar

import combat
from combat.engine.files import folders
from combat.engine.files.compressed_buffer import CompressedBuffer
from combat.engine.files.file_lock import file_lock
from combat.engine.files.file_stamp import FileStamp
from combat.engine.files.plain_files import read_plain, write_beside, write_new, write_whole
from combat.engine.files.system_faults import reason
from combat.engine.journal import journal_lines, save_index
from combat.engine.journal.faults import SaveError
from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.journal.heads import LARGEST, MOST_LINES, SUFFIX, Header
from combat.engine.journal.migrations import FORMAT, MARKED
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Checkpoint, Entry, Game
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.text_message import TextMessage, msg

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

ROOMY = 4_000_000
"""Bytes of a journal beyond which undone answers are removed; a long game takes a seventh."""
CROWDED = 50_000
"""Lines of a journal beyond which undone answers are removed: half of what is read, and ten times a long game."""
STAMPED = 20.0
"""Seconds between answers that are written with a timestamp, so that a save shows when it was last played."""
COPY_OLDER = 1_000_000
"""Nanoseconds by which the timestamp of a copy is before that of its game."""
LOST = (errno.EIO, errno.ENOSPC, errno.EDQUOT)
"""Error numbers of data that the system accepted and could not write to disk."""
LONGEST_STEM = 100
"""Maximum characters of a file name's stem, before a number and the suffix."""

Warn = Callable[[str], None]
"""Shows a one-line warning that a game cannot be saved as intended; the game goes on."""


class Journal(Generic[S, B]):
    """A game observer that writes answers and checkpoints to a file.

    What cannot be written is kept and retried with the next answer. The file is append-only; if much of it was
    undone, it is replaced by one without those lines. If the file has been changed or replaced by another
    program, the whole game is written to a new file beside it.
    """

    def __init__(
        self, title: StorableTitle[S, B], path: Path, warn: Warn, content: bytes = b"", mark: FileStamp | None = None
    ) -> None:
        """`content` are the complete lines of an existing file, and `mark` its stamp when it was read."""
        self.path, self.warn = path, warn
        self.title = title
        self.moved: Callable[[Path], None] = lambda path: None
        """Called with the new path when the game is saved to another file from now on."""
        self._memory = CompressedBuffer(content)
        self._mark = mark
        self._pending = bytearray()
        self.reached: Moment | None = None
        """The moment of the last checkpoint; None if the next one is written in any case."""
        self._stamped: float | None = None
        """The monotonic time of the last timestamp; None before the first."""
        self._file: FileIO | None = None
        self._failing = False
        self._roomy, self._crowded = ROOMY, CROWDED
        """The bytes and lines at which undone answers are removed next."""

    # -- observer methods ---------------------------------------------------------------------------------------

    def answered(self, entry: Entry) -> None:
        """Write an answer that the game has accepted."""
        tick = time.monotonic()
        late = self._stamped is None or tick - self._stamped >= STAMPED
        if late:
            self._stamped = tick
        self.write(journal_lines.answer_line(entry, now() if late else ""))

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None:
        """Write a checkpoint if the turn, phase or step has changed since the last one."""
        moment = self.title.rules.moment(checkpoint.state)
        before, self.reached = self.reached, moment
        if moment != before:
            self.write(journal_lines.checkpoint_line(self.title.serializer, checkpoint, now()))
        if before is None or before.turn != moment.turn:
            self._fsync()

    def taken_back(self, answers: int) -> None:
        """Write an undo: only the first `answers` answers remain."""
        self.reached = None
        self.write(journal_lines.undo_line(answers))

    # -- the file -----------------------------------------------------------------------------------------------

    def write(self, lines: bytes) -> None:
        """Append lines to the file, after any lines still pending; if that fails, keep them pending and warn once."""
        self._pending += lines
        try:
            self._flush()
        except OSError as fault:
            self._let_go()
            self._told_of(fault)
        else:
            self._failing = False
            if self._memory.size > self._roomy or self._memory.lines > self._crowded:
                self._tidy()

    def _told_of(self, fault: OSError) -> None:
        if not self._failing:
            self.warn(str(msg("save-not-written", path=self.path, cause=reason(fault), remedy=_remedy(fault))))
        self._failing = True

    def caught_up(self) -> bool:
        """Write pending lines, if any; return whether the whole game is now in its file."""
        if self._pending or self._failing:
            self.write(b"")
        return not (self._pending or self._failing)

    def close(self) -> None:
        """Write pending lines (the whole game if its file is gone), and close the file."""
        if self._pending or self._lost():
            self.write(b"")
        self._fsync()
        self._let_go()

    def copy_to(self, path: Path) -> None:
        """Save the game under another name; raise SaveError if the name is taken or cannot be written.

        The copy gets a slightly older modification time, so that the original remains the game to resume.
        """
        try:
            write_new(path, self._memory.whole() + self._pending)
        except FileExistsError:
            raise SaveError(path, 0, msg("save-exists"), msg("save-choose-name")) from None
        except OSError as fault:
            raise SaveError(path, 0, msg("save-unwritable", cause=reason(fault)), _remedy(fault)) from None
        with contextlib.suppress(OSError):
            played = (self.path if self._memory.size else path).stat().st_mtime_ns
            os.utime(path, ns=(played, played - COPY_OLDER))

    def _flush(self) -> None:
        """Append what is pending to the same file if it is unchanged, else write the whole game to another."""
        if self._mark is None:
            self._create(self.path)
            return
        why = self._mark.estranged(self.path, self._memory.whole)
        if why is None and self._file is None:
            try:
                self._file = FileIO(self.path, "rb+")
                save_index.play_on(self.path.parent, self.path.name, self.title.id)
            except OSError as fault:
                why = msg("save-no-longer-written", cause=reason(fault))
        if why is None and self._file is not None:
            with file_lock(self._file.fileno()):
                why = self._mark.estranged(
                    self.path, self._memory.whole
                )  # another program may have written before we had the lock
                if why is None:
                    self._put(self._file)
        if why is not None:
            self._begin_anew(why)

    def _put(self, file: FileIO) -> None:
        good = self._memory.size
        if os.fstat(file.fileno()).st_size != good:
            file.truncate(good)
        file.seek(good)
        written = file.write(self._pending) or 0
        if written != len(self._pending):
            file.truncate(good)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._taken_down(file)

    def _taken_down(self, file: FileIO) -> None:
        self._memory.add(self._pending)
        self._pending.clear()
        self._mark = FileStamp.of(os.fstat(file.fileno()))

    def _lost(self) -> bool:
        """Return whether the game is in no file: its file was deleted or replaced."""
        try:
            if self._mark is None or self._mark.estranged(self.path, self._memory.whole) is None:
                return False
            return not read_plain(self.path, LARGEST).startswith(self._memory.whole())
        except OSError:
            return True

    def _begin_anew(self, why: TextMessage) -> None:
        """Leave the file and continue in a new one with the whole game: beside it, else in the player's folder."""
        self._let_go()
        old = self.path
        try:
            self._create(old)
        except OSError:
            if folders.saves() == old.parent:
                raise
            self._create(folders.saves() / old.name)
        beside = self.path.name if self.path.parent == old.parent else str(self.path)
        self.warn(str(msg("save-written-anew", path=old, why=why, beside=beside)))
        self.moved(self.path)

    def _create(self, wanted: Path) -> None:
        """Create a file with the whole game at a path, or beside it if the path is taken."""
        path = write_beside(wanted, self._memory.whole() + self._pending, lasting=False)
        self._file, self.path = FileIO(path, "rb+"), path
        self._taken_down(self._file)

    def _tidy(self) -> None:
        """Remove undone answers, so that much undoing does not exceed the limits of what is read.

        The file is replaced atomically; if that fails, it stays as it is, and a later write tries again.
        """
        with contextlib.suppress(OSError):
            if self._mark is None or self._mark.estranged(self.path, self._memory.whole):
                return
            content = journal_lines.without_undone(self._memory.whole())
            self._next_tidying(self._memory)
            self._let_go()
            write_whole(self.path, content)
            self._memory, self._mark = CompressedBuffer(content), FileStamp.of(self.path.stat())
            self._next_tidying(self._memory)

    def _next_tidying(self, held: CompressedBuffer) -> None:
        """Set the next sizes at which to tidy a file of this size, within the limits of what is read."""
        self._roomy = min(max(ROOMY, 2 * held.size), (held.size + LARGEST) // 2)
        self._crowded = max(CROWDED, (held.lines + MOST_LINES) // 2)

    def _let_go(self) -> None:
        if self._file is None:
            return
        with contextlib.suppress(OSError), self._file:
            self._mark = FileStamp.of(os.fstat(self._file.fileno()))
        self._file = None

    def _fsync(self) -> None:
        """Flush the file from the system to the disk, against power failures."""
        if self._file is None or self._failing:
            return
        try:
            os.fsync(self._file.fileno())
        except OSError as fault:
            if fault.errno in LOST:
                self._put_again(self._file)

    def _put_again(self, file: FileIO) -> None:
        """Rewrite what the system accepted and could not write to disk; warn if that fails too."""
        try:
            file.seek(0)
            if file.write(self._memory.whole()) != self._memory.size:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(file.fileno())
        except OSError as fault:
            self._told_of(fault)
        else:
            self._mark = FileStamp.of(os.fstat(file.fileno()))


def begin(
    title: StorableTitle[S, B],
    game: Game[S],
    warn: Warn,
    path: Path | None = None,
    seed: int | None = None,
    marks: GameFlags = PLAIN,
    seats: Mapping[str, str] | None = None,
) -> Journal[S, B]:
    """Write a game to a new journal, record the further game there, and return the journal.

    `path` is by default a new file in the player's save folder. `warn` is called with write errors. `seed` is the seed
    of chance, for information only. `seats` are the players at the seats, for resuming. `marks` are the flags of the
    header.
    """
    about = title.serializer.about(title.rules.book(game.state))
    wanted = path or free_path(folders.saves(), f"{about.scenario}-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    journal = Journal(title, wanted, warn)
    begin_with(journal, game, seed=seed, marks=marks, seats=seats)
    return journal


def begin_with(
    journal: Journal[S, B],
    game: Game[S],
    *,
    seed: int | None = None,
    marks: GameFlags = PLAIN,
    seats: Mapping[str, str] | None = None,
) -> None:
    """Write a game to an empty journal, and make the journal the game's observer.

    `seed`, `marks` and `seats` are written to the header, as in `begin`.
    """
    title = journal.title
    lines = _whole(title, game, datetime.now(UTC), "" if seed is None else str(seed), marks, seats or {})
    journal.write(b"".join(lines))
    journal.reached = title.rules.moment(game.state)
    game.observer, game.study = journal, marks.study is not None


def _whole(
    title: StorableTitle[S, B], game: Game[S], begun: datetime, seed: str, marks: GameFlags, seats: Mapping[str, str]
) -> Iterator[bytes]:
    rules, keeping = title.rules, title.serializer
    book = rules.book(game.state)
    content, about = journal_lines.book_line(keeping, book), keeping.about(book)
    yield journal_lines.header_line(
        Header(
            game=combat.__version__,
            scenario=about.scenario,
            title=about.title,
            options=about.options,
            created=begun.isoformat(timespec="microseconds"),
            content=journal_lines.fingerprint(content),
            packs=about.packs,
            format=FORMAT if marks == PLAIN else MARKED,
            plays=title.id,
            seed=seed,
            branch=marks.branch,
            study=marks.study,
            challenge=marks.challenge,
            seats=seats,
        )
    )
    yield content
    moment: Moment | None = None
    checkpoints = iter((*game.checkpoints, None))
    checkpoint = next(checkpoints)
    for place in range(len(game.entries) + 1):
        while checkpoint is not None and checkpoint.answers == place:
            before, moment = moment, rules.moment(checkpoint.state)
            if moment != before:
                yield journal_lines.checkpoint_line(keeping, checkpoint, now())
            checkpoint = next(checkpoints)
        if place < len(game.entries):
            yield journal_lines.answer_line(game.entries[place])


def now() -> str:
    """Return the current time (UTC) in ISO 8601 with milliseconds, as journals record it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def free_path(folder: Path, stem: str) -> Path:
    """Return an unused journal path in a folder: "stem", else "stem-2", "stem-3" …

    Characters unfit for file names are replaced, so the path is always within the folder.
    """
    return next(path for path in _paths(folder / f"{file_stem(stem)}{SUFFIX}") if not os.path.lexists(path))


def file_stem(words: str) -> str:
    """Return a text as a valid file name stem of limited length; "game" if nothing valid remains."""
    plain = re.sub(r"[^\w.-]+", "-", words).strip(".-")
    return plain[:LONGEST_STEM] or "game"


def _paths(wanted: Path) -> Iterator[Path]:
    yield wanted
    yield from (wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}") for number in itertools.count(2))


def _remedy(fault: OSError) -> TextMessage:
    full = fault.errno in (errno.ENOSPC, errno.EDQUOT)
    return msg("save-make-room") if full else msg("save-make-writable")
