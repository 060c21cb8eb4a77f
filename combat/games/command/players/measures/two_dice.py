"""Probabilities of two dice; a whole deck has every pair equally often (2.1)."""

from __future__ import annotations

from functools import cache
from itertools import product

PAIRS = tuple(product(range(1, 7), repeat=2))
_LEADS = tuple(sum(one) - sum(other) for one in PAIRS for other in PAIRS)


@cache
def over(lead: int) -> float:
    """Return the probability that one roll of two dice plus `lead` exceeds another roll."""
    return sum(lead + gap > 0 for gap in _LEADS) / len(_LEADS)


@cache
def level(lead: int) -> float:
    """Return the probability that one roll of two dice plus `lead` equals another roll."""
    return sum(lead + gap == 0 for gap in _LEADS) / len(_LEADS)


@cache
def below(need: int) -> float:
    """Return the probability that the sum of two dice is below `need`."""
    return sum(sum(pair) < need for pair in PAIRS) / len(PAIRS)


@cache
def exactly(need: int) -> float:
    """Return the probability that the sum of two dice equals `need`."""
    return sum(sum(pair) == need for pair in PAIRS) / len(PAIRS)


@cache
def hitting(far: int) -> float:
    """Return the probability that the product of two dice exceeds the distance `far` in hexes (11.9)."""
    return sum(white * colour > far for white, colour in PAIRS) / len(PAIRS)


def breaking(lead: int, *, moving: bool = False) -> float:
    """Return the probability that an attack breaks a unit; `lead` is its FP less the unit's Morale (11.8).

    A `moving` unit also breaks at an equal total.
    """
    return over(lead) + (level(lead) if moving else 0.0)
