"""The mirror: a copy of the state for display, to which events are applied at the speed of their animations.

The rules run ahead; the mirror follows event by event. A question is put to the player only after all events
have been shown. Skipping shows the rest at once; undo and loading replace the mirror's state.
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
    """The animation of one event; with `wait` it lasts until the player continues."""

    duration: float
    wait: bool

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the positions of animated pieces (id -> top left corner in pixels) at `share` (0 to 1) of the
        duration.
        """


class Presenter(Protocol[S_contra]):
    """Shows events to the player."""

    def motion(self, state: S_contra, event: Event) -> Motion | None:
        """Return the animation of an event that is about to be applied, or None for no animation."""

    def happened(self, answers: int, state: S_contra, event: Event) -> None:
        """Handle an event that was just applied; `answers` answers had been given."""

    def turned_back(self, answers: int, state: S_contra) -> None:
        """Handle the replacement of the state by an undo or a load; drop log lines after `answers` answers."""


class Showing(MutableRecord):
    """The animation being shown: its event, its motion and the seconds passed."""

    event: Event
    motion: Motion
    passed: float = 0.0

    @property
    def share(self) -> float:
        """Return the elapsed share of the duration, 0 to 1."""
        return min(1.0, self.passed / self.motion.duration) if self.motion.duration > 0 else 1.0


class Mirror(Generic[S]):
    """The state as displayed, and the queue of events not yet shown."""

    def __init__(self, apply: Callable[[S, Event], None], state: S, presenter: Presenter[S]) -> None:
        """`apply` applies an event to the state, as in the rules."""
        self._write = apply
        self.state = state
        self.showing: Showing | None = None
        self.held = False
        """Whether the next event is held back; a running animation continues to its end."""
        self._presenter = presenter
        self._queue: deque[tuple[int, Event]] = deque()

    @property
    def busy(self) -> bool:
        """Return whether events are still to be shown or are held back, or an animation is running."""
        return self.held or self.showing is not None or bool(self._queue)

    @property
    def still(self) -> bool:
        """Return whether events are held back and no animation is running."""
        return self.held and self.showing is None

    @property
    def waiting(self) -> bool:
        """Return whether an animation has finished and waits for the player to continue."""
        showing = self.showing
        return showing is not None and showing.motion.wait and showing.passed >= showing.motion.duration

    def upcoming(self) -> Iterator[Event]:
        """Yield the queued events, the next one first."""
        return (event for _, event in self._queue)

    # -- audience of the session --------------------------------------------------------------------------------

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Queue events for display; `answers` is the number of answers given when they occurred."""
        self._queue.extend((answers, event) for event in events)

    def replaced(self, answers: int, state: S) -> None:
        """Replace the state without animation, and drop all queued events."""
        self._queue.clear()
        self.showing, self.held = None, False
        self.state = state
        self._presenter.turned_back(answers, state)

    # -- time ---------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Advance the display by `dt` seconds; return whether anything was shown."""
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
        """End the running animation."""
        self.showing = None

    def drain(self) -> None:
        """Apply all queued events at once without animation; stop if events are held back."""
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
