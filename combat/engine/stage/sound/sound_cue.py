"""Sound cue of an event: the sound, its position on the board and its caption."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.record import Record
from combat.engine.space.place import Place

P = TypeVar("P", bound=Place)


class SoundCue(Record):
    """A sound of an event, with its position, its delay and its caption."""

    sound: str
    """Name in the title's sound table."""
    or_else: str = ""
    """Fallback where the table has no such sound, as for things that a pack adds."""
    at: Place | None = None
    """Position on the board; None for sounds beside it, such as cards and dice."""
    around: str = ""
    """Surroundings that cause an echo, as in the file names of its recordings; "" for the open."""
    after: float = 0.0
    """Seconds after the display of the event begins."""
    says: str = ""
    """Message id of the caption without the prefix `sound-`; "" for no caption."""
    about: str = ""
    """The source that the caption names."""

    def place_of(self, kind: type[P]) -> P | None:
        """Return the position if it is of the given class, else None."""
        return self.at if isinstance(self.at, kind) else None
