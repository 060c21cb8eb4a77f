"""Conversion of the direction of a d-pad or stick into steps: one at once, and repeated ones while it is held."""

from __future__ import annotations

import math

Way = tuple[int, int]
"""Columns to the right and rows down, each -1, 0 or 1."""

NOWHERE: Way = (0, 0)
SETTLING = 0.04
"""Seconds until a direction counts: the two buttons of a diagonal are not pressed at the same moment."""
REPEAT_DELAY_S, REPEAT_INTERVAL_S = 0.36, 0.13
"""Seconds until a held direction repeats, and between repeats."""
STICKY = math.radians(8)
"""Hysteresis in radians: how far a stick may leave its sector before it counts as in the next."""
BEYOND, BACK = 0.3, 0.15
"""Deflection beyond the dead zone from which a stick has a direction, and below which it loses it."""


class Stick:
    """Converts a stick's two axes into one of four or eight directions."""

    def __init__(self) -> None:
        self._way, self._angle = NOWHERE, 0.0

    def read(self, x: float, y: float, dead: float, ways: int) -> Way:
        """Return the direction of the stick, one of four or eight `ways`, or NOWHERE within the dead zone.

        Axes run from -1 to 1, positive downwards.
        """
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
    """Converts a held direction into steps."""

    def __init__(self) -> None:
        self._held = NOWHERE
        self._wait = 0.0
        self._steps = 0
        """Number of steps since the direction was set."""
        self._tapped = NOWHERE
        """The direction set from rest: it yields a step however briefly it is held."""

    @property
    def busy(self) -> bool:
        """Return whether a direction is held."""
        return self._held != NOWHERE

    def point(self, way: Way) -> Way:
        """Set the held direction; return the step that is due for a previous direction held too briefly, else
        NOWHERE.
        """
        if way == self._held:
            return NOWHERE
        before, stepped, self._held = self._held, self._steps > 0, way
        self._steps = 0
        if stepped:
            self._tapped = NOWHERE
        if way == NOWHERE:
            tapped, self._tapped = self._tapped, NOWHERE
            return tapped
        less = _part(way, before)  # one button of a diagonal was released; the other will follow
        if not less and (before == NOWHERE or self._tapped != NOWHERE):
            self._tapped = way
        self._wait = REPEAT_DELAY_S if less and stepped else SETTLING
        return NOWHERE

    def update(self, dt: float) -> Way:
        """Advance the time by `dt` seconds; return a step if one is due, else NOWHERE."""
        self._wait -= dt
        if self._held == NOWHERE or self._wait > 0:
            return NOWHERE
        self._wait = REPEAT_INTERVAL_S if self._steps else REPEAT_DELAY_S
        self._steps += 1
        return self._held

    def rest(self) -> None:
        """Release the direction without causing a step."""
        self._held, self._tapped, self._steps = NOWHERE, NOWHERE, 0


def _part(way: Way, whole: Way) -> bool:
    """Return whether a direction is one component of a diagonal."""
    return all(whole) and way in ((whole[0], 0), (0, whole[1]))


def _between(one: float, other: float) -> float:
    """Return the angle between two angles, -pi to pi."""
    return (one - other + math.pi) % math.tau - math.pi


def leaning(x: float, y: float, dead: float) -> tuple[float, float]:
    """Return the deflection of a stick beyond its dead zone, -1 to 1 for each axis, with a quadratic response."""
    push = math.hypot(x, y)
    if push <= dead:
        return 0.0, 0.0
    strength = min(1.0, (push - dead) / (1 - dead)) ** 2
    return x / push * strength, y / push * strength
