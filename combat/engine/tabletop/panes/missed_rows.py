"""Rows of the note about missed events; entries with the same cause and message are merged."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.kernel.record import Record
from combat.engine.play.game_log import LogLine
from combat.engine.words import text
from combat.engine.words.grammar.lists import all_of

NAMED = 3
"""Maximum number of pieces named in a row."""


class MissedRow(Record):
    """A row of the note: its text, and the last log line merged into it."""

    line: LogLine
    words: str
    pieces: tuple[str, ...]


def rows_of(lines: Sequence[LogLine], called: Callable[[str], str]) -> list[MissedRow]:
    """Return the rows for log lines, each at the position of its last line; `called` returns the name of a piece."""
    groups: dict[object, list[LogLine]] = {}
    for place, line in enumerate(lines):
        entry = line.entry
        key = (entry.several, entry.cause) if entry.several and entry.cause else place
        groups[key] = [*groups.pop(key, []), line]
    return [_row(group, called) for group in groups.values()]


def gravest(rows: Sequence[MissedRow], count: int, is_bad: Callable[[MissedRow], bool]) -> list[MissedRow]:
    """Return `count` of the rows in their order: those that are bad for the player first, then the latest."""
    ranked = sorted(range(len(rows)), key=lambda place: (not is_bad(rows[place]), -place))
    return [rows[place] for place in sorted(ranked[:count])]


def _row(group: Sequence[LogLine], called: Callable[[str], str]) -> MissedRow:
    entry = group[-1].entry
    pieces = tuple(dict.fromkeys(piece for line in group for piece in line.entry.pieces[:1]))
    if len(pieces) < 2:
        return MissedRow(group[-1], " · ".join(part for part in (entry.head, entry.result) if part), entry.pieces[:1])
    return MissedRow(group[-1], text(entry.several, count=len(pieces), pieces=_named(pieces, called)), pieces)


def _named(pieces: Sequence[str], called: Callable[[str], str]) -> str:
    if len(pieces) <= NAMED:
        return all_of(map(called, pieces))
    first = ", ".join(map(called, pieces[: NAMED - 1]))
    return text("missed-and-more", named=first, count=len(pieces) - NAMED + 1)
