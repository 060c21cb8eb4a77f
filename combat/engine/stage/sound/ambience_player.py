"""The air around a scene: its bed goes round and makes way for what is louder, and visitors come now and then."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from combat.engine.stage.sound.orders import Play
from combat.engine.stage.sound.sound_pan import SoundPan
from combat.engine.stage.sound.sound_table import Ambience

STEP = 0.05
"""Seconds between two steps of a bed that swells or fades."""
SWELL, SINK, DUCK = 1.6, 0.8, 0.12
"""Seconds for which a bed takes to come, to go for another, and to make way for what is louder."""
DUCKED, HELD = 0.4, 0.7
"""What is left of a bed under something louder, and for how many seconds after that it stays so."""
FIRST = 0.4
"""The share of a visitor's usual time after which the first of them may come."""


class Stream(Protocol):
    """What plays a bed."""

    def load(self, filename: Path) -> None:
        """Take up a file; raises what its decoder raises."""

    def play(self, loops: int) -> None:
        """Go round for ever with -1."""

    def set_volume(self, volume: float) -> None:
        """0 to 1."""

    def stop(self) -> None:
        """Fall silent."""


class AmbiencePlayer:
    """One bed at a time; told the time by whoever plays sounds."""

    def __init__(self, stream: Stream, bed: Callable[[str], Path | None]) -> None:
        """`bed` finds the file of a bed."""
        self._stream, self._bed = stream, bed
        self._air: Ambience | None = None
        self._wanted: Ambience | None = None
        self._playing = False
        self._level, self._heard, self._then, self._held = 0.0, -1.0, 0.0, 0.0
        self._due: list[float] = []
        self._random = random.Random()

    def play_ambience(self, air: Ambience | None, now: float) -> None:
        """From now on another air, or none; what is heard fades first."""
        if air != self._wanted:
            self._wanted, self._then = air, now

    def make_way(self, now: float) -> None:
        """Something louder is heard."""
        if self._playing and now >= self._held:
            self._then = now
        self._held = now + HELD

    def follow(self, now: float, loud: Callable[[str], float]) -> list[Play]:
        """Go on to this moment, `loud` as the player wants each group; returns the visitors that come."""
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
        """Seconds until it wants to go on; None while nothing changes by itself."""
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
        """The bed of what is wanted, from silence; one that is not there, or cannot be read, is none."""
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
        """Those visitors whose time has come, each from somewhere."""
        come = []
        for place, visitor in enumerate(self._air.visitors if self._air is not None else ()):
            if self._due[place] <= now:
                self._due[place] = now + visitor.every * (0.5 + self._random.random())
                come.append(Play(visitor.sound, at=SoundPan(self._random.uniform(-0.7, 0.7))))
        return come
