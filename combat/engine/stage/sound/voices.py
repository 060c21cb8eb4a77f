"""Allocation of voices: more important sounds replace less important ones."""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord


class Voice(MutableRecord):
    """The sound that a voice plays: its weight, start and end."""

    weight: int = 0
    began: float = 0.0
    ends: float = 0.0


class Voices:
    """A fixed number of voices; each is free again when its sound has ended."""

    def __init__(self, count: int) -> None:
        self._voices = [Voice() for _ in range(count)]

    def take(self, weight: int, now: float, seconds: float) -> int | None:
        """Reserve a voice for a sound of a weight and a length in seconds; return its number.

        It is a free voice, or else the one with the least weight, oldest first. Returns None if all voices play sounds
        of greater weight.
        """
        free = next((place for place, voice in enumerate(self._voices) if voice.ends <= now), None)
        if free is None:
            free, least = min(enumerate(self._voices), key=lambda found: (found[1].weight, found[1].began))
            if least.weight > weight:
                return None
        self._voices[free] = Voice(weight, now, now + seconds)
        return free
