"""How far off a figure may be that was counted in a sample."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
"""How often the true figure lies within, among many samples."""


def deviations(confidence: float = CONFIDENCE) -> float:
    """How many standard deviations to each side leave out so little."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(came_off: int, tries: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Between which shares, 0.0-1.0, the chance lies of what came off in some of so many tries (Wilson's interval).

    It holds for few tries, and where nothing or everything came off; of no tries it says nothing: 0 to 1.
    """
    if not tries:
        return 0.0, 1.0
    z = deviations(confidence)
    share, wide = came_off / tries, z * z / tries
    middle = share + wide / 2
    half = z * sqrt(share * (1 - share) / tries + wide / (4 * tries))
    return max(0.0, (middle - half) / (1 + wide)), min(1.0, (middle + half) / (1 + wide))
