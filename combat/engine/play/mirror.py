"""The mirror: the table's own State, to which the game's events are applied at the pace that they are shown.

Two clocks, one owner: the rules have gone ahead, the mirror follows event by event. A question is put to the player
only when nothing is left to be shown; skipping shows the rest at once; taking back or loading replaces the mirror.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import MutableRecord

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Motion(Protocol):
    """What is seen while one event happens; `wait` holds it until the player goes on."""

    duration: float
    wait: bool

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Pieces that lie elsewhere just now."""


class Presenter(Protocol[S_contra]):
    """Whoever shows the events."""

    def motion(self, state: S_contra, event: Event) -> Motion | None:
        """How an event is to be shown, before it is applied; None for at once."""

    def happened(self, answers: int, state: S_contra, event: Event) -> None:
        """An event was just applied."""

    def turned_back(self, answers: int, state: S_contra) -> None:
        """The state was replaced; what was told after so many answers no longer holds."""


class Showing(MutableRecord):
    """A motion under way."""

    event: Event
    motion: Motion
    passed: float = 0.0

    @property
    def share(self) -> float:
        """How much of it has been shown, 0 to 1."""
        return min(1.0, self.passed / self.motion.duration) if self.motion.duration > 0 else 1.0


class Mirror(Generic[S]):
    """The state as the player sees it, and the events that he has yet to see."""

    def __init__(self, apply: Callable[[S, Event], None], state: S, presenter: Presenter[S]) -> None:
        """`apply` writes an event into the state, as the rules do."""
        self._write = apply
        self.state = state
        self.showing: Showing | None = None
        self.held = False
        """Whether nothing more is to be shown for now; what is being shown goes on to its end."""
        self._presenter = presenter
        self._queue: deque[tuple[int, Event]] = deque()

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self.held or self.showing is not None or bool(self._queue)

    @property
    def still(self) -> bool:
        """Whether nothing is being shown because it is held."""
        return self.held and self.showing is None

    @property
    def waiting(self) -> bool:
        """Whether a motion has been shown and waits for the player to go on."""
        showing = self.showing
        return showing is not None and showing.motion.wait and showing.passed >= showing.motion.duration

    def upcoming(self) -> Iterator[Event]:
        """Yield the events that are lined up to be shown, the next one first."""
        return (event for _, event in self._queue)

    # -- what the session tells ---------------------------------------------------------------------------------

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Line up events to be shown."""
        self._queue.extend((answers, event) for event in events)

    def replaced(self, answers: int, state: S) -> None:
        """Stand where the game stands; nothing is animated."""
        self._queue.clear()
        self.showing, self.held = None, False
        self.state = state
        self._presenter.turned_back(answers, state)

    # -- time ---------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let dt seconds pass; returns whether anything was shown."""
        if not self.busy or self.waiting or self.still:
            return False
        while True:
            if self.showing is not None:
                self.showing.passed += dt
                if self.showing.passed < self.showing.motion.duration or self.showing.motion.wait:
                    return True
                dt = self.showing.passed - self.showing.motion.duration
                self.showing = None
            if self.held or not self._queue:
                return True
            self._begin_next()

    def skip(self) -> None:
        """End what is being shown just now."""
        self.showing = None

    def drain(self) -> None:
        """Show all the rest at once, as far as it is not held."""
        self.showing = None
        while self._queue and not self.held:
            answers, event = self._queue.popleft()
            self._apply(answers, event)

    def _begin_next(self) -> None:
        answers, event = self._queue.popleft()
        motion = self._presenter.motion(self.state, event)
        self._apply(answers, event)
        if motion is not None and (motion.duration > 0 or motion.wait):
            self.showing = Showing(event, motion)

    def _apply(self, answers: int, event: Event) -> None:
        self._write(self.state, event)
        self._presenter.happened(answers, self.state, event)
