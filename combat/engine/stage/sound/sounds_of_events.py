"""Registry of the sounds of a title's events, by event class."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.space.place import Place
from combat.engine.stage.sound.sound_cue import SoundCue

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class SoundsOfEvents(Handlers[Event, S, Sequence[SoundCue]]):
    """Handlers that return the sounds of an event, the loudest first; they get the state before the event."""

    def heard(self, state: S, event: Event) -> Sequence[SoundCue]:
        """Return all sounds of an event."""
        return self[event.__class__](state, event)

    def silent(self, *kinds: type[Event]) -> None:
        """Register event classes that have no sound."""
        self.register(*kinds)(lambda state, event: ())

    def beside(self, names: Mapping[type[Event], str]) -> None:
        """Register for each event class one sound without a position."""
        for kind, name in names.items():
            self.at(kind, name, _nowhere)

    def at(self, kind: type[E], name: str, where: Callable[[S, E], Place | None]) -> None:
        """Register one sound for an event class; `where` returns its position."""
        self.register(kind)(lambda state, event: (sound(name, where(state, event)),))


def sound(name: str, at: Place | None = None, *, around: str = "", after: float = 0.0, says: str = "") -> SoundCue:
    """Return a sound cue; it is captioned by its own name, or by the message `says`.

    Without a position it is heard from beside the board. `around` names the surroundings whose echo it has, and `after`
    is a delay in seconds.
    """
    return SoundCue(name, "", at or None, around, after, says or name)


def _nowhere(state: object, event: Event) -> None:
    """Return no position: the sound is beside the board."""
