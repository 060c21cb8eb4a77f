"""What a game gives so that runs of it can be played, kept and printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.runs.row_columns import RowColumns
from combat.engine.title import Title

S_contra = TypeVar("S_contra", contravariant=True)
R = TypeVar("R", bound=Record)
R_co = TypeVar("R_co", bound=Record, covariant=True)

MOST = 200_000
"""Answers in which a game must have ended, unless its kind says otherwise."""


class Recorder(Protocol[S_contra, R_co]):
    """Counts during one game what its end does not tell."""

    def hear(self, state: S_contra, event: Event) -> None:
        """Count what an event tells, as things stand before it."""

    def row(self, state: S_contra, seed: int, decisions: int) -> R_co:
        """Return the row of the game when it is over."""


class RunKind(Record, Generic[R], gc=True):
    """The runs of one game."""

    place: str
    """Where this record stands, as "module:NAME": other processes import it."""
    title: Title[Any, Any]
    columns: RowColumns[R]
    """The columns of a file of games."""
    recorder: Callable[[], Recorder[Any, R]]
    reported: tuple[str, ...]
    """The columns of each game in JSON."""
    shown: tuple[str, ...]
    """The columns of the printed table; their heads are the messages "simulated-column-<name>"."""
    cell: Callable[[str, Any], str]
    """A value of a column as it is printed."""
    summary: Callable[[Iterable[R]], dict[str, Any]]
    """What at least one game comes to, as JSON has it; its "games" is their number, 0 where there are none."""
    told: Callable[[Mapping[str, Any], Mapping[Seat, str]], str]
    """The summary in words; who played is given by seats."""
    most: int = MOST
