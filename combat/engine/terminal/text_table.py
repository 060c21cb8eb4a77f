"""The interface of a title for text play: printing and parsing answers, and views of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.words import Printer
from combat.engine.words.log_entry import LogEntry

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class NotUnderstood(ValueError):
    """A line that cannot be interpreted; the message is one line for the player."""


class View(Record, Generic[S], gc=True):
    """A view of the position: its command word, and its lines for the rest of the command.

    `name` is the suffix of two message ids: "text-word-<name>" and "text-about-<name>".
    """

    name: str
    show: Callable[[S, str], Sequence[str]]
    """Returns the lines; raises NotUnderstood for unknown subjects."""


class SeatView(Record, Generic[S], gc=True):
    """A view of the position that depends on the seat that looks; see `View`."""

    name: str
    show: Callable[[S, Seat, str], Sequence[str]]
    """Returns the lines for a seat; raises NotUnderstood for unknown subjects."""


def nothing(state: object, decision: Decision) -> Sequence[tuple[str, str]]:
    """Return an empty list."""
    return ()


def plain_line(state: object, entry: LogEntry) -> str:
    """Return a log entry as one line of plain text."""
    return entry.line


def unprinted(state: object) -> None:
    """Return None: places are printed in their notation."""


class TypedLines(Protocol[S_contra]):
    """Questions as text, and the lines that answer them."""

    def asked(self, state: S_contra, decision: Decision, /) -> str:
        """Return the text of a question, without how to answer it by mouse."""

    def listed(self, state: S_contra, decision: Decision, /) -> Sequence[Answer]:
        """Return the answers to number; empty if they are too many and must be typed."""

    def read(self, state: S_contra, decision: Decision, line: str, /) -> Iterable[Answer]:
        """Parse a line that is no number: one answer, or several to be given in turn; raise NotUnderstood."""

    def usual(self, state: S_contra, decision: Decision, /) -> Answer | None:
        """Return the answer of an empty line; None if there is none."""

    def how(self, state: S_contra, decision: Decision, /) -> str:
        """Return instructions for a question whose answers are not numbered."""


class TextTable(Record, Generic[S], gc=True):
    """The text interface of a title."""

    views: tuple[View[S] | SeatView[S], ...]
    lines: TypedLines[S]
    """The texts of questions and the parser of typed answers; usually a module."""
    said: Callable[[S, Decision, Answer], str]
    """Returns an answer as text."""
    seat_name: Callable[[Seat], str] = str
    """Returns the name of a seat in a game of several."""
    things: Callable[[S, Decision], Sequence[tuple[str, str]]] = nothing
    """Returns what to list for a question without numbered answers, each with the number that `read` accepts."""
    printer: Callable[[S], Printer | None] = unprinted
    """Returns the printer of a game's places; None for their notation."""
    told: Callable[[S, LogEntry], str] = plain_line
    """Returns a log entry as a line; for a title whose pieces have short names to be typed."""
    remarks: tuple[str, ...] = ()
    """Messages printed below the list of commands."""
