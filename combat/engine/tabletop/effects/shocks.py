"""Motion curves of pieces that are jolted, tremble or charge."""

from __future__ import annotations

import math

SHAKES = 34.0
"""Frequency of trembling, in radians per second."""


def settled(passed: float, within: float) -> float:
    """Return the remaining share (1 to 0) of a jolt after `passed` seconds: exponential decay with the time constant
    `within`.

    Returns 0 for negative `passed`, before the jolt.
    """
    return math.exp(-passed / within) if passed >= 0 else 0.0


def trembling(passed: float, within: float) -> float:
    """Return the displacement (-1 to 1) of a trembling piece after `passed` seconds: an oscillation that decays like
    `settled`.
    """
    return settled(passed, within) * math.cos(passed * SHAKES)


def along(way: float, far: float) -> tuple[float, float]:
    """Return the vector (right, down) of length `far` in the direction `way`, in degrees clockwise from the right."""
    return math.cos(math.radians(way)) * far, math.sin(math.radians(way)) * far


MET, RUN_UP, THRUST = 0.35, 0.45, 0.16
"""Share of a melee's time after which both sides meet; run-up, and thrust into the other, in counter widths."""


def charging(share: float, duration: float) -> float:
    """Return the distance of each side of a melee from contact, in counter widths, after a share of the whole
    duration in seconds.
    """
    return RUN_UP * (1 - share / MET) if share < MET else -THRUST * settled((share - MET) * duration, 0.09)
