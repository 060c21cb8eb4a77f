"""What a session knows of the time before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

from combat.engine.journal.leap import Leap
from combat.engine.kernel.copied import Copied
from combat.engine.kernel.event import Event

S = TypeVar("S", bound=Copied)


class Past(Protocol[S]):
    """Tells what happened in a game before it was taken up again."""

    @property
    def start(self) -> S:
        """How things stood at the beginning."""

    def happenings(self) -> Iterator[tuple[int, Event | Leap[S]]]:
        """How many answers had been given, and what happened then."""
