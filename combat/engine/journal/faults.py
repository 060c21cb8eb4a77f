"""What is wrong with a save, said in one line; and what was mended while it was read."""

from __future__ import annotations

from pathlib import Path

from combat.engine.files.one_line import one_line
from combat.engine.kernel.record import Record

NONSENSE = (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError)
"""What reading raises where a line says what no game ever wrote."""


class SaveError(Exception):
    """A save that cannot be used: the file, the line (0 for the whole file), what is wrong, and the remedy."""

    def __init__(self, path: Path, line: int, what: str, remedy: str) -> None:
        self.path, self.line, self.what, self.remedy = path, line, one_line(what), remedy
        place = f"{path}: line {line}" if line else str(path)
        super().__init__(f"{one_line(place)}: {self.what} — {remedy}")


class Disagreement(SaveError):
    """A sound journal that the rules do not play as it was played."""


class Note(Record):
    """Something that the player should know about a game that was loaded all the same.

    `kind` is a message id (cut-short, dropped); `args` are its words and numbers; `text` says it in plain English.
    """

    kind: str
    text: str
    args: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        return self.text


def reason(fault: OSError) -> str:
    """What the system said, without its error number."""
    return (fault.strerror or str(fault)).lower()
