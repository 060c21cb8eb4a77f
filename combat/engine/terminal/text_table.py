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
    """A line of input cannot be interpreted; the message is one line for the player."""


class View(Record, Generic[S], gc=True):
    """A command that prints a view of the position: its word, and a function that returns its lines.

    The function gets the rest of the command. `name` is the suffix of two message ids: "text-word-<name>" and
    "text-about-<name>".
    """

    name: str
    show: Callable[[S, str], Sequence[str]]
    """Returns the lines; raises NotUnderstood for unknown subjects."""


class SeatView(Record, Generic[S], gc=True):
    """A view that depends on the seat of the player; see `View`."""

    name: str
    show: Callable[[S, Seat, str], Sequence[str]]
    """Returns the lines for a seat; raises NotUnderstood for unknown subjects."""


def nothing(state: object, decision: Decision) -> Sequence[tuple[str, str]]:
    """Return an empty tuple, whatever the question; for titles without additional commands."""
    return ()


def plain_line(state: object, entry: LogEntry) -> str:
    """Return a log entry as one line of plain text."""
    return entry.line


def unprinted(state: object) -> None:
    """Return None, so that places are printed in their notation."""


class TypedLines(Protocol[S_contra]):
    """The text of questions, and the parsing of lines that answer them."""

    def asked(self, state: S_contra, decision: Decision, /) -> str:
        """Return the text of a question, without instructions for the mouse."""

    def listed(self, state: S_contra, decision: Decision, /) -> Sequence[Answer]:
        """Return the answers to be numbered in a list; empty if they are too many and must be typed."""

    def read(self, state: S_contra, decision: Decision, line: str, /) -> Iterable[Answer]:
        """Parse a line that is not a number; return one answer, or several to give in turn.

        Raise NotUnderstood if the line cannot be interpreted.
        """

    def usual(self, state: S_contra, decision: Decision, /) -> Answer | None:
        """Return the answer that an empty line gives; None if it gives none."""

    def how(self, state: S_contra, decision: Decision, /) -> str:
        """Return instructions for answering a question whose answers are not numbered."""


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
