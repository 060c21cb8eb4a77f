"""Allocation of voices: less important sounds give way to more important ones."""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord


class Voice(MutableRecord):
    """The sound that a voice is playing: its weight, begin and end."""

    weight: int = 0
    began: float = 0.0
    ends: float = 0.0


class Voices:
    """A fixed number of voices, each free again when its sound has ended."""

    def __init__(self, count: int) -> None:
        self._voices = [Voice() for _ in range(count)]

    def take(self, weight: int, now: float, seconds: float) -> int | None:
        """Reserve a voice and return its number: a free one, else the one with the least weight, the oldest first.

        Returns None if all voices play sounds of greater weight.
        """
        free = next((place for place, voice in enumerate(self._voices) if voice.ends <= now), None)
        if free is None:
            free, least = min(enumerate(self._voices), key=lambda found: (found[1].weight, found[1].began))
            if least.weight > weight:
                return None
        self._voices[free] = Voice(weight, now, now + seconds)
        return free
