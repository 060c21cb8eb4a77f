"""The interfaces by which journals use a title, without knowing its states and books."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Json, Record
from combat.engine.kernel.text_message import TextMessage

if TYPE_CHECKING:
    from combat.engine.kernel.rules import Rules

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
S_co = TypeVar("S_co", covariant=True)
B_contra = TypeVar("B_contra", contravariant=True)
Line = dict[str, Any]
Row = list[Any]


class About(Record):
    """The facts about a game in a journal's header: the id and name of its scenario, options and packs."""

    scenario: str
    title: str
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    """The content packs in use, each with its version."""


class StateSerializer(Protocol[S, B]):
    """Converts a title's states and books to and from JSON data; invalid data raises ValueError."""

    steps: Mapping[int, Callable[[Line], None]]
    """Format -> function that migrates a line to the next format in place, if the title's part of it changed."""

    def about(self, book: B) -> About:
        """Return the facts about a book that the header of a journal holds."""

    def book_as_plain(self, book: B) -> Json:
        """Return a book as JSON data."""

    def book_from_plain(self, data: Json) -> B:
        """Parse a book written by `book_as_plain`; raise ValueError if the data is invalid."""

    def state_as_plain(self, state: S) -> dict[str, Json]:
        """Return a state without its book as JSON data, with sets sorted."""

    def state_from_plain(self, data: dict[str, Json], book: B) -> S:
        """Parse a state written by `state_as_plain`; raise ValueError if the data is invalid."""

    def clock(self, state: S) -> dict[str, Json]:
        """Return a game's progress as JSON data: `turn`, `phase` ("over" at the end) and the title's own keys."""

    def moment(self, clock: Json) -> Moment:
        """Return the moment that `clock` data describes; raise ValueError if the data is invalid."""

    def verdict(self, state: S) -> tuple[str, int] | None:
        """Return the verdict and the points of a finished game; None if it is not finished."""

    def place(self, state: S) -> TextMessage | str:
        """Return a game's progress as a text for error messages, such as "turn 3"."""


@runtime_checkable
class ViewReader(Protocol[S_co, B_contra]):
    """A serializer that reads views separately: its `state_from_plain` rejects what only views have, such as neutral
    ids.
    """

    def view_from_plain(self, data: dict[str, Json], book: B_contra) -> S_co:
        """Parse a view written by `state_as_plain`; raise ValueError if the data is invalid."""


class StorableTitle(Protocol[S, B]):
    """The parts of a title that journals use."""

    @property
    def id(self) -> str:
        """Return the id of the title in journals."""

    @property
    def rules(self) -> Rules[S, B]:
        """Return the rules of the game."""

    @property
    def serializer(self) -> StateSerializer[S, B]:
        """Return the serializer of its states and books."""
