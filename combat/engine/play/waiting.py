"""A buffer of the events and questions that a seat is sent before its audience is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.play.port import Audience

S = TypeVar("S", bound=Copyable)


class Waiting(Generic[S]):
    """An audience that stores events for later delivery."""

    def __init__(self) -> None:
        self._begun: tuple[int, S] | None = None
        self._told: list[tuple[int, tuple[Event, ...]]] = []

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Store events; `answers` is the number of answers given when they occurred."""
        self._told.append((answers, tuple(events)))

    def replaced(self, answers: int, state: S) -> None:
        """Store the new state and drop the events stored so far."""
        self._begun = answers, state
        self._told.clear()

    def tell(self, audience: Audience[S]) -> None:
        """Send everything stored to an audience, in order."""
        if self._begun is not None:
            audience.replaced(*self._begun)
        for answers, events in self._told:
            audience.told(answers, events)
