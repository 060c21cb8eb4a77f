"""Read and parse a journal file; never writes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

from combat.engine.files import bounds
from combat.engine.files.file_stamp import FileStamp
from combat.engine.files.plain_files import TooLarge, open_plain
from combat.engine.files.system_faults import reason
from combat.engine.journal import journal_lines, migrations, packed
from combat.engine.journal.faults import CHOOSE_A_SAVE, NONSENSE, SaveError, damaged
from combat.engine.journal.heads import (
    CHECKPOINT,
    DAMAGED,
    LARGEST,
    LONGEST,
    MOST_LINES,
    Header,
    parse_checkpoint,
    parse_header,
)
from combat.engine.journal.soundness import look_over
from combat.engine.journal.state_serializer import StateSerializer, StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.game import Entry
from combat.engine.kernel.record import MutableRecord, Record, field, replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.words.grammar.lists import joined

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Stop(Record):
    """A checkpoint line; its state is parsed on demand."""

    line: int
    """Its line number."""
    answers: int
    """The number of answers before it."""
    text: bytes
    """The line as read."""


class TakenBack(Record):
    """An undo line: only the first `keep` answers remain."""

    keep: int


class Saved(MutableRecord, Generic[S, B]):
    """A parsed journal; the first `good` bytes of `raw` are whole lines."""

    path: Path
    header: Header
    title: StorableTitle[S, B]
    """The title whose game it is."""
    book: B
    raw: bytes
    mark: FileStamp
    """The stamp of the file when it was read."""
    good: int
    """The number of bytes of whole lines at the beginning of `raw`."""
    entries: list[Entry] = field(default_factory=list)
    """The valid answers, in order; those undone are left out."""
    lines: list[int] = field(default_factory=list)
    """The line number of each entry."""
    stops: list[Stop] = field(default_factory=list)
    """The valid checkpoints, in order."""
    steps: list[tuple[int, Entry | Stop | TakenBack]] = field(default_factory=list)
    """All lines after the book with their numbers, including answers and checkpoints that were undone later."""
    notes: list[TextMessage] = field(default_factory=list)
    """Warnings for the player about a journal that could still be loaded."""
    anew: bytes = b""
    """The whole journal in the current format, if the file has an older one."""

    def state(self, stop: Stop) -> S:
        """Return the state at a checkpoint; raise SaveError if it is damaged."""
        try:
            data = bounds.parse_object(stop.text)
            data["state"] = packed.unpack(data["state"])
            look_over(data)
            if json_digest(data["state"]) != data["digest"]:
                raise SaveError(self.path, stop.line, msg("save-checkpoint-digest"), DAMAGED)
            return self.title.serializer.state_from_plain(bounds.json_object(data["state"]), self.book)
        except NONSENSE as fault:
            raise SaveError(self.path, stop.line, damaged("save-checkpoint-damaged", fault), DAMAGED) from None


def read(path: Path, titles: Mapping[str, StorableTitle[S, B]]) -> Saved[S, B]:
    """Read and parse a journal; raise SaveError if it is missing, not a journal, too new, or damaged.

    `titles` are the accepted games by id; a journal of another game raises SaveError. A damaged last line is dropped,
    with a note.
    """
    try:
        raw, mark = _bytes(path)
    except FileNotFoundError:
        raise SaveError(path, 0, msg("save-none"), msg("save-see-paths")) from None
    except OSError as fault:
        raise SaveError(path, 0, msg("save-unreadable", cause=reason(fault)), CHOOSE_A_SAVE) from None
    *lines, rest = _split(path, raw)
    header = parse_header(path, lines[0] if lines else rest)
    title = _title(path, header, titles)
    _check_book(path, header, lines)
    if header.format < migrations.FORMAT:
        lines = migrations.migrate(path, lines, header.format, title.serializer.steps)
    saved = Saved(path, header, title, _parse_book(path, title.serializer, lines[1]), raw, mark, len(raw) - len(rest))
    cut_short = bool(rest)
    for number, text in enumerate(lines[2:], 3):
        try:
            _take(saved, number, text)
        except NONSENSE as fault:
            if number < len(lines):
                raise SaveError(path, number, damaged("save-line-damaged", fault), DAMAGED) from None
            saved.good -= len(text) + 1
            lines.pop()
            cut_short = True
    if not saved.stops:
        raise SaveError(path, len(lines), msg("save-no-beginning"), DAMAGED)
    if header.format < migrations.FORMAT:
        saved.anew = _written_anew(header, lines)
    if cut_short:
        saved.notes.append(msg("save-cut-short", path=path))
    return saved


def _title(path: Path, header: Header, titles: Mapping[str, StorableTitle[S, B]]) -> StorableTitle[S, B]:
    """Return the title of a journal; raise SaveError if it is not one of `titles`."""
    title = titles.get(header.plays)
    if title is None:
        what = msg("save-of-other-game", game=header.plays, known=joined("or", titles))
        raise SaveError(path, 1, what, msg("save-open-with", game=header.plays))
    return title


def _written_anew(header: Header, lines: list[bytes]) -> bytes:
    """Return a journal of migrated lines with a header of the current format."""
    head = replace(header, format=migrations.FORMAT, content=journal_lines.fingerprint(lines[1]))
    return journal_lines.header_line(head) + b"".join(text + b"\n" for text in lines[1:])


def _bytes(path: Path) -> tuple[bytes, FileStamp]:
    try:
        with open_plain(path, LARGEST) as file:
            return file.read(LARGEST), FileStamp.of(os.fstat(file.fileno()))
    except TooLarge as fault:
        what = msg("save-too-many-bytes", size=fault.size, most=LARGEST)
        raise SaveError(path, 0, what, CHOOSE_A_SAVE) from None


def _split(path: Path, raw: bytes) -> list[bytes]:
    """Split a journal into lines; raise SaveError if they exceed the limits of number or length."""
    count = raw.count(b"\n")
    if count > MOST_LINES:
        what = msg("save-too-many-lines", count=count, most=MOST_LINES)
        raise SaveError(path, 0, what, CHOOSE_A_SAVE)
    lines = raw.split(b"\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST:
            what = msg("save-line-too-long", size=len(line), most=LONGEST)
            raise SaveError(path, number, what, CHOOSE_A_SAVE)
    return lines


def _check_book(path: Path, header: Header, lines: list[bytes]) -> None:
    """Raise SaveError if the book's line does not match the digest in the header."""
    if len(lines) < 2:
        raise SaveError(path, len(lines), msg("save-no-beginning"), DAMAGED)
    if journal_lines.fingerprint(lines[1]) != header.content:
        raise SaveError(path, 2, msg("save-book-fingerprint"), DAMAGED)


