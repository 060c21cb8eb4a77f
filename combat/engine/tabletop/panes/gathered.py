"""Grouping of consecutive similar log lines under one line with their number."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.words import text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry


class Gathered:
    """The rows of a growing log, with similar lines grouped; adding a line takes constant time."""

    def __init__(self) -> None:
        self._rows: list[LogLine] = []
        self._run: list[LogEntry] = []
        """The entries of the last row, to which more may be added."""
        self._counted: set[tuple[str, tuple[str, ...]]] = set()
        """Pieces counted since the last heading, by message and pieces."""
        self._taken = 0
        self._last: LogLine | None = None

    def rows(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """Return the rows for all lines of the log. The list is cached: do not change it."""
        if len(lines) < self._taken or (self._taken and lines[self._taken - 1] is not self._last):
            self._rows, self._run, self._taken, self._last = [], [], 0, None
            self._counted.clear()
        for line in islice(lines, self._taken, None):
            self._take(line)
        self._taken, self._last = len(lines), lines[-1] if lines else None
        return self._rows

    def _take(self, line: LogLine) -> None:
        entry = line.entry
        if entry.tone == "heading":
            self._counted.clear()
        if not self._joins(entry):
            self._run = []
        if entry.gathers and not self._is_counted(entry):
            self._run.append(entry)
            self._counted.add((entry.gathers, entry.pieces))
        if len(self._run) > 1:
            self._rows[-1] = replace(line, entry=_together(self._run))
        else:
            self._rows.append(line)

    def _joins(self, entry: LogEntry) -> bool:
        """Return whether an entry belongs to the last row."""
        same = bool(self._run) and (self._run[-1].gathers, self._run[-1].cause) == (entry.gathers, entry.cause)
        return same and not self._is_counted(entry)

    def _is_counted(self, entry: LogEntry) -> bool:
        """Return whether its pieces were counted by an earlier row, so that it must not be counted again."""
        mine = any(entry.pieces == other.pieces for other in self._run if other.gathers == entry.gathers)
        return bool(entry.pieces) and not mine and (entry.gathers, entry.pieces) in self._counted


def last_row(lines: Sequence[LogLine]) -> LogEntry:
    """Return the last row for a non-empty list of log lines, grouped from the last heading on."""
    last = lines[-1].entry
    if not last.gathers:
        return last
    behind: list[LogLine] = []
    for line in reversed(lines):
        if line.entry.tone == "heading":
            break
        behind.append(line)
    return Gathered().rows(behind[::-1])[-1].entry


def _together(run: Sequence[LogEntry]) -> LogEntry:
    """Return one entry for several: their number, with each as detail.

    Of several entries about the same pieces only the last counts: a unit that is set up again is one unit.
    """
    kept = {entry.pieces or place: entry for place, entry in enumerate(run)}
    run, last = list(kept.values()), run[-1]
    return replace(
        last,
        head=text(last.gathers, count=len(run)),
        places=tuple(dict.fromkeys(place for entry in run for place in entry.places)),
        pieces=tuple(dict.fromkeys(piece for entry in run for piece in entry.pieces)),
        more=tuple(Line(entry.line, entry.rule) for entry in run),
    )
