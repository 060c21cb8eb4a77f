"""Ambience player: a looped background that is lowered under loud sounds, with occasional single sounds."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from combat.engine.stage.sound.orders import Play
from combat.engine.stage.sound.sound_pan import SoundPan
from combat.engine.stage.sound.sound_table import Ambience

STEP = 0.05
"""Seconds between two volume steps of a fade."""
SWELL, SINK, DUCK = 1.6, 0.8, 0.12
"""Seconds to fade in, to fade out for another ambience, and to duck under a loud sound."""
DUCKED, HELD = 0.4, 0.7
"""Volume while ducked, and the seconds that it stays so after the loud sound began."""
FIRST = 0.4
"""Least share of its usual interval after which the first single sound may come."""


class Stream(Protocol):
    """A music stream that plays the background."""

    def load(self, filename: Path) -> None:
        """Load a file; raise what the decoder raises."""

    def play(self, loops: int) -> None:
        """Start playback; with -1 `loops` it repeats forever."""

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1."""

    def stop(self) -> None:
        """Stop playback."""


class AmbiencePlayer:
    """Plays one ambience at a time; the caller passes the time in seconds."""

    def __init__(self, stream: Stream, bed: Callable[[str], Path | None]) -> None:
        """`bed` returns the file of a background, or None."""
        self._stream, self._bed = stream, bed
        self._air: Ambience | None = None
        self._wanted: Ambience | None = None
        self._playing = False
        self._level, self._heard, self._then, self._held = 0.0, -1.0, 0.0, 0.0
        self._due: list[float] = []
        self._random = random.Random()

    def play_ambience(self, air: Ambience | None, now: float) -> None:
        """Switch to another ambience, or to None for silence; the current one fades out first.

        `now` is the current time in seconds.
        """
        if air != self._wanted:
            self._wanted, self._then = air, now

    def make_way(self, now: float) -> None:
        """Lower the background for a loud sound."""
        if self._playing and now >= self._held:
            self._then = now
        self._held = now + HELD

    def follow(self, now: float, loud: Callable[[str], float]) -> list[Play]:
        """Advance the fades to the time `now`; return the single sounds that are due.

        `loud` returns the volume of a group.
        """
        passed, self._then = max(0.0, now - self._then), now
        volume = 0.0 if self._wanted is None else loud(self._wanted.group)
        silent = self._wanted is None or volume <= 0
        if self._playing and (silent or self._air != self._wanted):
            self._level = max(0.0, self._level - passed / SINK)
            if self._level == 0:
                self._stream.stop()
                self._playing, self._air = False, None
        elif not silent and not self._playing:
            self._begin(now)
        elif self._playing:
            goal = DUCKED if now < self._held else 1.0
            step = passed / (DUCK if goal < self._level else SWELL)
            self._level = max(goal, self._level - step) if goal < self._level else min(goal, self._level + step)
        if self._playing and self._air is not None:
            self._sound(self._level * loud(self._air.group))
        return self._visit(now) if self._playing and not silent else []

    def until(self, now: float) -> float | None:
        """Return the seconds until `follow` must be called again; None if nothing changes by itself."""
        if self._moving(now):
            return STEP
        waits = [due - now for due in self._due] if self._playing else []
        waits += [self._held - now] if self._playing and self._held > now else []
        return max(0.0, min(waits)) if waits else None

    def _moving(self, now: float) -> bool:
        if not self._playing:
            return False
        if self._air != self._wanted:
            return True
        return self._level != (DUCKED if now < self._held else 1.0)

    def _begin(self, now: float) -> None:
        """Start the requested background at volume 0; one without a file is silent."""
        air = self._wanted
        assert air is not None
        file = self._bed(air.bed)
        self._air, self._playing, self._level = air, True, 0.0
        self._due = [now + each.every * (FIRST + self._random.random()) for each in air.visitors]
        if file is not None:
            self._sound(0.0)
            self._stream.load(file)
            self._stream.play(-1)

    def _sound(self, volume: float) -> None:
        if abs(volume - self._heard) > 0.002:
            self._heard = volume
            self._stream.set_volume(volume)

    def _visit(self, now: float) -> list[Play]:
        """Return the single sounds that are due, each panned at random."""
        come = []
        for place, visitor in enumerate(self._air.visitors if self._air is not None else ()):
            if self._due[place] <= now:
                self._due[place] = now + visitor.every * (0.5 + self._random.random())
                come.append(Play(visitor.sound, at=SoundPan(self._random.uniform(-0.7, 0.7))))
        return come