def _parse_book(path: Path, keeping: StateSerializer[S, B], text: bytes) -> B:
    try:
        data = bounds.parse_object(text)
        look_over(data)
        return keeping.book_from_plain(data["book"])
    except NONSENSE as fault:
        raise SaveError(path, 2, damaged("save-book-damaged", fault), DAMAGED) from None


def _take(saved: Saved[S, B], number: int, text: bytes) -> None:
    step = _parse_step(saved, number, text)
    if isinstance(step, Stop):
        saved.stops.append(step)
    elif isinstance(step, TakenBack):
        _take_back(saved, step.keep)
    else:
        saved.entries.append(step)
        saved.lines.append(number)
    saved.steps.append((number, step))


def _parse_step(saved: Saved[S, B], number: int, text: bytes) -> Entry | Stop | TakenBack:
    """Parse one line after the book; raise one of NONSENSE for a line that no game writes there."""
    count = len(saved.entries)
    if text.startswith(CHECKPOINT):
        head = parse_checkpoint(text)
        saved.title.serializer.moment(head["checkpoint"])
        answers = head["answers"]
        if answers != count:
            raise ValueError(msg("save-checkpoint-place", said=str(answers), found=str(count)))
        return Stop(number, answers, text)
    data = bounds.parse_object(text)
    if "undo" in data:
        keep = data["undo"]
        if type(keep) is not int or not 0 <= keep <= count:
            raise ValueError(msg("save-cannot-keep", keep=repr(keep), count=str(count)))
        return TakenBack(keep)
    return journal_lines.entry_of(data)


def _take_back(saved: Saved[S, B], keep: int) -> None:
    del saved.entries[keep:], saved.lines[keep:]
    while saved.stops and saved.stops[-1].answers > keep:
        saved.stops.pop()
