"""The interface of a game for simulation runs: how they are played, stored and summarised."""

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
"""The default maximum of answers of a game."""


class Recorder(Protocol[S_contra, R_co]):
    """Collects the data of one game's row from its events."""

    def hear(self, state: S_contra, event: Event) -> None:
        """Record an event; `state` is the state before it."""

    def row(self, state: S_contra, seed: int, decisions: int) -> R_co:
        """Return the row of the finished game."""


class RunKind(Record, Generic[R], gc=True):
    """The description of a game's runs."""

    place: str
    """The import path of this record, "module:NAME", for other processes."""
    title: Title[Any, Any]
    """The title whose games are played."""
    columns: RowColumns[R]
    """The columns of a run file."""
    recorder: Callable[[], Recorder[Any, R]]
    reported: tuple[str, ...]
    """The columns of each game in JSON output."""
    shown: tuple[str, ...]
    """The columns of the printed table; their headings are the messages "simulated-column-<name>"."""
    cell: Callable[[str, Any], str]
    """Formats a value of a column for printing."""
    summary: Callable[[Iterable[R]], dict[str, Any]]
    """Summarises games as JSON data; its "games" is their number, 0 if there are none."""
    told: Callable[[Mapping[str, Any], Mapping[Seat, str]], str]
    """Formats the summary as text, given the players by seat."""
    most: int = MOST
    """Maximum of answers of a game."""
