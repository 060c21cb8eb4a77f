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
    """Handlers that return the sounds of an event, the loudest first; they receive the state before it."""

    def heard(self, state: S, event: Event) -> Sequence[SoundCue]:
        """Return all sounds of an event."""
        return self[event.__class__](state, event)

    def silent(self, *kinds: type[Event]) -> None:
        """Register events without sound."""
        self.register(*kinds)(lambda state, event: ())

    def beside(self, names: Mapping[type[Event], str]) -> None:
        """Register one sound without a position for each event."""
        for kind, name in names.items():
            self.at(kind, name, _nowhere)

    def at(self, kind: type[E], name: str, where: Callable[[S, E], Place | None]) -> None:
        """Register a sound with a position."""
        self.register(kind)(lambda state, event: (sound(name, where(state, event)),))


def sound(name: str, at: Place | None = None, *, around: str = "", after: float = 0.0, says: str = "") -> SoundCue:
    """Return a sound captioned by its own name, or by the message `says`; without a position it is beside the board.

    `around` is the surrounding whose echo it has, `after` a delay in seconds.
    """
    return SoundCue(name, "", at or None, around, after, says or name)


def _nowhere(state: object, event: Event) -> None:
    """Return no position: the sound is beside the board."""
