"""Which way a cross or a stick points, and when that counts as a step: at once, and calmly again while it is held."""

from __future__ import annotations

import math

Way = tuple[int, int]
"""Columns to the right and rows down, each -1, 0 or 1."""

NOWHERE: Way = (0, 0)
SETTLING = 0.04
"""Seconds until a direction counts: two buttons of a cross never go down together, a stick passes by others."""
REPEAT_DELAY_S, REPEAT_INTERVAL_S = 0.36, 0.13
"""Seconds until a direction that is held counts again, and then each time."""
STICKY = math.radians(8)
"""How far a stick may leave the sector that it is in before it counts as in the next."""
BEYOND, BACK = 0.3, 0.15
"""How far beyond the dead zone a stick is pushed before it points anywhere, and from where on it no longer does."""


class Stick:
    """Reads a stick's two axes as one of the directions round about; near its rest it points nowhere."""

    def __init__(self) -> None:
        self._way, self._angle = NOWHERE, 0.0

    def read(self, x: float, y: float, dead: float, ways: int) -> Way:
        """The direction, of four or eight; axes from -1 to 1, downwards positive."""
        push = math.hypot(x, y)
        if push < min(0.85, dead + (BACK if self._way != NOWHERE else BEYOND)):
            self._way = NOWHERE
            return NOWHERE
        angle, sector = math.atan2(y, x), math.tau / ways
        if self._way != NOWHERE and abs(_between(angle, self._angle)) < sector / 2 + STICKY:
            return self._way
        self._angle = round(angle / sector) * sector
        self._way = round(math.cos(self._angle)), round(math.sin(self._angle))
        return self._way


class Direction:
    """Turns a direction that is held into steps."""

    def __init__(self) -> None:
        self._held = NOWHERE
        self._wait = 0.0
        self._steps = 0
        """How many have come of it."""
        self._tapped = NOWHERE
        """Where it went from rest: a step that is meant however short it was."""

    @property
    def busy(self) -> bool:
        """Whether it points anywhere."""
        return self._held != NOWHERE

    def point(self, way: Way) -> Way:
        """It points somewhere else now; returns a step that was meant although it was too short to be seen."""
        if way == self._held:
            return NOWHERE
        before, stepped, self._held = self._held, self._steps > 0, way
        self._steps = 0
        if stepped:
            self._tapped = NOWHERE
        if way == NOWHERE:
            tapped, self._tapped = self._tapped, NOWHERE
            return tapped
        less = _part(way, before)  # one of two buttons was let go: the other follows
        if not less and (before == NOWHERE or self._tapped != NOWHERE):
            self._tapped = way
        self._wait = REPEAT_DELAY_S if less and stepped else SETTLING
        return NOWHERE

    def update(self, dt: float) -> Way:
        """Lets time pass; returns a step if one is due."""
        self._wait -= dt
        if self._held == NOWHERE or self._wait > 0:
            return NOWHERE
        self._wait = REPEAT_INTERVAL_S if self._steps else REPEAT_DELAY_S
        self._steps += 1
        return self._held

    def rest(self) -> None:
        """It is let go, and nothing comes of it any more."""
        self._held, self._tapped, self._steps = NOWHERE, NOWHERE, 0


def _part(way: Way, whole: Way) -> bool:
    """Whether a direction is what is left of a slanting one."""
    return all(whole) and way in ((whole[0], 0), (0, whole[1]))


def _between(one: float, other: float) -> float:
    """The angle from one to the other, -pi to pi."""
    return (one - other + math.pi) % math.tau - math.pi


def leaning(x: float, y: float, dead: float) -> tuple[float, float]:
    """How far a stick leans, 0 to 1 each way, from the edge of its dead zone on; gently at first."""
    push = math.hypot(x, y)
    if push <= dead:
        return 0.0, 0.0
    strength = min(1.0, (push - dead) / (1 - dead)) ** 2
    return x / push * strength, y / push * strength
