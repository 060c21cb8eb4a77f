"""Faults of saves, each reported in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from combat.engine.files.one_line import one_line
from combat.engine.kernel.record import CodecError, Record
from combat.engine.kernel.text_message import TextMessage, cause, msg

NONSENSE = (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError)
"""The exceptions that parsing raises for lines that no game wrote."""
CHOOSE_A_SAVE, CHOOSE_ANOTHER = msg("save-choose"), msg("save-choose-another")


@contextmanager
def as_save_errors(path: Path) -> Iterator[None]:
    """Convert every exception raised within the block to a SaveError about the file `path`."""
    try:
        yield
    except SaveError:
        raise
    except Exception as fault:
        what = msg("save-not-shown", kind=type(fault).__name__, cause=cause(fault))
        raise SaveError(path, 0, what, CHOOSE_ANOTHER) from fault


class Flaw(Record):
    """The reason why a save cannot be used: the file, the line (0 for the whole file), the fault, and the remedy.

    The texts are rendered in the current language.
    """

    path: str
    line: int
    said: TextMessage | str
    """The fault."""
    to_do: TextMessage | str
    """The remedy."""

    @property
    def what(self) -> str:
        """Return the fault, in one line and in the current language."""
        return one_line(str(self.said))

    @property
    def remedy(self) -> str:
        """Return advice for the player, in one line and in the current language."""
        return one_line(str(self.to_do))

    def __str__(self) -> str:
        place = msg("save-line", path=self.path, line=self.line) if self.line else self.path
        said = msg("save-finding", what=self.what, remedy=self.remedy)
        return f"{one_line(str(place))}: {said}"


class SaveError(Exception):
    """A save cannot be used; `flaw` describes why."""

    def __init__(self, path: Path, line: int, what: TextMessage | str, remedy: TextMessage | str) -> None:
        super().__init__(path, line, what, remedy)
        self.path, self.line, self.flaw = path, line, Flaw(str(path), line, what, remedy)

    @property
    def what(self) -> str:
        """Return the fault, in one line."""
        return self.flaw.what

    @property
    def remedy(self) -> str:
        """Return advice for the player, in one line."""
        return self.flaw.remedy

    def __str__(self) -> str:
        return str(self.flaw)


class Disagreement(SaveError):
    """The journal is intact, but the rules do not replay it as it was played."""


def damaged(message: str, fault: BaseException) -> TextMessage:
    """Return the message `message` with its cause filled in.

    The cause is the message of `fault` if it is one of this program's, else the name of its class.
    """
    told = msg("save-no-field", name=fault.args[0]) if isinstance(fault, KeyError) else cause(fault)
    ours = isinstance(told, TextMessage) or isinstance(fault, CodecError)
    return msg(message, cause=told if ours else type(fault).__name__)
