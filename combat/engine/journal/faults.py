"""What is wrong with a save, said in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from combat.engine.files.one_line import one_line
from combat.engine.kernel.record import CodecError, Record
from combat.engine.kernel.text_message import TextMessage, cause, msg

NONSENSE = (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError)
"""What reading raises where a line says what no game ever wrote."""
CHOOSE_A_SAVE, CHOOSE_ANOTHER = msg("save-choose"), msg("save-choose-another")


@contextmanager
def of_a_save(path: Path) -> Iterator[None]:
    """Whatever is wrong with a game that was saved is the save's fault, in one line: raises SaveError."""
    try:
        yield
    except SaveError:
        raise
    except Exception as fault:
        what = msg("save-not-shown", kind=type(fault).__name__, cause=cause(fault))
        raise SaveError(path, 0, what, CHOOSE_ANOTHER) from fault


class Flaw(Record):
    """Why a save cannot be used: the file, the line (0 for the whole file), what is wrong, and the remedy.

    It is said in the language of the moment.
    """

    path: str
    line: int
    said: TextMessage | str
    to_do: TextMessage | str

    @property
    def what(self) -> str:
        """What is wrong, in one line."""
        return one_line(str(self.said))

    @property
    def remedy(self) -> str:
        """What the player can do, in one line."""
        return one_line(str(self.to_do))

    def __str__(self) -> str:
        place = msg("save-line", path=self.path, line=self.line) if self.line else self.path
        said = msg("save-finding", what=self.what, remedy=self.remedy)
        return f"{one_line(str(place))}: {said}"


class SaveError(Exception):
    """A save that cannot be used, and its flaw."""

    def __init__(self, path: Path, line: int, what: TextMessage | str, remedy: TextMessage | str) -> None:
        super().__init__(path, line, what, remedy)
        self.path, self.line, self.flaw = path, line, Flaw(str(path), line, what, remedy)

    @property
    def what(self) -> str:
        """What is wrong, in one line."""
        return self.flaw.what

    @property
    def remedy(self) -> str:
        """What the player can do."""
        return self.flaw.remedy

    def __str__(self) -> str:
        return str(self.flaw)


class Disagreement(SaveError):
    """A sound journal that the rules do not play as it was played."""


def damaged(message: str, fault: BaseException) -> TextMessage:
    """That something is damaged, and what reading it brought to light: in words of ours, or the name of the fault."""
    told = msg("save-no-field", name=fault.args[0]) if isinstance(fault, KeyError) else cause(fault)
    ours = isinstance(told, TextMessage) or isinstance(fault, CodecError)
    return msg(message, cause=told if ours else type(fault).__name__)
