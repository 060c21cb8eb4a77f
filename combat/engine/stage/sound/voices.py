"""Which voice a sound gets: few sound at once, and what matters less makes room for what matters more."""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord


class Voice(MutableRecord):
    """What one voice sings."""

    weight: int = 0
    began: float = 0.0
    ends: float = 0.0


class Voices:
    """A few voices, each free again when its sound has ended."""

    def __init__(self, count: int) -> None:
        self._voices = [Voice() for _ in range(count)]

    def take(self, weight: int, now: float, seconds: float) -> int | None:
        """The number of a free voice, else of one that sings something of less weight, or of the same and for longest.

        None where everything that sounds matters more.
        """
        free = next((place for place, voice in enumerate(self._voices) if voice.ends <= now), None)
        if free is None:
            free, least = min(enumerate(self._voices), key=lambda found: (found[1].weight, found[1].began))
            if least.weight > weight:
                return None
        self._voices[free] = Voice(weight, now, now + seconds)
        return free
