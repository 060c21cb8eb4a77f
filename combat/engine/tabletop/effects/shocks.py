"""Pieces that are thrown about for a moment, and steps along the way that things fly."""

from __future__ import annotations

import math

SHAKES = 34.0
"""How quickly a piece trembles, in radians a second."""


def settled(passed: float, within: float) -> float:
    """What is left of a jolt after so many seconds: 1 at first, and most of it gone `within` so many; 0 before it."""
    return math.exp(-passed / within) if passed >= 0 else 0.0


def trembling(passed: float, within: float) -> float:
    """The same, but to and fro."""
    return settled(passed, within) * math.cos(passed * SHAKES)


def along(way: float, far: float) -> tuple[float, float]:
    """A step so far into a direction."""
    return math.cos(math.radians(way)) * far, math.sin(math.radians(way)) * far


MET, RUN_UP, THRUST = 0.35, 0.45, 0.16
"""The share of the time after which both sides of a melee meet; how far each runs up to that, and thrusts into the
other, in widths of a counter."""


def charging(share: float, duration: float) -> float:
    """How far out each side of a melee is after a share of its seconds, in widths of a counter."""
    return RUN_UP * (1 - share / MET) if share < MET else -THRUST * settled((share - MET) * duration, 0.09)
