"""What is heard of an event: a sound, where on the board it is made, and what is said of it in words."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.record import Record
from combat.engine.space.place import Place

P = TypeVar("P", bound=Place)


class SoundCue(Record):
    """One sound of an event."""

    sound: str
    """Its name in the title's table of sounds."""
    or_else: str = ""
    """What is heard where the table has no such sound, as with things that a pack brings."""
    at: Place | None = None
    """Where it is made; None beside the board, as cards and dice are."""
    around: str = ""
    """What throws its echo, as the files of its takes name it; "" for the open."""
    after: float = 0.0
    """Seconds after the event begins to be shown."""
    says: str = ""
    """The message that is its caption, `sound-` before it; "" for a sound without a caption."""
    about: str = ""
    """What the caption calls whoever makes it."""

    def place_of(self, kind: type[P]) -> P | None:
        """Return where it is made, if that is a place of a title's kind."""
        return self.at if isinstance(self.at, kind) else None
