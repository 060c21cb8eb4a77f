"""Motion curves of jolted and trembling pieces."""

from __future__ import annotations

import math

SHAKES = 34.0
"""Frequency of trembling, in radians per second."""


def settled(passed: float, within: float) -> float:
    """Return the remaining share of a jolt after `passed` seconds, decaying with the time constant `within`.

    Returns 0 before it.
    """
    return math.exp(-passed / within) if passed >= 0 else 0.0


def trembling(passed: float, within: float) -> float:
    """Return the displacement of a trembling piece: an oscillation that decays like `settled`, -1 to 1."""
    return settled(passed, within) * math.cos(passed * SHAKES)


def along(way: float, far: float) -> tuple[float, float]:
    """Return the step (right, down) of length `far` in the direction `way`, in degrees clockwise from the right."""
    return math.cos(math.radians(way)) * far, math.sin(math.radians(way)) * far


MET, RUN_UP, THRUST = 0.35, 0.45, 0.16
"""Share of a melee's time after which both sides meet; run-up, and thrust into the other, in counter widths."""


def charging(share: float, duration: float) -> float:
    """Return the distance of each side of a melee from contact after a share of its duration, in counter widths."""
    return RUN_UP * (1 - share / MET) if share < MET else -THRUST * settled((share - MET) * duration, 0.09)
