"""Confidence intervals of sampled proportions."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
"""The default confidence level."""


def deviations(confidence: float = CONFIDENCE) -> float:
    """Return the number of standard deviations to each side of the mean that cover a confidence level (0 to 1)."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(came_off: int, tries: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Return the confidence interval (Wilson's) of a probability, 0.0-1.0, from successes and tries.

    It is valid for few tries, and for none or all successful; for no tries it is 0 to 1.
    """
    if not tries:
        return 0.0, 1.0
    z = deviations(confidence)
    share, wide = came_off / tries, z * z / tries
    middle = share + wide / 2
    half = z * sqrt(share * (1 - share) / tries + wide / (4 * tries))
    return max(0.0, (middle - half) / (1 + wide)), min(1.0, (middle + half) / (1 + wide))
