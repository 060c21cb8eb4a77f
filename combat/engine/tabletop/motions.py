"""Registry of motions by event class."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar, cast

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.motion import Motion
from combat.engine.tabletop.title_desk import TitleDesk

E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class Motions(Generic[S, B, P]):
    """The motions of a title, one for each class of events."""

    def __init__(self) -> None:
        self._makers: dict[type[Event], Callable[[Desk[S, B, P], Event, float, bool], Motion[Event, S, B, P]]] = {}

    def show(self, motion: type[Motion[E, S, B, P]], *kinds: type[E]) -> None:
        """Register a motion class for event classes; its type parameter determines which are allowed."""
        maker = cast("Callable[[Desk[S, B, P], Event, float, bool], Motion[Event, S, B, P]]", motion)
        self._makers |= dict.fromkeys(kinds, maker)

    def pause(self, *kinds: type[Event]) -> None:
        """Register event classes without animation; an event with a duration is then a pause."""
        self._makers |= dict.fromkeys(kinds, Motion)

    def of(self, desk: Desk[S, B, P], event: E, duration: float, wait: bool) -> Motion[E, S, B, P]:
        """Return a new motion for an event; raise KeyError if the event's class is not registered."""
        return self.maker(event.__class__)(desk, event, duration, wait)

    def maker(self, kind: type[E]) -> Callable[[Desk[S, B, P], E, float, bool], Motion[E, S, B, P]]:
        """Return the motion class for an event class; raise KeyError if it is not registered."""
        return cast("Callable[[Desk[S, B, P], E, float, bool], Motion[E, S, B, P]]", self._makers[kind])

    def missing(self, kinds: Iterable[type[Event]]) -> tuple[type[Event], ...]:
        """Return those of the event classes that are not registered."""
        return tuple(kind for kind in kinds if kind not in self._makers)
