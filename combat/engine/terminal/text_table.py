"""What a title gives so that it can be played in text: how answers are said and read, and what can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.words import Printer

S = TypeVar("S")


class NotUnderstood(ValueError):
    """A line that means nothing here; the message is one line for the player."""


class View(Record, Generic[S], gc=True):
    """Something that can be looked at: its word, what is said of it, and its lines for what stands behind the word.

    `name` is the end of two message ids: "text-word-<name>" and "text-about-<name>".
    """

    name: str
    show: Callable[[S, str], Sequence[str]]
    """Raises NotUnderstood for what is not there."""


def nothing(state: object, decision: Decision) -> Sequence[tuple[str, str]]:
    """List nothing."""
    return ()


def unprinted(state: object) -> None:
    """Say places by their notation."""


class TextTable(Record, Generic[S], gc=True):
    """The table of a title in words."""

    views: tuple[View[S], ...]
    asked: Callable[[S, Decision], str]
    """A question in words: what is asked, and nothing of how a mouse answers it."""
    listed: Callable[[S, Decision], Sequence[Answer]]
    """The answers that are numbered under a question; none where they are too many, and are typed out."""
    said: Callable[[S, Decision, Answer], str]
    """An answer in words."""
    read: Callable[[S, Decision, str], Iterable[Answer]]
    """What a line means that is no number: one answer, or several; each is given before the next one is asked for.

    Raises NotUnderstood.
    """
    usual: Callable[[S, Decision], Answer | None]
    """What an empty line gives; None where nothing is usual."""
    how: Callable[[S, Decision], str]
    """How the question is answered where its answers are not numbered."""
    seat_name: Callable[[Seat], str] = str
    """How a seat is called, in a game of several."""
    things: Callable[[S, Decision], Sequence[tuple[str, str]]] = nothing
    """What is listed under a question whose answers are not numbered, each with the number that `read` knows it by."""
    printer: Callable[[S], Printer | None] = unprinted
    """What is printed for the places of a game; None where their notation says enough."""
    remarks: tuple[str, ...] = ()
    """Messages that are said under all that can be typed."""
