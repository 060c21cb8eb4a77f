"""What a journal must know of a title, whose states and books are closed to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Json, Record
from combat.engine.kernel.text_message import TextMessage

if TYPE_CHECKING:
    from combat.engine.kernel.rules import Rules

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
Line = dict[str, Any]


class About(Record):
    """What the head of a journal says of a game: the id and the name of its scenario, and with what it is played."""

    scenario: str
    title: str
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    """The packs that it is played with, each with its version."""


class StateSerializer(Protocol[S, B]):
    """How a title's games are written down and read again. What no game ever wrote is told by ValueError."""

    steps: Mapping[int, Callable[[Line], None]]
    """Format -> what makes of a line one of the next format, where the title's own part of it changed."""

    def about(self, book: B) -> About:
        """What the head of a journal says."""

    def book_as_plain(self, book: B) -> Json:
        """Everything that a game is played with."""

    def book_from_plain(self, data: Json) -> B:
        """What `book_as_plain` wrote; raises ValueError."""

    def state_as_plain(self, state: S) -> dict[str, Json]:
        """A state without its book; what has no order of its own is sorted."""

    def state_from_plain(self, data: dict[str, Json], book: B) -> S:
        """What `state_as_plain` wrote; raises ValueError."""

    def clock(self, state: S) -> dict[str, Json]:
        """How far a game has come, in the title's own terms: its `turn`, its `phase`, "over" at the end, and more."""

    def moment(self, clock: Json) -> Moment:
        """The moment that a written clock tells; raises ValueError."""

    def verdict(self, state: S) -> tuple[str, int] | None:
        """How a game has ended, and its points; None while it goes on."""

    def place(self, state: S) -> TextMessage | str:
        """How far a game has come, as a fault says it: "turn 3"."""


class StorableTitle(Protocol[S, B]):
    """A title as journals know it."""

    @property
    def id(self) -> str:
        """What journals call it."""

    @property
    def rules(self) -> Rules[S, B]:
        """What is asked and told."""

    @property
    def serializer(self) -> StateSerializer[S, B]:
        """How its games are written down."""
