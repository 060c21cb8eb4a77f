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
    """The motions of a title, one for each kind of event."""

    def __init__(self) -> None:
        self._makers: dict[type[Event], Callable[[Desk[S, B, P], Event, float, bool], Motion[Event, S, B, P]]] = {}

    def show(self, motion: type[Motion[E, S, B, P]], *kinds: type[E]) -> None:
        """Register a motion class for kinds of events; its type parameter says which events it can show."""
        maker = cast("Callable[[Desk[S, B, P], Event, float, bool], Motion[Event, S, B, P]]", motion)
        self._makers |= dict.fromkeys(kinds, maker)

    def pause(self, *kinds: type[Event]) -> None:
        """Register kinds of events without animation; those with a duration are a pause."""
        self._makers |= dict.fromkeys(kinds, Motion)

    def of(self, desk: Desk[S, B, P], event: E, duration: float, wait: bool) -> Motion[E, S, B, P]:
        """Return a new motion for an event; raise KeyError for an unregistered kind."""
        return self.maker(event.__class__)(desk, event, duration, wait)

    def maker(self, kind: type[E]) -> Callable[[Desk[S, B, P], E, float, bool], Motion[E, S, B, P]]:
        """Return the motion class of a kind of event; raise KeyError."""
        return cast("Callable[[Desk[S, B, P], E, float, bool], Motion[E, S, B, P]]", self._makers[kind])

    def missing(self, kinds: Iterable[type[Event]]) -> tuple[type[Event], ...]:
        """Return the kinds of events that are not registered."""
        return tuple(kind for kind in kinds if kind not in self._makers)
